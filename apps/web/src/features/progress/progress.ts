import type { Progress } from '@mathtools/contracts/progress';

export const NO_PROGRESS: Progress = { problemsCompleted: 0, streak: 0 };

/**
 * Returns the progress after a submission. A correct answer adds one to both numbers, and a wrong one resets
 * the streak.
 */
export function afterAnswer({ problemsCompleted, streak }: Progress, isCorrect: boolean): Progress {
  return isCorrect
    ? { problemsCompleted: problemsCompleted + 1, streak: streak + 1 }
    : { problemsCompleted, streak: 0 };
}

/** Returns the length of the streak bar in percent. It restarts after every 10 answers. */
export function streakBar({ streak }: Progress): number {
  return (streak % 10) * 10;
}

/** Returns the length of the bar of solved problems in percent. */
export function solvedBar({ problemsCompleted }: Progress): number {
  return Math.min(problemsCompleted * 10, 100);
}
