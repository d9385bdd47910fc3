import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../playground/index.ts';
import { CALLBACK, expectSeen, makeGate, openScene, press, use } from './scene.ts';
import { say, withButtons, withMenu } from './messages.ts';
import type { Scene } from './scene.ts';

type Kind = 'private' | 'public';

/** A scene in which Ann sees a message with a button `go`, for her alone or for everybody. */
async function openWith(kind: Kind, deferAfter = 2_000): Promise<{ scene: Scene; pressed: SeenMessage }> {
  const scene = await openScene({ deferAfter });
  await use(scene, async (interaction) => {
    const message = { ...withButtons('old', 'go'), embeds: [{ description: 'old too' }] };
    if (kind === 'private') await interaction.privately(message);
    else await interaction.publicly(message, 'old');
  });
  const pressed = await scene.ann.finds(scene.standIn.channel, ({ buttons }) => buttons.length > 0);
  return { scene, pressed };
}

/** What both see, given what the pressed message and its public and private followers are. */
function both(
  kind: Kind,
  pressed: string,
  ...rest: readonly string[]
): [readonly string[], readonly string[]] {
  const all = [`${kind}: ${pressed}`, ...rest];
  return [all, all.filter((one) => one.startsWith('public'))];
}

describe.each<Kind>(['private', 'public'])('a press on a %s message', (kind) => {
  it('tells what was pressed, on which message', async () => {
    const { scene, pressed } = await openWith(kind);
    let told: unknown;
    await press(scene, pressed, 'go', async (interaction) => {
      const { customId, values, message, invoker } = interaction;
      told = { customId, values, message, invoker };
      await interaction.repaint(say('new'));
    });
    expect(told).toEqual({
      customId: 'go',
      values: [],
      message: {
        channelId: pressed.channelId,
        messageId: pressed.id,
        ephemeral: kind === 'private',
        customIds: ['go'],
      },
      invoker: { id: scene.ann.id, locale: 'en-US' },
    });
  });

  it('repaints the message, with nothing left of what stood there', async () => {
    const { scene, pressed } = await openWith(kind);
    expect(pressed).toMatchObject({ text: 'old\nold too', buttons: [{ customId: 'go' }] });
    await press(scene, pressed, 'go', (interaction) => interaction.repaint(say('new')));
    await expectSeen(scene, ...both(kind, 'new'));
    expect(scene.ann.look(pressed)).toMatchObject({ text: 'new', buttons: [], embeds: [] });
  });

  it('repaints, then tells everybody, then its user alone', async () => {
    const { scene, pressed } = await openWith(kind);
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.repaint(say('new'));
      await interaction.publicly(say('board'), 'n');
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ...both(kind, 'new', 'public: board', 'private: hand'));
  });

  it('tells everybody, then repaints', async () => {
    const { scene, pressed } = await openWith(kind);
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.publicly(say('board'), 'n');
      await interaction.repaint(say('new'));
    });
    await expectSeen(scene, ...both(kind, 'new', 'public: board'));
  });

  it('does all that where the bot may neither look nor send', async () => {
    const { scene, pressed } = await openWith(kind);
    scene.standIn.deny(scene.standIn.channel, 'bot', 'ViewChannel', 'SendMessages');
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.publicly(say('board'), 'n');
      await interaction.repaint(say('new'));
    });
    await expectSeen(scene, ...both(kind, 'new', 'public: board'));
  });

  it('repaints again and again', async () => {
    const { scene, pressed } = await openWith(kind);
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.repaint(say('new'));
      await interaction.repaint(say('newer'));
    });
    await expectSeen(scene, ...both(kind, 'newer'));
  });

  it('that is slow is acknowledged silently and repaints later', async () => {
    const { scene, pressed } = await openWith(kind, 30);
    const deferred = makeGate();
    scene.bot.script.onPress = async (interaction) => {
      await deferred.passed;
      await interaction.repaint(say('new'));
    };
    await scene.ann.raw(pressed, { customId: 'go' }).answered;
    await expectSeen(scene, ...both(kind, 'old'));
    deferred.open();
    await expectSeen(scene, ...both(kind, 'new'));
  });

  it('without any answer is acknowledged and changes nothing', async () => {
    const { scene, pressed } = await openWith(kind, 30);
    scene.bot.script.onPress = () => Promise.resolve();
    await scene.ann.raw(pressed, { customId: 'go' }).answered;
    await expectSeen(scene, ...both(kind, 'old'));
  });

  it('on a message that is gone by then shows its user the new one privately', async () => {
    const { scene, pressed } = await openWith(kind);
    scene.standIn.deleteMessage(pressed);
    await press(scene, pressed, 'go', (interaction) => interaction.repaint(say('new')));
    await expectSeen(scene, ['private: new'], []);
  });

  it('on a message that goes after the first answer does so, too', async () => {
    const { scene, pressed } = await openWith(kind);
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.repaint(say('new'));
      scene.standIn.deleteMessage(pressed);
      await interaction.repaint(say('newer'));
    });
    await expectSeen(scene, ['private: newer'], []);
  });
});

