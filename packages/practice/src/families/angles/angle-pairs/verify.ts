import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Adds the angles up, or substitutes x in both of them. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const x = answerNumber(problem);
  const values = { x: String(x), y: String(x) };
  const [first = 0, second = 0] = numbersIn(problem);
  const expressions = piecesOf(problem).flatMap((piece) => (piece.kind === 'math' ? [piece.expression] : []));
  if (expressions.length === 2) {
    const [a = 0, b = 0] = expressions.map((expression) => realValue(expression, values).toNumber());
    const fits = /same-side interior/.test(question) ? a + b === 180 : a === b;
    const isDrawn = problem.drawing?.shapes.filter(({ kind }) => kind === 'angle').length === 2;
    return {
      values,
      faults: [
        ...(fits && a > 20 && b > 20 && a < 180 ? [] : ['the angles do not fit']),
        ...(isDrawn ? [] : ['the two angles are not drawn']),
        ...drawingFaults(problem),
      ],
    };
  }
  const isEqual = /opposite|\((?:a corresponding|an alternate)/.test(question);
  const whole = /right angle/.test(question) ? 90 : 180;
  const fits = isEqual ? x === first : x + first + second === whole;
  return { values, faults: [...(fits ? [] : ['the angles do not fit']), ...drawingFaults(problem)] };
};
