import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';
import { examplesOf } from '../../rulesPage.ts';
import { game } from '../game.ts';

export function goal(ruleset: RulesetId): RulesPage {
  const deck =
    ruleset === 'border-stones'
      ? 'Gespielt wird mit 52 Karten: ♠ Pik, ♥ Herz, ♦ Karo, ♣ Kreuz, vom Ass bis zum König. Das Ass ist immer niedrig (1); Bube, Dame und König zählen 11, 12 und 13.'
      : 'Gespielt wird mit 54 Karten: sechs Farben (🔺 Rot, 🔶 Orange, ⭐ Gelb, 🍀 Grün, 🔵 Blau, 🟪 Violett) mit den Werten 1 bis 9.';
  return {
    title: 'Das Ziel',
    text: [
      'Neun Steine liegen in einer Reihe zwischen zwei Spielern. An jedem Stein legt jeder offen bis zu drei Karten auf seine Seite; drei Karten sind eine Formation, und die bessere bekommt den Stein.',
      '**Du gewinnst sofort**, wenn dir **fünf Steine** gehören oder **drei Steine nebeneinander** (8, 9 und 1 liegen nicht nebeneinander), auch wenn du gerade mehrere Steine nimmst.',
      deck,
      'Du hast 6 Karten auf der Hand. Wer herausfordert, hat die linke Seite. Wer beginnt, entscheidet der Zufall; in der nächsten Runde derselben zwei auf diesem Server beginnt der andere.',
    ].join('\n\n'),
  };
}

const order: Readonly<Record<RulesetId, readonly string[]>> = {
  'border-stones': [
    'Steine **nehmen**, die du beweisen kannst, wenn du magst.',
    'Eine Karte **legen**.',
    'Eine Karte **ziehen**.',
  ],
  'schotten-totten': [
    'Steine **nehmen**, die du beweisen kannst, wenn du magst.',
    'Eine Karte **legen**.',
    'Eine Karte **ziehen**.',
  ],
  'schotten-totten-online': [
    'Eine Karte **legen**.',
    'Steine **nehmen** (beanspruchen), die du beweisen kannst, wenn du magst.',
    'Eine Karte **ziehen**.',
  ],
};

export function turn(ruleset: RulesetId): RulesPage {
  return {
    title: 'Ein Zug',
    text: [
      order[ruleset].map((step, index) => `${index + 1}. ${step}`).join('\n'),
      'Du legst eine Handkarte auf deine eigene Seite eines Steins, der niemandem gehört und an dem du noch keine drei Karten hast. Wenn du legen kannst, musst du es. Eine Karte bleibt liegen, wo sie liegt.',
      'Gezogen wird am Ende des Zuges, solange der Ziehstapel reicht. Ist er leer, geht das Spiel weiter; nur die Hände werden kleiner.',
      'Kannst du nicht legen (keine Karte oder kein Platz mehr), darfst du trotzdem nehmen, was du beweisen kannst; dann setzt du aus. Wer nicht legt, zieht nicht.',
      'Der Zug endet von selbst, sobald es in ihm nichts mehr zu entscheiden gibt.',
    ].join('\n\n'),
  };
}

export function formations(ruleset: RulesetId): RulesPage {
  const names = game.formations[ruleset];
  const cards = examplesOf(ruleset, game.faces);
  const wrap = ruleset === 'border-stones' ? 'D-K-A' : '8-9-1';
  return {
    title: 'Formationen, die beste zuerst',
    text: [
      [
        `1. **${names['suited-run']}**: drei Werte hintereinander in einer Farbe · ${cards.suitedRun}`,
        `2. **${names.triple}**: drei gleiche Werte · ${cards.triple}`,
        `3. **${names.flush}**: drei Karten einer Farbe · ${cards.flush}`,
        `4. **${names.run}**: drei Werte hintereinander · ${cards.run}`,
        `5. **${names.sum}**: drei beliebige Karten · ${cards.sum}`,
      ].join('\n'),
      `Was hier weiter oben steht, schlägt alles darunter, ganz gleich mit welchen Zahlen: ${cards.lowest} schlägt ${cards.nines}.`,
      'Bei gleicher Art gewinnt die höhere Summe der drei Werte. Ist auch die gleich, gewinnt die Seite, die **zuerst vollständig** war (deren dritte Karte zuerst lag).',
      `In welcher Reihenfolge die Karten gelegt wurden, ist egal. Es geht nicht im Kreis: ${wrap} ist keine Folge.`,
    ].join('\n\n'),
  };
}
