import type { Options, RulesetId } from '../engine/stones/types.ts';
import { parseRulesetId, rulesetById, rulesets } from '../engine/stones/rulesets.ts';
import type { AnyRefusal } from '../locale/index.ts';
import { challenge as openChallenge } from '../table/challenge.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import { rivalOf } from './find.ts';
import type { Command, CommandInteraction, OptionUser } from './interaction.ts';
import { linkToTable } from './moveBoard.ts';
import { linkTo, tell, voiceOf } from './tell.ts';
import { textOf } from './options.ts';
import { choiceOption, duelCommand, numberOption, userOption } from './registration.ts';
import { localeOf } from './say.ts';

/** `/challenge opponent [game] [claims] [hand] [help] [thread]`: asks somebody to a duel, for all to see. */
export const challenge: Command<Context> = {
  data: duelCommand('challenge', [
    userOption('challenge', 'opponent', 'required'),
    choiceOption(
      'challenge',
      'game',
      rulesets.map(({ id }) => id),
    ),
    choiceOption('challenge', 'claims', ['standard', 'any']),
    numberOption('challenge', 'hand', [6, 7]),
    choiceOption('challenge', 'help', ['on', 'off']),
    choiceOption('challenge', 'thread', ['on', 'off']),
  ]),

  async run(context, interaction) {
    const { place, invoker } = interaction;
    if (!place.guildId) return refuse(interaction, { code: 'not-in-server' });
    const opponent = interaction.options.get('opponent');
    if (typeof opponent !== 'object') return refuse(interaction, { code: 'challenge-self' });
    const refusal = unfit(interaction, opponent);
    if (refusal) return refuse(interaction, refusal);
    const terms = termsOf(interaction.options);
    if ('code' in terms) return refuse(interaction, terms);
    const asked = {
      ...terms,
      locale: localeOf(invoker).language,
      guildId: place.guildId,
      channelId: place.channelId,
      challenger: invoker.id,
      opponent: opponent.id,
    };
    const opened = await openChallenge(context.house, interaction.id, asked, context.settings.challengeHours);
    if (opened.kind === 'taken') return refuseTaken(context, interaction, opened.table);
    if (opened.kind === 'repeated') return;
    await announce(context, interaction, opened.table);
  },
};

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
}

/** The game that is asked for, completed with the defaults, or why there is no such game. */
function termsOf(options: CommandInteraction['options']): Terms | AnyRefusal {
  const ruleset = parseRulesetId(textOf(options.get('game'))) ?? 'border-stones';
  const claims = options.get('claims') === 'any' ? { claims: 'any' } : {};
  const hand = options.has('hand') ? { hand: options.get('hand') } : {};
  const parsed = rulesetById(ruleset).parseOptions({ ...claims, ...hand });
  if (!parsed.ok) return { code: 'hand-not-of-game' };
  return {
    ruleset,
    options: parsed.value,
    help: switchOf(options.get('help')) ?? (ruleset === 'schotten-totten-online' ? 'on' : 'off'),
    thread: switchOf(options.get('thread')) ?? 'off',
  };
}

function switchOf(value: unknown): 'on' | 'off' | null {
  return value === 'on' || value === 'off' ? value : null;
}

/**
 * Shows the challenge to everybody; says at once where a thread will not be possible. Where somebody else was faster in
 * showing it (a challenge that crossed it), the challenger is led there.
 */
async function announce(context: Context, interaction: CommandInteraction, table: Table): Promise<void> {
  const told = await tell(context, table.row.id, voiceOf(context, interaction));
  if (told === 'nothing-new') {
    const link = await linkToTable(context, table);
    await refuse(interaction, { code: 'challenge-exists', opponent: table.row.opponent, link });
  }
  if (told === 'mute') await refuse(interaction, { code: 'board-impossible' });
  const { may, kind } = interaction.place;
  if (table.row.thread === 'on' && (kind === 'thread' || !may('createThread') || !may('sendInThread'))) {
    await refuse(interaction, { code: 'thread-impossible' });
  }
}

/** These two have a duel or a challenge here already. One that never appeared is shown now. */
async function refuseTaken(context: Context, interaction: CommandInteraction, table: Table): Promise<void> {
  const { row } = table;
  const code = row.status === 'running' ? 'duel-exists' : 'challenge-exists';
  const link = linkTo(row.guildId, row.board);
  await refuse(interaction, { code, opponent: rivalOf(table, interaction.invoker.id), link });
  await tell(context, row.id, voiceOf(context, interaction));
}
