import type { verdict as english } from '../en/verdict.ts';
import { capital, countingIn } from '../grammar.ts';

const count = countingIn('de');

export const verdict: typeof english = {
  taken: (who, stone) => `🚩 ${who} nimmt Stein ${stone}.`,
  refused: (who, stone) => `${who} will Stein ${stone} nehmen, aber der Beweis fehlt.`,
  nobody: 'noch nichts',
  why: {
    better: (own, rival) => capital(`${own} ist besser als ${rival}.`),
    'tie-first': (own, who) => `Auf beiden Seiten: ${own}. ${who} war zuerst vollständig.`,
    unbeatable: (own, rivalWho, rival, cards) =>
      `Das Beste, was bei ${rivalWho} dort noch entstehen kann: ${rival}, mit ${cards}. Das ist nicht besser als ${own}.`,
    equalAtBest: (rivalWho, rival, cards, who) =>
      `Das Beste, was bei ${rivalWho} dort noch entstehen kann: ${rival}, mit ${cards}. Das wäre nur gleich gut, und ${who} war zuerst vollständig.`,
    nothingBetter: (own, rivalWho) => `Was ${rivalWho} dort auch legt, nichts ist besser als ${own}.`,
    'cannot-complete': (rivalWho, lacking, unseen) => {
      const left =
        unseen === 0 ? 'ist keine mehr' : count(unseen, { one: 'ist nur noch #', other: 'sind nur noch #' });
      return `${rivalWho} ${count(lacking, { one: 'fehlt dort noch # Karte', other: 'fehlen dort noch # Karten' })}, und ungesehen ${left}: Die Seite wird nicht mehr vollständig.`;
    },
    worse: (own, rival) => capital(`${rival} ist besser als ${own}.`),
    'tie-second': (own, rivalWho) => `Auf beiden Seiten: ${own}. ${rivalWho} war zuerst vollständig.`,
    beatable: (own, rivalWho, rival, cards) =>
      `Bei ${rivalWho} kann dort noch entstehen: ${rival}, mit ${cards}. Das ist besser als ${own}.`,
    'side-incomplete': (who) => `${who} braucht dort erst drei Karten.`,
    bestReach: (rivalWho, rival, cards) =>
      `Das Beste, was bei ${rivalWho} dort noch entstehen kann: ${rival}, mit ${cards}.`,
    rivalComplete: (rivalWho, rival) => `Bei ${rivalWho} liegt dort: ${rival}.`,
    owned: (owner) => `Dieser Stein gehört ${owner}.`,
    'only-complete': 'Die Endabrechnung gab ihn der einzigen vollständigen Seite.',
    counted:
      'Keine Seite war vollständig: In der Endabrechnung entschieden die Zahl der Karten und ihre Summe.',
  },
  ruledOut: 'Für alles Bessere bräuchte es Karten, die schon auf dem Tisch liegen:',
  fewLeft: 'Ungesehen sind nur noch diese Karten:',
  lies: (card, stone) => `${card} an ${stone}`,
  andMore: (more) => `und ${more} weitere`,
  onlyTable: 'Es zählen nur Karten auf dem Tisch, nie eine Hand.',

  asked: (stone) => `Stein ${stone}`,
  claimFor: (who) => `wenn ${who} ihn nehmen will`,
  whichStone: 'Welcher Stein soll erklärt werden?',
  noStone:
    'Noch gibt es nichts zu erklären: Die Hilfe ist aus, und kein Stein ist vergeben, beidseitig voll oder vergeblich beansprucht.',
};
