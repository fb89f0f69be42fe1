import { expect, it } from 'vitest';
import { afterAnswer, NO_PROGRESS, solvedBar, streakBar } from './progress.js';

it('adds one to both numbers for a correct answer, and resets the streak for a wrong one', () => {
  expect(afterAnswer({ problemsCompleted: 7, streak: 3 }, true)).toEqual({ problemsCompleted: 8, streak: 4 });
  expect(afterAnswer({ problemsCompleted: 7, streak: 3 }, false)).toEqual({
    problemsCompleted: 7,
    streak: 0,
  });
});

it.each([
  [NO_PROGRESS, 0, 0],
  [{ problemsCompleted: 3, streak: 1 }, 10, 30],
  [{ problemsCompleted: 10, streak: 9 }, 90, 100],
  [{ problemsCompleted: 25, streak: 10 }, 0, 100],
  [{ problemsCompleted: 25, streak: 13 }, 30, 100],
])('draws %j as bars of %i and %i percent', (progress, streak, solved) => {
  expect(streakBar(progress)).toBe(streak);
  expect(solvedBar(progress)).toBe(solved);
});
