import { isDeepStrictEqual } from 'node:util';
import { mint, type Core } from './core.ts';
import { refusal } from './errors.ts';
import type { CommandPlan } from './validation/command.ts';
import type { CommandRecord } from './world.ts';

const MOST_COMMANDS = 100;
const CREATES_A_DAY = 200;
const DAY = 24 * 3_600_000;

/** The commands of a guild, or with null the global ones. */
export function commandsIn(core: Core, guildId: string | null): CommandRecord[] {
  return core.world.commands.filter((command) => command.guildId === guildId);
}

function sameSlot(plan: CommandPlan, guildId: string | null) {
  return (command: CommandRecord) =>
    command.guildId === guildId && command.name === plan.name && command.type === plan.type;
}

/** @throws ApiError 30034 when this would be more than 200 new commands within a day. */
function countCreates(core: Core, guildId: string | null, amount: number): void {
  const scope = guildId ?? 'global';
  const now = core.clock.now();
  const recent = (core.world.commandCreates[scope] ?? []).filter((at) => now - at < DAY);
  if (recent.length + amount > CREATES_A_DAY) {
    throw refusal('tooManyCommandCreates', ((recent[0] ?? now) + DAY - now) / 1000);
  }
  core.world.commandCreates[scope] = [...recent, ...Array.from({ length: amount }, () => now)];
}

/** A command keeps its id as long as its name stays, and its version as long as nothing at all changes. */
function register(core: Core, guildId: string | null, plan: CommandPlan): CommandRecord {
  const present = core.world.commands.find(sameSlot(plan, guildId));
  const id = present?.id ?? mint(core);
  const unchanged = { ...plan, id, guildId, version: present?.version ?? '' };
  if (present && isDeepStrictEqual(present, unchanged)) return present;
  return { ...unchanged, version: mint(core) };
}

/**
 * Makes the commands of a scope exactly these. Only names that weren't there count as created.
 *
 * @throws ApiError 30032 for more than 100, 30034 for more than 200 new ones a day.
 */
export function overwriteCommands(
  core: Core,
  guildId: string | null,
  plans: readonly CommandPlan[],
): CommandRecord[] {
  if (plans.length > MOST_COMMANDS) throw refusal('tooManyCommands');
  const fresh = plans.filter((plan) => !core.world.commands.some(sameSlot(plan, guildId)));
  countCreates(core, guildId, fresh.length);
  const registered = plans.map((plan) => register(core, guildId, plan));
  core.world.commands = [...core.world.commands.filter((one) => one.guildId !== guildId), ...registered];
  core.changes.tell({ kind: 'commandsChanged', guildId });
  return registered;
}

/**
 * Adds a command, or replaces the one of its name.
 *
 * @throws ApiError 30032, 30034.
 */
export function addCommand(
  core: Core,
  guildId: string | null,
  plan: CommandPlan,
): { command: CommandRecord; isNew: boolean } {
  const isTaken = sameSlot(plan, guildId);
  const isNew = !core.world.commands.some(isTaken);
  if (isNew && commandsIn(core, guildId).length >= MOST_COMMANDS) throw refusal('tooManyCommands');
  if (isNew) countCreates(core, guildId, 1);
  const command = register(core, guildId, plan);
  core.world.commands = [...core.world.commands.filter((one) => !isTaken(one)), command];
  core.changes.tell({ kind: 'commandsChanged', guildId });
  return { command, isNew };
}

/** Takes a command away. @throws ApiError 10063. */
export function removeCommand(core: Core, guildId: string | null, id: string): void {
  const kept = core.world.commands.filter((one) => one.id !== id || one.guildId !== guildId);
  if (kept.length === core.world.commands.length) throw refusal('unknownCommand');
  core.world.commands = kept;
  core.changes.tell({ kind: 'commandsChanged', guildId });
}
