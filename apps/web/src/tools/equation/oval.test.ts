import { expect, it } from 'vitest';
import { ovalOf } from './oval.js';

it('finds how far a circle and an ellipse reach', () => {
  expect(ovalOf((x, y) => x * x + y * y - 25)).toEqual([
    [-5, 5],
    [-5, 5],
  ]);
  // (x − 1)²/4 + (y + 2)²/9 = 1
  const shifted = ovalOf((x, y) => 36 - 9 * (x - 1) ** 2 - 4 * (y + 2) ** 2);
  expect(shifted).toEqual([
    [-1, 3],
    [-5, 1],
  ]);
});

it.each([
  ['a line', (x: number, y: number) => x + y - 7],
  ['a parabola', (x: number, y: number) => y - x * x],
  ['a hyperbola', (x: number, y: number) => x * x - y * y - 5],
  ['a product', (x: number, y: number) => x * y - 6],
  ['a circle without points', (x: number, y: number) => x * x + y * y + 4],
  ['a curve of degree 4', (x: number, y: number) => x ** 4 + y ** 4 - 1],
] as const)('leaves out %s', (_, off) => {
  expect(ovalOf(off)).toBeUndefined();
});
