import type { leaving as english } from '../en/leaving.ts';
import { countingIn } from '../grammar.ts';

const count = countingIn('de');

export const leaving: typeof english = {
  clock: (hours) => {
    const isDays = hours > 24 && hours % 24 === 0;
    const time = isDays
      ? count(hours / 24, { one: '# Tag', other: '# Tage' })
      : count(hours, { one: '# Stunde', other: '# Stunden' });
    return `${time} je Zug`;
  },
  due: (due) => `⏳ Zug fällig ${due}`,
  reminder: (who, other) => `${who}, gegen ${other} bist du dran.`,
  lapsed: (who, other, end) =>
    `⌛ ${who}, die Zeit von ${other} ist um: Du darfst den Sieg nehmen. Solange du das nicht tust, kann ${other} noch spielen; von selbst endet die Runde ${end}.`,

  wayOut: {
    'take-win': (other) => `⌛ Die Zeit von ${other} ist um: Du darfst den Sieg nehmen.`,
    left: (other) => `${other} hat den Server verlassen: Du darfst die Runde beenden, ohne Punkte.`,
    silent: (other) => `${other} hat seit 14 Tagen nicht gespielt: Du darfst die Runde beenden, ohne Punkte.`,
  },
  ended: {
    moderator: (who) => `${who} hat diese Runde als Moderation beendet: keine Punkte.`,
    left: (who, other) =>
      `${other} hat den Server verlassen, also hat ${who} diese Runde beendet: keine Punkte.`,
    silent: (who, other) =>
      `${other} hatte 14 Tage lang nicht gespielt, also hat ${who} diese Runde beendet: keine Punkte.`,
  },
  matchToo: 'Damit ist auch die Partie zu Ende.',
};
