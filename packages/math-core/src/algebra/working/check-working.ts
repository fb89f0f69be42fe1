import { otherReading, readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';
import { lettersIn, partsOf } from './substitute.js';
import { MathError } from '../../result/math-error.js';
import { isSpent, OutOfWork, within } from '../budget.js';
import { inBounds } from './fraction-of.js';
import type { LineVerdict } from './verdict.js';
import { Walk } from './walk.js';

/** The maximum number of lines that are checked. */
const MAX_LINES = 60;
/**
 * The work limit of one call, in units of {@link charge}. The longest solution in a textbook needs a small fraction of
 * it.
 */
export const MAX_WORK = 70_000;

/**
 * Checks a student's work line by line. For each line it says whether it follows from the previous one and by which
 * laws, or which mistake was made, with numbers that prove it. The first line is the problem and has no verdict. The
 * line after a wrong line is checked against that wrong line, and the line after an unreadable one against the last
 * readable line. Lines past the first 60 are undecided. One call has a work limit: the line that exceeds it and all
 * later lines are too long.
 * Throws `MathError`: `syntax` for anything but a list of texts.
 * @example checkWorking(['2x = 6', 'x = 3'])[0]?.verdict // "follows"
 */
export function checkWorking(lines: readonly string[]): readonly LineVerdict[] {
  return within(MAX_WORK, () => judged(listOfTexts(lines)));
}

function judged(lines: readonly string[]): readonly LineVerdict[] {
  const read = lines.slice(0, MAX_LINES).map((line) => readStatement(line, 'line'));
  const statements = read.flatMap((line) => (line.ok ? [line.value] : []));
  const [problem] = statements;
  if (!problem) return read.slice(1).map((line) => (line.ok ? { verdict: 'undecided' } : unread(line)));
  const unknown = unknownOf(statements);
  const walk = new Walk(problem, unknown);
  let before = problem;
  let isFirst = true;
  const verdicts = read.map((line, i): LineVerdict => {
    if (!line.ok) return unread(line);
    const isProblem = isFirst;
    isFirst = false;
    if (isProblem) return { verdict: 'undecided' };
    const isLast = read.slice(i + 1).every((later) => !later.ok);
    const { value } = line;
    if (isSpent()) return TOO_LONG;
    const place = { text: lines[i] ?? '', isLast };
    return orTooLong(() => {
      const other = otherReading(place.text);
      const follows = (statement: Statement): boolean =>
        inBounds(() => new Walk(before, unknown).judge(statement, place))?.verdict === 'follows';
      if (other && follows(other) && !follows(value)) return ambiguousCommas(place.text);
      before = value;
      return inBounds(() => walk.judge(value, place)) ?? { verdict: 'undecided' };
    });
  });
  const rest = lines.slice(MAX_LINES).map((): LineVerdict => ({ verdict: 'undecided' }));
  return [...verdicts.slice(1), ...rest];
}

const TOO_LONG: LineVerdict = { verdict: 'too-long', message: 'lines are too long to check.' };

/**
 * Asks about a line that would follow if its commas were read the other way, because the intended reading is unknown.
 */
function ambiguousCommas(text: string): LineVerdict {
  const position = text.indexOf(',');
  const expected = 'a space after the comma, or a decimal point';
  const message = `line can't be read at character ${position + 1}: expected ${expected}.`;
  return { verdict: 'unreadable', position, expected, message };
}

function unread({
  position = 0,
  expected = '',
  message,
}: {
  readonly position?: number;
  readonly expected?: string;
  readonly message: string;
}): LineVerdict {
  return { verdict: 'unreadable', position, expected, message };
}

/** Returns the letter that the work is about: the only one, or the one that a later line solves for. */
function unknownOf(statements: readonly Statement[]): string {
  const [problem] = statements;
  const letters = problem ? [...lettersIn(problem)] : [];
  const [only] = letters;
  if (only !== undefined && letters.length === 1) return only;
  for (const statement of [...statements].reverse()) {
    const named = partsOf(statement).flatMap((part) => {
      if (part.kind === 'intervals') return part.unknown ?? [];
      const isGiven =
        part.kind === 'relation' && typeof part.left === 'string' && letters.includes(part.left);
      return isGiven && !lettersIn({ kind: 'expression', expression: part.right }).has(part.left)
        ? [part.left]
        : [];
    });
    if (named[0] !== undefined) return named[0];
  }
  return letters.includes('x') ? 'x' : (only ?? 'x');
}

/** Checks a line, or reports it as too long if the call has no work left. */
function orTooLong(judge: () => LineVerdict): LineVerdict {
  try {
    return judge();
  } catch (error) {
    if (error instanceof OutOfWork) return TOO_LONG;
    throw error;
  }
}

/** Validates the lines, because untyped callers can pass anything. */
function listOfTexts(lines: unknown): readonly string[] {
  if (!Array.isArray(lines)) throw new MathError('lines', 'syntax', 'lines must be a list.');
  const texts: readonly unknown[] = lines;
  const wrong = texts.findIndex((line) => typeof line !== 'string');
  if (wrong >= 0) throw new MathError(`lines.${wrong}`, 'syntax', `lines.${wrong} is not text.`);
  return texts as readonly string[];
}
