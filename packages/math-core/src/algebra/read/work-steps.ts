import { checkedText } from '../../result/math-error.js';
import { SO } from './work-phrases.js';

/** An arrow, or a word, that leads from one statement to the next on the same line. */
const ARROW = /\s*(?:⇒|⟹|⇔|⟺|→|⟶|∴|<=>|<->|={1,2}>|-{1,2}>)\s*/g;
const WORD = new RegExp(String.raw`(?:[\s,;]+(?:${SO.join('|')})|,\s*also)[\s,:]+`, 'gi');
const RELATION = /[=<>≤≥≠≈∈]/;
/** A statement without a sign: no solution, {}. */
const CLOSING = /[∅{]|solution|solución|lösung|real numbers/i;
/** The maximum number of statements on a line. */
const MOST = 12;
/** The length of the longest line that is split, because blanks make the search for words slow. */
const LONGEST = 2_000;

/** Returns the statements of a line that arrows or words connect: 2x = 6 ⇒ x = 3. Other lines are one statement. */
export function stepsOf(line: string): readonly string[] {
  if (line.length > LONGEST) return [line];
  const steps: string[] = [];
  let start = 0;
  for (const { index, 0: sign } of [...line.matchAll(ARROW), ...line.matchAll(WORD)].sort(byPlace)) {
    const [before, after] = [line.slice(start, index), line.slice(index + sign.length)];
    if (index < start || !RELATION.test(before) || steps.length === MOST) continue;
    if (!RELATION.test(after) && !CLOSING.test(after)) continue;
    steps.push(before);
    start = index + sign.length;
  }
  return [...steps, line.slice(start)];
}

function byPlace(one: RegExpExecArray, other: RegExpExecArray): number {
  return one.index - other.index;
}

/**
 * Returns lines of work with each statement of the first line on a line of its own. The first line is the problem.
 * Throws `MathError`: `syntax` for anything but a list of texts.
 * @example workLines(['2x = 6 ⇒ x = 3']) // 1 is "x = 3"
 */
export function workLines(lines: readonly string[]): readonly string[] {
  const given: readonly unknown[] = Array.isArray(lines) ? lines : [lines];
  const [first = '', ...rest] = given.map((line) => checkedText('line', line));
  return given.length === 0 ? [] : [...stepsOf(first), ...rest];
}
