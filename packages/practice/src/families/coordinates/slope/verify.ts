import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares cross products or, for a line with an equation, two points 1 unit apart in x. */
export const verify: Verify = (problem) => {
  const read = parseExpression(problem.answer);
  const own = read.ok ? realValue(read.value) : undefined;
  if (own === undefined) return { values: {}, faults: ['the answer is no number'] };
  const pieces = piecesOf(problem);
  const [equation] = pieces.filter((piece) => piece.kind === 'relation');
  const [given] = pieces.flatMap((piece) => (piece.kind === 'math' ? [realValue(piece.expression)] : []));
  if (equation && !given) {
    const at = (x: string, y: string) =>
      realValue(equation.left, { x, y }).minus(realValue(equation.right, { x, y }));
    // The left side is linear, so its values at y = 0 and y = 1 determine y.
    const yAt = (x: string) => at(x, '0').div(at(x, '0').minus(at(x, '1')));
    const m = yAt('1').minus(yAt('0'));
    const values = { x: '2', y: yAt('2').toString(), m: m.toString() };
    return { values, faults: m.minus(own).abs().lt('1e-40') ? [] : ['the slope is another one'] };
  }
  const points = numbersIn({ question: problem.question.replaceAll(/\$[^$=]*\$/g, '') });
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const isRight = given
    ? own
        .minus(b)
        .minus(given.times(c - a))
        .abs()
        .lt('1e-40')
    : own
        .times(c - a)
        .minus(d - b)
        .abs()
        .lt('1e-40');
  return { values: { m: String(own), y: String(own) }, faults: isRight ? [] : ['the slope is another one'] };
};
