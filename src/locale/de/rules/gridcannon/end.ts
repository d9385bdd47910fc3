import type { RulesPage } from '../../../rulesPage.ts';

export const end: RulesPage = {
  title: 'Das Ende',
  text: [
    '**Gewonnen**, und zwar sofort, wenn der zwölfte Adlige stürzt. Dein Ergebnis ist die Zahl der Tricks in deiner Auslage, die du nicht benutzt hast, höchstens 6; auch dann, wenn der Ziehstapel leer ist.',
    [
      '**Verloren**, wenn',
      '- ein Adliger unbesiegbar wird: ein Bube oder eine Dame mit 20 oder mehr, ein König mit 19 oder mehr;',
      '- nichts mehr geht: Keine Karte wartet oder lässt sich aufdecken, und kein Trick lässt sich einsetzen;',
      '- du aufgibst.',
    ].join('\n'),
  ].join('\n\n'),
};

export const tips: RulesPage = {
  title: 'Tipps',
  text: [
    '- Bau Linien, keine Türme. Schau, welche Zeilen und Spalten auf einen lebenden Adligen zielen, und welche zwei Karten feuern würden.',
    '- Achte auf die Farben. Damen und Könige lassen die falschen kalt, also leg hohe passende Karten in die Mitte ihrer Linien.',
    '- Kleine Karten brauchen Platz. Halt einen oder zwei niedrige Stapel offen.',
    '- Spar deine Tricks. Sie sind deine Punkte, und dein Ausweg.',
    '- Überleg, wo Adlige landen werden: Eine hohe Karte zieht die Adligen ihrer Farbe auf ihre Seite.',
  ].join('\n'),
};

export const variants: RulesPage = {
  title: 'Varianten',
  text: [
    '**Standard**: Alle neun Felder werden belegt.',
    '**Leere Mitte**: Die Mitte ist am Anfang leer, und acht Karten werden ausgelegt. Alles andere bleibt, auch der Tausch.',
  ].join('\n\n'),
};
