import { expect, it } from 'vitest';
import { contour } from './contour.js';

const spots = (off: (x: number, y: number) => number) => contour(off, [-5, 5.1], [-6, 6]).flat();

it('traces a circle by points on it', () => {
  const circle = spots((x, y) => x * x + y * y - 16);
  expect(circle.length).toBeGreaterThan(100);
  for (const [x, y] of circle) expect(Math.hypot(x, y)).toBeCloseTo(4, 4);
});

it.each([
  ['y = 3 − 1/x', (x: number, y: number) => 1 / x + y - 3, (x: number) => 3 - 1 / x],
  ['y = 1 + 1/(x − 2)', (x: number, y: number) => 1 / (x - 2) - y + 1, (x: number) => 1 + 1 / (x - 2)],
  ['1/x + 1/y = 3/4', (x: number, y: number) => 1 / x + 1 / y - 0.75, (x: number) => 1 / (0.75 - 1 / x)],
])('traces %s without a line at its pole', (_name, off, curve) => {
  const hyperbola = spots(off);
  expect(hyperbola.length).toBeGreaterThan(100);
  for (const [x, y] of hyperbola) expect(Math.abs(y - curve(x))).toBeLessThan(0.05);
});
