import { ComponentType } from 'discord-api-types/v10';
import type { APIActionRowComponent, APIStringSelectComponent } from 'discord-api-types/v10';
import { mostRounds } from '../engine/stones/match.ts';
import { otherSeat } from '../engine/stones/seats.ts';
import { countdown } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { makeCustomId } from './customId.ts';
import { foremost } from './listing.ts';
import { standingParts } from './match.ts';
import type { Message } from './message.ts';
import { cut, escapeName } from './names.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/** A person's duel that runs. */
export interface RunningDuel {
  readonly table: TableFace;
  /** A plain name (`plainName`). */
  readonly against: string;
  /** Whether the person is up. */
  readonly up: boolean;
  /** Where its board is; null where that is not known. */
  readonly link: string | null;
}

/** A person's duel that is over, or was broken off (`none`). */
export interface EndedDuel {
  readonly table: TableFace;
  /** A plain name (`plainName`). */
  readonly against: string;
  readonly result: 'won' | 'lost' | 'drawn' | 'none';
  /** League points of the person, and of the other. */
  readonly own: number;
  readonly other: number;
  /** In milliseconds. */
  readonly endedAt: number;
  readonly link: string | null;
}

/** A person's duels on a server: those where they are up first, then those that ended last first. */
export interface GamesSheet {
  readonly running: readonly RunningDuel[];
  readonly ended: readonly EndedDuel[];
  /** Whose duels; it is the same person who looks at them. */
  readonly asker: string;
}

/** The most entries of a select. */
const MOST_ENTRIES = 25;

/** How many ended duels keep their place in the select, however many are running. */
const ENDED_ENTRIES = 10;

/** How many ended duels keep their line, however many are running. */
const ENDED_LINES = 3;

/** The most characters of an entry. */
const LONGEST_ENTRY = 100;

/** A person's duels with links to their boards, and a select to look back at any of them. */
export function paintGames(sheet: GamesSheet, words: Locale): Message {
  const { running, ended, asker } = sheet;
  const { history } = words;
  if (running.length + ended.length === 0) return textMessage(history.none);
  const runningHead = running.length === 0 ? history.noneRunning : `### ${history.running}`;
  const endedHead = ended.length === 0 ? [] : [`### ${history.ended}`];
  const endedLines = ended.map((duel) => endedLine(duel, words));
  const runningLines = foremost(
    running.map((duel) => runningLine(duel, asker, words)),
    [runningHead, ...endedHead, ...endedLines.slice(0, ENDED_LINES)],
  );
  const now = [runningHead, ...runningLines, ...endedHead];
  return textMessage([...now, ...foremost(endedLines, now)].join('\n'), [lookBackSelect(sheet, words)]);
}

function runningLine({ table, against, up, link }: RunningDuel, asker: string, words: Locale): string {
  const { history } = words;
  const name = escapeName(against);
  const left = asker === table.challenger ? 'A' : 'B';
  const parts = [
    up ? history.youAreUp(name) : history.otherIsUp(name),
    words.game.rulesets[table.ruleset],
    ...standingParts(table, words, { left, turn: up ? left : otherSeat(left) }),
    ...linkTo(link, words),
  ];
  return `- ${parts.join(' · ')}`;
}

function endedLine(duel: EndedDuel, words: Locale): string {
  const { table, against, link, endedAt } = duel;
  const parts = [
    resultOf(duel, escapeName(against), words),
    words.game.rulesets[table.ruleset],
    ...roundOf(table, words),
    countdown(endedAt),
    ...linkTo(link, words),
  ];
  return `- ${parts.join(' · ')}`;
}

/** Which round of its match a duel is; nothing for a single round. */
function roundOf({ match, round }: TableFace, { history }: Locale): readonly string[] {
  return match === 'single' ? [] : [history.round(round, mostRounds(match))];
}

function resultOf({ result, own, other }: EndedDuel, name: string, { history }: Locale): string {
  return history.result[result](name, own, other);
}

function lookBackSelect(
  { running, ended }: GamesSheet,
  words: Locale,
): APIActionRowComponent<APIStringSelectComponent> {
  const kept = Math.min(ended.length, ENDED_ENTRIES);
  const entries = [
    ...running
      .slice(0, MOST_ENTRIES - kept)
      .map(({ table, against }) => ({ table, label: words.history.runs(against) })),
    ...ended.map((duel) => ({ table: duel.table, label: resultOf(duel, duel.against, words) })),
  ];
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: makeCustomId({ kind: 'lookBack' }),
        placeholder: words.history.lookBack,
        options: entries.slice(0, MOST_ENTRIES).map(({ table, label }) => ({
          label: cut(
            [label, words.game.rulesets[table.ruleset], ...roundOf(table, words)].join(' · '),
            LONGEST_ENTRY,
          ),
          value: String(table.id),
        })),
      },
    ],
  };
}

/** A masked link. Its text is ours: where it looked like an address itself, Discord would show it as it stands. */
function linkTo(link: string | null, { history }: Locale): readonly string[] {
  return link === null ? [] : [`[${history.toBoard}](${link})`];
}
