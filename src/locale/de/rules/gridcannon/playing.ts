import { GRID } from '../../../rulesGrid.ts';
import type { RulesPage } from '../../../rulesPage.ts';

export const goal: RulesPage = {
  title: 'Das Ziel',
  text: [
    'Ein Spiel für dich allein, über eine Revolution. Nach und nach tauchen die Adligen auf und stellen sich um dein Raster, und du stürzt sie: Eine Karte, die du an ein Ende einer Linie legst, feuert auf den, der am anderen steht.',
    '**Du gewinnst**, sobald alle **zwölf Adligen** gestürzt sind. Dein **Ergebnis** ist die Zahl der Tricks, die du nicht gebraucht hast, höchstens 6.',
    [
      'Es gibt 54 Karten in vier Farben: ♠ ♣ sind schwarz, ♥ ♦ sind rot.',
      '- 36 **Zahlenkarten**, 2 bis 10, die ihren Wert zählen',
      '- 12 **Adlige**: Buben `B` (11 Lebenspunkte), Damen `D` (12), Könige `K` (13)',
      '- 6 **Tricks**: vier Asse `A` (Abzug) und zwei Joker (Versetzung)',
    ].join('\n'),
  ].join('\n\n'),
};

export const grid: RulesPage = {
  title: 'Das Raster',
  text: [
    GRID,
    'Auf jedem der neun **Felder** liegt ein Stapel Zahlenkarten, und nur die **oberste Karte** eines Stapels zählt.',
    'Jeder Punkt ist ein **Platz** für einen Adligen. Zwölf davon liegen um das Raster: über und unter jeder Spalte, links und rechts von jeder Zeile. Ein Eckfeld grenzt an zwei Plätze, ein Randfeld an einen, die Mitte an keinen.',
    'Wer gestürzt ist, bleibt auf seinem Platz liegen; der wird nie wieder frei.',
  ].join('\n\n'),
};

export const setup: RulesPage = {
  title: 'Bevor es losgeht',
  text: [
    [
      '1. **Das Raster wird ausgelegt.** Karten werden einzeln aufgedeckt, und Zahlenkarten kommen auf die Felder 1 bis 9. Adlige, Asse und Joker werden beiseitegelegt, und es wird weiter aufgedeckt, bis neun Zahlenkarten liegen.',
      '2. **Die beiseitegelegten Adligen werden aufgestellt**, in der Reihenfolge, in der sie kamen. Die Asse und Joker kommen in deine Auslage.',
      '3. **Du darfst einmal tauschen:** Eine Karte des Rasters kommt unter den Ziehstapel, und die nächste Zahlenkarte füllt ihr Feld. Ein Adliger, der dabei auftaucht, wird sofort aufgestellt; ein Ass oder Joker kommt in deine Auslage.',
    ].join('\n'),
    'Dann geht es los, und von da an kannst du deine Tricks einsetzen.',
  ].join('\n\n'),
};

export const turn: RulesPage = {
  title: 'Ein Zug',
  text: [
    'Wenn keine Karte auf dich wartet, wird die oberste des Ziehstapels von selbst aufgedeckt.',
    [
      '- **Ein Adliger** wird aufgestellt.',
      '- **Ein Ass oder Joker** kommt in deine Auslage, und die nächste Karte wird aufgedeckt.',
      '- **Eine Zahlenkarte** musst du auf einen Stapel legen, dessen oberste Karte **gleich hoch oder niedriger** ist, gleich in welcher Farbe, oder auf ein leeres Feld, das 0 zählt.',
    ].join('\n'),
    'Zum Beispiel darf `5♣` auf `4♣`, `3♠`, `2♦` oder `5♥`, aber nicht auf `6♣`.',
    'Was mit einer Zahlenkarte geschieht, die nirgends passt, steht unter „Rüstung“.',
  ].join('\n\n'),
};
