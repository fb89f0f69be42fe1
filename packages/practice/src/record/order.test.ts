import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.js';
import { answer, anyFacts, shuffled, START } from './facts.test-support.js';
import { inOrder, merge } from './order.js';

describe('merging two records', () => {
  it('gives the same record in either order', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        expect(merge(one, other)).toEqual(merge(other, one));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const merged = merge(one, other);
        expect(merge(merged, merged)).toEqual(merged);
        expect(merge(merged, one)).toEqual(merged);
        expect(merge(other, merged)).toEqual(merged);
      }),
    );
  });

  it('gives the same record whichever two of three are merged first', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, anyFacts, (one, two, three) => {
        expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
      }),
    );
  });

  it('loses nothing and counts nothing twice', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const ids = merge(one, other).map(({ id }) => id);
        expect([...ids].sort()).toEqual([...new Set([...one, ...other].map(({ id }) => id))].sort());
      }),
    );
  });
});

describe('the order of facts', () => {
  it('is by time, then by id, however they arrived', () => {
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(inOrder(one, Infinity)).toEqual(inOrder(other, Infinity));
      }),
    );
    const facts = [
      answer({ id: 'b', at: START + 1 }),
      answer({ id: 'a', at: START + 1 }),
      answer({ id: 'c', at: START }),
    ];
    expect(inOrder(facts, START + 9).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('puts a fact from a clock in the future at the present', () => {
    const facts: Fact[] = [answer({ id: 'a', at: START + 100 }), answer({ id: 'b', at: START })];
    expect(inOrder(facts, START + 5).map(({ id, at }) => [id, at])).toEqual([
      ['b', START],
      ['a', START + 5],
    ]);
  });

  it('keeps the order of facts from a clock that is ahead', () => {
    const facts: Fact[] = [
      answer({ id: 'a', at: START + 300 }),
      answer({ id: 'b', at: START + 200 }),
      answer({ id: 'c', at: START + 100 }),
    ];
    expect(inOrder(facts, START).map(({ id, at }) => [id, at])).toEqual([
      ['c', START],
      ['b', START],
      ['a', START],
    ]);
  });
});
