import { within } from '../budget.js';
import type { Statement } from '../statement.js';
import { decided } from './complex-values.js';
import { ownSetting } from './facts.js';
import { calculationMistake, isAside, mistakeIn } from './mistakes/mistakes.js';
import type { MistakeName } from './mistake-names.js';
import type { Comparison } from './verdict.js';
import { type Progress, type Judgement, goingOnFrom } from './progress.js';

/** Returns the verdict on a wrong line. The next lines are checked against it. */
export function judgeWrong(progress: Progress, after: Statement, comparison: Comparison): Judgement {
  const { previous, setting } = progress;
  const typed = previous === progress.evaluated ? progress.problem : previous;
  if (progress.isDraft) {
    const isAsideLine = isAside({ before: previous, after });
    return { verdict: { verdict: 'wrong' }, progress: isAsideLine ? progress : goingOnFrom(progress, after) };
  }
  const known = found(
    () =>
      mistakeIn(previous, after, ownSetting(previous, after, setting), typed) ??
      mistakeInSystem(progress, after),
  );
  const isSideCalculation = known === undefined && isAside({ before: previous, after });
  const mistake = isSideCalculation ? found(() => calculationMistake(after, setting)) : known;
  const counterexample = 'counterexample' in comparison ? comparison.counterexample : undefined;
  return {
    verdict: { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) },
    // A calculation on the side doesn't become the new base.
    progress: isSideCalculation ? progress : goingOnFrom(progress, after),
  };
}

/** The work limit of the search for one mistake. A line stays wrong if its mistake isn't found within it. */
const MAX_SEARCH = 25_000;

function found(search: () => MistakeName | undefined): MistakeName | undefined {
  return decided(() => within(MAX_SEARCH, search));
}

/** Returns the mistake that leads from all that is known about a system to a line, not only from the previous line. */
function mistakeInSystem(progress: Progress, after: Statement): MistakeName | undefined {
  const { setting } = progress;
  const known = setting.unknowns.length > 1 ? knownSystem(progress) : undefined;
  return known && mistakeIn(known, after, setting);
}

/** Returns all that is known about a system, if that is more than the previous line. */
export function knownSystem({ facts, previous }: Progress): Statement | undefined {
  const [known = []] = facts.bases;
  const parts = known.flatMap((part) => (part.kind === 'and' ? part.parts : [part]));
  return parts.length > 1 && parts.includes(previous) ? { kind: 'and', parts } : undefined;
}
