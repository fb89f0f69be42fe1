import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../testing/problem-faults.test-support.js';

/** Substitutes the two different solutions of the answer into the quadratic equation of the question. */
export const verify: Verify = (problem) => {
  const solutions = problem.answer.split(', ').map((text) => {
    const read = parseExpression(text);
    return read.ok ? realValue(read.value) : realValue('NaN');
  });
  const equation = piecesOf(problem).find((piece) => piece.kind === 'relation');
  const [first = { x: '' }, ...others] = solutions.map((x) => ({ x: x.toString() }));
  const isSolved = [first, ...others].every(
    (values) =>
      equation && realValue(equation.left, values).minus(realValue(equation.right, values)).abs().lt('1e-40'),
  );
  const isWhole = solutions.length === 2 && !solutions[0]?.eq(solutions[1] ?? 0);
  return {
    values: first,
    others,
    faults: [
      ...(isSolved ? [] : ['an answer does not solve the equation']),
      ...(isWhole ? [] : ['not two different solutions']),
    ],
  };
};
