import type { challenge as englishChallenge, questions as englishQuestions, Terms } from '../en/challenge.ts';

const formOf = ({ form }: Terms): string => (form === null ? '' : `, ${form}`);
const playedBy = ({ claims, hand }: Terms): string => `${claims}, mit ${hand} Karten auf der Hand.`;

export const challenge: typeof englishChallenge = {
  offered: (who, opponent, terms) =>
    `${opponent}, ${who} fordert dich zu **${terms.game}** heraus${formOf(terms)}: ${playedBy(terms)}`,
  offeredToAll: (who, terms) =>
    `${who} fordert alle zu **${terms.game}** heraus${formOf(terms)}: ${playedBy(terms)} Wer zuerst „Annehmen“ drückt, spielt.`,
  rematch: (who, opponent, terms) =>
    `${opponent}, ${who} möchte eine Revanche in **${terms.game}**${formOf(terms)}: ${playedBy(terms)}`,
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
  unanswered: {
    withdrawn: (who, game) => `${who} hat die Herausforderung zu **${game}** zurückgezogen.`,
    expired: (who, game) =>
      `Die Herausforderung von ${who} zu **${game}** hat niemand rechtzeitig angenommen.`,
  },
};

export const questions: typeof englishQuestions = {
  resign: 'Willst du aufgeben? Dann ist die Runde verloren.',
  endMatch: 'Willst du die Partie beenden? Ihre Runden behalten die Punkte, aber niemand gewinnt die Partie.',
  whichDuel: 'Welches Duell meinst du?',
  duelUp: (against) => `${against} · du am Zug`,
  whichCard: (stone) => `Welche Karte legst du an Stein ${stone}?`,
};
