import type { buttons as english } from '../en/buttons.ts';

export const buttons: typeof english = {
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  rules: 'So wird gespielt',
  hand: 'Meine Hand',
  refresh: 'Aktualisieren',
  lay: (card, stone) => `${card} → ${stone}`,
  place: (stone) => `→ ${stone}`,
  claim: (stone) => `${stone} nehmen`,
  end: 'Zug beenden',
  pass: 'Aussetzen',
  why: 'Warum?',
  stone: (stone) => `Stein ${stone}`,
  otherSide: 'Die andere Seite',
  otherStone: 'Ein anderer Stein',
  resign: 'Ja, aufgeben',
  keepPlaying: 'Weiterspielen',
  back: 'Zurück',
  next: 'Weiter',
  otherLanguage: 'English',
};
