import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';

/** Substitutes the answer into the equation of the question. */
export const verify: Verify = (problem) => {
  const values = { x: problem.answer };
  const equation = piecesOf(problem).find((piece) => piece.kind === 'relation');
  const holds =
    equation && realValue(equation.left, values).minus(realValue(equation.right, values)).abs().lt('1e-40');
  return { values, faults: holds ? [] : ['the answer does not solve the equation'] };
};
