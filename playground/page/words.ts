/** What the page itself says, in the words of Discord's own client where it has some. */
export interface Words {
  readonly onlyYou: string;
  readonly dismiss: string;
  readonly edited: string;
  readonly thinking: (name: string) => string;
  readonly sending: string;
  readonly usedBefore: (name: string) => string;
  readonly usedAfter: string;
  readonly failedPress: string;
  readonly failedCommand: string;
  readonly goneReply: string;
  readonly download: string;
  readonly left: string;
  readonly deleted: string;
  readonly welcome: (room: string) => string;
  readonly welcomeDirect: (name: string) => string;
  readonly somebody: string;
  readonly howTo: (command: string, other: string) => string;
  readonly howToAlone: (command: string, bot: string, alone: string) => string;
  readonly howToDirect: (command: string, alone: string) => string;
  readonly writeTo: (room: string) => string;
  readonly locked: string;
  readonly commands: string;
  readonly options: string;
  readonly optional: string;
  readonly more: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly nobodyFits: string;
  readonly missing: (option: string) => string;
  readonly unfit: (option: string) => string;
  readonly bounds: (least: number | null, most: number | null) => string;
  readonly pick: string;
  readonly newMessages: (count: number) => string;
  readonly deleteMessage: string;
  readonly threadStarted: (name: string) => string;
  readonly seeThread: (count: number) => string;
  readonly yesterday: (time: string) => string;
  readonly language: string;
  readonly rooms: string;
  readonly offline: string;
}

const en: Words = {
  onlyYou: 'Only you can see this',
  dismiss: 'Dismiss message',
  edited: '(edited)',
  thinking: (name) => `${name} is thinking…`,
  sending: 'Sending command…',
  usedBefore: () => 'used',
  usedAfter: '',
  failedPress: 'This interaction failed',
  failedCommand: 'The application did not respond',
  goneReply: 'Original message was deleted',
  download: 'Download',
  left: 'You are no longer on the server.',
  deleted: 'This account was deleted.',
  welcome: (room) => `Welcome to ${room}!`,
  welcomeDirect: (name) => `This is the beginning of your direct messages with ${name}.`,
  somebody: 'somebody else',
  howTo: (command, other) => `Type /${command} and press Enter twice. Then ${other} presses Accept.`,
  howToAlone: (command, bot, alone) =>
    `Nobody there? Challenge ${bot} with /${command}, or play alone with /${alone}.`,
  howToDirect: (command, alone) => `Type /${command} to read how it is played, or /${alone} to play alone.`,
  writeTo: (room) => `Message ${room}`,
  locked: 'This thread is locked.',
  commands: 'Commands',
  options: 'Options',
  optional: 'optional',
  more: (count) => `+${count} optional`,
  yes: 'True',
  no: 'False',
  nobodyFits: 'Nothing fits.',
  missing: (option) => `${option} is required.`,
  unfit: (option) => `${option}: pick something from the list.`,
  bounds: (least, most) => `From ${least ?? '−∞'} to ${most ?? '∞'}.`,
  pick: 'Make a selection',
  newMessages: (count) => (count === 1 ? '1 new ping' : `${count} new pings`),
  deleteMessage: 'Delete message (as a moderator)',
  threadStarted: (name) => `started a thread: ${name}.`,
  seeThread: (count) => (count === 1 ? '1 message' : `${count} messages`),
  yesterday: (time) => `Yesterday at ${time}`,
  language: 'Language',
  rooms: 'Channels',
  offline: 'The bot is offline',
};

const de: Words = {
  onlyYou: 'Nur du kannst das sehen',
  dismiss: 'Nachricht verwerfen',
  edited: '(bearbeitet)',
  thinking: (name) => `${name} denkt nach …`,
  sending: 'Befehl wird gesendet …',
  usedBefore: () => 'hat',
  usedAfter: 'verwendet',
  failedPress: 'Diese Interaktion ist fehlgeschlagen',
  failedCommand: 'Die Anwendung reagiert nicht',
  goneReply: 'Die ursprüngliche Nachricht wurde gelöscht',
  download: 'Herunterladen',
  left: 'Du bist nicht mehr auf dem Server.',
  deleted: 'Dieses Konto wurde gelöscht.',
  welcome: (room) => `Willkommen bei ${room}!`,
  welcomeDirect: (name) => `Das ist der Anfang deiner Direktnachrichten mit ${name}.`,
  somebody: 'jemand anders',
  howTo: (command, other) => `Tippe /${command} und drücke zweimal Enter. Dann drückt ${other} auf Annehmen.`,
  howToAlone: (command, bot, alone) =>
    `Niemand da? Fordere ${bot} mit /${command} heraus, oder spiel allein mit /${alone}.`,
  howToDirect: (command, alone) =>
    `Tippe /${command}, um zu lesen, wie gespielt wird, oder /${alone}, um allein zu spielen.`,
  writeTo: (room) => `Nachricht an ${room}`,
  locked: 'Dieser Thread ist gesperrt.',
  commands: 'Befehle',
  options: 'Optionen',
  optional: 'optional',
  more: (count) => `+${count} optional`,
  yes: 'Ja',
  no: 'Nein',
  nobodyFits: 'Nichts passt.',
  missing: (option) => `${option} fehlt noch.`,
  unfit: (option) => `${option}: wähle etwas aus der Liste.`,
  bounds: (least, most) => `Von ${least ?? '−∞'} bis ${most ?? '∞'}.`,
  pick: 'Triff eine Auswahl',
  newMessages: (count) => (count === 1 ? '1 neue Erwähnung' : `${count} neue Erwähnungen`),
  deleteMessage: 'Nachricht löschen (als Moderator)',
  threadStarted: (name) => `hat einen Thread gestartet: ${name}.`,
  seeThread: (count) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
  yesterday: (time) => `Gestern um ${time}`,
  language: 'Sprache',
  rooms: 'Kanäle',
  offline: 'Der Bot ist offline',
};

/** The words for a language; English where there are none. */
export function wordsFor(locale: string): Words {
  return locale.startsWith('de') ? de : en;
}
