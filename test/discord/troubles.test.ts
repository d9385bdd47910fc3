import { describe, expect, it } from 'vitest';
import type { CommandInteraction } from '../../src/commands/interaction.ts';
import { CALLBACK, FOLLOW_UP, POST, connect, expectSeen, makeBot, makeGate } from './scene.ts';
import { openScene, press, use } from './scene.ts';
import { say, withButtons } from './messages.ts';
import type { Scene } from './scene.ts';

/** Shows the board, then the hand, as a move does. */
async function boardAndHand(interaction: CommandInteraction): Promise<void> {
  await interaction.publicly(withButtons('board', 'table.7'), 'table.7');
  await interaction.privately(say('hand'));
}

const BOARD_AND_HAND = [['public: board', 'private: hand'], ['public: board']] as const;

describe('an answer whose receipt was lost', () => {
  it('in public stands once, is known by its place, and the private one follows', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'lost' });
    let ref: unknown;
    await use(scene, async (interaction) => {
      ref = await interaction.publicly(withButtons('board', 'table.7'), 'table.7');
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ...BOARD_AND_HAND);
    const [board] = scene.ben.sees(scene.standIn.channel);
    expect(ref).toEqual({ channelId: board?.channelId, messageId: board?.id });
  });

  it('in private stands once, and what comes next follows', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'lost' });
    await use(scene, async (interaction) => {
      await interaction.privately(say('one'));
      await interaction.privately(say('two'));
    });
    await expectSeen(scene, ['private: one', 'private: two'], []);
  });

  it('of a deferral is a deferral all the same', async () => {
    const scene = await openScene({ deferAfter: 30 });
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'lost' });
    await use(scene, async (interaction) => {
      await scene.standIn.until(
        () => scene.standIn.history.rest('POST', CALLBACK)[1],
        'the deferral, repeated',
      );
      await interaction.privately(say('hand'));
    });
    await expectSeen(scene, ['private: hand'], []);
  });

  it('on a press repaints once, and the board follows once', async () => {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately(withButtons('old', 'go')));
    const pressed = await scene.ann.finds(scene.standIn.channel, ({ buttons }) => buttons.length > 0);
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'lost' });
    scene.standIn.faults.next({ method: 'POST', route: POST }, { kind: 'lost' });
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.repaint(say('new'));
      await interaction.publicly(say('board'), 'table.7');
    });
    await expectSeen(scene, ['private: new', 'public: board'], ['public: board']);
  });
});

describe('Discord in trouble', () => {
  it('that resets a connection is asked again', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'reset' });
    scene.standIn.faults.next({ method: 'POST', route: FOLLOW_UP }, { kind: 'reset' });
    await use(scene, boardAndHand);
    await expectSeen(scene, ...BOARD_AND_HAND);
  });

  it('that answers 500 a few times is asked again', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'status', status: 500 }, 2);
    scene.standIn.faults.next({ method: 'POST', route: FOLLOW_UP }, { kind: 'status', status: 502 });
    await use(scene, boardAndHand);
    await expectSeen(scene, ...BOARD_AND_HAND);
  });

  it('that limits our rate for a moment is waited for', async () => {
    const scene = await openScene();
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'status', status: 429, retryAfter: 0.05 });
    scene.standIn.faults.next({ route: FOLLOW_UP }, { kind: 'status', status: 429, retryAfter: 0.05 });
    await use(scene, boardAndHand);
    await expectSeen(scene, ...BOARD_AND_HAND);
  });

  it('that takes no answer at all is no fault of ours: the command ends, the board is posted', async () => {
    const scene = await openScene({ deferAfter: 100 });
    scene.standIn.faults.next({ route: CALLBACK }, { kind: 'status', status: 503 }, 1_000);
    await use(scene, boardAndHand);
    await expectSeen(scene, ['public: board'], ['public: board']);
    expect(scene.bot.log()).not.toContain('fault');
  });

  it('that hears nothing public is no fault of ours: the player still gets the own hand', async () => {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately(withButtons('old', 'go')));
    const pressed = await scene.ann.finds(scene.standIn.channel, ({ buttons }) => buttons.length > 0);
    for (const route of [POST, FOLLOW_UP])
      scene.standIn.faults.next({ method: 'POST', route }, { kind: 'status', status: 503 }, 1_000);
    let ref: unknown;
    await press(scene, pressed, 'go', async (interaction) => {
      await interaction.repaint(say('hand'));
      ref = await interaction.publicly(say('board'), 'table.7');
    });
    expect(ref).toBeNull();
    await expectSeen(scene, ['private: hand'], []);
    expect(scene.bot.log()).not.toContain('fault');
  });

  it('limits how much the bot does in a second; no private answer waits behind that', async () => {
    const scene = await openScene();
    const { standIn, bot } = scene;
    // More than Discord's fifty a second, in channels that have no limits of their own in common.
    const channels = Array.from({ length: 150 }, (_, at) => `100000000000000${100 + at}`);
    let posts: Promise<unknown> = Promise.resolve();
    await use(scene, async (interaction) => {
      await interaction.privately(say('wait'));
      posts = Promise.all(channels.map((id) => bot.discord.channels.post(id, say('board'), id)));
      await interaction.privately(say('hand'));
    });
    await posts;
    const order = standIn.history.rest('POST').map(({ route }) => route);
    expect(order.filter((route) => route === POST)).toHaveLength(150);
    expect(order.indexOf(FOLLOW_UP)).toBeLessThan(order.lastIndexOf(POST));
  });
});

