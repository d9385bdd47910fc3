import { describe, expect, it } from 'vitest';
import { locales, sayRefusal } from '../../src/locale/index.ts';
import type { AnyRefusal } from '../../src/locale/index.ts';
import { card, cards, claimOf, viewOf } from '../render/views.ts';

const open = viewOf('border-stones', '9s9h9d|5c6c/4c|/9c|JhJdJc/|/|/|/|/|/|');
const stone = 1;

/** One of every refusal that there is; some in several forms. */
const everyRefusal: {
  readonly [Code in AnyRefusal['code']]: readonly Extract<AnyRefusal, { readonly code: Code }>[];
} = {
  'game-over': [{ code: 'game-over' }],
  'unknown-action': [{ code: 'unknown-action' }],
  'not-your-turn': [{ code: 'not-your-turn' }],
  'wrong-phase': [{ code: 'wrong-phase' }],
  'must-play': [{ code: 'must-play' }],
  'not-in-hand': [{ code: 'not-in-hand', card: card('Qs') }],
  'no-place': [
    { code: 'no-place', stone, why: 'owned' },
    { code: 'no-place', stone, why: 'full' },
  ],
  unproven: [
    { code: 'unproven', stone, proof: claimOf(open, 'A', 1).proof },
    { code: 'unproven', stone: 2, proof: claimOf(open, 'A', 2).proof },
    {
      code: 'unproven',
      stone: 3,
      proof: claimOf(viewOf('border-stones', '9s9h9d|JhJdJc^A/|/|/|/|/|/|/|/|'), 'A', 1).proof,
    },
    {
      code: 'unproven',
      stone,
      proof: claimOf(viewOf('border-stones', '9s9h9d|=A/|/|/|/|/|/|/|/|'), 'A', 1).proof,
    },
  ],
  'refused-before': [{ code: 'refused-before', stone, proof: claimOf(open, 'A', 1).proof }],
  'not-in-server': [{ code: 'not-in-server' }],
  stranger: [{ code: 'stranger' }],
  'no-duel': [{ code: 'no-duel' }],
  'no-duel-with': [{ code: 'no-duel-with', opponent: '7' }],
  'challenge-self': [{ code: 'challenge-self' }],
  'challenge-bot': [{ code: 'challenge-bot' }],
  'challenge-absent': [{ code: 'challenge-absent', opponent: '7' }],
  'duel-exists': [
    { code: 'duel-exists', opponent: '7', link: null },
    { code: 'duel-exists', opponent: '7', link: 'https://discord.com/channels/1/2/3' },
  ],
  'challenge-exists': [{ code: 'challenge-exists', opponent: '7', link: null }],
  'hand-not-of-game': [{ code: 'hand-not-of-game' }],
  'challenge-accepted': [{ code: 'challenge-accepted' }],
  'challenge-declined': [{ code: 'challenge-declined' }],
  'challenge-withdrawn': [{ code: 'challenge-withdrawn' }],
  'challenge-expired': [{ code: 'challenge-expired' }],
  'not-challenged': [{ code: 'not-challenged', opponent: '7' }],
  'not-challenger': [{ code: 'not-challenger', challenger: '7' }],
  'challenge-yours': [{ code: 'challenge-yours' }],
  'open-challenge-exists': [
    { code: 'open-challenge-exists', link: null },
    { code: 'open-challenge-exists', link: 'https://discord.com/channels/1/2/3' },
  ],
  'choice-unknown': [{ code: 'choice-unknown' }],
  'clock-unknown': [{ code: 'clock-unknown', typed: '@everyone' }],
  'win-not-due': [
    { code: 'win-not-due', deadline: 1_800_000_000_000 },
    { code: 'win-not-due', deadline: null },
  ],
  'round-not-deserted': [{ code: 'round-not-deserted', opponent: '7' }],
  'presence-unknown': [{ code: 'presence-unknown', opponent: '7' }],
  'match-over': [{ code: 'match-over' }],
  'no-record': [{ code: 'no-record' }],
  'no-duel-running': [{ code: 'no-duel-running' }],
  'which-duel': [{ code: 'which-duel' }],
  'stone-unknown': [{ code: 'stone-unknown', typed: '10' }],
  'card-unknown': [
    { code: 'card-unknown', hand: cards('9s Qh') },
    { code: 'card-unknown', hand: [] },
  ],
  'card-not-held': [{ code: 'card-not-held', hand: cards('9s Qh') }],
  'thread-impossible': [{ code: 'thread-impossible' }],
  'board-impossible': [{ code: 'board-impossible' }],
  'why-withheld': [{ code: 'why-withheld', stone }],
  'not-your-game': [{ code: 'not-your-game', player: '7' }],
  illegal: [{ code: 'illegal' }],
  'cannot-undo': [{ code: 'cannot-undo' }],
  'deal-unknown': [{ code: 'deal-unknown', typed: '@everyone' }],
  'solution-secret': [{ code: 'solution-secret' }],
  'deal-running': [{ code: 'deal-running' }],
  'no-solution': [{ code: 'no-solution' }],
  'press-unknown': [{ code: 'press-unknown' }],
  stale: [{ code: 'stale' }],
  fault: [{ code: 'fault', reference: '7f3a' }],
};

const all: readonly AnyRefusal[] = Object.values(everyRefusal).flat();

describe.each([locales.en, locales.de])('refusals in $language', (words) => {
  const said = all.map((refusal) => sayRefusal(words, refusal, { ruleset: 'border-stones', faces: words }));

  it('are one sentence each', () => {
    for (const sentence of said) {
      expect(sentence).toMatch(/^\S.*[.)]$/s);
      expect(sentence).not.toMatch(/\n|undefined|null/);
      expect(sentence.length).toBeLessThan(240);
    }
  });

  it('name commands and options as they are called in that language', () => {
    const commands = Object.values(words.commands);
    const subcommands = commands.flatMap((command) =>
      'subcommands' in command ? Object.values(command.subcommands) : [],
    );
    const options = [...commands, ...subcommands].flatMap(({ options: of }) =>
      Object.values<{ readonly name: string }>(of).map(({ name }) => name),
    );
    for (const [, slash, name = ''] of said.join(' ').matchAll(/`(\/?)([a-z]+)`/g)) {
      expect(slash === '/' ? commands.map((command) => command.name) : options).toContain(name);
    }
  });

  it('read like this', () => {
    expect(said.join('\n')).toMatchSnapshot();
  });
});

it('names cards with the faces of the table, whatever the reader speaks', () => {
  const refusal = { code: 'not-in-hand', card: card('Qs') } as const;
  expect(sayRefusal(locales.en, refusal, { ruleset: 'border-stones', faces: locales.de })).toContain('D♠');
});
