import { fileURLToPath } from 'node:url';

/** Where drizzle-kit puts the migrations; both drivers apply the same ones. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)) };
