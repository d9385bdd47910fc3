import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const script = `
  import { gridcannon } from './src/engine/gridcannon/ruleset.ts';
  import { openThinker } from './src/thinking/thinker.ts';
  const problem = { variant: 'standard', deck: gridcannon.deck, actions: ['resign'] };
  const thinker = openThinker();
  const waiting = setInterval(() => undefined, 1000);
  console.log(JSON.stringify(await thinker.solve(problem, 1000)));
  clearInterval(waiting);
  void thinker.solve({ ...problem, actions: [] }, 3_600_000);
`;

it('works in a process like that of the bot, and does not keep it alive', async () => {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: root },
  );
  expect(stdout).toBe('{"outcome":"lost"}\n');
});
