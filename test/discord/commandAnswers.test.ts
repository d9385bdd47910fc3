import { describe, expect, it } from 'vitest';
import type { CommandInteraction } from '../../src/commands/interaction.ts';
import { CALLBACK, POST, expectSeen, makeGate, openScene, seenBy, use } from './scene.ts';
import { say } from './messages.ts';
import type { Scene } from './scene.ts';

type Run = (interaction: CommandInteraction) => Promise<void>;

describe('a command answered at once', () => {
  it('shows a private answer to its user alone, and every further one beside it', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.privately(say('one'));
      await interaction.repaint(say('two'));
    });
    await expectSeen(scene, ['private: one', 'private: two'], []);
  });

  it('shows a public answer to everybody and tells where it hangs', async () => {
    const scene = await openScene();
    let ref: unknown = null;
    await use(scene, async (interaction) => {
      ref = await interaction.publicly(say('board'), 'n');
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ['public: board', 'private: hand'], ['public: board']);
    const [board] = scene.ben.sees(scene.standIn.channel);
    expect(ref).toEqual({ channelId: board?.channelId, messageId: board?.id });
  });

  it('is public also where the bot may neither look nor send', async () => {
    const scene = await openScene();
    scene.standIn.deny(scene.standIn.channel, 'bot', 'ViewChannel', 'SendMessages');
    const refs: unknown[] = [];
    await use(scene, async (interaction) => {
      refs.push(await interaction.publicly(say('one'), 'n1'), await interaction.publicly(say('two'), 'n2'));
    });
    await expectSeen(scene, ['public: one', 'public: two'], ['public: one', 'public: two']);
    expect(refs).not.toContain(null);
    expect(scene.standIn.history.refused()).toEqual([]);
  });

  it('posts what is public after the first answer by a nonce, where the bot may send', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.privately(say('hand'));
      await interaction.publicly(say('board'), 'table.7');
    });
    await expectSeen(scene, ['private: hand', 'public: board'], ['public: board']);
    expect(scene.standIn.history.rest('POST', POST)[0]?.body).toMatchObject({
      nonce: 'table.7',
      enforce_nonce: true,
    });
  });

  it('gives both of two answers made in one breath', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await Promise.all([interaction.privately(say('one')), interaction.privately(say('two'))]);
    });
    await expectSeen(scene, ['private: one', 'private: two'], []);
  });

  it('pings the one who is to be pinged and nobody else, first or later, posted or not', async () => {
    const scene = await openScene();
    const { ann, ben, standIn } = scene;
    const text = `${ann.mention} ${ben.mention} @everyone`;
    await use(scene, async (interaction) => {
      await interaction.publicly(say(text, ben.id), 'n1');
      await interaction.publicly(say(text, ben.id), 'n2');
      standIn.deny(standIn.channel, 'bot', 'SendMessages');
      await interaction.publicly(say(text, ben.id), 'n3');
      await interaction.publicly(say(text), 'n4');
    });
    expect(ben.sees(standIn.channel).map(({ pinged }) => pinged)).toEqual([[ben.id], [ben.id], [ben.id], []]);
  });
});

describe('a slow command', () => {
  /** Lets `run` begin when the command has deferred itself. */
  function afterDeferral(scene: Scene, run: Run): Promise<void> {
    return use(scene, async (interaction) => {
      await scene.standIn.until(
        () => seenBy(scene.ann, scene).includes('thinking') || undefined,
        'a deferral',
      );
      await run(interaction);
    });
  }

  it('defers itself privately and fills the deferred answer', async () => {
    const scene = await openScene({ deferAfter: 30 });
    await afterDeferral(scene, async (interaction) => {
      await interaction.privately(say('one'));
      await interaction.privately(say('two'));
    });
    await expectSeen(scene, ['private: one', 'private: two'], []);
  });

  it('answers in public all the same and leaves no trace of the deferral', async () => {
    const scene = await openScene({ deferAfter: 30 });
    await afterDeferral(scene, async (interaction) => {
      await interaction.publicly(say('board'), 'n');
    });
    await expectSeen(scene, ['public: board'], ['public: board']);
  });

  it('is public where the bot may not send, too, though Discord makes the first follow-up private', async () => {
    const scene = await openScene({ deferAfter: 30 });
    scene.standIn.deny(scene.standIn.channel, 'bot', 'SendMessages');
    await afterDeferral(scene, async (interaction) => {
      await interaction.publicly(say('board'), 'n');
    });
    await expectSeen(scene, ['public: board'], ['public: board']);
  });

  it('shows the hand in the deferred answer after the public one', async () => {
    const scene = await openScene({ deferAfter: 30 });
    scene.standIn.deny(scene.standIn.channel, 'bot', 'SendMessages');
    await afterDeferral(scene, async (interaction) => {
      await interaction.publicly(say('board'), 'n');
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ['private: hand', 'public: board'], ['public: board']);
  });

  it('goes on beside a deferred answer that was deleted', async () => {
    const scene = await openScene({ deferAfter: 30 });
    await afterDeferral(scene, async (interaction) => {
      for (const message of scene.ann.sees(scene.standIn.channel)) scene.standIn.deleteMessage(message);
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ['private: hand'], []);
  });

  it('does not defer while an answer is on its way', async () => {
    const scene = await openScene({ deferAfter: 30 });
    const { ann, ben, bot, standIn } = scene;
    const way = standIn.faults.hold({ method: 'POST', route: CALLBACK }, 'before', 1);
    const bens = makeGate();
    bot.script.onCommand = async (_name, interaction) => {
      if (interaction.invoker.id === ben.id) return bens.passed;
      return interaction.privately(say('hand'));
    };
    ann.slash(standIn.channel, 'act');
    await way.reached;
    // Ben's command comes after Ann's, so once his has deferred itself, the time for hers has come as well.
    await ben.slash(standIn.channel, 'act').answered;
    way.open();
    await expectSeen(scene, ['private: hand'], ['thinking']);
    bens.open();
    await expectSeen(scene, ['private: hand'], []);
    expect(standIn.history.rest('POST', CALLBACK)).toHaveLength(2);
  });

  it('without any answer is acknowledged and shows nothing', async () => {
    const scene = await openScene({ deferAfter: 30 });
    scene.bot.script.onCommand = () => Promise.resolve();
    await expect(scene.ann.slash(scene.standIn.channel, 'act').answered).resolves.toBeDefined();
    await expectSeen(scene, [], []);
  });
});
