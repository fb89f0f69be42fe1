import type { GraphPart, Point } from '../../../index.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isClose, valueOfText } from '../../shared/checks.test-support.js';
import { quotient } from '../../shared/line-height.test-support.js';

type Curve = Extract<GraphPart, { kind: 'curve' }>;

/** Distances from the vertex or the center at which the answer is evaluated. */
const DISTANCES = [0, -1, 2, 5];

/** Compares the answer with points of the drawn curve, or solves for the point of g at the height of P. */
export const verify: Verify = ({ question, graph, answer }) => {
  const parts = graph?.parts ?? [];
  const curve = parts.find((part) => part.kind === 'curve' && part.dashed !== true);
  if (curve?.kind === 'curve') return ofCurve(curve, parts, answer);
  return ofImage(parts, question, answer);
};

function ofCurve(curve: Curve, parts: readonly GraphPart[], answer: string): ReturnType<Verify> {
  const { of, a, h, k } = curve;
  if (answer.startsWith('(') && answer.endsWith(')') && answer.includes(',')) {
    const isMoved = answer === `(${h}, ${k})` && a === 1;
    return { values: { h: String(h), k: String(k) }, faults: isMoved ? [] : ['the move is another one'] };
  }
  const points = DISTANCES.map((n): Point => [h + n, k + a * n ** (of === 'cube' ? 3 : 2)]);
  const isOn = points.every(([x, y]) => isClose(valueOfText(answer, { x: String(x) }), quotient(y, 1)));
  const [, , [x, y] = [NaN, NaN]] = points;
  const values = { h: String(h), k: String(k), a: String(a), x: String(x), y: String(y) };
  const shown = parts.some((part) => part.kind === 'curve' && part.dashed && part.of === of);
  return { values, faults: isOn && shown ? [] : ['the answer is another curve'] };
}

function ofImage(parts: readonly GraphPart[], question: string, answer: string): ReturnType<Verify> {
  const p = parts.find((part) => part.kind === 'point');
  const [x = NaN, y = NaN] = answer.slice(1, -1).split(', ').map(Number);
  const [, times = '', inner = '', after = ''] =
    /= (-?\d?)f\(x ([-+] \d)\)(?: ([-+] \d))?/.exec(question) ?? [];
  const number = (text: string): number => Number(text.replace(' ', ''));
  const factor = { '': 1, '-': -1 }[times] ?? Number(times);
  // g(x) = factor · f(x + inner) + after, and f has the value of P at the x-coordinate of P.
  const isImage =
    p?.kind === 'point' && x + number(inner) === p.at[0] && y === factor * p.at[1] + number(after || '0');
  return { values: {}, faults: isImage ? [] : ['the point is another one'] };
}
