import type { match as english } from '../en/match.ts';
import { countingIn } from '../grammar.ts';

const count = countingIn('de');

export const match: typeof english = {
  form: {
    'best-of-three': 'auf zwei Siege',
    series: (rounds) => `als Serie von ${rounds} Runden`,
  },
  standing: {
    'best-of-three': (round, rounds, left, right) =>
      `Auf zwei Siege · Runde ${round} von ${rounds} · ${left} : ${right}`,
    series: (round, rounds, left, right) =>
      `Serie · Runde ${round} von ${rounds} · Punkte ${left} : ${right}`,
  },
  after: {
    'best-of-three': (round, rounds, score) =>
      `**Auf zwei Siege** · nach Runde ${round} von ${rounds}: ${score}`,
    series: (round, rounds, score) => `**Serie** · Punkte nach Runde ${round} von ${rounds}: ${score}`,
  },
  won: {
    'best-of-three': (who, own, other) =>
      `${who} gewinnt die Partie mit ${own} zu ${count(other, { one: '# Runde', other: '# Runden' })}!`,
    series: (who, own, other) =>
      `${who} gewinnt die Serie mit ${own} zu ${count(other, { one: '# Punkt', other: '# Punkten' })}!`,
  },
  drawn: {
    'best-of-three': (each) =>
      `Die Partie endet unentschieden: Beide haben ${count(each, { one: '# Runde', other: '# Runden' })} gewonnen.`,
    series: (each) =>
      `Die Serie endet unentschieden: Beide haben ${count(each, { one: '# Punkt', other: '# Punkte' })}.`,
  },
  endedBy: (who) => `${who} hat die Partie beendet.`,
};
