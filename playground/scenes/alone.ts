import type { OptionValues, SeenMessage } from '../index.ts';
import type { Table } from './table.ts';

/** Anna plays Gridcannon, by what the buttons offer her. */

/** A button that fells a royal is marked like this. */
const FELLS = '💥';

/** More presses than any game needs. */
const MOST_PRESSES = 200;

/** In milliseconds; a search that takes longer was given up. */
const LONGEST_SEARCH = 60_000;

/** Begins a game. @returns the message with its board. */
export function beginAlone({ room, anna }: Table, options: OptionValues): Promise<SeenMessage> {
  return anna.slash(room, 'gridcannon', options).shows();
}

/** Presses on until the board is as wished, or the game is over. @returns the message as it is then. */
export async function pressOn(
  table: Table,
  board: SeenMessage,
  isWished: (board: SeenMessage) => boolean,
): Promise<SeenMessage> {
  let now = board;
  for (let presses = 0; presses < MOST_PRESSES && !isWished(now); presses++) {
    const act = chooseAct(now);
    if (act === null) return now;
    const before = JSON.stringify([now.text, now.buttons]);
    await table.anna.press(now, { customId: act }).answered;
    now = await table.discord.until(() => {
      const seen = table.anna.look(now);
      return JSON.stringify([seen.text, seen.buttons]) === before ? undefined : seen;
    }, 'the board after a press');
  }
  return now;
}

/** Waits until the bot has stopped looking for a winning line: while it does, a line of its message ends with dots. */
export async function untilSearched({ discord, anna }: Table, end: SeenMessage): Promise<void> {
  const what = 'what could have been made of the deal';
  await discord.until(() => (/ …$/m.test(anna.look(end).text) ? undefined : end), what, LONGEST_SEARCH);
}

/** The shot that fells, else the first thing that can be done; null once the game is over. */
function chooseAct({ buttons }: SeenMessage): string | null {
  const acts = buttons.filter(({ customId, disabled }) => !disabled && customId.startsWith('gridAct.'));
  const ploys = buttons.filter(({ customId }) => /^gridMode\..*\.(extract|reassign|from)/.test(customId));
  const act = acts.find(({ label, emoji }) => `${emoji}${label}`.includes(FELLS)) ?? acts[0] ?? ploys[0];
  return act?.customId ?? null;
}
