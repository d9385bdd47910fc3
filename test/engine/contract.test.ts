import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '../../src/engine/ruleset.ts';
import { duelSubjects, gridSubjects, type Subject } from './subjects.ts';

/** What every ruleset promises, whatever its rules and its number of players. One suite for all of them. */

/** How many positions are passed over between two that are looked at closely. */
const STRIDE = 7;

duelSubjects.forEach(keepsItsPromises);
gridSubjects.forEach(keepsItsPromises);

function keepsItsPromises<G extends Vocabulary, Card extends string>(subject: Subject<G, Card>): void {
  const { ruleset, games, actions, bytesOf } = subject;
  const positions = games.flat();
  const some = positions.filter(
    (position, place) => place % STRIDE === 0 || ruleset.outcome(position) !== null,
  );

  describe(subject.name, () => {
    it('accepts each legal action and refuses all others, and changes no position by it', () => {
      for (const position of some) {
        const before = bytesOf(position);
        const legal = ruleset.legalActions(position).map((action) => ruleset.makeAction(action));
        const accepted = actions.filter((action) => ruleset.decide(position, seatUp(position), action).ok);
        expect(accepted.map((action) => ruleset.makeAction(action)).sort()).toEqual(legal.sort());
        expect(bytesOf(position)).toBe(before);
      }
    });

    if (ruleset.seats.length > 1) {
      it('lets the other seat do nothing but leave', () => {
        for (const position of some) {
          const others = ruleset.seats.filter((seat) => seat !== ruleset.toMove(position));
          const refusals = others.flatMap((seat) =>
            actions.map((action) => {
              const decision = ruleset.decide(position, seat, action);
              return decision.ok ? 'accepted' : decision.refusal.code;
            }),
          );
          const isOver = ruleset.outcome(position) !== null;
          expect(new Set(refusals)).toEqual(new Set([isOver ? 'game-over' : 'not-your-turn']));
        }
      });
    }

    it('lets every seat leave until the end, and not after it', () => {
      for (const position of some) {
        const isOver = ruleset.outcome(position) !== null;
        const left = ruleset.seats.flatMap((seat) =>
          subject.exits.map((exit) => ruleset.decide(position, seat, exit).ok),
        );
        expect(new Set(left)).toEqual(new Set([!isOver]));
      }
    });

    it('has somebody to move, with something to do, exactly until the end; and comes to it', () => {
      for (const ofGame of games) {
        for (const [ply, position] of ofGame.entries()) {
          const isOver = ruleset.outcome(position) !== null;
          expect(isOver).toBe(ply === ofGame.length - 1);
          expect(ruleset.toMove(position) === null).toBe(isOver);
          expect(ruleset.legalActions(position).length === 0).toBe(isOver);
        }
      }
    });

    it('lets events be kept as JSON, and leads to the same position with them, without changing the one before', () => {
      for (const position of some) {
        const before = bytesOf(position);
        for (const action of [...ruleset.legalActions(position).slice(0, 8), ...subject.exits]) {
          const decision = ruleset.decide(position, seatUp(position), action);
          if (!decision.ok) {
            expect(decision.refusal.code).toBe('game-over');
            continue;
          }
          const stored = JSON.parse(JSON.stringify(decision.events)) as G['event'][];
          expect(stored).toEqual(decision.events);
          expect(bytesOf(follow(position, stored))).toBe(bytesOf(follow(position, decision.events)));
        }
        expect(bytesOf(position)).toBe(before);
      }
    });

    it('shows a position to anybody without changing it', () => {
      for (const position of some) {
        const before = bytesOf(position);
        for (const seat of [...ruleset.seats, null]) {
          expect(ruleset.view(position, seat)).toEqual(ruleset.view(position, seat));
        }
        expect(bytesOf(position)).toBe(before);
      }
    });

    it('has every card in exactly one place', () => {
      const deck = [...ruleset.deck].sort().join(' ');
      for (const position of positions) expect([...subject.cardsIn(position)].sort().join(' ')).toBe(deck);
    });

    it('writes every action so that it reads back', () => {
      for (const action of [...actions, ...subject.exits]) {
        expect(ruleset.parseAction(ruleset.makeAction(action))).toEqual(action);
      }
    });

    it('takes its own options back', () => {
      expect(ruleset.parseOptions(Object.fromEntries(Object.entries(subject.options)))).toEqual({
        ok: true,
        value: subject.options,
      });
    });
  });

  /** Whoever is up, or after the end anybody. */
  function seatUp(position: G['position']): G['seat'] {
    const seat = ruleset.toMove(position) ?? ruleset.seats[0];
    if (seat === undefined) throw new Error('Nobody sits here.');
    return seat;
  }

  function follow(position: G['position'], events: readonly G['event'][]): G['position'] {
    return events.reduce<G['position']>((now, event) => ruleset.evolve(now, event), position);
  }
}
