/** What a challenge is about. `form`: how many rounds, where there are several. */
export interface Terms {
  readonly game: string;
  readonly form: string | null;
  readonly claims: string;
  readonly hand: number;
}

/** The game and how it is played, in the sentence of a challenge. */
const of = ({ game, form, claims, hand }: Terms): string =>
  `**${game}**${form === null ? '' : `, ${form}`}: ${claims}, with ${hand} cards in hand.`;

/** Challenges and small questions. */
export const challenge = {
  offered: (who: string, opponent: string, terms: Terms) =>
    `${opponent}, ${who} challenges you to ${of(terms)}`,
  offeredToAll: (who: string, terms: Terms) =>
    `${who} challenges anybody to ${of(terms)} Whoever presses Accept first plays.`,
  rematch: (who: string, opponent: string, terms: Terms) =>
    `${opponent}, ${who} would like a rematch in ${of(terms)}`,
  helpOn: 'help on: stones that can be claimed are marked',
  inThread: 'in a thread of its own',
  open: (until: string) => `open until ${until}`,
  accepted: (who: string, opponent: string, game: string) =>
    `${opponent} accepted ${who}’s challenge to **${game}**.`,
  declined: (who: string, opponent: string, game: string) =>
    `${opponent} declined ${who}’s challenge to **${game}**.`,
  withdrawn: (who: string, opponent: string, game: string) =>
    `${who} withdrew the challenge of ${opponent} to **${game}**.`,
  expired: (who: string, opponent: string, game: string) =>
    `${who}’s challenge of ${opponent} to **${game}** was not answered in time.`,
  /** The same where anybody could have accepted. */
  unanswered: {
    withdrawn: (who: string, game: string) => `${who} withdrew the challenge to **${game}**.`,
    expired: (who: string, game: string) => `Nobody accepted ${who}’s challenge to **${game}** in time.`,
  },
};

export const questions = {
  resign: 'Do you want to resign? The round is lost then.',
  endMatch: 'Do you want to end the match? Its rounds keep their points, but nobody wins the match.',
  whichDuel: 'Which duel do you mean?',
  duelUp: (against: string) => `${against} · your turn`,
  whichCard: (stone: number) => `Which card do you lay at stone ${stone}?`,
};
