import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIActionRowComponent, APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { BookId, Locale } from '../locale/index.ts';
import { makeCustomId } from './customId.ts';
import type { Press } from './customId.ts';
import { cut } from './names.ts';
import type { TableFace } from './table.ts';

export type Button = APIButtonComponentWithCustomId;

const styles = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

/** How a button looks: most are plain, one is picked out, some take or give something up. */
export type Tone = keyof typeof styles;

/** The most buttons in a row. */
const MOST_IN_ROW = 5;

/** The most characters of a label. */
const LABEL_LIMIT = 80;

/** A button that means a press. Labels are cut where Discord would refuse them. */
export function button(press: Press, label: string, tone: Tone = 'plain'): Button {
  return {
    type: ComponentType.Button,
    style: styles[tone],
    custom_id: makeCustomId(press),
    label: cut(label, LABEL_LIMIT),
  };
}

/**
 * Buttons in rows, each group beginning a row of its own; a group of none gives no row. Rows are filled evenly: six
 * buttons make three and three, which a phone shows as they are.
 */
export function rows(...groups: readonly (readonly Button[])[]): APIActionRowComponent<Button>[] {
  return groups.flatMap((group) => {
    const count = Math.ceil(group.length / MOST_IN_ROW);
    const length = Math.ceil(group.length / count);
    return Array.from({ length: count }, (_, row) => ({
      type: ComponentType.ActionRow,
      components: group.slice(row * length, (row + 1) * length),
    }));
  });
}

/** “How it is played”: the rules from their first page, in the language of who presses. */
export function rulesButton(ruleset: BookId, { buttons }: Locale): Button {
  return button({ kind: 'rules', ruleset, page: 0, language: null }, buttons.rules);
}

/** “Rematch”: for both players; it begins once each has pressed. */
export function rematchButton({ id }: TableFace, { buttons }: Locale): Button {
  return button({ kind: 'rematch', table: id }, buttons.rematch, 'main');
}

/** “Replay”: the duel from its deal on, for whoever presses. */
export function replayButton({ id }: TableFace, { buttons }: Locale): Button {
  return button({ kind: 'replay', table: id, move: 0 }, buttons.replay);
}

/** “My hand”: for everybody to see, but it answers only who plays here. */
export function handButton(table: TableFace, { buttons }: Locale): Button {
  return button({ kind: 'hand', table: table.id }, buttons.hand, 'main');
}
