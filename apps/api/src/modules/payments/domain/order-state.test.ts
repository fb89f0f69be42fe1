import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, grantsAccess, applyFact, initialOrderState, statusOf } from './order-state.js';

const price = 1499;
const facts: Record<string, Fact> = {
  processing: { payment: 'processing' },
  failed: { payment: 'failed' },
  succeeded: { payment: 'paid' },
  'part refunded': { refundedCents: 500 },
  refunded: { refundedCents: price },
  disputed: { dispute: 'open' },
  'dispute won': { dispute: 'won' },
  'dispute lost': { dispute: 'lost' },
};
const anyFacts = fc.array(fc.constantFrom(...Object.values(facts)), { maxLength: 12 });
const stateAfter = (list: Fact[]) => list.reduce(applyFact, initialOrderState);

describe('the state of an order', () => {
  it('does not depend on the order and repetition of facts', () => {
    fc.assert(
      fc.property(
        anyFacts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: 0 })),
        ),
        ([list, again]) => {
          expect(stateAfter([...again, ...list])).toEqual(stateAfter(list));
          expect(stateAfter([...list].reverse())).toEqual(stateAfter(list));
        },
      ),
    );
  });

  it('never shrinks', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (before, after) => {
        const state = stateAfter(before);
        expect(applyFact(stateAfter([...before, ...after]), state)).toEqual(
          stateAfter([...before, ...after]),
        );
      }),
    );
  });

  it('grants access once: never again after it ended', () => {
    fc.assert(
      fc.property(anyFacts, (list) => {
        const stretch = list.map((_, end) => grantsAccess(stateAfter(list.slice(0, end + 1)), price));
        const changes = stretch.filter((is, index) => is !== (stretch[index - 1] ?? false)).length;
        expect(changes).toBeLessThanOrEqual(2);
      }),
    );
  });
});

it.each([
  [[], 'pending', false],
  [['processing'], 'processing', false],
  [['processing', 'failed'], 'failed', false],
  [['succeeded', 'failed'], 'paid', true],
  [['succeeded', 'processing'], 'paid', true],
  [['succeeded', 'part refunded'], 'paid', true],
  [['succeeded', 'disputed'], 'paid', true],
  [['dispute won', 'disputed', 'succeeded'], 'paid', true],
  [['succeeded', 'dispute lost', 'dispute won'], 'refunded', false],
  [['refunded'], 'refunded', false],
  [['refunded', 'succeeded'], 'refunded', false],
] as const)('after %j an order is %s', (names, status, hasAccess) => {
  const state = stateAfter(names.map((name) => facts[name] ?? {}));
  expect([statusOf(state, price), grantsAccess(state, price)]).toEqual([status, hasAccess]);
});
