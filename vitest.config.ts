import { defineConfig } from 'vitest/config';

/** What runs in the process of the tests alone, and leaves nothing behind: its files may share what they load. */
const pure = ['engine', 'ai', 'render', 'locale'].map((room) => `test/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    // Most of a run is waiting for processes, sockets and a browser, so more files than processors run at once.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: pure,
          globalSetup: ['test/support/databaseSetup.ts'],
        },
      },
    ],
  },
});
