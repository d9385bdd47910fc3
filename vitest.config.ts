import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What runs in the process of the tests alone, and leaves nothing behind: its files may share what they load. */
const pure = ['engine', 'ai', 'render', 'locale'].map((room) => `test/${room}/**/*.test.ts`);

/** Small files that take long: by their size they would come last, when little else runs beside them. */
const LONG = /\/prover\.property\.test\.ts$|\/store\/(embedded|postgres)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
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
