import type { Point } from '../../../problem.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Checks the image by what the move preserves: distances, angles and directions. */
export const verify: Verify = ({ question, answer, graph }) => {
  const named = new Map(
    (graph?.parts ?? []).flatMap((part) =>
      part.kind === 'point' && part.name !== undefined ? [[part.name, part.at] as const] : [],
    ),
  );
  const [ax, ay]: Point = named.get('A') ?? [NaN, NaN];
  const [px, py]: Point = named.get('P') ?? [0, 0];
  const [x = NaN, y = NaN] = answer.replaceAll('−', '-').slice(1, -1).split(', ').map(Number);
  const [u, v, s, t] = [ax - px, ay - py, x - px, y - py];
  const isSameLength = u * u + v * v === s * s + t * t;
  const size = (pattern: RegExp): number => Number(pattern.exec(question)?.[1] ?? 0);
  // The scalar product is 0, and the sign of the cross product tells the direction of the turn.
  const isQuarterTurn = (): boolean =>
    isSameLength && u * s + v * t === 0 && u * t - v * s > 0 === question.includes('counterclockwise');
  const isEnlarged = (factor: number): boolean =>
    u * t === v * s && s * s + t * t === factor * factor * (u * u + v * v) && (u * s + v * t) * factor > 0;
  const isRight = (): boolean => {
    const [, axis, at] = /line ([xy]) = (-?\d+)/.exec(question) ?? [];
    if (axis === 'x') return y === ay && (x + ax) / 2 === Number(at);
    if (axis === 'y') return x === ax && (y + ay) / 2 === Number(at);
    if (question.includes('180°')) return isSameLength && u * s + v * t === -(u * u + v * v);
    if (question.includes('90°')) return isQuarterTurn();
    if (question.includes('scale factor')) return isEnlarged(size(/scale factor of (-?\d)/));
    const [, dx, dy] = /vector \((-?\d), (-?\d)\)/.exec(question) ?? [];
    const across = size(/(\d) units? to the right/) - size(/(\d) units? to the left/);
    const up = size(/(\d) units? up/) - size(/(\d) units? down/);
    return x - ax === Number(dx ?? across) && y - ay === Number(dy ?? up);
  };
  return { values: { x: String(x), y: String(y) }, faults: isRight() ? [] : ['the image is another point'] };
};
