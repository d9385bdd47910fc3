import type { RulesPage } from '../../../rulesPage.ts';

export const rulings: RulesPage = {
  title: 'Festlegungen, wo die Regeln schweigen',
  text: [
    'Ein leeres Feld ist keine Karte, wenn nach Ähnlichkeit gesucht wird. Im Angriff bringt es 0.',
    'Tricks gibt es erst nach dem Aufbau. Der Tausch gehört noch zum Aufbau.',
    'Beim Aufstellen wird eine Karte ohne freien Platz daneben übersprungen, und die nächstähnliche zählt. Grenzt keine Karte an einen freien Platz, ist jeder freie Platz recht.',
    'Rüstung zählt nicht, wenn der niedrigste Adlige gesucht wird.',
    'Ein Bube oder eine Dame mit 20, oder ein König mit 19, verliert das Spiel, auch wenn das noch zu schaffen wäre.',
    'Stürzt ein Joker den letzten lebenden Adligen, während eine Zahlenkarte wartet, kommt erst der neue Adlige, dann diese Zahlenkarte.',
    'Karten, die auf der Suche nach einem Adligen aufgedeckt werden, kommen unter den Ziehstapel, bevor er aufgestellt wird. Tricks gehen mit und kommen nicht in deine Auslage.',
    'Auch bei leerer Mitte darfst du tauschen: Eine Variante ändert nur, was sie sagt.',
    'Gewonnen ist gewonnen, auch mit leerem Ziehstapel, und das Ergebnis zählt wie immer.',
  ]
    .map((ruling) => `- ${ruling}`)
    .join('\n'),
};

export const credits: RulesPage = {
  title: 'Dank',
  text: [
    '**Based on Gridcannon by Tom Francis.** Er hat das Spiel 2019 veröffentlicht; sein Blog ist <https://pentadact.com>. Diese Regeln folgen seiner zweiten Fassung.',
    'Die Rüstungsregel geht auf Chris Thursten zurück.',
  ].join('\n\n'),
};
