import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person, StandIn } from '../../playground/index.ts';
import { makePresences } from '../../src/discord/presences.ts';
import type { Presences } from '../../src/discord/presences.ts';
import { openRest } from '../../src/discord/rest.ts';
import { say } from './messages.ts';
import { openScene, openStandIn } from './scene.ts';

const MEMBER = '/guilds/:guild/members/:user';
const ASKED = { method: 'GET', route: MEMBER } as const;

/** Presences on a local Discord, with a clock that is set by hand. */
async function openPresences(): Promise<{
  readonly standIn: StandIn;
  readonly presences: Presences;
  readonly pass: (milliseconds: number) => void;
}> {
  const standIn = await openStandIn();
  let now = 0;
  const presences = makePresences(openRest(standIn.token, standIn.apiUrl), () => now);
  return { standIn, presences, pass: (milliseconds) => void (now += milliseconds) };
}

describe('whether somebody is on the server', () => {
  it('is what Discord says of its members', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    const stranger = standIn.person('carl', { guild: null });
    const whether = ({ id }: Person): Promise<string> =>
      bot.discord.channels.presenceOf(standIn.guild.id, id);
    expect(await whether(ann)).toBe('here');
    expect(await whether(stranger)).toBe('left');
    ben.leave();
    expect(await whether(ben)).toBe('left');
  });

  it('is no for an account that is gone', async () => {
    const { standIn, presences } = await openPresences();
    const ann = standIn.person('ann');
    ann.deleteAccount();
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('left');
  });

  it('is asked once a minute, and no more often', async () => {
    const { standIn, presences, pass } = await openPresences();
    const ann = standIn.person('ann');
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('here');
    ann.leave();
    pass(59_999);
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('here');
    expect(standIn.history.rest('GET', MEMBER)).toHaveLength(1);
    pass(1);
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('left');
    expect(standIn.history.rest('GET', MEMBER)).toHaveLength(2);
  });

  it('is a question of each server', async () => {
    const { standIn, presences } = await openPresences();
    const ann = standIn.person('ann');
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('here');
    expect(await presences.presenceOf(standIn.addGuild('other').id, ann.id)).toBe('left');
  });

  it('is yes at once for who came back and does something', async () => {
    const { standIn, ann, bot } = await openScene();
    const { channels } = bot.discord;
    ann.leave();
    expect(await channels.presenceOf(standIn.guild.id, ann.id)).toBe('left');
    ann.join();
    bot.script.onCommand = (_name, interaction) => interaction.privately(say('hand'));
    await ann.slash(standIn.channel, 'act').shows();
    standIn.history.clear();
    expect(await channels.presenceOf(standIn.guild.id, ann.id)).toBe('here');
    expect(standIn.history.rest()).toEqual([]);
  });

  it('is yes for a member who is named in an option, and still asked of a stranger', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    const stranger = standIn.person('carl', { guild: null });
    bot.script.onCommand = (_name, interaction) => interaction.privately(say('hand'));
    for (const opponent of [ben, stranger]) await ann.slash(standIn.channel, 'act', { opponent }).shows();
    standIn.history.clear();
    expect(await bot.discord.channels.presenceOf(standIn.guild.id, ben.id)).toBe('here');
    expect(standIn.history.rest()).toEqual([]);
    expect(await bot.discord.channels.presenceOf(standIn.guild.id, stranger.id)).toBe('left');
  });
});

describe('whether somebody is on the server is unknown', () => {
  it('where Discord is broken or cuts the connection, and asked again the next time', async () => {
    const { standIn, presences } = await openPresences();
    const ann = standIn.person('ann');
    for (const fault of [{ kind: 'status', status: 503 }, { kind: 'reset' }] as const) {
      standIn.faults.next(ASKED, fault, 1_000);
      expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('unknown');
      standIn.faults.clear();
    }
    expect(await presences.presenceOf(standIn.guild.id, ann.id)).toBe('here');
  });

  it('where no answer comes', async () => {
    const { standIn, presences } = await openPresences();
    const gate = standIn.faults.hold(ASKED, 'before');
    const asked = presences.presenceOf(standIn.guild.id, standIn.person('ann').id);
    await gate.reached;
    expect(await asked).toBe('unknown');
    gate.open();
  });

  // Who waited as long as Discord says would still wait when this test is given up.
  it('where Discord wants us to wait for longer than a player does', { timeout: 8_000 }, async () => {
    const { standIn, presences } = await openPresences();
    standIn.faults.next(ASKED, { kind: 'status', status: 429, retryAfter: 9 });
    expect(await presences.presenceOf(standIn.guild.id, standIn.person('ann').id)).toBe('unknown');
  });
});

describe('a refusal of Discord', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });

  /** A Discord that knows one answer alone; gives its address. */
  async function answering(status: number, code: number): Promise<string> {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'no', code }));
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    return `http://127.0.0.1:${port}/api`;
  }

  it.each([
    ['no such member', 404, 10007, 'left'],
    ['no such account', 404, 10013, 'left'],
    ['no such server', 404, 10004, 'unknown'],
    ['no access to the server', 403, 50001, 'unknown'],
  ] as const)('that says “%s” means what it says', async (_what, status, code, presence) => {
    const presences = makePresences(openRest('a.b.c', await answering(status, code)), Date.now);
    expect(await presences.presenceOf('100000000000000001', '100000000000000002')).toBe(presence);
  });
});
