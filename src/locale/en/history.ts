/** Duels that run and duels that are over. `name` is a name as it is shown, points are those of a round. */
export const history = {
  // The list.
  none: 'You have no duels on this server yet: `/challenge` begins one.',
  running: 'Running',
  noneRunning: 'You have no duel running: `/challenge` begins one.',
  ended: 'Finished last',
  youAreUp: (name: string) => `**Your turn** against ${name}`,
  otherIsUp: (name: string) => `${name} is up`,
  runs: (name: string) => `Running against ${name}`,
  result: {
    won: (name: string, own: number, other: number) => `Won ${own}:${other} against ${name}`,
    lost: (name: string, own: number, other: number) => `Lost ${own}:${other} against ${name}`,
    drawn: (name: string, own: number, other: number) => `Drawn ${own}:${other} against ${name}`,
    none: (name: string) => `Ended without a result against ${name}`,
  },
  round: (round: number, most: number) => `round ${round} of ${most}`,
  toBoard: 'to the board',
  lookBack: 'Look back at a duel, move by move',

  // The replay.
  deal: (moves: number) => `Move 0 of ${moves}: the deal`,
  move: (move: number, moves: number) => `Move ${move} of ${moves}`,
  inHand: 'In hand',
  toStart: 'Start',
  toEnd: 'End',

  // The record.
  record:
    'The record of this duel: the shuffled deck and every move. With the file in Merestone’s folder, this line replays it:',
};
