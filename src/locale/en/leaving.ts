import { countingIn } from '../grammar.ts';

const count = countingIn('en');

/** Time, and the ways out of a round. `who`, `other`: mentions; `due`, `end`: moments as Discord counts them down. */
export const leaving = {
  /** How long a move may take, in a challenge: whole days from two on. */
  clock: (hours: number) => {
    const isDays = hours > 24 && hours % 24 === 0;
    const time = isDays
      ? count(hours / 24, { one: '# day', other: '# days' })
      : count(hours, { one: '# hour', other: '# hours' });
    return `${time} a move`;
  },
  /** Below a board. */
  due: (due: string) => `⏳ Move due ${due}`,
  /** Once a turn, to whoever is up; the line above follows. */
  reminder: (who: string, other: string) => `${who}, it’s your turn against ${other}.`,
  /** To the one who waits, once the other’s time is over. */
  lapsed: (who: string, other: string, end: string) =>
    `⌛ ${who}, ${other}’s time is over: you may take the win. As long as you don’t, ${other} can still move; the round ends by itself ${end}.`,

  /** The way out that a player’s own message offers. */
  wayOut: {
    'take-win': (other: string) => `⌛ ${other}’s time is over: you may take the win.`,
    left: (other: string) => `${other} has left the server: you may end the round, without points.`,
    silent: (other: string) => `${other} has not moved for 14 days: you may end the round, without points.`,
  },
  /** How a round was ended without a result. */
  ended: {
    moderator: (who: string) => `A moderator, ${who}, has ended this round: no points.`,
    left: (who: string, other: string) =>
      `${other} has left the server, so ${who} has ended this round: no points.`,
    silent: (who: string, other: string) =>
      `${other} had not moved for 14 days, so ${who} has ended this round: no points.`,
  },
  matchToo: 'The match ends with it.',
};
