import { describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import type { Message } from '../../src/render/message.ts';
import { CALLBACK, FOLLOW_UP, expectSeen, openScene, press, seenBy, use } from './scene.ts';
import { say, withButtons } from './messages.ts';
import type { Scene } from './scene.ts';

const file = { name: 'merestone-12.json', text: '{"game":"Größe ♠","moves":["9s"]}\n' };
const record: Message = { ...say('record'), file };

/** What hangs on a message: names, with what one reads in the files. */
function filesOn({ attachments }: SeenMessage): Record<string, string> {
  return Object.fromEntries(attachments.map(({ filename, text }) => [filename, text]));
}

/** Expects that somebody sees the record in the first channel, its file whole. */
async function expectRecord({ standIn }: Scene, person: Person): Promise<void> {
  const shown = await person.finds(standIn.channel, ({ content }) => content === 'record');
  expect(filesOn(shown)).toEqual({ [file.name]: file.text });
}

describe('a file on the answer to a command', () => {
  it.each([
    ['first', [record]],
    ['later', [say('hand'), record]],
  ])('is for the one who asked alone: %s', async (_when, answers) => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      for (const answer of answers) await interaction.privately(answer);
    });
    await expectRecord(scene, scene.ann);
    expect(seenBy(scene.ben, scene)).toEqual([]);
  });

  it('that was deferred fills it', async () => {
    const scene = await openScene({ deferAfter: 30 });
    await use(scene, async (interaction) => {
      await scene.standIn.until(
        () => seenBy(scene.ann, scene).includes('thinking') || undefined,
        'a deferral',
      );
      await interaction.privately(record);
    });
    await expectSeen(scene, ['private: record'], []);
    await expectRecord(scene, scene.ann);
  });

  it('is there once where the receipt was lost', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'lost' });
    scene.standIn.faults.next({ route: FOLLOW_UP }, { kind: 'reset' });
    await use(scene, async (interaction) => {
      await interaction.privately(record);
      await interaction.privately({ ...record, content: 'again' });
    });
    await expectSeen(scene, ['private: record', 'private: again'], []);
    for (const shown of scene.ann.sees(scene.standIn.channel)) {
      expect(filesOn(shown)).toEqual({ [file.name]: file.text });
    }
  });
});

describe('a file on the answer to a press', () => {
  it.each([
    ['first', [record]],
    ['later', [say('hand'), record]],
  ])('comes beside the message: %s', async (_when, answers) => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.publicly(withButtons('old', 'go'), 'n');
    });
    const pressed = await scene.ben.finds(scene.standIn.channel, ({ buttons }) => buttons.length > 0);
    await press(scene, pressed, 'go', async (interaction) => {
      for (const answer of answers) await interaction.privately(answer);
    });
    await expectRecord(scene, scene.ann);
    expect(seenBy(scene.ben, scene)).toEqual(['public: old']);
  });
});

describe('a file for everybody', () => {
  it('hangs on the first answer', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.publicly(record, 'n');
    });
    await expectRecord(scene, scene.ben);
  });

  it.each(['with', 'without'] as const)('hangs on a later one %s the right to attach', async (right) => {
    const scene = await openScene();
    if (right === 'without') scene.standIn.deny(scene.standIn.channel, 'bot', 'AttachFiles');
    await use(scene, async (interaction) => {
      await interaction.privately(say('hand'));
      await interaction.publicly(record, 'n');
    });
    await expectRecord(scene, scene.ben);
  });

  it('hangs on a post, once however often it is posted', async () => {
    const scene = await openScene();
    const { standIn, bot, ben } = scene;
    const first = await bot.discord.channels.post(standIn.channel.id, record, 'n');
    expect(await bot.discord.channels.post(standIn.channel.id, record, 'n')).toEqual(first);
    expect(seenBy(ben, scene)).toEqual(['public: record']);
    await expectRecord(scene, ben);
  });
});

describe('a message that is repainted', () => {
  const old: Message = { ...withButtons('old', 'go'), file: { name: 'old.txt', text: 'old' } };

  /** A scene in which Ann has been shown a private message with a file and a button. */
  async function openWithFile(): Promise<{ scene: Scene; pressed: SeenMessage }> {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately(old));
    const pressed = await scene.ann.finds(scene.standIn.channel, ({ buttons }) => buttons.length > 0);
    expect(filesOn(pressed)).toEqual({ 'old.txt': 'old' });
    return { scene, pressed };
  }

  it.each([
    ['at once', [say('new')]],
    ['again', [old, say('new')]],
  ])('loses a file that the new one does not have: %s', async (_when, paintings) => {
    const { scene, pressed } = await openWithFile();
    await press(scene, pressed, 'go', async (interaction) => {
      for (const painting of paintings) await interaction.repaint(painting);
    });
    await expectSeen(scene, ['private: new'], []);
    expect(filesOn(scene.ann.look(pressed))).toEqual({});
  });

  it.each([
    ['at once', [record]],
    ['again', [say('between'), record]],
  ])('has the file of the new one alone: %s', async (_when, paintings) => {
    const { scene, pressed } = await openWithFile();
    await press(scene, pressed, 'go', async (interaction) => {
      for (const painting of paintings) await interaction.repaint(painting);
    });
    await expectSeen(scene, ['private: record'], []);
    await expectRecord(scene, scene.ann);
  });

  it('by the bot itself gets and loses files', async () => {
    const scene = await openScene();
    const { standIn, bot, ben } = scene;
    const board = await bot.discord.channels.post(standIn.channel.id, say('board'), 'n');
    if (!board) throw new Error('the board was not posted');
    await bot.discord.channels.edit(board, record);
    await expectRecord(scene, ben);
    await bot.discord.channels.edit(board, say('board'));
    const [shown] = ben.sees(standIn.channel);
    expect(shown && filesOn(shown)).toEqual({});
  });
});

describe('a file in a message that Discord does not take', () => {
  it('leaves nothing of itself in the log', async () => {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately({ ...record, content: '9s '.repeat(1_000) }));
    await scene.ann.finds(scene.standIn.channel, ({ content }) => content.startsWith('broken'));
    expect(scene.bot.log()).toContain('data.content');
    expect(scene.bot.log()).not.toContain('moves');
    expect(scene.bot.log()).not.toContain('9s');
  });
});
