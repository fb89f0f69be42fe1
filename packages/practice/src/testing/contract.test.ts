import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionText } from '@mathtools/math-core/steps';
import { contract, idsOf, solutionFaults } from '@mathtools/math-core/testing/contract';
import { runs, sampled } from '@mathtools/math-core/testing/draws';
import { argument, tested } from '@mathtools/math-core/testing/fuzz';
import { describeAnyInput } from '@mathtools/math-core/testing/takes-anything';
import { FAMILIES, generateProblem, problemById, type ProblemInput, readText, SEEDS } from '../index.js';
import { STEP_IDS } from '../step-ids.js';

/** The number of examples per family and difficulty, which is enough to see every step of the families. */
const EXAMPLES = 30;

const choices = FAMILIES.flatMap(({ id: family, category, difficulties }) =>
  difficulties.map((difficulty) => ({ family, category, difficulty })),
);
const [first = { family: '', category: 'algebra', difficulty: 'easy' }, ...others]: readonly Omit<
  ProblemInput,
  'seed'
>[] = choices;

// The test in families.test.ts checks that every line is true.
const { examples, inputs, solutions, run, name } = contract(generateProblem, {
  examples: [
    { ...first, seed: 0 },
    ...[first, ...others].flatMap((choice) =>
      Array.from({ length: EXAMPLES }, (_, seed) => ({ ...choice, seed })),
    ),
  ],
  inputs: fc
    .tuple(fc.constantFrom(first, ...others), fc.integer({ min: 0, max: SEEDS - 1 }))
    .map(([choice, seed]) => ({ ...choice, seed })),
  solutions: ({ steps }) => [
    {
      steps,
      answer: expressionText(steps.at(-1)?.after ?? 'no step'),
      faults: () => [],
      ids: [...STEP_IDS, ...idsOf(steps).filter(isOfEngine)],
    },
  ],
});

/** Returns whether an id is one of the engine's, whose tests have the list of them. */
function isOfEngine(id: string): boolean {
  return /^(?:algebra|logarithm)\./.test(id);
}

describe('the steps of problems', () => {
  const solved = examples.flatMap(solutions);

  it('keep the contract of all steps', () => {
    expect(sampled(solved, 4).flatMap(solutionFaults)).toEqual([]);
    fc.assert(
      fc.property(inputs, (input) => {
        expect(solutions(input).flatMap(solutionFaults)).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it('have every id that is listed, and no other', () => {
    const emitted = solved.flatMap(({ steps }) => idsOf(steps)).filter((id) => !isOfEngine(id));
    expect([...new Set(emitted)].sort()).toEqual(STEP_IDS);
  });
});

describeAnyInput([
  { name, run, example: { ...first, seed: 0 } },
  tested('problemById', { id: 'linear-equation.easy.7' }, (all) => problemById(argument(all, 'id'))),
  // Words are returned unchanged, because only math is parsed.
  tested('readText', { text: '2x = 6' }, (all) => {
    const text: unknown = argument(all, 'text');
    return readText((typeof text === 'string' ? `$${text}$` : text) as string);
  }),
]);
