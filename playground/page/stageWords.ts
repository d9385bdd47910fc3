import type { BotState, RightName } from '../web/protocol.ts';

/** What stands on the bar above the panes. */
export interface StageWords {
  readonly locale: 'en-US' | 'de';
  readonly playground: string;
  readonly people: string;
  readonly switches: string;
  readonly bot: Readonly<Record<BotState, string>>;
  readonly addPerson: string;
  readonly addChannel: string;
  readonly phone: string;
  readonly light: string;
  readonly later: string;
  readonly restart: string;
  readonly slow: string;
  readonly lost: string;
  readonly members: string;
  readonly moderator: string;
  readonly away: Readonly<Record<'left' | 'deleted', string>>;
  readonly rights: string;
  readonly without: Readonly<Record<RightName, string>>;
  readonly scene: string;
  readonly playing: string;
}

const en: StageWords = {
  locale: 'en-US',
  playground: 'playground',
  people: 'Whose view',
  switches: 'Switches',
  bot: { starting: 'bot is starting', online: 'bot is online', stopped: 'bot is down' },
  addPerson: '+ person',
  addChannel: '+ channel',
  phone: 'Phone width',
  light: 'Light',
  later: '15 minutes later',
  restart: 'Restart the bot',
  slow: 'Slow answers',
  lost: 'Lost answers',
  members: 'Members',
  moderator: 'Moderator',
  away: { left: 'Has left', deleted: 'Account deleted' },
  rights: 'Permissions',
  without: {
    ViewChannel: 'Bot can’t see',
    SendMessages: 'Bot can’t send',
    EmbedLinks: 'Bot can’t embed',
    CreatePublicThreads: 'Bot can’t open threads',
  },
  scene: 'Play a scene …',
  playing: 'The scene plays itself …',
};

const de: StageWords = {
  locale: 'de',
  playground: 'Spielwiese',
  people: 'Wessen Sicht',
  switches: 'Schalter',
  bot: { starting: 'Bot startet', online: 'Bot ist online', stopped: 'Bot ist aus' },
  addPerson: '+ Person',
  addChannel: '+ Kanal',
  phone: 'Handybreite',
  light: 'Hell',
  later: '15 Minuten später',
  restart: 'Bot neu starten',
  slow: 'Langsame Antworten',
  lost: 'Verlorene Antworten',
  members: 'Mitglieder',
  moderator: 'Moderator',
  away: { left: 'Ist gegangen', deleted: 'Konto gelöscht' },
  rights: 'Rechte',
  without: {
    ViewChannel: 'Bot sieht nichts',
    SendMessages: 'Bot darf nicht senden',
    EmbedLinks: 'Bot darf nicht einbetten',
    CreatePublicThreads: 'Bot darf keine Threads',
  },
  scene: 'Szene abspielen …',
  playing: 'Die Szene spielt sich ab …',
};

/** The bar speaks the browser's language, or the one in the address. */
export function stageWords(): StageWords {
  const wanted = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  return wanted.startsWith('de') ? de : en;
}
