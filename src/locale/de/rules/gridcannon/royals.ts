import type { RulesPage } from '../../../rulesPage.ts';

export const placing: RulesPage = {
  title: 'Einen Adligen aufstellen',
  text: [
    'Ein Adliger kommt auf einen freien Platz neben der Karte des Rasters, die ihm **am ähnlichsten** ist. Unter den obersten Karten ist das',
    [
      '1. die höchste in derselben Farbe (♠ ♥ ♦ ♣);',
      '2. gibt es keine, die höchste, die zu ihm passt: Schwarz zu Schwarz, Rot zu Rot;',
      '3. gibt es auch die nicht, die höchste überhaupt.',
    ].join('\n'),
    'Sind mehrere gleich ähnlich, oder liegt die Karte in einer Ecke mit zwei freien Plätzen, **wählst du**. Zum Beispiel: Das höchste Herz ist `9♥` in einer Ecke; `K♥` kommt auf einen ihrer beiden Plätze.',
    'Eine Karte ohne freien Platz daneben (die Mitte hat nie einen) wird **übersprungen**, und die nächstähnliche zählt: abwärts in derselben Farbe, dann abwärts Schwarz zu Schwarz oder Rot zu Rot, dann abwärts im Rest. Liegt `9♥` in der Mitte und `6♥` am Rand, kommt `K♥` zur `6♥`.',
    'Der Platz eines Gestürzten ist nicht frei, und ein leeres Feld ist keine Karte. Grenzt keine Karte des Rasters an einen freien Platz, ist jeder freie Platz recht.',
  ].join('\n\n'),
};

export const noRoyal: RulesPage = {
  title: 'Wenn kein Adliger mehr steht',
  text: [
    'Eine Revolution braucht jemanden, den sie stürzen kann. Steht kein lebender Adliger mehr da und sind noch keine zwölf gestürzt, wird aufgedeckt, bis einer kommt. Das kann auch gleich nach dem Aufbau geschehen.',
    'Die Karten, die vor ihm aufgedeckt wurden, kommen sofort **unter den Ziehstapel**, noch bevor er aufgestellt wird, auch Tricks. Die zuerst aufgedeckte wird zuerst wieder gezogen.',
    'Stürzt ein Joker den letzten lebenden Adligen, während eine Zahlenkarte wartet, kommt erst der neue Adlige und danach die Zahlenkarte.',
  ].join('\n\n'),
};
