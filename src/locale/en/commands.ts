import { countingIn } from '../grammar.ts';

const count = countingIn('en');

const opponent = { name: 'opponent', description: 'Against whom, if you play several duels here' };
const stone = (description: string) => ({ name: 'stone', description });

/** Slash commands and their options: what they are called and what they say they do. */
export const commands = {
  challenge: {
    name: 'challenge',
    description: 'Challenge somebody to a duel',
    options: {
      opponent: {
        name: 'opponent',
        description: 'Whom you challenge: anybody, or me; without one, whoever accepts first plays',
      },
      level: { name: 'level', description: 'How well I play against you (medium if left out)' },
      game: { name: 'game', description: 'Which game (Border Stones if left out)' },
      match: { name: 'match', description: 'How many rounds you play (one if left out)' },
      clock: { name: 'clock', description: 'Hours for each move (1 to 336), or no clock' },
      claims: { name: 'claims', description: 'When stones may be claimed' },
      hand: { name: 'hand', description: 'How many cards a hand holds (Border Stones only)' },
      help: { name: 'help', description: 'Mark the stones that can be claimed' },
      thread: { name: 'thread', description: 'Play in a thread of its own' },
    },
  },
  play: {
    name: 'play',
    description: 'Lay a card from your hand at a stone',
    options: {
      card: { name: 'card', description: 'The card, like 9s, 10h or blue 5' },
      stone: stone('At which stone, 1 to 9'),
      opponent,
    },
  },
  claim: {
    name: 'claim',
    description: 'Claim a stone that you can prove',
    options: { stone: stone('Which stone, 1 to 9'), opponent },
  },
  hand: { name: 'hand', description: 'See your hand and what you can do', options: { opponent } },
  why: {
    name: 'why',
    description: 'Why a stone can or can’t be claimed',
    options: { stone: stone('Which stone, 1 to 9'), opponent },
  },
  rules: {
    name: 'rules',
    description: 'How it is played',
    options: { game: { name: 'game', description: 'Which game’s rules' } },
  },
  end: { name: 'end', description: 'End your turn, or pass', options: { opponent } },
  board: { name: 'board', description: 'Show the board here', options: { opponent } },
  resign: { name: 'resign', description: 'Give the round up', options: { opponent } },
  leaderboard: {
    name: 'leaderboard',
    description: 'Who has how many points on this server',
    options: {
      game: { name: 'game', description: 'Which game counts (all if left out)' },
      period: {
        name: 'period',
        description: 'Of which time (this month if left out; of the daily deal, today)',
      },
    },
  },
  stats: {
    name: 'stats',
    description: 'What your rounds on this server add up to, or somebody else’s',
    options: { user: { name: 'user', description: 'Whose rounds (yours if left out)' } },
  },
  games: {
    name: 'games',
    description: 'Your duels on this server: those that run, and the last ones to look back at',
    options: {},
  },
  gridcannon: {
    name: 'gridcannon',
    description: 'Play Gridcannon alone, or see your running game again',
    options: {
      variant: { name: 'variant', description: 'Which variant (standard if left out)' },
      visible: { name: 'visible', description: 'Who sees the board (everybody here if left out)' },
      deal: { name: 'deal', description: 'The number of a deal, the same for everybody, or daily' },
    },
  },
  admin: {
    name: 'admin',
    description: 'For moderators',
    options: {},
    subcommands: {
      end: {
        name: 'end',
        description: 'End a duel in this channel, without points for anybody',
        options: { duel: { name: 'duel', description: 'Which duel, if several run here' } },
      },
    },
  },
};

/** The choices of options, by the value that Discord sends. */
export const choices = {
  game: {
    all: 'All games',
    'border-stones': 'Border Stones (52 cards)',
    'schotten-totten': 'Schotten Totten (original)',
    'schotten-totten-online': 'Schotten Totten (online rules)',
    gridcannon: 'Gridcannon',
    'gridcannon-daily': 'Gridcannon: daily deal',
  },
  match: {
    single: 'One round',
    'best-of-three': 'Best of three',
    'series-2': 'Series: 2 rounds by points',
    'series-3': 'Series: 3 rounds by points',
    'series-4': 'Series: 4 rounds by points',
    'series-5': 'Series: 5 rounds by points',
    'series-6': 'Series: 6 rounds by points',
    'series-7': 'Series: 7 rounds by points',
    'series-8': 'Series: 8 rounds by points',
    'series-9': 'Series: 9 rounds by points',
  },
  period: { day: 'Today (daily deal only)', month: 'This month', year: 'This year', all: 'All time' },
  claims: { standard: 'As the game has it', any: 'Claim at any time in your turn' },
  hand: { '6': '6 cards', '7': '7 cards (larger hand)' },
  help: { on: 'On', off: 'Off' },
  level: { easy: 'Easy', medium: 'Medium' },
  variant: { standard: 'Standard', 'empty-centre': 'Empty centre' },
  visible: { public: 'Everybody here', private: 'Only me' },
  thread: { on: 'Yes', off: 'No' },
};

/** What is suggested while an option is typed, beside what lies on a table. */
export const suggestions = {
  noClock: 'No clock',
  /** What holds where the option is left out. */
  usual: (clock: string) => `${clock}, as usual`,
  clock: (hours: number) => {
    const time = count(hours, { one: '# hour', other: '# hours' });
    return hours % 24 === 0 ? `${time} (${count(hours / 24, { one: '# day', other: '# days' })})` : time;
  },
};
