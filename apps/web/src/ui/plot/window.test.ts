import { expect, it } from 'vitest';
import { focusOf, panned, type Window, zoomed, keepingIn } from './window.js';

const HOME: Window = { across: [0, 8], up: [-4, 4] };

it('zooms around a point, which stays in its place', () => {
  expect(zoomed(HOME, 0.5, HOME)).toEqual({ across: [2, 6], up: [-2, 2] });
  expect(zoomed(HOME, 0.5, HOME, [0, 1])).toEqual({ across: [0, 4], up: [0, 4] });
  expect(zoomed(zoomed(HOME, 0.5, HOME, [0.25, 0.75]), 2, HOME, [0.25, 0.75])).toEqual(HOME);
});

it('moves by shares of its size', () => {
  expect(panned(HOME, [0.25, -0.5], HOME)).toEqual({ across: [2, 10], up: [-8, 0] });
});

it('stops before the numbers lose their digits', () => {
  let [near, far, away] = [HOME, HOME, HOME];
  for (let count = 0; count < 100; count++) {
    near = zoomed(near, 0.5, HOME);
    far = zoomed(far, 2, HOME);
    away = panned(away, [1000, 0], HOME);
  }
  expect(near.across[1] - near.across[0]).toBeGreaterThanOrEqual(8e-4);
  expect(far.across[1] - far.across[0]).toBeLessThanOrEqual(8e4);
  expect(away.across[0]).toBeLessThanOrEqual(8e4);
});

it('shortens a move so that a point stays in view', () => {
  const expectMove = (move: readonly number[], [across = 0, up = 0]: readonly number[]): void => {
    expect(move[0]).toBeCloseTo(across, 10);
    expect(move[1]).toBeCloseTo(up, 10);
  };
  expectMove(keepingIn([0.1, -0.1], [0.5, 0.5]), [0.1, -0.1]);
  expectMove(keepingIn([0.1, -0.1], [0.05, 0.95]), [0.02, -0.02]);
  expectMove(keepingIn([0.1, 0.1], [0, 0]), [0, 0]);
  // A point that is outside may move back, but not farther away.
  expectMove(keepingIn([0.1, -0.1], [1.5, -0.5]), [0.1, -0.1]);
  expectMove(keepingIn([-0.1, 0.1], [1.5, -0.5]), [0, 0]);
});

it('zooms in on the point closest to the middle, if there is one in view', () => {
  expect(
    focusOf(HOME, [
      [7, 0],
      [2, 2],
      [20, 0],
    ]),
  ).toEqual([0.25, 0.75]);
  expect(
    focusOf(HOME, [
      [20, 0],
      [2, NaN],
    ]),
  ).toEqual([0.5, 0.5]);
  expect(focusOf(HOME, [])).toEqual([0.5, 0.5]);
});
