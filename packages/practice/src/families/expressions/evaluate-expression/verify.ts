import { expressionText } from '@mathtools/math-core/steps';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';

/** Substitutes the numbers of the question into its expression. */
export const verify: Verify = (problem) => {
  const pieces = piecesOf(problem);
  const values = Object.fromEntries(
    pieces.flatMap((piece) =>
      piece.kind === 'relation' ? [[expressionText(piece.left), expressionText(piece.right)]] : [],
    ),
  ) as Record<string, string>;
  const asked = pieces.find((piece) => piece.kind === 'math');
  const isRight = asked && realValue(asked.expression, values).eq(problem.answer);
  return { values, faults: isRight ? [] : ['the expression has another value'] };
};
