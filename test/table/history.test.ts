import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine/stones/record.ts';
import { replayRecord } from '../../src/engine/stones/replay.ts';
import { rulesetById, rulesets } from '../../src/engine/stones/rulesets.ts';
import type { Action, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import { dealFrom } from '../../src/table/deal.ts';
import { historyOf } from '../../src/table/history.ts';
import type { StoredDeal, StoredEvent, StoredTable } from '../../src/table/ports.ts';
import { NO_ROUNDS } from '../../src/engine/stones/match.ts';
import { dealtPosition } from '../../src/table/dealtPosition.ts';

interface Played {
  readonly table: StoredTable;
  readonly deal: StoredDeal;
  readonly actions: number;
}

function emptyTable(ruleset: RulesetId, deal: StoredDeal): StoredTable {
  const parsed = rulesetById(ruleset).parseOptions({});
  if (!parsed.ok) throw new Error(parsed.message);
  return {
    row: {
      id: 1,
      ruleset,
      options: parsed.value,
      help: 'off',
      thread: 'off',
      locale: 'en',
      guildId: '1',
      channelId: '2',
      challenger: '3',
      opponent: '4',
      match: 'single',
      clockHours: null,
      computer: null,
      rematchOf: null,
      expiresAt: 0,
      status: 'running',
      version: 1,
      board: null,
      toldVersion: 1,
      deal,
      round: 1,
      score: NO_ROUNDS,
      previous: null,
      timing: null,
      closing: null,
      endedAt: null,
    },
    events: [],
  };
}

/** Plays with what `choices` picks, claims in vain among it, until the end or until `most` moves; then somebody may resign. */
function play(
  ruleset: RulesetId,
  seed: Uint8Array,
  choices: readonly number[],
  ending: 'resign' | 'none',
): Played {
  const rules = rulesetById(ruleset);
  const deal = dealFrom(seed, rules.deck);
  const table = emptyTable(ruleset, deal);
  let position = dealtPosition(table.row, deal);
  const events: StoredEvent[] = [];
  let actions = 0;
  const act = (seat: Seat, action: Action): void => {
    const decision = rules.decide(position, seat, action);
    const happened = decision.ok ? decision.events : decision.noted;
    const version = 2 + events.reduce((last, stored) => Math.max(last, stored.version - 1), 0);
    events.push(...happened.map((event) => ({ version, event })));
    position = happened.reduce((now, event) => rules.evolve(now, event), position);
    if (decision.ok) actions += 1;
  };
  for (const choice of choices) {
    const seat = rules.toMove(position);
    if (!seat) break;
    const stone = ((choice % 9) + 1) as 1;
    if (choice % 5 === 0) act(seat, { type: 'claim', stone });
    const turn = rules.toMove(position);
    const legal = rules.legalActions(position);
    const action = legal[choice % legal.length];
    if (turn && action) act(turn, action);
  }
  if (ending === 'resign' && rules.toMove(position))
    act(choices.length % 2 === 0 ? 'A' : 'B', { type: 'resign' });
  return { table: { ...table, events }, deal, actions };
}

const someGame = fc.record({
  ruleset: fc.constantFrom(...rulesets.map(({ id }) => id)),
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  choices: fc.array(fc.nat(10_000), { minLength: 0, maxLength: 150 }),
  ending: fc.constantFrom('resign', 'none'),
});

describe('the history of a duel', () => {
  it('has a record once it is over that replays to the same end, and none before', () => {
    fc.assert(
      fc.property(someGame, ({ ruleset, seed, choices, ending }) => {
        const { table, deal, actions } = play(ruleset, seed, choices, ending);
        const history = historyOf(table, deal);
        const end = history.viewAfter(history.moves);
        expect(history.record === null).toBe(end.outcome === null);
        if (!history.record) return;
        const parsed = parseRecord(JSON.parse(JSON.stringify(history.record)));
        if (!parsed.ok) throw new Error(parsed.message);
        expect(parsed.value.actions).toHaveLength(actions);
        const replayed = replayRecord(parsed.value);
        if (!replayed.ok) throw new Error(`illegal at ${replayed.at}: ${replayed.refusal.code}`);
        expect(rulesetById(ruleset).view(replayed.position, null)).toEqual({ ...end, refused: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('shows hands only of a duel that is over, and tells nobody’s draws', () => {
    fc.assert(
      fc.property(someGame, ({ ruleset, seed, choices, ending }) => {
        const { table, deal } = play(ruleset, seed, choices, ending);
        const history = historyOf(table, deal);
        const isOver = history.viewAfter(history.moves).outcome !== null;
        for (const move of [0, Math.floor(history.moves / 2), history.moves]) {
          expect(history.handsAfter(move) === null).toBe(!isOver);
          expect(history.viewAfter(move).hand).toEqual([]);
          expect(history.toldIn(move).some((event) => JSON.stringify(event).includes('drew'))).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('begins with the deal and knows no move beyond its last', () => {
    const { table, deal } = play('border-stones', new Uint8Array(32), [3, 1, 4, 1, 6], 'none');
    const history = historyOf(table, deal);
    expect(history.moves).toBe(5);
    expect(history.toldIn(0)).toEqual([]);
    expect(history.viewAfter(0)).toMatchObject({ pile: 40, lastPlayed: null });
    expect(history.toldIn(1)[0]).toMatchObject({ type: 'played' });
    for (const move of [6, -1, 0.5]) expect(() => history.viewAfter(move)).toThrow(RangeError);
  });
});
