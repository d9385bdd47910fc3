import { LEVELS, parseLevel } from '../ai/level.ts';
import type { Level } from '../ai/level.ts';
import type { Options, RulesetId } from '../engine/stones/types.ts';
import { MATCH_FORMS, parseMatchForm } from '../engine/stones/match.ts';
import type { MatchForm } from '../engine/stones/match.ts';
import { parseRulesetId, rulesetById, rulesets } from '../engine/stones/rulesets.ts';
import type { AnyRefusal } from '../locale/index.ts';
import { challenge as openChallenge } from '../table/challenge.ts';
import type { Table } from '../table/table.ts';
import { begin } from './answerChallenge.ts';
import { parseClock, suggestClocks } from './clockOption.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import type { Command, CommandInteraction, OptionUser, OptionValue } from './interaction.ts';
import { linkToTable, taken } from './inTheWay.ts';
import { tell } from './tell.ts';
import { linkTo, mayOpenThreadIn, voiceOf } from './voice.ts';
import { textOf } from './options.ts';
import { choiceOption, duelCommand, numberOption, suggestedOption, userOption } from './registration.ts';
import { localeOf } from './say.ts';

/**
 * `/challenge [opponent] [level] [game] [match] [clock] [claims] [hand] [help] [thread]`: asks somebody, or whoever accepts
 * first, to a duel or a match, for all to see. Whoever challenges the bot plays at once, against a computer player.
 */
export const challenge: Command<Context> = {
  data: duelCommand('challenge', [
    userOption('challenge', 'opponent', 'optional'),
    choiceOption('challenge', 'level', LEVELS),
    choiceOption(
      'challenge',
      'game',
      rulesets.map(({ id }) => id),
    ),
    choiceOption('challenge', 'match', MATCH_FORMS),
    suggestedOption('challenge', 'clock'),
    choiceOption('challenge', 'claims', ['standard', 'any']),
    numberOption('challenge', 'hand', [6, 7]),
    choiceOption('challenge', 'help', ['on', 'off']),
    choiceOption('challenge', 'thread', ['on', 'off']),
  ]),

  async run(context, interaction) {
    const { place, invoker } = interaction;
    if (!place.guildId) return refuse(interaction, { code: 'not-in-server' });
    const given = interaction.options.get('opponent');
    const opponent = typeof given === 'object' ? given : null;
    const computer = computerAsked(interaction.options, context.self());
    const refusal = opponent && computer === null ? unfit(interaction, opponent) : null;
    if (refusal) return refuse(interaction, refusal);
    if (computer === 'unknown') return refuse(interaction, { code: 'choice-unknown' });
    // The computer doesn't wait, so nobody needs a clock against it.
    const usualHours = computer === null ? context.settings.moveHours : null;
    const terms = termsOf(interaction.options, usualHours);
    if ('code' in terms) return refuse(interaction, terms);
    const asked = {
      ...terms,
      locale: localeOf(invoker).language,
      guildId: place.guildId,
      channelId: place.channelId,
      challenger: invoker.id,
      opponent: computer?.id ?? opponent?.id ?? null,
      computer: computer?.level ?? null,
      rematchOf: null,
    };
    const opened = await openChallenge(context.house, interaction.id, asked, context.settings.challengeHours);
    if (opened.kind === 'taken') return refuseTaken(context, interaction, opened.table);
    if (opened.kind === 'repeated') return;
    if (opened.table.dealt) return begin(context, interaction, opened.table);
    await announce(context, interaction, opened.table);
  },

  autocomplete: (context, interaction) => Promise.resolve(suggestClocks(context, interaction)),
};

/**
 * The computer player that is asked: the bot itself, or a level without anybody. Null where people play, `unknown` for a
 * level that a bot of another version has registered.
 */
