import type { RulesPage } from '../../../rulesPage.ts';
import { commands } from '../../commands.ts';
import { solo } from '../../solo.ts';

const { name, options } = commands.gridcannon;

export const onDiscord: RulesPage = {
  title: 'So spielst du hier',
  text: [
    '`/gridcannon` beginnt ein Spiel oder zeigt das, das du gerade laufen hast. Dort wählst du die Variante, die Kartenfolge und ob andere zusehen dürfen. Danach ist alles ein Knopfdruck.',
    'Du kannst in jedem Kanal ein Spiel haben und eins in den Direktnachrichten des Bots. Das Tagesspiel läuft daneben.',
    'Karten werden von selbst aufgedeckt. Wo nur eine Antwort erlaubt ist, wirst du nicht gefragt, außer bei Rüstung, solange sich noch ein Joker einsetzen lässt.',
    `**${solo.undo}** nimmt zurück, was nichts aufgedeckt hat: einen Trick, während eine Karte wartet, oder im Aufbau den Platz eines Adligen, bis du über den Tausch entschieden hast. Eine gelegte Karte bleibt liegen. Nach dem Ende lässt sich nichts mehr zurücknehmen.`,
    '**Aufgeben** fragt einmal nach. Es zählt als verloren, und du kannst ein neues Spiel beginnen.',
  ].join('\n\n'),
};

export const daily: RulesPage = {
  title: 'Kartenfolgen, Tagesspiel und Rangliste',
  text: [
    'Jede Kartenfolge hat eine **Nummer**, und dieselbe Nummer heißt für alle dieselben Karten.',
    [
      `**Das Tagesspiel** (\`/${name} ${options.deal.name}:daily\`) ist an einem Tag (nach UTC) für alle dasselbe.`,
      '- Du hast **einen Versuch**, ganz gleich, wo du ihn beginnst.',
      '- Gespielt wird nach den Standardregeln, und solange es läuft, siehst nur du es.',
      '- Ist es am Ende des Tages nicht fertig, ist es verloren.',
      '- Seine Nummer, und wie es zu gewinnen war, wird erst gezeigt, wenn der Tag vorbei ist.',
    ].join('\n'),
    '**Die Rangliste** (`/rangliste`) zeigt, was die Spiele auf diesem Server ergeben: Siege, Spiele, bestes und mittleres Ergebnis und Siegesreihen. Die Tagesspiele haben außerdem eigene Tabellen, auch für einen Tag.',
    'Es zählt nur dein **erster Versuch** mit einer Kartenfolge, auf dem Server, auf dem du ihn begonnen hast; keiner mehr, wenn du ihre Lösung gesehen hast. Spiele in Direktnachrichten zählen nirgends.',
  ].join('\n\n'),
};
