import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isClose, valueOfText } from '../../shared/checks.test-support.js';
import { quotient } from '../../shared/line-height.test-support.js';

/** Evaluates the drawn parabola: its turning point by symmetry, its zeros, or its values at five points. */
export const verify: Verify = ({ graph, form, answer }) => {
  const [curve] = (graph?.parts ?? []).flatMap((part) => (part.kind === 'curve' ? [part] : []));
  if (curve?.of !== 'square') return { values: {}, faults: ['there is no parabola'] };
  const { a, h, k } = curve;
  const drawn = (x: number): number => a * x * x - 2 * a * h * x + a * h * h + k;
  const wrong = ['the answer is another one'];
  if (form.kind === 'point') {
    const [x = NaN, y = NaN] = answer.slice(1, -1).split(', ').map(Number);
    const isTurn = drawn(x) === y && drawn(x - 1) === drawn(x + 1) && drawn(x + 1) > y === a > 0;
    return { values: { x: String(x), y: String(y) }, faults: isTurn ? [] : wrong };
  }
  if (form.kind === 'numbers') {
    const [low = NaN, high = NaN] = answer.split(', ').map(Number);
    const areZeros = low < high && drawn(low) === 0 && drawn(high) === 0;
    return { values: { x: String(low) }, others: [{ x: String(high) }], faults: areZeros ? [] : wrong };
  }
  const isSame = [-3, -1, 0, 2, 5].every((x) =>
    isClose(valueOfText(answer, { x: String(x) }), quotient(drawn(x), 1)),
  );
  const values = { h: String(h), k: String(k), a: String(a), x: '3', y: String(drawn(3)) };
  return { values, faults: isSame ? [] : wrong };
};
