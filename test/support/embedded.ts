import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type {} from './databaseSetup.ts';

/** Puts an embedded database that has just been made into a folder, which the bot then finds there. */
export async function copyEmbedded(folder: string): Promise<void> {
  await cp(join(inject('embedded'), 'postgres'), join(folder, 'postgres'), { recursive: true });
}
