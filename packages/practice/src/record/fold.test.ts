import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.js';
import { answer, anyFacts, DAY, START } from './facts.test-support.js';
import { continuedFold } from './fold.js';
import { inOrder } from './order.js';
import { isSubmission, validPlacements } from './outcome.js';
import { reviewsOf, scheduleFolder } from './schedule.js';
import { stateFolder, statesOf } from './states.js';

const LATER = START + 1000 * DAY;

/** Folds a record from its first fact to its last. */
function complete(facts: readonly Fact[], now: number) {
  const [states, schedule] = [stateFolder(), scheduleFolder()];
  const ordered = inOrder(facts, now);
  const placements = validPlacements(ordered);
  for (const folder of [states, schedule])
    for (const fact of ordered)
      if (isSubmission(fact)) folder.answer(fact);
      else if (fact.kind === 'placement' && placements.has(fact)) folder.place(fact.known, fact.at);
  return { states: states.states(), reviews: schedule.reviews(now) };
}

/** Returns a folder that counts the facts that it gets, and how often one was created. */
function counting() {
  const counts = { created: 0, answers: 0 };
  const fold = continuedFold(() => {
    counts.created++;
    return {
      answer: () => {
        counts.answers++;
      },
      place: () => undefined,
    };
  });
  return { counts, fold };
}

/** Generates placements, each of which is undone later. */
const placements = fc
  .array(fc.tuple(fc.nat(300), fc.subarray(['linear-equation', 'clock-time'], { minLength: 1 })), {
    maxLength: 4,
  })
  .map((placed) =>
    placed.flatMap(([day, known], index): Fact[] => {
      const [placement, at] = [`placed-${index}`, START + (day * DAY) / 4];
      return [
        { kind: 'placement', id: placement, at, category: 'algebra', known },
        { kind: 'undo', id: `undone-${index}`, at: at + 20 * DAY, placement },
      ];
    }),
  );

describe('a fold that continues', () => {
  const expectComplete = (record: readonly Fact[], now: number) => {
    expect({ states: statesOf(record, now), reviews: reviewsOf(record, now) }).toEqual(complete(record, now));
  };

  it('equals the fold of everything while a record grows', () => {
    fc.assert(
      fc.property(anyFacts, placements, fc.integer({ min: 1, max: 9 }), (facts, placed, step) => {
        const ordered = inOrder([...facts, ...placed], LATER);
        for (let length = 0; length <= ordered.length; length += step)
          expectComplete(ordered.slice(0, length), LATER);
      }),
    );
  });

  it('equals the fold of everything in any order of arrival, also with a clock that changes', () => {
    const cut = fc.tuple(fc.nat(80), fc.constantFrom(START + 3 * DAY, START + 40 * DAY, LATER));
    fc.assert(
      fc.property(anyFacts, fc.array(cut, { minLength: 1, maxLength: 6 }), (facts, cuts) => {
        for (const [length, now] of cuts) expectComplete(facts.slice(0, length), now);
      }),
    );
  });

  it('folds an answer once', () => {
    const { counts, fold } = counting();
    const facts = Array.from({ length: 1_000 }, (_, index) => answer({ at: START + index }));
    for (let length = 500; length <= 1_000; length++) fold(facts.slice(0, length), LATER);
    fold([...facts].reverse(), LATER);
    expect(counts).toEqual({ created: 1, answers: 1_000 });
  });

  it.each<[string, Fact]>([
    ['an earlier answer', answer({ at: START - 1 })],
    ['a placement', { kind: 'placement', id: 'placement-1', at: LATER - 1, category: 'algebra', known: [] }],
    ['an undone placement', { kind: 'undo', id: 'undo-0001', at: LATER - 1, placement: 'placement-1' }],
  ])('begins again with %s', (_name, fact) => {
    const { counts, fold } = counting();
    const facts = [answer({ at: START }), answer({ at: START + 1 })];
    fold(facts, LATER);
    fold([...facts, fact], LATER);
    expect(counts.created).toBe(2);
  });

  it('begins again with a corrected answer', () => {
    const { counts, fold } = counting();
    const fact = answer({ at: START });
    fold([fact], LATER);
    fold([{ ...fact, verdict: 'incorrect' }], LATER);
    expect(counts.created).toBe(2);
  });

  it('leaves earlier results as they were', () => {
    const facts = Array.from({ length: 4 }, (_, index) => answer({ at: START + index }));
    const before = statesOf(facts.slice(0, 1), LATER);
    const copy = new Map(before);
    statesOf(facts, LATER);
    expect(before).toEqual(copy);
  });
});
