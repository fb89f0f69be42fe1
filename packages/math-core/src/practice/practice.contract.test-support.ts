import fc from 'fast-check';
import { expressionText } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { FAMILIES, generateProblem, problemById, type ProblemInput, readText, SEEDS } from './index.js';

const choices = FAMILIES.flatMap(({ id: family, category, difficulties }) =>
  difficulties.map((difficulty) => ({ family, category, difficulty })),
);
const [first = { family: '', category: 'algebra', difficulty: 'easy' }, ...others]: readonly Omit<
  ProblemInput,
  'seed'
>[] = choices;

/** The generator of problems; that its steps hold is shown family by family in families.test.ts. */
export const contracts: readonly Contract[] = [
  contract(generateProblem, {
    examples: [
      { ...first, seed: 0 },
      ...[first, ...others].flatMap((choice) =>
        Array.from({ length: 30 }, (_, seed) => ({ ...choice, seed })),
      ),
    ],
    inputs: fc
      .tuple(fc.constantFrom(first, ...others), fc.integer({ min: 0, max: SEEDS - 1 }))
      .map(([choice, seed]) => ({ ...choice, seed })),
    solutions: ({ steps }) => [
      { steps, answer: expressionText(steps.at(-1)?.after ?? 'no step'), faults: () => [] },
    ],
  }),
];

/** What else takes any input. */
export const fuzzed: readonly Tested[] = [
  tested('problemById', { id: 'linear-equation.easy.7' }, (all) => problemById(argument(all, 'id'))),
  // words are given back as they are: what is read is the mathematics
  tested('readText', { text: '2x = 6' }, (all) => {
    const text: unknown = argument(all, 'text');
    return readText((typeof text === 'string' ? `$${text}$` : text) as string);
  }),
];
