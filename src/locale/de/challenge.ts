import type { challenge as englishChallenge, questions as englishQuestions } from '../en/challenge.ts';

export const challenge: typeof englishChallenge = {
  offered: (who, opponent, game, claims, hand) =>
    `${opponent}, ${who} fordert dich zu **${game}** heraus: ${claims}, mit ${hand} Karten auf der Hand.`,
  helpOn: 'Hilfe an: Steine, die genommen werden können, sind markiert',
  inThread: 'in einem eigenen Thread',
  open: (until) => `offen bis ${until}`,
  accepted: (who, opponent, game) =>
    `${opponent} hat die Herausforderung von ${who} zu **${game}** angenommen.`,
  declined: (who, opponent, game) =>
    `${opponent} hat die Herausforderung von ${who} zu **${game}** abgelehnt.`,
  withdrawn: (who, opponent, game) =>
    `${who} hat die Herausforderung an ${opponent} zu **${game}** zurückgezogen.`,
  expired: (who, opponent, game) =>
    `Die Herausforderung von ${who} an ${opponent} zu **${game}** blieb zu lange unbeantwortet.`,
};

export const questions: typeof englishQuestions = {
  resign: 'Willst du aufgeben? Dann ist die Runde verloren.',
  whichDuel: 'Welches Duell meinst du?',
  duelUp: (against) => `${against} · du am Zug`,
  whichCard: (stone) => `Welche Karte legst du an Stein ${stone}?`,
};
