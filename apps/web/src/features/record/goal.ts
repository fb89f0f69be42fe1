const KEY = 'record-goal';
/** The goals that a learner can choose, in problems a day. */
export const GOALS = [5, 10, 20] as const;
const USUAL = 10;
/** Used instead of local storage if the browser refuses it. */
let memory: number | undefined;

/** Returns the number of problems that the learner wants to solve a day. */
export function readGoal(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return GOALS.find((goal) => goal === kept) ?? memory ?? USUAL;
  } catch {
    return memory ?? USUAL;
  }
}

/** Stores the number of problems that the learner wants to solve a day. */
export function saveGoal(goal: number): void {
  memory = goal;
  try {
    localStorage.setItem(KEY, String(goal));
  } catch {
    // The goal is kept in memory.
  }
}
