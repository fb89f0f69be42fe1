import { chosenLearner } from '../learners/learners.js';
import { keyFor, readText, writeText } from '../learners/storage.js';

const KEY = 'record-goal';
/** The goals that a learner can choose, in problems a day. */
export const GOALS = [5, 10, 20] as const;
const USUAL = 10;

/** Returns the number of problems that the chosen learner wants to solve a day. */
export function readGoal(): number {
  const kept = Number(readText(keyFor(KEY, chosenLearner().key)));
  return GOALS.find((goal) => goal === kept) ?? USUAL;
}

/** Stores the number of problems that the chosen learner wants to solve a day. */
export function saveGoal(goal: number): void {
  writeText(keyFor(KEY, chosenLearner().key), String(goal));
}
