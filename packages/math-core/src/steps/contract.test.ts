import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../testing/calculators.test-support.js';
import { idsOf, solutionFaults } from '../testing/contract.test-support.js';
import { type Step, step } from './index.js';
import { STEP_IDS } from './step-ids.js';
import { runs } from '../testing/draws.test-support.js';

/** The calculators with the solutions of their examples, computed once. */
const SOLVED = CALCULATORS.map((calculator) => ({
  ...calculator,
  solved: calculator.examples.flatMap(calculator.solutions),
}));

describe('every step keeps the contract', () => {
  it.each(SOLVED)('$name', ({ inputs, solved, solutions }) => {
    for (const solution of solved) expect(solutionFaults(solution)).toEqual([]);
    fc.assert(
      fc.property(inputs, (input) => {
        expect(solutions(input).flatMap(solutionFaults)).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('the contract', () => {
  const right = step('tip.tip', 'Tip', ['÷', '1', '8'], '0.13', { relation: '≈' });

  it('passes for a correct step', () => {
    expect(solutionFaults({ steps: [right], answer: '0.13' })).toEqual([]);
  });

  it.each<[string, Step]>([
    ['a wrong value', { ...right, after: '0.14' }],
    ['= where a value was rounded', { ...right, relation: '=' }],
    ['≈ where nothing was rounded', { ...right, after: '0.125' }],
    ['a logarithm that is not equal', { ...right, before: ['ln', '8'], after: '2.0794', relation: '=' }],
    ['a rounding that is wrong', { ...right, before: ['ln', '8'], after: '2.0795' }],
    ['an id that is not listed', { ...right, id: 'tip.top' }],
    ['no law', { ...right, law: '' }],
    ['blanks around the law', { ...right, law: ' Tip' }],
    ['an empty part', { ...right, before: ['unit', '0.125', ''] }],
    ['no substeps in the list of them', { ...right, substeps: [] }],
    ['substeps that begin elsewhere', { ...right, substeps: [{ ...right, before: ['÷', '2', '16'] }] }],
    ['a wrong substep', { ...right, substeps: [right, { ...right, before: '0.13' }] }],
  ])('finds %s', (_, wrong) => {
    const { after } = wrong;
    expect(solutionFaults({ steps: [wrong], answer: String(after) })).not.toEqual([]);
  });

  it('finds another answer, and no steps at all', () => {
    expect(solutionFaults({ steps: [right], answer: '0.125' })).not.toEqual([]);
    expect(solutionFaults({ steps: [], answer: '0.13' })).not.toEqual([]);
  });
});

it('the calculators emit every step id that is listed', () => {
  const emitted = SOLVED.flatMap(({ solved }) => solved.flatMap(({ steps }) => idsOf(steps)));
  expect([...new Set(emitted)].sort()).toEqual(STEP_IDS);
});
