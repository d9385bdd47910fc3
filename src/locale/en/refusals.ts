import type { Proof } from '../../engine/stones/types.ts';
import { listingIn } from '../grammar.ts';
import { countdown } from '../moments.ts';
import type { RefusalWords, Speech } from '../speech.ts';

const list = listingIn('en');

const person = (id: string): string => `<@${id}>`;
const here = (link: string | null): string => (link === null ? 'here' : `[here](${link})`);

function unproven(stone: number, { why, own, rival, witness }: Proof, say: Speech): string {
  if (why === 'side-incomplete') return `You need three cards at stone ${stone} before you can claim it.`;
  if (why === 'already-claimed') return `Stone ${stone} is owned already: claim one that is free.`;
  const cards = witness && list.all(witness.map(say.card));
  if (cards)
    return `With ${cards} the other side of stone ${stone} could still beat yours: claim it once that is ruled out.`;
  return own && rival
    ? `The other side of stone ${stone} is no worse than yours: ${say.formation(rival)} against ${say.formation(own)}.`
    : `Stone ${stone} can’t be proven yet: claim it when more cards lie on the table.`;
}

export const refusals: RefusalWords = {
  'game-over': () => 'This round is over: the buttons below its last message say what can follow.',
  'unknown-action': () => 'That is no move in this game: `/hand` shows what you can do.',
  'not-your-turn': () => 'It isn’t your turn: the bot pings you when it is.',
  'wrong-phase': () => 'Not at this point of your turn: `/hand` shows what you can do now.',
  'must-play': () => 'You have to lay a card before your turn ends.',
  'not-in-hand': ({ card }, say) => `${say.card(card)} isn’t in your hand: \`/hand\` shows your cards.`,
  'no-place': ({ stone, why }) =>
    why === 'owned'
      ? `Stone ${stone} is owned already: lay your card at a free one.`
      : `Your side of stone ${stone} is full: lay your card at another.`,
  unproven: ({ stone, proof }, say) => unproven(stone, proof, say),
  'refused-before': ({ stone }) =>
    `Stone ${stone} was refused to you, and nothing has changed since: claim it again once more cards lie on the table.`,
  'not-in-server': () => 'Duels are played on a server: use this command in one of its channels.',
  stranger: () =>
    'You don’t play in this duel: `/challenge` begins one of your own, `/board` shows it to you.',
  'no-duel': () => 'You have no duel in this channel: `/challenge` begins one.',
  'no-duel-with': ({ opponent }) =>
    `You have no duel with ${person(opponent)} in this channel: \`/challenge\` begins one.`,
  'challenge-self': () =>
    'You can’t challenge yourself: name somebody else, or nobody, so that anybody can accept.',
  'challenge-bot': () => 'Other bots don’t play: name a person, or me.',
  'challenge-absent': ({ opponent }) =>
    `${person(opponent)} can’t see this channel: challenge them where you both can read.`,
  'duel-exists': ({ opponent, link }) =>
    `You already play a duel with ${person(opponent)} ${here(link)}: finish it first, or play in another channel.`,
  'challenge-exists': ({ opponent, link }) =>
    `A challenge between you and ${person(opponent)} is open ${here(link)}: answer or withdraw it first.`,
  'hand-not-of-game': () =>
    'A hand of 7 belongs to Border Stones only: leave `hand` out, or choose that game.',
  'challenge-accepted': () => 'This challenge was accepted already: `/board` shows the duel.',
  'challenge-declined': () => 'This challenge was declined: `/challenge` makes a new one.',
  'challenge-withdrawn': () => 'This challenge was withdrawn: `/challenge` makes a new one.',
  'challenge-expired': () => 'This challenge has expired: `/challenge` makes a new one.',
  'not-challenged': ({ opponent }) =>
    `Only ${person(opponent)} can answer this challenge: \`/challenge\` makes one of your own.`,
  'not-challenger': ({ challenger }) =>
    `Only ${person(challenger)} can withdraw this challenge: answer it if it is meant for you, or let it be.`,
  'challenge-yours': () => 'This challenge is your own: wait until somebody accepts it, or withdraw it.',
  'open-challenge-exists': ({ link }) =>
    `Your challenge to anybody is still open ${here(link)}: wait until somebody accepts it, or withdraw it first.`,
  'choice-unknown': () => 'One of these options has no such choice: pick one that Discord shows there.',
  'clock-unknown': () =>
    'A clock gives 1 to 336 whole hours a move, or there is none: type a number, or choose what is suggested.',
  'win-not-due': ({ deadline }) =>
    deadline === null
      ? 'There is no win to take: you are up yourself, or no clock runs; `/hand` shows what you can do.'
      : `The other’s move is due ${countdown(deadline)}: once that time is over, you may take the win.`,
  'round-not-deserted': ({ opponent }) =>
    `${person(opponent)} is still here: you may end the round once they have left the server or, without a clock, not moved for 14 days.`,
  'presence-unknown': ({ opponent }) =>
    `Discord didn’t say in time whether ${person(opponent)} is still on this server: try again in a minute.`,
  'match-over': () => 'This match is over: ask for a rematch or use `/challenge`.',
  'no-record': () =>
    'This duel has no record file, since it still runs or was ended without a result: its replay shows the moves.',
  'no-duel-running': () => 'No duel runs in this channel: use this command where one does.',
  'which-duel': () => 'Which duel of this channel is meant? Choose one that runs with the option `duel`.',
  'stone-unknown': () => 'The stones are numbered 1 to 9: name one of them.',
  'card-unknown': ({ hand }, say) => `I don’t know that card: ${yourHand(hand.map(say.card))}`,
  'card-not-held': ({ hand }, say) => `That card isn’t in your hand: ${yourHand(hand.map(say.card))}`,
  'thread-impossible': () => 'I may not open a thread here, so the duel stays in this channel.',
  'board-impossible': () =>
    'I could not post here (am I allowed to write?); the duel is safe, and `/board` shows it in another channel.',
  'why-withheld': ({ stone }) =>
    `Help is off, so stone ${stone} is explained once it is owned, full on both sides, or claimed in vain.`,
  'not-your-game': ({ player }) => `This is ${person(player)}’s game: \`/gridcannon\` starts yours.`,
  illegal: () => 'That isn’t possible now: the buttons show what is.',
  'cannot-undo': () => 'That can’t be taken back, since it stands or has turned a card up: play on.',
  'deal-unknown': () => 'A deal is a whole number from 1 to 999,999,999, or “daily”: type one of them.',
  'solution-secret': () => 'The daily deal’s line is shown once its day (UTC) is over: ask again then.',
  'deal-running': () => 'You are playing this deal just now: finish your game, then look at the line.',
  'no-solution': () => 'I know no winning line for this deal: try it again or take a new deal.',
  'press-unknown': () =>
    'I don’t know this button any more: use `/hand`, `/board` or `/gridcannon` to go on.',
  stale: () => 'The game has moved on: this is how it stands now.',
  fault: ({ reference }) => `Something broke on our side; the table is safe (${reference}).`,
};

function yourHand(cards: readonly string[]): string {
  return cards.length === 0 ? 'you have no cards left.' : `you have ${list.all(cards)}.`;
}
