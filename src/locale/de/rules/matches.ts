import type { RulesPage } from '../../rulesPage.ts';

export function matches(): RulesPage {
  return {
    title: 'Partien, Revanche und Rangliste',
    text: [
      'Eine Herausforderung sagt, wie viele Runden gespielt werden und wem sie gilt; nennt sie niemanden, spielt, wer zuerst annimmt.',
      [
        '- **Eine Runde**, dann ist es entschieden.',
        '- **Auf zwei Siege**: Wer zuerst zwei Runden gewinnt, gewinnt die Partie, in höchstens drei Runden; Unentschieden zählen für niemanden. Nach dreien gewinnt, wer mehr gewonnen hat; bei Gleichstand ist es unentschieden.',
        '- **Serie** von 2 bis 9 Runden: Alle werden gespielt, und ihre Punkte werden zusammengezählt; gleiche Summen sind unentschieden.',
      ].join('\n'),
      'Alle behalten für die ganze Partie ihre Seite, und in jeder Runde beginnt der andere. Unter der letzten Nachricht einer Runde beginnt einer von euch die **nächste Runde** oder **beendet die Partie**. Eine so beendete Partie hat keinen Sieger; ihre Runden behalten die Punkte.',
      '**Revanche**, unter der letzten Nachricht einer Partie: dieselben zwei, dasselbe Spiel, und der andere beginnt. Verteilt wird, sobald beide gedrückt haben.',
      '**Die Rangliste**: Jede beendete Runde bringt auf diesem Server einmal ihre Punkte: 5 für den Sieg; einen für jeden eigenen Stein, wer verliert, und bei Unentschieden beide. Eine Runde, die aufgegeben oder nach Zeit verloren wird, bevor beide eine Karte gelegt haben, bringt keine; in ihrer Partie zählt sie trotzdem, und der andere hat sie gewonnen. `/rangliste` zeigt die Monate (nach UTC), jeder mit eigenem Sieger, das Jahr und alles zusammen.',
    ].join('\n\n'),
  };
}

export function leaving(): RulesPage {
  return {
    title: 'Bedenkzeit und Auswege',
    text: [
      '**Bedenkzeit**: Eine Herausforderung kann für jeden Zug 1 Stunde bis 14 Tage festlegen. Wann der Zug fällig ist, steht unter dem Spielfeld; Zeit, in der der Bot nicht lief, wird gutgeschrieben.',
      [
        '- Nach drei Vierteln der Zeit wird, wer dran ist, im Kanal erinnert, einmal je Zug.',
        '- Ist sie um, darf der andere mit einem Knopf **den Sieg nehmen**. Solange das nicht geschehen ist, kann, wer dran ist, noch spielen.',
        '- Nach noch einmal derselben Zeit endet die Runde von selbst, nach Zeit verloren.',
      ].join('\n'),
      '**Aufgeben** (`/aufgeben`) kannst du jederzeit. Wie nach Zeit verlierst du damit die Runde mit den Steinen, die du dann hast; bevor beide eine Karte gelegt haben, gibt es keine Punkte.',
      '**Wenn der andere fort ist**: Hat er den Server verlassen, oder gibt es sein Konto nicht mehr, kannst du die Runde in deiner eigenen Nachricht (`/hand`) beenden. Ohne Zeitgrenze geht das auch, wenn der andere dran ist und seit 14 Tagen nicht gespielt hat.',
      '**Die Moderation** kann eine Runde mit `/admin beenden` beenden.',
      'Eine so oder von der Moderation beendete Runde hat keinen Sieger und bringt keine Punkte; ihre Partie endet mit ihr.',
      '**Eine Herausforderung** kann ablehnen, wem sie gilt, und zurückziehen, wer sie gestellt hat; bleibt sie unbeantwortet, endet sie von selbst.',
    ].join('\n\n'),
  };
}
