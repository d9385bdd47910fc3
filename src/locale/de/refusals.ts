import type { Proof } from '../../engine/stones/types.ts';
import { listingIn } from '../grammar.ts';
import { countdown } from '../moments.ts';
import type { RefusalWords, Speech } from '../speech.ts';

const list = listingIn('de');

const person = (id: string): string => `<@${id}>`;
const here = (link: string | null): string => (link === null ? 'hier' : `[hier](${link})`);

function unproven(stone: number, { why, own, rival, witness }: Proof, say: Speech): string {
  if (why === 'side-incomplete')
    return `Du brauchst erst drei Karten an Stein ${stone}, bevor du ihn nehmen kannst.`;
  if (why === 'already-claimed') return `Stein ${stone} ist schon vergeben: Nimm einen freien.`;
  const cards = witness && list.all(witness.map(say.card));
  if (cards)
    return `Mit ${cards} könnte die andere Seite an Stein ${stone} deine noch schlagen: Nimm ihn, sobald das ausgeschlossen ist.`;
  return own && rival
    ? `Die andere Seite an Stein ${stone} ist nicht schlechter als deine: ${say.formation(rival)} gegen ${say.formation(own)}.`
    : `Stein ${stone} lässt sich noch nicht beweisen: Nimm ihn, wenn mehr Karten auf dem Tisch liegen.`;
}

