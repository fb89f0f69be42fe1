import { isSame } from '../../../expression/rewrite.js';
import type { Step } from '../../../steps/step.js';

/** Returns whether two steps show the same line, whatever their laws. */
export function isSameLine(one: Step | undefined, other: Step): boolean {
  return (
    one !== undefined &&
    one.relation === other.relation &&
    isSame(one.before, other.before) &&
    isSame(one.after, other.after)
  );
}
