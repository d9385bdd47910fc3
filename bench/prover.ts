import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { makeStones } from '../src/engine/stones/notation.ts';
import { prove } from '../src/engine/stones/prover.ts';
import type { RulesetId } from '../src/engine/stones/types.ts';
import { answerLine } from '../src/protocol/answer.ts';
import { naiveProof } from '../test/engine/oracle/naiveProver.ts';
import { questions, type Question } from '../test/engine/oracle/positions.ts';

/** How fast the prover is, alone and through the line protocol. */

/** The positions asked about are the same in every run. */
const SEED = 7;
const POSITIONS = 1000;
const REPEAT = 30_000;
const LINES = 300_000;

/** Prints proofs a second, those of the oracle that tries every completion, and `prove` lines a second. */
export async function benchProver(): Promise<void> {
  for (const ruleset of ['border-stones', 'schotten-totten'] as const) {
    const asked = positionsOf(ruleset);
    const fast = proofsASecond(ruleset, asked);
    const slow = naiveProofsASecond(asked);
    print(`prove-many, ${ruleset}: ${millions(fast)} million proofs a second on one core`);
    print(`  the oracle, same positions: ${thousands(slow)} thousand, so ${Math.round(fast / slow)} to 1`);
  }
  print(`prove through the pipe: ${thousands(await linesASecond())} thousand lines a second`);
}

/** Positions in which the claiming side holds a run or better against an unfinished one. */
function positionsOf(ruleset: RulesetId): readonly Question[] {
  return fc
    .sample(questions(ruleset), { numRuns: 10 * POSITIONS, seed: SEED })
    .filter(({ board, stone, seat }) => {
      const { why, own } = prove(board, stone, seat);
      return (why === 'beatable' || why === 'unbeatable') && own !== null && own.category !== 'sum';
    })
    .slice(0, POSITIONS);
}

function proofsASecond(ruleset: RulesetId, asked: readonly Question[]): number {
  const positions = asked.map(({ board, stone, seat }) => ({
    stones: makeStones(board),
    stone,
    player: seat,
  }));
  const request = (repeat: number): string =>
    JSON.stringify({ do: 'prove-many', game: ruleset, positions, repeat });
  answer(request(REPEAT / 10));
  const { proofs, ms } = answer(request(REPEAT));
  return (1000 * proofs) / ms;
}

function answer(line: string): { proofs: number; ms: number } {
  const text = answerLine(line, (fault) => {
    throw fault;
  });
  return JSON.parse(text) as { proofs: number; ms: number };
}

function naiveProofsASecond(asked: readonly Question[]): number {
  const start = performance.now();
  for (const { board, stone, seat } of asked) naiveProof(board, stone, seat);
  return (1000 * asked.length) / (performance.now() - start);
}

/** Counted from the first answer on, so that the start of the process is left out. */
async function linesASecond(): Promise<number> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const engine = spawn(process.execPath, ['--import', 'tsx', 'src/protocol/main.ts'], { cwd: root });
  const lines = positionsOf('border-stones').map(
    ({ board, stone, seat }, id) =>
      `${JSON.stringify({ id, do: 'prove', game: board.ruleset, stones: makeStones(board), stone, player: seat })}\n`,
  );
  const answered = new Promise<number>((resolve) => {
    let count = 0;
    let start = 0;
    engine.stdout.on('data', (piece: Buffer) => {
      if (count === 0) start = performance.now();
      for (const byte of piece) if (byte === 0x0a) count++;
      if (count >= LINES) resolve((1000 * LINES) / (performance.now() - start));
    });
  });
  engine.stdin.end(lines.join('').repeat(Math.ceil(LINES / lines.length)));
  return answered;
}

function millions(count: number): string {
  return (count / 1e6).toFixed(1);
}

function thousands(count: number): string {
  return (count / 1e3).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
