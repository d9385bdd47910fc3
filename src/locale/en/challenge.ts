/** Challenges and small questions. */
export const challenge = {
  offered: (who: string, opponent: string, game: string, claims: string, hand: number) =>
    `${opponent}, ${who} challenges you to **${game}**: ${claims}, with ${hand} cards in hand.`,
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
};

export const questions = {
  resign: 'Do you want to resign? The round is lost then.',
  whichDuel: 'Which duel do you mean?',
  duelUp: (against: string) => `${against} · your turn`,
  whichCard: (stone: number) => `Which card do you lay at stone ${stone}?`,
};
