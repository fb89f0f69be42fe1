import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import { callIn } from './function-lines.js';
import { type Law, named } from './laws/law-names.js';
import { follows } from './line-forms.js';
import { hasIn, hasLetter, lettersIn, partsOf } from './substitute.js';
import { swappedForInverse } from './swapped.js';
import type { LineVerdict } from './verdict.js';

/**
 * Names the steps of work about a function: writing y for f(x), swapping x and y, also if the function is its own inverse, and
 * writing f⁻¹(x) for y. If x is a square root, squaring needs the condition x ≥ 0 and no check. `read` are the lines as typed, `meant` the lines without calls. There is one verdict for each line.
 */
export function withFunctionLaws(
  read: readonly Result<Statement>[],
  meant: readonly Result<Statement>[],
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  const at = read.findIndex(({ ok }) => ok);
  const own = callIn(valueAt(read, at));
  if (!own || own.isInverse) return verdicts;
  let isSwapped = false;
  let isRoot = false;
  let before = at;
  return verdicts.map((verdict, i) => {
    if (i <= at || verdict.verdict !== 'follows') return verdict;
    const last = before;
    before = i;
    const [old, now] = [valueAt(meant, last), valueAt(meant, i)];
    isSwapped ||= verdict.laws.some(({ id }) => id === 'swap-letters');
    const name =
      JSON.stringify(old) === JSON.stringify(now) && nameLaw(valueAt(read, last), valueAt(read, i));
    if (name) return follows([name], false);
    const root = isSwapped && old && verdict.laws[0]?.id === 'square-both' ? rootIn(old) : undefined;
    isRoot ||= root !== undefined;
    if (root !== undefined)
      return follows([named('square-both-root', root), ...verdict.laws.slice(1)], false);
    // The condition of the root replaces the check.
    if (isRoot) return { ...verdict, needsCheck: false };
    if (isSwapped || !old || !now || !swappedForInverse(old, now)) return verdict;
    isSwapped = true;
    return follows([named('swap-letters')], false);
  });
}

/** Returns the law that writes y for f(x), or f⁻¹(x) for y. */
function nameLaw(before: Statement | undefined, after: Statement | undefined): Law | undefined {
  const [from, to] = [callIn(before), callIn(after)];
  if (from) return to ? undefined : named('write-y', from.call);
  return to?.isInverse ? named('name-inverse', to.call) : undefined;
}

/** Returns the value x of the root in x = √(y − 1). */
function rootIn(line: Statement): Expression | undefined {
  const equation = partsOf(line)[0];
  if (equation?.kind !== 'relation') return undefined;
  const { left, right } = equation;
  const [root, value] = left[0] === '√' ? [left, right] : [right, left];
  const isBare = root[0] === '√' && !hasIn({ kind: 'expression', expression: value }, '√');
  return isBare && !lettersIn({ kind: 'expression', expression: value }).has('y') && hasLetter(value)
    ? value
    : undefined;
}

function valueAt(lines: readonly Result<Statement>[], at: number): Statement | undefined {
  const line = lines[at];
  return line?.ok ? line.value : undefined;
}
