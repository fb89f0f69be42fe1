import type { Off } from './contour.js';
import type { Span } from '../../ui/plot/window.js';

/**
 * Returns how far a circle or an ellipse with axes along the coordinate axes reaches in both directions. Returns
 * undefined for other curves.
 */
export function ovalOf(off: Off): readonly [Span, Span] | undefined {
  const start = off(0, 0);
  const [right, left, above, below] = [off(1, 0), off(-1, 0), off(0, 1), off(0, -1)];
  const [a, b] = [(right + left) / 2 - start, (above + below) / 2 - start];
  const [c, d] = [(right - left) / 2, (above - below) / 2];
  const isQuadratic = PROBES.every(([x, y]) => {
    const expected = a * x * x + b * y * y + c * x + d * y + start;
    return Math.abs(off(x, y) - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
  });
  if (!isQuadratic || !(a * b > 0)) return undefined;
  const [x, y] = [-c / (2 * a), -d / (2 * b)];
  const size = a * x * x + b * y * y - start;
  const [across, up] = [Math.sqrt(size / a), Math.sqrt(size / b)];
  if (!Number.isFinite(across + up)) return undefined;
  return [
    [x - across, x + across],
    [y - up, y + up],
  ];
}

/** Points at which a curve is compared with a quadratic one. */
const PROBES = [
  [2, 3],
  [-3, 1],
  [5, -4],
  [-2, -7],
] as const;
