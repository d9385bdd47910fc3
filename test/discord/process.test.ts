import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GatewayOpcodes } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { StandIn } from '../../playground/index.ts';
import { openStandIn } from './scene.ts';

const program = fileURLToPath(new URL('./botProcess.ts', import.meta.url));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface Process {
  readonly log: () => string;
  readonly child: ChildProcess;
  /** Settles with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the bot as a process of its own; comes back when it has registered its command. */
async function start(standIn: StandIn): Promise<Process> {
  const env = { ...process.env, DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl };
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = once(child, 'exit').then(() => child.exitCode);
  await standIn.command('act', 30_000);
  return { log: () => written, child, ended };
}

const RESUME: number = GatewayOpcodes.Resume;
const INVALID_SESSION: number = GatewayOpcodes.InvalidSession;

/** Has the answer to the next attempt to resume arrive in one piece: the process stands still until all is sent. */
function sendAtOnce(standIn: StandIn, child: ChildProcess): void {
  const off = standIn.onChange(() => {
    const last = standIn.history.entries.at(-1);
    if (last?.kind !== 'gateway') return;
    if (last.op === RESUME) child.kill('SIGSTOP');
    if (last.op !== INVALID_SESSION) return;
    off();
    setImmediate(() => child.kill('SIGCONT'));
  });
}

describe('the process', () => {
  it('survives a session declared invalid right behind its resumption, and connects anew', async () => {
    const standIn = await openStandIn();
    const { log, child, ended } = await start(standIn);
    standIn.gateway.nextResume('lost right after');
    sendAtOnce(standIn, child);
    standIn.gateway.cut();
    await expect.poll(log, { timeout: 10_000 }).toContain('stumbled over its gateway');
    await standIn.gateway.ready();
    const answer = await standIn.person('ann').slash(standIn.channel, 'act').shows();
    expect(answer.content).toBe('still here');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('ends at a rejection of our own that nobody handled, and says where it came from', async () => {
    const standIn = await openStandIn();
    const { log, ended } = await start(standIn);
    standIn.person('ann').slash(standIn.channel, 'act', { card: 'forgotten' });
    expect(await ended).toBe(1);
    expect(log()).toContain('forgotten on purpose');
    expect(log()).toContain('botProcess.ts');
  });
});
