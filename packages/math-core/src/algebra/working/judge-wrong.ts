import { within } from '../expression/budget.js';
import type { Statement } from '../read/statement.js';
import { decided } from './complex-values.js';
import { ownSetting } from './facts.js';
import { compareExpressions } from './judge.js';
import { minus } from '../expression/parts.js';
import { calculationMistake, isAside, mistakeIn } from './mistakes/mistakes.js';
import { lettersIn } from './substitute.js';
import type { MistakeName } from './mistake-names.js';
import type { Comparison, Counterexample } from './verdict.js';
import { type Progress, type Judgement, goingOnFrom } from './progress.js';

/** Returns the verdict on a wrong line. The next lines are checked against it. */
export function judgeWrong(progress: Progress, after: Statement, comparison: Comparison): Judgement {
  const { previous, setting } = progress;
  const typed = previous === progress.evaluated ? progress.problem : previous;
  if (progress.isDraft) {
    const isAsideLine = isAside({ before: previous, after });
    return { verdict: { verdict: 'wrong' }, progress: isAsideLine ? progress : goingOnFrom(progress, after) };
  }
  const known = found(() => {
    const own = mistakeIn(previous, after, ownSetting(previous, after, setting), typed);
    const ofSystem =
      own === undefined || own === 'arithmetic-slip' ? mistakeInSystem(progress, after) : undefined;
    return own === undefined || ofSystem === 'solution-coordinates-swapped' ? ofSystem : own;
  });
  const counterexample = 'counterexample' in comparison ? comparison.counterexample : undefined;
  const isTurned = known === 'arithmetic-slip' && isOpposite(previous, after, counterexample);
  const isSideCalculation = known === undefined && isAside({ before: previous, after });
  const own = isTurned ? 'sign-slip' : known;
  const mistake = isSideCalculation ? found(() => calculationMistake(after, setting)) : own;
  return {
    verdict: { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) },
    // A calculation on the side doesn't become the new base.
    progress: isSideCalculation ? progress : goingOnFrom(progress, after),
  };
}

/** Returns whether a line gives the opposite of the right value of another letter: y = 2 instead of y = −2 after x = 3. */
function isOpposite(
  before: Statement,
  after: Statement,
  counterexample: Counterexample | undefined,
): boolean {
  if (after.kind !== 'relation' || typeof after.left !== 'string' || counterexample?.holds !== 'before')
    return false;
  const value = counterexample.at[after.left];
  return (
    !lettersIn(before).has(after.left) &&
    value !== undefined &&
    value !== '0' &&
    compareExpressions(minus(value), after.right).kind === 'same'
  );
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
