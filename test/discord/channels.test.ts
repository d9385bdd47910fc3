import { describe, expect, it } from 'vitest';
import { Unheard } from '../../src/commands/interaction.ts';
import { POST, expectSeen, makeGate, openScene, use } from './scene.ts';
import { say, withButtons } from './messages.ts';
import type { Scene } from './scene.ts';

const EDIT = '/channels/:channel/messages/:message';

/** A scene with a message of the bot in the first channel. */
async function openWithBoard(): Promise<
  Scene & { readonly board: { channelId: string; messageId: string } }
> {
  const scene = await openScene();
  const board = await scene.bot.discord.channels.post(
    scene.standIn.channel.id,
    withButtons('board', 'go'),
    'first',
  );
  if (!board) throw new Error('the board was not posted');
  return { ...scene, board };
}

describe('a post in a channel', () => {
  it('shows to everybody, pings the one who is to be pinged, and shows once by its nonce', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    const message = say(`${ann.mention} ${ben.mention}`, ben.id);
    const first = await bot.discord.channels.post(standIn.channel.id, message, 'n');
    const again = await bot.discord.channels.post(standIn.channel.id, message, 'n');
    expect(again).toEqual(first);
    expect(ben.sees(standIn.channel).map(({ pinged }) => pinged)).toEqual([[ben.id]]);
  });

  it('whose receipt was lost shows once', async () => {
    const { standIn, ann, bot } = await openScene();
    standIn.faults.next({ method: 'POST', route: POST }, { kind: 'lost' });
    const ref = await bot.discord.channels.post(standIn.channel.id, say('board'), 'n');
    expect(ann.sees(standIn.channel).map(({ id }) => id)).toEqual([ref?.messageId]);
  });

  it('is null where the bot may not send, may not look, or the channel is gone', async () => {
    const { standIn, bot } = await openScene();
    const channels = ['mute', 'hidden', 'gone'].map((name) => standIn.addChannel(name));
    const [mute, hidden, gone] = channels;
    if (!mute || !hidden || !gone) throw new Error('no channels');
    standIn.deny(mute, 'bot', 'SendMessages');
    standIn.deny(hidden, 'bot', 'ViewChannel');
    standIn.deleteChannel(gone);
    for (const { id } of channels) expect(await bot.discord.channels.post(id, say('board'), 'n')).toBeNull();
    expect(bot.log()).not.toContain('fault');
  });

  it('wakes an archived thread, and is null in a locked one', async () => {
    const { standIn, ann, bot } = await openScene();
    const thread = standIn.addThread(standIn.channel, 'duel', ann);
    standIn.archive(thread);
    expect(await bot.discord.channels.post(thread.id, say('board'), 'n')).not.toBeNull();
    standIn.archive(thread, { locked: true });
    expect(await bot.discord.channels.post(thread.id, say('next'), 'm')).toBeNull();
  });

  it('is no refusal while Discord is broken, out of reach or too busy, and never waits long', async () => {
    const { standIn, bot } = await openScene();
    const post = () => bot.discord.channels.post(standIn.channel.id, say('board'), 'n');
    standIn.faults.next({ method: 'POST', route: POST }, { kind: 'status', status: 503 }, 1_000);
    await expect(post()).rejects.toThrow(new Unheard('503'));
    standIn.faults.clear();
    standIn.faults.next({ method: 'POST', route: POST }, { kind: 'reset' }, 1_000);
    await expect(post()).rejects.toThrow(Unheard);
    standIn.faults.clear();
    standIn.faults.next({ method: 'POST', route: POST }, { kind: 'status', status: 429, retryAfter: 600 });
    await expect(post()).rejects.toThrow(new Unheard('rate limit'));
  });

  it('that Discord finds malformed is a fault of ours and names the field', async () => {
    const { standIn, bot } = await openScene();
    const post = bot.discord.channels.post(standIn.channel.id, say('9s '.repeat(1_000)), 'n');
    await expect(post).rejects.toThrow(/50035.*content/);
    await expect(post).rejects.not.toThrow(/9s/);
  });
});

