import { makeDiscord, watchRejections } from '../../src/discord/index.ts';
import { readEnvironment } from '../../src/env.ts';
import { openLog } from '../../src/log.ts';
import { act, say } from './messages.ts';

/** The adapter as a process of its own, answering every command with "still here": for what may end a process. */
const read = readEnvironment(process.env);
if (read.kind === 'broken') throw new Error(read.problems.join('\n'));
const { discordToken: token, discordApiUrl: apiUrl } = read.environment;

const log = openLog({ level: 'info', format: 'json' });
const discord = makeDiscord({ token, apiUrl, log });
watchRejections(log, () => process.exit(1));
process.once('SIGTERM', () => void discord.stop());

await discord.connect({
  commands: [act],
  async onCommand(_name, interaction) {
    // A promise that nobody waits for, as only a mistake of ours makes one.
    if (interaction.options.get('card') === 'forgotten')
      void Promise.reject(new Error('forgotten on purpose'));
    await interaction.privately(say('still here'));
  },
  onPress: () => Promise.resolve(),
  onAutocomplete: () => Promise.resolve([]),
  faultMessage: (_locale, reference) => say(reference),
});
