import { checkLines } from './check-lines.js';
import { type Checked, shownChecked } from './shown-checked.js';

/** Checks an exercise and prepares the result for display, which doesn't reveal the answer. */
export function checkExercise(lines: string): Checked {
  return shownChecked(checkLines(lines, true));
}