describe('an edit in a channel', () => {
  it('leaves nothing of what stood there and pings nobody', async () => {
    const { board, standIn, ben, bot } = await openWithBoard();
    expect(await bot.discord.channels.edit(board, say(ben.mention, ben.id))).toBe(true);
    expect(ben.sees(standIn.channel)).toMatchObject([{ content: ben.mention, buttons: [], pinged: [] }]);
  });

  it('is false for a message that is gone', async () => {
    const { board, standIn, bot } = await openWithBoard();
    standIn.deleteMessage({ id: board.messageId, channelId: board.channelId });
    expect(await bot.discord.channels.edit(board, say('new'))).toBe(false);
  });

  it('is false in an archived thread', async () => {
    const { standIn, ann, bot } = await openScene();
    const thread = standIn.addThread(standIn.channel, 'duel', ann);
    const board = await bot.discord.channels.post(thread.id, say('board'), 'n');
    if (!board) throw new Error('the board was not posted');
    standIn.archive(thread);
    expect(await bot.discord.channels.edit(board, say('new'))).toBe(false);
  });

  it('is false at once where an old message was edited too often', async () => {
    const { board, standIn, bot } = await openWithBoard();
    standIn.advance(2 * 3_600_000);
    const edits: boolean[] = [];
    for (const text of ['one', 'two', 'three', 'four'])
      edits.push(await bot.discord.channels.edit(board, say(text)));
    expect(edits).toEqual([true, true, true, false]);
    expect(standIn.history.rest('PATCH', EDIT)).toHaveLength(4);
  });
});

describe('a thread on a message', () => {
  it('opens once, also where it is asked for again or the receipt was lost', async () => {
    const { board, standIn, bot } = await openWithBoard();
    standIn.faults.next(
      { method: 'POST', route: '/channels/:channel/messages/:message/threads' },
      { kind: 'lost' },
    );
    const first = await bot.discord.channels.openThread(board, 'Ann and Ben');
    const again = await bot.discord.channels.openThread(board, 'Ann and Ben');
    const thread = standIn.world.channels.find(({ id }) => id === first);
    expect(thread?.name).toBe('Ann and Ben');
    expect(again).toBe(first);
  });

  it('is null where the bot may open none', async () => {
    const { board, standIn, bot } = await openWithBoard();
    standIn.deny(standIn.channel, 'bot', 'CreatePublicThreads');
    expect(await bot.discord.channels.openThread(board, 'Ann and Ben')).toBeNull();
  });
});

describe('the name of somebody', () => {
  it('is the one that others see on the server', async () => {
    const { standIn, ann, bot } = await openScene();
    const member = standIn.guild.members.find(({ userId }) => userId === ann.id);
    if (member) member.nick = 'Annie';
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ann.id)).toBe('Annie');
    // Not a member of the other one, so there is no name but her own.
    expect(await bot.discord.channels.nameOf(standIn.addGuild('other').id, ann.id)).toBe('Ann');
  });

  it('has no markdown left and no signs that hide or reverse, and is plain where that is asked for', async () => {
    const { standIn, ann, bot } = await openScene();
    const member = standIn.guild.members.find(({ userId }) => userId === ann.id);
    if (member) member.nick = '# *A*\u202e\u0007';
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ann.id)).toBe('\\# \\*A\\*');
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ann.id, 'plain')).toBe('# *A*');
  });

  it('comes with what people do, without asking Discord', async () => {
    const scene = await openScene();
    const { standIn, ann, ben, bot } = scene;
    const named = makeGate();
    bot.script.onCommand = async (_name, interaction) => {
      await interaction.privately(say('hand'));
      named.open();
    };
    ann.slash(standIn.channel, 'act', { opponent: ben });
    await named.passed;
    standIn.history.clear();
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ann.id)).toBe('Ann');
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ben.id)).toBe('Ben');
    expect(standIn.history.rest()).toEqual([]);
  });

  it('is the id where Discord does not tell', async () => {
    const { standIn, ann, bot } = await openScene();
    standIn.faults.next({ method: 'GET' }, { kind: 'status', status: 503 }, 1_000);
    expect(await bot.discord.channels.nameOf(standIn.guild.id, ann.id)).toBe(ann.id);
  });
});

describe('a public answer in a thread', () => {
  it('needs the right to send in threads alone', async () => {
    const scene = await openScene();
    const { standIn, ann, bot } = scene;
    const thread = standIn.addThread(standIn.channel, 'duel', ann);
    standIn.deny(standIn.channel, 'bot', 'SendMessages');
    bot.script.onCommand = async (_name, interaction) => {
      await interaction.privately(say('hand'));
      await interaction.publicly(say('board'), 'n');
    };
    await ann.slash(thread, 'act').shows();
    await ann.finds(thread, ({ content }) => content === 'board');
    expect(standIn.history.rest('POST', POST)).toHaveLength(1);
  });
});

describe('a message with an embed', () => {
  it('is shown also where the bot may post none, as an answer', async () => {
    const scene = await openScene();
    scene.standIn.deny(scene.standIn.channel, 'bot', 'EmbedLinks');
    await use(scene, async (interaction) => {
      await interaction.privately(say('hand'));
      await interaction.publicly({ ...say('board'), embeds: [{ description: 'rows' }] }, 'n');
    });
    await expectSeen(scene, ['private: hand', 'public: board'], ['public: board']);
  });
});
