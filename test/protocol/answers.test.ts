import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/protocol/answer.ts';
import { answersTo } from '../../src/protocol/answers.ts';

describe('the answers to a stream', () => {
  it('are pulled: no more is read than has been answered and taken', async () => {
    let read = 0;
    async function* input(): AsyncGenerator<string> {
      for (; read < 1000; read++) yield await Promise.resolve('{}\n'.repeat(1000));
    }
    const answers = answersTo(input(), () => undefined);
    for (let taken = 1; taken <= 3; taken++) {
      await answers.next();
      expect(read).toBeLessThan(taken + 1);
    }
    await answers.return(undefined);
    expect(read).toBeLessThan(4);
  });
});

describe('a fault of the engine itself', () => {
  it('is reported, and costs no more than the answer to its line', () => {
    const fault = new Error('something broke');
    const faults: unknown[] = [];
    const broken = new Map([
      [
        'break',
        () => {
          throw fault;
        },
      ],
    ]);
    expect(answerLine('{"id":1,"do":"break"}', (each) => faults.push(each), broken)).toBe(
      '{"id":1,"error":"unsupported","message":"The engine failed at this request, by its own fault."}',
    );
    expect(faults).toEqual([fault]);
  });
});
