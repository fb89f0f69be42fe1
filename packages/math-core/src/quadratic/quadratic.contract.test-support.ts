import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { expressionText } from '../steps/index.js';
import { decimalText } from '../testing/oracle.test-support.js';
import { complexStepFaults } from '../testing/complex-value.test-support.js';
import { solveQuadratic } from './index.js';

const small = fc.integer({ min: -30, max: 30 }).map(String);
const coefficient = fc.oneof(small, small, decimalText);

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(solveQuadratic, {
    examples: [
      { a: 2, b: -3, c: 1 },
      { a: 4, b: 4, c: 1 },
      { a: 1, b: -2, c: -1 },
      { a: 3, b: 2, c: 7 },
    ],
    inputs: fc.record({ a: coefficient.filter((a) => Number(a) !== 0), b: coefficient, c: coefficient }),
    solutions: ({ steps, vertexSteps, factored, factoredSteps, vertex }) => [
      { steps, answer: expressionText(steps.at(-1)?.after ?? '?'), faults: complexStepFaults },
      { steps: vertexSteps, answer: vertex.y.exact ?? 'irrational', faults: complexStepFaults },
      ...(factored && factoredSteps.length > 0
        ? [{ steps: factoredSteps, answer: expressionText(factored), faults: complexStepFaults }]
        : []),
    ],
  }),
];
