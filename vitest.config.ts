import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What runs in the process of the tests alone, and leaves nothing behind: its files may share what they load. */
const pure = ['engine', 'ai', 'render', 'locale'].map((room) => `test/${room}/**/*.test.ts`);

/** The files that take longest, so that none of them is left for the end, when nothing else runs beside it. */
const LONG = [/\/test\/(page|e2e|ai)\//, /\/test\/store\/embedded/, /\.property\.test\.ts$/, /\/whole/];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): number =>
      LONG.some((long) => long.test(moduleId)) ? 0 : 1;
    return Promise.resolve([...files].sort((one, other) => isShort(one) - isShort(other)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Most of a run is waiting for processes, sockets and a browser, so more files than processors run at once.
    maxWorkers: 5,
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
