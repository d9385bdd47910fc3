import type { StoneNumber } from '../engine/stones/types.ts';
import { stoneLabel } from '../render/index.ts';
import type { SeatView } from '../render/index.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { chooseDuel, duelsHere, opponentOf, rivalOf, seatViewOf } from './find.ts';
import type { AutocompleteInteraction, Choice } from './interaction.ts';
import { makeStoneValue, parseCardValue } from './options.ts';

/** A duel that suggestions are made for. */
export interface Suggested {
  readonly table: Table;
  readonly view: SeatView;
  /** Against whom, where several duels fit and a suggestion has to say which one it is for. */
  readonly against?: string;
}

/** The duels that a command could mean as it is typed so far; off turn too. */
export async function duelsTyped(
  context: Context,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggested[]> {
  const { place, invoker, options } = interaction;
  const meant = chooseDuel(await duelsHere(context, place, invoker.id, opponentOf(options)), invoker.id);
  if (meant.kind === 'none') return [];
  if (meant.kind === 'one') return suggestedAt(meant.table, invoker.id);
  const carried = parseCardValue(options.get('card')).table;
  const aimed = meant.tables.find((table) => table.row.id === carried);
  if (aimed && interaction.focused.name !== 'card') return suggestedAt(aimed, invoker.id);
  const named = meant.tables.map(async (table) => {
    const against = await context.channels.nameOf(table.row.guildId, rivalOf(table, invoker.id), 'plain');
    return suggestedAt(table, invoker.id, against);
  });
  return (await Promise.all(named)).flat();
}

function suggestedAt(table: Table, user: string, against?: string): readonly Suggested[] {
  const view = seatViewOf(table, user);
  return view ? [{ table, view, ...(against !== undefined && { against }) }] : [];
}

/** The stones that apply, with what lies there, narrowed by the digit typed. */
export function suggestStones(
  duels: readonly Suggested[],
  typed: string,
  applying: (duel: Suggested) => readonly StoneNumber[],
): readonly Choice[] {
  return duels.flatMap((duel) =>
    applying(duel)
      .filter((stone) => typed === '' || String(stone) === typed)
      .map((stone) => ({
        name: stoneLabel(duel.table.face, duel.view, stone, duel.against),
        value: makeStoneValue(stone, duel.against === undefined ? null : duel.table.row.id),
      })),
  );
}
