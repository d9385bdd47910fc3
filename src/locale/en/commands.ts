const opponent = { name: 'opponent', description: 'Against whom, if you play several duels here' };
const stone = (description: string) => ({ name: 'stone', description });

/** Slash commands and their options: what they are called and what they say they do. */
export const commands = {
  challenge: {
    name: 'challenge',
    description: 'Challenge somebody to a duel',
    options: {
      opponent: { name: 'opponent', description: 'Whom you challenge' },
      game: { name: 'game', description: 'Which game (Border Stones if left out)' },
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
};

/** The choices of options, by the value that Discord sends. */
export const choices = {
  game: {
    'border-stones': 'Border Stones (52 cards)',
    'schotten-totten': 'Schotten Totten (original)',
    'schotten-totten-online': 'Schotten Totten (online rules)',
  },
  claims: { standard: 'As the game has it', any: 'Claim at any time in your turn' },
  hand: { '6': '6 cards', '7': '7 cards (larger hand)' },
  help: { on: 'On', off: 'Off' },
  thread: { on: 'Yes', off: 'No' },
};