function computerAsked(
  options: CommandInteraction['options'],
  self: string | null,
): { readonly id: string; readonly level: Level } | 'unknown' | null {
  const opponent = options.get('opponent');
  const isAsked = typeof opponent === 'object' ? opponent.id === self : options.has('level');
  if (!isAsked || self === null) return null;
  const level = chosen(options.get('level'), parseLevel, 'medium');
  return level === null ? 'unknown' : { id: self, level };
}

/** Why this person can't be challenged here; null where nothing stands against it. */
function unfit({ invoker }: CommandInteraction, opponent: OptionUser): AnyRefusal | null {
  if (opponent.id === invoker.id) return { code: 'challenge-self' };
  if (opponent.bot) return { code: 'challenge-bot' };
  return opponent.inChannel === false ? { code: 'challenge-absent', opponent: opponent.id } : null;
}

interface Terms {
  readonly ruleset: RulesetId;
  readonly options: Options;
  readonly help: 'on' | 'off';
  readonly thread: 'on' | 'off';
  readonly match: MatchForm;
  readonly clockHours: number | null;
}

/** The game that is asked for, completed with the defaults, or why there is no such game. */
function termsOf(options: CommandInteraction['options'], moveHours: number | null): Terms | AnyRefusal {
  const ruleset = chosen(options.get('game'), parseRulesetId, 'border-stones');
  const match = chosen(options.get('match'), parseMatchForm, 'single');
  const timing = chosen(options.get('claims'), claimsOf, 'standard');
  const help = chosen(options.get('help'), switchOf, ruleset === 'schotten-totten-online' ? 'on' : 'off');
  const thread = chosen(options.get('thread'), switchOf, 'off');
  if (!ruleset || !match || !timing || !help || !thread) return { code: 'choice-unknown' };
  const claims = timing === 'any' ? { claims: timing } : {};
  const hand = options.has('hand') ? { hand: options.get('hand') } : {};
  const parsed = rulesetById(ruleset).parseOptions({ ...claims, ...hand });
  if (!parsed.ok) return { code: 'hand-not-of-game' };
  const typed = textOf(options.get('clock'));
  const clock = typed === '' ? { hours: moveHours } : parseClock(typed);
  if (!clock) return { code: 'clock-unknown', typed };
  return { match, clockHours: clock.hours, ruleset, options: parsed.value, help, thread };
}

/** What was chosen, or the default where nothing was; null for a choice that a bot of another version has registered. */
function chosen<Choice>(
  given: OptionValue | undefined,
  parse: (text: string) => Choice | null,
  byDefault: Choice,
): Choice | null {
  return given === undefined ? byDefault : parse(textOf(given));
}

function switchOf(text: string): 'on' | 'off' | null {
  return text === 'on' || text === 'off' ? text : null;
}

function claimsOf(text: string): 'standard' | 'any' | null {
  return text === 'standard' || text === 'any' ? text : null;
}

/**
 * Shows the challenge to everybody; says at once where a thread will not be possible. Where somebody else was faster in
 * showing it (a challenge that crossed it), the challenger is led there.
 */
async function announce(context: Context, interaction: CommandInteraction, table: Table): Promise<void> {
  const told = await tell(context, table.row.id, voiceOf(context, interaction));
  if (told === 'nothing-new') {
    const link = await linkToTable(context, table);
    await refuse(interaction, taken(table, interaction.invoker.id, link));
  }
  if (told === 'mute') await refuse(interaction, { code: 'board-impossible' });
  if (table.row.thread === 'on' && !mayOpenThreadIn(interaction.place)) {
    await refuse(interaction, { code: 'thread-impossible' });
  }
}

/** These two have a duel or a challenge here already. One that never appeared is shown now. */
async function refuseTaken(context: Context, interaction: CommandInteraction, table: Table): Promise<void> {
  const { row } = table;
  await refuse(interaction, taken(table, interaction.invoker.id, linkTo(row.guildId, row.board)));
  await tell(context, row.id, voiceOf(context, interaction));
}
