import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';

const atOnce = [
  'Über alle freien Steine wird dann gleichzeitig entschieden:',
  [
    '- beide Seiten vollständig: Die bessere Formation bekommt den Stein;',
    '- eine Seite vollständig: Sie bekommt ihn;',
    '- keine vollständig: Die höhere Summe der Karten dort (eine Seite ohne Karten zählt 0); bei Gleichstand bleibt er herrenlos.',
  ].join('\n'),
  'Wer dann fünf Steine oder drei nebeneinander hat, gewinnt. Sonst endet die Runde unentschieden.',
];

const inSteps = [
  'Die freien Steine werden dann Schritt für Schritt vergeben:',
  [
    '1. jeder Stein, der sich beweisen lässt;',
    '2. jeder Stein, an dem nur eine Seite vollständig ist, an diese Seite;',
    '3. sind beide unvollständig, an die Seite mit mehr Karten, danach an die mit der höheren Summe; bei Gleichstand bleibt er herrenlos.',
  ].join('\n'),
  'Nach jedem Schritt wird geschaut, ob jemand fünf Steine oder drei nebeneinander hat. Hat das nach dem letzten niemand, gewinnt, wem mehr Steine gehören; bei Gleichstand ist es unentschieden.',
];

export function end(ruleset: RulesetId): RulesPage {
  return {
    title: 'Das Ende und die Endabrechnung',
    text: [
      'Die Runde endet sofort, wenn jemandem fünf Steine oder drei nebeneinander gehören.',
      'Kommt es nie dazu, endet sie, wenn **niemand mehr legen kann** und beide nacheinander einen Zug hatten, in dem sie es nicht konnten (nehmen durften sie darin noch).',
      ...(ruleset === 'border-stones' ? atOnce : inSteps),
      'Erfüllen beide im selben Schritt eine Siegbedingung, gewinnt, wer mehr Steine hat; bei Gleichstand ist es unentschieden.',
      '**Punkte** einer Runde: 5 für den Sieg; wer verliert, bekommt einen für jeden eigenen Stein. Bei Unentschieden bekommt jeder seine Steine.',
      'Aufgeben kannst du jederzeit, auch wenn du nicht dran bist. Das gilt als Niederlage mit den Steinen, die du dann hast; bevor beide eine Karte gelegt haben, kostet es keine Punkte.',
    ].join('\n\n'),
  };
}

export function tips(ruleset: RulesetId): RulesPage {
  const [count, suited] =
    ruleset === 'border-stones' ? ['vier', 'eine Farbfolge'] : ['sechs', 'eine Folge in einer Farbe'];
  return {
    title: 'Tipps',
    text: [
      '- Leg dich nicht früh fest: Eine einzelne hohe Karte an mehreren Steinen hält dir Wege offen, und der andere muss zuerst Farbe bekennen.',
      '- Achte auf die Nachbarn. Drei Steine nebeneinander beenden das Spiel, also verteidige eine Lücke, bevor sie aufgeht.',
      '- Nutz den Tisch für Beweise. Sind die entscheidenden Karten weg, ist eine starke Formation vielleicht schon sicher, bevor die andere Seite fertig ist.',
      `- Ein Stein darf verloren gehen: Leg gegen ${suited} deine schlechtesten Karten.`,
      `- Zähl die Werte. Jeden gibt es ${count}mal, und drei gleiche brauchen drei davon.`,
      '- Verteil starke Karten nicht gleichmäßig. Fünf knappe Siege schlagen vier hohe.',
      `- Wer ${suited} beginnt, erzwingt eine Antwort und bindet die besten Karten des anderen.`,
      '- Eine Formation, die nicht mehr gewinnen kann, nimmt deine schlechteste Karte auf.',
    ].join('\n'),
  };
}

export function variants(ruleset: RulesetId): RulesPage {
  const larger = '**Größere Hand** (`hand: 7`): Du hast 7 statt 6 Karten auf der Hand. Alles andere bleibt.';
  return {
    title: 'Varianten',
    text: [
      '**Jederzeit nehmen** (`nehmen: Jederzeit`): Du darfst vor und nach dem Legen nehmen. Nach dem Legen geht der Zug weiter, solange du einen Stein beweisen kannst: Nimm ihn, oder beende deinen Zug.',
      ...(ruleset === 'border-stones' ? [larger] : []),
      '**Hilfe** (`hilfe: An`) ändert keine Regel: Steine, die genommen werden können, sind markiert, und alle dürfen an jedem Stein fragen, warum.',
    ].join('\n\n'),
  };
}
