import type { Progress } from '@mathtools/contracts/progress';

export const NO_PROGRESS: Progress = { problemsCompleted: 0, streak: 0 };

/** Counts a submission: a right answer adds one to both figures, a wrong one ends the streak. */
export function afterAnswer({ problemsCompleted, streak }: Progress, isCorrect: boolean): Progress {
  return isCorrect
    ? { problemsCompleted: problemsCompleted + 1, streak: streak + 1 }
    : { problemsCompleted, streak: 0 };
}

/** Gives the length of the streak's bar in percent, which starts anew with every ten. */
export function streakBar({ streak }: Progress): number {
  return (streak % 10) * 10;
}

/** Gives the length of the bar of solved problems in percent. */
export function solvedBar({ problemsCompleted }: Progress): number {
  return Math.min(problemsCompleted * 10, 100);
}
