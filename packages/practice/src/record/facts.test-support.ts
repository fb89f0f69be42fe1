import fc from 'fast-check';
import { DIFFICULTIES } from '../problem.js';
import type { AnswerFact, Fact, PlacementFact, UndoFact } from './fact.js';
import { SETTINGS } from './fact.js';

export const DAY = 86_400_000;
/** November 2, 2026, at noon. */
export const START = Date.UTC(2026, 10, 2, 12);

let drawn = 0;

/** Returns a right first answer to a new problem, with other fields as given. */
export function answer(fields: Partial<AnswerFact> = {}): AnswerFact {
  drawn++;
  return {
    kind: 'answer',
    id: `fact-${String(drawn).padStart(6, '0')}`,
    at: START + drawn,
    problem: `percent.easy.${drawn}`,
    skill: 'percent',
    level: 'easy',
    setting: 'skill',
    text: '5',
    verdict: 'correct',
    tries: 1,
    hints: 0,
    redMarks: 0,
    milliseconds: 20_000,
    ...fields,
  };
}

/** Skills that build on each other, and one that doesn't. */
const SOME_SKILLS = ['order-of-operations', 'evaluate-expression', 'linear-equation', 'clock-time'] as const;

const stamp = {
  id: fc.nat(5_000).map((n) => `fact-${n}`),
  // Only a few different times, so that facts often have the same time.
  at: fc.nat(400).map((quarters) => START + (quarters * DAY) / 4),
};

const anyAnswer: fc.Arbitrary<AnswerFact> = fc.record({
  kind: fc.constant('answer' as const),
  ...stamp,
  problem: fc.nat(2_000).map((seed) => `some.easy.${seed}`),
  skill: fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...SOME_SKILLS) }, fc.constant('no-such-skill')),
  level: fc.constantFrom(...DIFFICULTIES),
  setting: fc.constantFrom(...SETTINGS),
  text: fc.constantFrom('1', '2', ''),
  verdict: fc.oneof(
    { weight: 8, arbitrary: fc.constant('correct' as const) },
    { weight: 2, arbitrary: fc.constant('incorrect' as const) },
    fc.constantFrom('unreadable' as const, 'approximate' as const, 'ungraded' as const),
  ),
  tries: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constant(2)),
  hints: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constant(1)),
  redMarks: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constant(1)),
  milliseconds: fc.constant(1_000),
});

const anyPlacement: fc.Arbitrary<PlacementFact> = fc.record({
  kind: fc.constant('placement' as const),
  ...stamp,
  category: fc.constantFrom('algebra' as const, 'geometry' as const),
  known: fc.subarray([...SOME_SKILLS]),
});

const anyUndo: fc.Arbitrary<UndoFact> = fc.record({
  kind: fc.constant('undo' as const),
  ...stamp,
  placement: fc.nat(5_000).map((n) => `fact-${n}`),
});

/** Generates records with facts of every kind, in any order. Their ids are unique. */
export const anyFacts: fc.Arbitrary<Fact[]> = fc
  .array(fc.oneof({ weight: 30, arbitrary: anyAnswer }, anyPlacement, anyUndo), { maxLength: 80 })
  .chain((facts) =>
    // Half of the undone placements exist.
    fc.boolean().map((isReal) => {
      const placed = facts.find(({ kind }) => kind === 'placement');
      return facts.map((fact) =>
        fact.kind === 'undo' && placed && isReal ? { ...fact, placement: placed.id } : fact,
      );
    }),
  )
  .map((facts) => [...new Map(facts.map((fact) => [fact.id, fact])).values()]);

/** Generates two orders of the same record. */
export const shuffled: fc.Arbitrary<readonly [Fact[], Fact[]]> = anyFacts.chain((facts) =>
  fc.tuple(
    fc.constant(facts),
    fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
  ),
);
