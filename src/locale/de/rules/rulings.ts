import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';

const common = [
  'Bei gleicher Art entscheidet die **Summe** der drei Werte, nicht die höchste Karte.',
  'In einem Zug darfst du beliebig viele Steine nehmen.',
  'Was bewiesen ist, bleibt bewiesen. An einem freien Stein kann höchstens einer von beiden den Beweis haben.',
  'Reichen die ungesehenen Karten nicht mehr, um die andere Seite zu vervollständigen, ist deine vollständige Seite bewiesen.',
  'Nur du selbst erfährst es, wenn du zur falschen Zeit nehmen willst, mit weniger als drei Karten, einen vergebenen Stein oder noch einmal das, was dir eben verwehrt wurde.',
  'Wer nicht legen kann, darf trotzdem nehmen, was sich beweisen lässt, ob im Spiel sonst vor oder nach dem Legen genommen wird.',
  'Nach dem Stein, der gewinnt, wird keine Karte mehr gezogen.',
  'Wer fünf Steine und drei nebeneinander zugleich hat, hat mit fünf gewonnen.',
  'Wer aufgibt oder die Zeit überschreitet, verliert die Runde mit den Steinen, die ihm dann gehören: 5 Punkte für den anderen, einen je eigenem Stein. Geschieht das, bevor beide eine Karte gelegt haben, gibt es keine Punkte; in ihrer Partie zählt die Runde trotzdem, und der andere hat sie gewonnen.',
];

const ofGame: Readonly<Record<RulesetId, readonly string[]>> = {
  'border-stones': [
    'Zur Endabrechnung kommt es, sobald beide nicht mehr legen können **und** beide einen Zug hatten, in dem sie es nicht konnten: So darf auch, wer keine Karte mehr hat, noch nehmen.',
    'Das Ass ist 1, nie mehr als der König.',
  ],
  'schotten-totten': [
    'Das Original spricht von einem Stein je Zug und vom „höheren Kartenwert“; wir spielen beliebig viele Steine und die Summe.',
    'Das Original sagt nicht, was geschieht, wenn niemand mehr legen kann: Wir nehmen die Endabrechnung der späteren Regeln.',
    'Fünf Steine oder drei nebeneinander gewinnen auch in der Endabrechnung; geschaut wird nach jedem Schritt.',
  ],
  'schotten-totten-online': [
    'Fünf Steine oder drei nebeneinander gewinnen auch in der Endabrechnung; geschaut wird nach jedem Schritt.',
  ],
};

export function rulings(ruleset: RulesetId): RulesPage {
  return {
    title: 'Festlegungen, wo Regeln schweigen oder sich widersprechen',
    text: [...common, ...ofGame[ruleset]].map((ruling) => `- ${ruling}`).join('\n'),
  };
}

export function credits(ruleset: RulesetId): RulesPage {
  const about =
    ruleset === 'border-stones'
      ? [
          'Grenzsteine (Border Stones) ist eine Bearbeitung von Schotten Totten für ein gewöhnliches Kartenspiel. Ihr Autor hat sie nicht im Spiel erprobt. Eine Runde dauert etwa zwanzig Minuten; es empfiehlt sich, mehrere um Punkte zu spielen.',
          'Schotten Totten ist von Reiner Knizia (1999), auch als Battle Line erschienen.',
        ]
      : [
          'Schotten Totten ist von Reiner Knizia (1999), auch als Battle Line erschienen.',
          ruleset === 'schotten-totten'
            ? 'Dies sind die Regeln des Originals: nehmen, legen, ziehen.'
            : 'Dies sind die späteren Regeln, wie sie online gespielt werden: legen, nehmen, ziehen.',
        ];
  return { title: 'Dank', text: about.join('\n\n') };
}