export const refusals: RefusalWords = {
  'game-over': () =>
    'Diese Runde ist vorbei: Was folgen kann, sagen die Knöpfe unter ihrer letzten Nachricht.',
  'unknown-action': () => 'Diesen Zug gibt es hier nicht: `/hand` zeigt, was du tun kannst.',
  'not-your-turn': () => 'Du bist nicht dran: Sobald du es bist, wirst du angepingt.',
  'wrong-phase': () => 'Nicht an dieser Stelle deines Zuges: `/hand` zeigt, was jetzt geht.',
  'must-play': () => 'Du musst eine Karte legen, bevor dein Zug endet.',
  'not-in-hand': ({ card }, say) =>
    `${say.card(card)} ist nicht auf deiner Hand: \`/hand\` zeigt deine Karten.`,
  'no-place': ({ stone, why }) =>
    why === 'owned'
      ? `Stein ${stone} ist schon vergeben: Leg deine Karte an einen freien.`
      : `Deine Seite von Stein ${stone} ist voll: Leg deine Karte an einen anderen.`,
  unproven: ({ stone, proof }, say) => unproven(stone, proof, say),
  'refused-before': ({ stone }) =>
    `Stein ${stone} war dir schon verwehrt, und seither hat sich nichts geändert: Versuch es wieder, wenn mehr Karten auf dem Tisch liegen.`,
  'not-in-server': () => 'Duelle spielt man auf einem Server: Nutz den Befehl dort in einem Kanal.',
  stranger: () =>
    'Du spielst in diesem Duell nicht mit: `/herausfordern` beginnt dein eigenes, `/brett` zeigt dir dieses.',
  'no-duel': () => 'Du hast in diesem Kanal kein Duell: `/herausfordern` beginnt eines.',
  'no-duel-with': ({ opponent }) =>
    `Du hast in diesem Kanal kein Duell mit ${person(opponent)}: \`/herausfordern\` beginnt eines.`,
  'challenge-self': () =>
    'Dich selbst kannst du nicht herausfordern: Nenn jemand anderen, oder niemanden, damit alle annehmen können.',
  'challenge-bot': () => 'Andere Bots spielen nicht mit: Nenn einen Menschen oder mich.',
  'challenge-absent': ({ opponent }) =>
    `${person(opponent)} sieht diesen Kanal nicht: Fordere dort heraus, wo ihr beide mitlesen könnt.`,
  'duel-exists': ({ opponent, link }) =>
    `Du hast ${here(link)} schon ein Duell mit ${person(opponent)}: Spielt es erst zu Ende, oder spielt in einem anderen Kanal.`,
  'challenge-exists': ({ opponent, link }) =>
    `Zwischen dir und ${person(opponent)} ist ${here(link)} noch eine Herausforderung offen: Beantworte sie oder zieh sie zurück.`,
  'hand-not-of-game': () =>
    'Sieben Handkarten gibt es nur bei Grenzsteine: Lass `hand` weg oder wähl dieses Spiel.',
  'challenge-accepted': () => 'Diese Herausforderung ist schon angenommen: `/brett` zeigt das Duell.',
  'challenge-declined': () => 'Diese Herausforderung wurde abgelehnt: `/herausfordern` schickt eine neue.',
  'challenge-withdrawn': () =>
    'Diese Herausforderung wurde zurückgezogen: `/herausfordern` schickt eine neue.',
  'challenge-expired': () => 'Diese Herausforderung ist abgelaufen: `/herausfordern` schickt eine neue.',
  'not-challenged': ({ opponent }) =>
    `Nur ${person(opponent)} kann diese Herausforderung beantworten: \`/herausfordern\` schickt deine eigene.`,
  'not-challenger': ({ challenger }) =>
    `Nur ${person(challenger)} kann diese Herausforderung zurückziehen: Antworte, wenn sie dir gilt, oder lass sie stehen.`,
  'challenge-yours': () =>
    'Diese Herausforderung ist deine eigene: Warte, bis jemand sie annimmt, oder zieh sie zurück.',
  'open-challenge-exists': ({ link }) =>
    `Deine Herausforderung an alle ist ${here(link)} noch offen: Warte, bis jemand sie annimmt, oder zieh sie erst zurück.`,
  'choice-unknown': () =>
    'Bei einer dieser Optionen gibt es das nicht zur Wahl: Nimm eines von dem, was Discord dort zeigt.',
  'clock-unknown': () =>
    'Als Bedenkzeit gibt es 1 bis 336 ganze Stunden je Zug, oder gar keine Zeitgrenze: Schreib eine Zahl oder wähl einen Vorschlag.',
  'win-not-due': ({ deadline }) =>
    deadline === null
      ? 'Hier gibt es keinen Sieg zu nehmen: Du bist selbst dran, oder das Duell hat keine Zeitgrenze; `/hand` zeigt, was geht.'
      : `Der Zug deines Gegenübers ist erst ${countdown(deadline)} fällig: Ist die Zeit dann um, darfst du den Sieg nehmen.`,
  'round-not-deserted': ({ opponent }) =>
    `${person(opponent)} ist noch da: Die Runde beenden darfst du erst, wenn dein Gegenüber den Server verlassen oder, ohne Zeitgrenze, 14 Tage nicht gespielt hat.`,
  'presence-unknown': ({ opponent }) =>
    `Discord hat nicht rechtzeitig gesagt, ob ${person(opponent)} noch auf diesem Server ist: Versuch es gleich noch einmal.`,
  'match-over': () => 'Diese Partie ist vorbei: Frag nach einer Revanche oder nutz `/herausfordern`.',
  'no-record': () =>
    'Zu diesem Duell gibt es keine Aufzeichnung, denn es läuft noch oder endete ohne Ergebnis: Nachspielen kannst du es trotzdem.',
  'no-duel-running': () => 'In diesem Kanal läuft kein Duell: Nutz den Befehl dort, wo eines läuft.',
  'which-duel': () =>
    'Welches Duell in diesem Kanal ist gemeint? Wähl eines, das läuft, mit der Option `partie`.',
  'stone-unknown': () => 'Die Steine haben die Nummern 1 bis 9: Nenn eine davon.',
  'card-unknown': ({ hand }, say) => `Diese Karte kenne ich nicht: ${yourHand(hand.map(say.card))}`,
  'card-not-held': ({ hand }, say) =>
    `Diese Karte ist nicht auf deiner Hand: ${yourHand(hand.map(say.card))}`,
  'thread-impossible': () => 'Ich darf hier keinen Thread öffnen, also bleibt das Duell in diesem Kanal.',
  'board-impossible': () =>
    'Ich konnte hier nichts schreiben (darf ich das?); das Duell ist sicher, und `/brett` zeigt es in einem anderen Kanal.',
  'why-withheld': ({ stone }) =>
    `Die Hilfe ist aus: Stein ${stone} wird erklärt, sobald er vergeben, beidseitig voll oder vergeblich beansprucht ist.`,
  'not-your-game': ({ player }) => `Das ist das Spiel von ${person(player)}: \`/gridcannon\` beginnt deines.`,
  illegal: () => 'Das geht gerade nicht: Die Knöpfe zeigen, was geht.',
  'cannot-undo': () =>
    'Das lässt sich nicht zurücknehmen, denn es gilt oder hat eine Karte aufgedeckt: Spiel weiter.',
  'deal-unknown': () =>
    'Eine Kartenfolge ist eine ganze Zahl von 1 bis 999.999.999, oder „daily“: Schreib eins davon.',
  'solution-secret': () =>
    'Wie das Tagesspiel zu gewinnen ist, zeigt sich erst, wenn der Tag (UTC) vorbei ist: Frag dann wieder.',
  'deal-running': () =>
    'Diese Kartenfolge spielst du gerade selbst: Spiel zu Ende, dann sieh dir die Lösung an.',
  'no-solution': () =>
    'Für diese Kartenfolge kenne ich keinen Weg zum Sieg: Versuch sie noch mal oder nimm eine neue.',
  'press-unknown': () =>
    'Diesen Knopf kenne ich nicht mehr: Mit `/hand`, `/brett` oder `/gridcannon` geht es weiter.',
  stale: () => 'Das Spiel ist schon weiter: So steht es jetzt.',
  fault: ({ reference }) => `Bei uns ist etwas kaputtgegangen; der Tisch ist sicher (${reference}).`,
};

function yourHand(cards: readonly string[]): string {
  return cards.length === 0 ? 'Du hast keine Karten mehr.' : `Du hast ${list.all(cards)}.`;
}