describe('a press answered privately first', () => {
  it('still repaints a public message', async () => {
    const { scene, pressed } = await openWith('public');
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.privately(say('hand'));
      await interaction.repaint(say('new'));
    });
    await expectSeen(scene, ['public: new', 'private: hand'], ['public: new']);
  });

  it('shows what a private message would have become beside it', async () => {
    const { scene, pressed } = await openWith('private');
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.privately(say('hand'));
      await interaction.repaint(say('new'));
    });
    await expectSeen(scene, ['private: old', 'private: hand', 'private: new'], []);
  });

  it('takes a single request', async () => {
    const { scene, pressed } = await openWith('public');
    scene.standIn.history.clear();
    await press(scene, pressed, 'go', (interaction) => interaction.privately(say('hand')));
    await expectSeen(scene, ['public: old', 'private: hand'], ['public: old']);
    expect(scene.standIn.history.rest().map(({ route }) => route)).toEqual([CALLBACK]);
  });
});

describe.each<Kind>(['private', 'public'])('a choice from a menu on a %s message', (kind) => {
  /** A scene in which Ann sees a message with a menu `pick` of three. */
  async function openWithMenu(): Promise<{ scene: Scene; shown: SeenMessage }> {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      const message = withMenu('old', 'pick', '11', '12', '13');
      if (kind === 'private') await interaction.privately(message);
      else await interaction.publicly(message, 'old');
    });
    const shown = await scene.ann.finds(scene.standIn.channel, ({ selects }) => selects.length > 0);
    return { scene, shown };
  }

  it('tells what was chosen, on which message, and repaints it', async () => {
    const { scene, shown } = await openWithMenu();
    const through = makeGate();
    let told: unknown;
    scene.bot.script.onPress = async (interaction) => {
      const { customId, values, message } = interaction;
      told = { customId, values, message };
      await interaction.repaint(withMenu('new', 'pick', '12', '13'));
      through.open();
    };
    scene.ann.select(shown, 'pick', ['12']);
    await through.passed;
    expect(told).toEqual({
      customId: 'pick',
      values: ['12'],
      message: {
        channelId: shown.channelId,
        messageId: shown.id,
        ephemeral: kind === 'private',
        customIds: ['pick'],
      },
    });
    await expectSeen(scene, ...both(kind, 'new'));
    expect(scene.ann.look(shown).selects.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['12', '13'],
    ]);
  });

  it('tells what no menu offers, too: it is for the bot to judge', async () => {
    const { scene, shown } = await openWithMenu();
    const chosen = makeGate();
    let told: readonly string[] = [];
    scene.bot.script.onPress = async (interaction) => {
      told = interaction.values;
      await interaction.repaint(say('new'));
      chosen.open();
    };
    scene.ann.raw(shown, { customId: 'pick', values: ['a', 'b'] });
    await chosen.passed;
    expect(told).toEqual(['a', 'b']);
  });
});
