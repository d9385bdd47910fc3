import type { RulesPage } from '../../../rulesPage.ts';

export const attack: RulesPage = {
  title: 'Der Angriff',
  text: [
    'Eine Zahlenkarte, die du an ein Ende einer Zeile oder Spalte legst, **feuert** auf den lebenden Adligen am anderen Ende. Es greifen die zwei obersten Karten **dazwischen** an; die gelegte Karte zählt nicht mit.',
    [
      '- gegen einen **Buben** zählen beide Karten',
      '- gegen eine **Dame** nur Karten wie sie: Schwarz zu Schwarz, Rot zu Rot',
      '- gegen einen **König** nur Karten in genau seiner Farbe (♠ ♥ ♦ ♣)',
    ].join('\n'),
    'Ein leeres Feld bringt 0. Erreicht die Summe seine Lebenspunkte samt Rüstung, stürzt der Adlige. Wenn nicht, geschieht nichts, und deine Karte bleibt trotzdem liegen.',
    'Ein Eckfeld feuert zugleich durch seine Zeile und seine Spalte, ein Randfeld geradeaus hinüber. Die Mitte feuert nie.',
  ].join('\n\n'),
};

export const attacks: RulesPage = {
  title: 'Der Angriff in Beispielen',
  text: [
    '**Ein König.** `K♥` (13) steht am einen Ende einer Zeile, und du legst eine Karte auf die `3♠` am anderen. Dazwischen liegen `9♥` und `7♥`, beide in seiner Farbe: 16 gegen 13, er stürzt.',
    '**Eine Dame.** Vor der `D♠` (12) liegen `10♦` und `6♠`. Nur die `6♠` ist schwarz: 6 gegen 12, sie bleibt. Deck die `10♦` mit einer schwarzen 10 zu (auf eine gleich hohe darf sie) und feuere noch einmal: 16 gegen 12, sie stürzt.',
    '**Ein Bube.** Dem `B♦` (11) sind die Farben gleich. `6♣` und `5♠` reichen gerade: 11 gegen 11, er stürzt.',
    '**Rüstung.** `K♥` trägt eine 3 und hat 16 statt 13. `9♥` und `7♥` reichen immer noch: 16 gegen 16.',
  ].join('\n\n'),
};

export const ploys: RulesPage = {
  title: 'Tricks',
  text: [
    '**Abzug** (ein Ass): Ein ganzer Stapel kommt verdeckt unter den Ziehstapel, umgedreht, wie er ist: Seine älteste Karte wird zuerst gezogen. Das Feld ist dann leer.',
    '**Versetzung** (ein Joker): Die oberste Karte eines Stapels zieht auf einen anderen um, auf den sie gelegt werden dürfte, oder auf ein leeres Feld. Dort feuert sie, als hättest du sie gelegt.',
    'Tricks darfst du jederzeit einsetzen, sobald es losgegangen ist, auch während eine Karte wartet, ob Zahlenkarte oder Adliger. Jeder wirkt einmal und liegt dann umgedreht in deiner Auslage; hast du mehrere Asse (oder Joker), wird zuerst verbraucht, was zuerst kam.',
    'Jeder Trick, der am Ende übrig ist, ist ein Punkt.',
  ].join('\n\n'),
};

export const armour: RulesPage = {
  title: 'Rüstung',
  text: [
    'Eine Zahlenkarte, die nirgends passt, wird zur **Rüstung**, sofern deine unbenutzten Tricks ihr keinen Platz schaffen können. Ein Ass kann es immer. Joker können es, wenn eine Folge erlaubter Züge mit denen, die du noch hast, ein Feld für sie öffnet.',
    'Rüstung zählt ihren Wert zu den Lebenspunkten des lebenden Adligen, der ihr am ähnlichsten ist, hier des **niedrigsten**: in derselben Farbe; gibt es den nicht, Schwarz zu Schwarz oder Rot zu Rot; sonst unter allen. Bube unter Dame unter König, was sie auch tragen. Unter gleichen wählst du.',
    'Zum Beispiel hat `K♥` mit einer 3 als Rüstung 16.',
    '**Unbesiegbar:** Hat ein Bube oder eine Dame 20 oder mehr, oder ein König 19 oder mehr, ist das Spiel verloren, auch wenn genau 20 oder 19 noch zu schaffen wären.',
    'Solange sich noch ein Joker einsetzen lässt, wird die Rüstung nicht ungefragt angelegt: Du darfst ihn vorher benutzen, denn er könnte den zwölften Adligen stürzen.',
  ].join('\n\n'),
};