describe('an answer that comes too late', () => {
  it('for the three seconds is posted where it is public and dropped where it is private', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      scene.standIn.advance(4_000);
      await boardAndHand(interaction);
    });
    await expectSeen(scene, ['public: board'], ['public: board']);
  });

  it('for the fifteen minutes is posted where it is public and dropped where it is private', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.privately(say('hand'));
      scene.standIn.advance(16 * 60_000);
      await boardAndHand(interaction);
    });
    await expectSeen(scene, ['private: hand', 'public: board'], ['public: board']);
  });
});

describe('two processes on one token', () => {
  /** A scene with a second process that does the same. */
  async function openTwins(
    deferAfter = 2_000,
  ): Promise<Scene & { readonly twin: ReturnType<typeof makeBot> }> {
    const scene = await openScene({ deferAfter });
    const { apiUrl, token } = scene.standIn;
    const twin = makeBot({ apiUrl, token, deferAfter });
    await connect(twin);
    return { ...scene, twin };
  }

  /** Has both handle Ann's command; comes back when both are through. */
  async function useBoth(
    twins: Awaited<ReturnType<typeof openTwins>>,
    first: (interaction: CommandInteraction) => Promise<void>,
    second: (interaction: CommandInteraction) => Promise<void>,
  ): Promise<void> {
    const seconds = makeGate();
    twins.twin.script.onCommand = (_name, interaction) => second(interaction).finally(seconds.open);
    await use(twins, first);
    await seconds.passed;
  }

  it('show a private answer once', async () => {
    const twins = await openTwins();
    const answer = async (interaction: CommandInteraction): Promise<void> => {
      await interaction.privately(say('one'));
      await interaction.privately(say('two'));
    };
    await useBoth(twins, answer, answer);
    await expectSeen(twins, ['private: one', 'private: two'], []);
  });

  it('show a public answer once, and both know where', async () => {
    const twins = await openTwins();
    const refs: unknown[] = [];
    const answer = async (interaction: CommandInteraction): Promise<void> => {
      refs.push(await interaction.publicly(withButtons('board', 'table.7'), 'table.7'));
    };
    await useBoth(twins, answer, answer);
    await expectSeen(twins, ['public: board'], ['public: board']);
    expect(refs[0]).not.toBeNull();
    expect(refs[0]).toEqual(refs[1]);
  });

  it('leave the answer to the one that acted, however slow', async () => {
    const twins = await openTwins(50);
    const silent = makeGate();
    await useBoth(
      twins,
      async (interaction) => {
        await silent.passed;
        await twins.standIn.until(() => twins.ann.sees(twins.standIn.channel)[0], 'the deferral');
        await boardAndHand(interaction);
      },
      () => {
        silent.open();
        return Promise.resolve();
      },
    );
    await expectSeen(twins, ['private: hand', 'public: board'], ['public: board']);
  });

  it('tell the same turn once, though each tells it by itself', async () => {
    const twins = await openTwins();
    await useBoth(twins, boardAndHand, async (interaction) => {
      await interaction.privately(say('wait'));
      await interaction.publicly(withButtons('board', 'table.7'), 'table.7');
    });
    const boards = twins.ben.sees(twins.standIn.channel).filter(({ content }) => content === 'board');
    expect(boards).toHaveLength(1);
  });
});

describe('a fault of ours', () => {
  /** The reference that the log has for the fault. */
  function reference({ bot }: Scene): string {
    return /"reference":"([0-9a-f]+)"/.exec(bot.log())?.[1] ?? 'none';
  }

  it('is told privately, in the language of the person, by the reference that the log has', async () => {
    const scene = await openScene();
    await use(scene, () => Promise.reject(new Error('broken on purpose')));
    await scene.standIn.until(() => scene.ann.sees(scene.standIn.channel)[0], 'an answer');
    await expectSeen(scene, [`private: broken en-US ${reference(scene)}`], []);
    expect(scene.bot.log()).toContain('broken on purpose');
  });

  it('behind a public answer is told beside it', async () => {
    const scene = await openScene();
    await use(scene, async (interaction) => {
      await interaction.publicly(say('board'), 'n');
      throw new Error('broken on purpose');
    });
    await scene.standIn.until(() => scene.ann.sees(scene.standIn.channel)[1], 'an answer');
    await expectSeen(
      scene,
      ['public: board', `private: broken en-US ${reference(scene)}`],
      ['public: board'],
    );
  });

  it('in a message that Discord does not take is logged by its field, and nothing of what stood there', async () => {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately(say('9s '.repeat(1_000))));
    await scene.standIn.until(() => scene.ann.sees(scene.standIn.channel)[0], 'an answer');
    await expectSeen(scene, [`private: broken en-US ${reference(scene)}`], []);
    expect(scene.bot.log()).toContain('data.content');
    expect(scene.bot.log()).not.toContain('9s');
  });

  it('ends neither the process nor the next command', async () => {
    const scene = await openScene({ deferAfter: 100 });
    scene.bot.script.faultMessage = () => {
      throw new Error('broken too');
    };
    await use(scene, () => Promise.reject(new Error('broken on purpose')));
    await use(scene, (interaction) => interaction.privately(say('hand')));
    await expectSeen(scene, ['private: hand'], []);
  });
});
