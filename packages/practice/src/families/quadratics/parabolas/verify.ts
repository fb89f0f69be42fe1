import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, expressionsOf } from '../../shared/checks.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the values of the question's expression near the answer. */
export const verify: Verify = (problem) => {
  const isEasy = problem.difficulty === 'easy';
  const curve = isEasy
    ? equationsOf(problem)[0]?.right
    : expressionsOf(problem).find((one) => Array.isArray(one));
  const at = (x: Decimal | number): Decimal =>
    curve === undefined ? new Decimal(NaN) : realValue(curve, { x: String(x), t: String(x) });
  if (isEasy) {
    const [x = NaN, y = NaN] = problem.answer.slice(1, -1).split(', ').map(Number);
    const isVertex = at(x).eq(y) && at(x - 2).eq(at(x + 2)) && !at(x - 2).eq(at(x));
    return { values: { x: String(x), y: String(y) }, faults: isVertex ? [] : ['not the vertex'] };
  }
  const answer = answerNumber(problem);
  const words = piecesOf(problem).flatMap((piece) => (piece.kind === 'words' ? [piece.text] : []));
  const [height = NaN] = numbersIn({ question: words.join(' ') });
  if (problem.difficulty === 'medium') {
    const times = Array.from({ length: 101 }, (_, tenths) => tenths / 10);
    const top = Decimal.max(...times.map(at));
    const values = { t: String(times.find((time) => at(time).eq(top))) };
    return { values, faults: top.eq(answer) ? [] : ['not the greatest height'] };
  }
  const isDown = at(answer).eq(height) && at(answer - 0.01).gt(at(answer));
  return { values: { t: String(answer) }, faults: isDown ? [] : ['not on the way down'] };
};
