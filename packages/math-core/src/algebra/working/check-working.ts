import { otherReading } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import type { MarkedLine } from '../read/work-marks.js';
import { workLines } from '../read/work-steps.js';
import { givenEquations, isEliminated, isTyped } from './given.js';
import { follows } from './line-forms.js';
import { named as law } from './laws/law-names.js';
import { lettersIn, partsOf, type Relation } from './substitute.js';
import { MathError } from '../../result/math-error.js';
import type { Result } from '../../result/result.js';
import { isSpent, OutOfWork, within } from '../expression/budget.js';
import { withComplexLines } from './complex-lines.js';
import { decided } from './complex-values.js';
import { judgeAngles } from './angles/judge-angles.js';
import { withFunctionLaws } from './function-laws.js';
import { givenConditions, withConditions } from './given-conditions.js';
import { isConditionedCurve, withDomain, withoutConditions } from './function-domain.js';
import { callIn, meaningOf, readSteps, type StepsRead } from './function-lines.js';
import { inBounds } from './fraction-of.js';
import type { LineVerdict } from './verdict.js';
import { bothSignsVerdict, percentMistake } from './typed-slips.js';
import { type Progress, startAt } from './progress.js';
import { type Solver, withSolver } from './solver.js';
import { readWorkLine } from '../read/work-line.js';
import { judgeLine } from './kinds/judge-line.js';
import type { Line } from './kinds/kind.js';
import { valuesOf } from './rounding.js';

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
 * Throws `MathError`: `syntax` for anything but an array of strings.
 */
export function checkWorking(lines: readonly string[], solver: Solver): readonly LineVerdict[] {
  return judging(solver, () => {
    const texts = workLines(listOfTexts(lines));
    const steps = readSteps(texts.slice(0, MAX_LINES));
    const { angles, read } = steps;
    const rest = texts.slice(MAX_LINES).map((): LineVerdict => ({ verdict: 'undecided' }));
    const meant = angles ? read : meaningOf(read);
    const verdicts = angles ? judgeAngles(angles) : withComplexLines(meant, judged(steps, meant));
    return [...ofLines(verdicts, steps.lineOf), ...rest];
  });
}

/** Returns one verdict for each line after the first: that on its first statement that isn't right, or on all. */
function ofLines(verdicts: readonly LineVerdict[], lineOf: readonly number[]): readonly LineVerdict[] {
  const last = lineOf.at(-1) ?? 0;
  return Array.from({ length: last }, (_, i): LineVerdict => {
    const own = verdicts.filter((__, step) => lineOf[step + 1] === i + 1);
    return own.reduce((so, next) => {
      if (so.verdict !== 'follows') return so;
      return next.verdict === 'follows' ? { ...next, laws: [...so.laws, ...next.laws] } : next;
    });
  });
}

/** Judges lines with a solver, within the work limit of a call. */
export function judging<T>(solver: Solver, judge: () => T): T {
  return within(MAX_WORK, () => withSolver(solver, judge));
}

function judged(
  { marked, read: typed }: StepsRead,
  read: readonly Result<Statement>[],
): readonly LineVerdict[] {
  const isFunction = typed.some((line) => line.ok && callIn(line.value)) || isConditionedCurve(read);
  const given = isFunction ? undefined : givenConditions(read);
  const bare = isFunction ? withoutConditions(read) : (given?.lines ?? read);
  const work = bestReading(marked, bare);
  if (!work) return read.slice(1).map((line) => (line.ok ? { verdict: 'undecided' } : unread(line)));
  const verdicts = given ? withConditions(given, work.verdicts) : withDomain(typed, read, work.verdicts);
  return withFunctionLaws(typed, bare, verdicts).slice(1);
}

/** The verdicts on all lines, and the state after them. */
export interface Work {
  /** The number of lines that are the problem. */
  readonly given: number;
  readonly verdicts: readonly LineVerdict[];
  readonly progress: Progress;
}

/** Checks lines, the first `given` of which are the problem. Returns undefined if no line can be read. */
export function workOn(lines: readonly string[], given?: number): Work | undefined {
  const { marked, read: typed } = readSteps(lines.slice(0, MAX_LINES));
  const read = meaningOf(typed);
  const work = bestReading(marked, read, given);
  return work && { ...work, verdicts: withFunctionLaws(typed, read, work.verdicts) };
}

/**
 * Checks the work with one given line, and with a system of given lines. The system is preferred if more of the later
 * lines then follow, or if fewer lines are then wrong and the lines look like a system.
 */
function bestReading(
  lines: readonly MarkedLine[],
  read: readonly Result<Statement>[],
  known?: number,
): Work | undefined {
  const statements = read.flatMap((line) => (line.ok ? [line.value] : []));
  if (statements.length === 0) return undefined;
  const workWith = (given: number, isDraft = false): Work =>
    workFrom(lines, read, statements, { given, isDraft });
  if (known !== undefined) return workWith(Math.min(known, statements.length));
  // After a line that can't be read, the next ones can be steps from it.
  const unreadAt = read.findIndex(({ ok }) => !ok);
  const most = Math.min(givenEquations(statements), unreadAt < 0 ? Infinity : unreadAt);
  if (most < 2) return workWith(1);
  return workWith(decided(() => within(MAX_WORK / 2, () => bestGiven(statements, most, workWith))) ?? 1);
}

/** Returns the number of given lines with which the work is read best. */
function bestGiven(
  statements: readonly Statement[],
  most: number,
  workWith: (given: number, isDraft: boolean) => Work,
): number {
  let best = workWith(1, true);
  for (let given = 2; given <= most; given++) {
    const work = workWith(given, true);
    const more = count(work, given, 'follows') - count(best, given, 'follows');
    const isClearer = more === 0 && count(work, 0, 'wrong') < count(best, 0, 'wrong');
    const looksTyped = (): boolean =>
      isTyped(statements.slice(0, given)) &&
      !workWith(best.given, false).verdicts.slice(0, given).some(hasName);
    if (more > 0 || (isClearer && (isEliminated(statements, given) || looksTyped()))) best = work;
  }
  return best.given;
}

function count({ verdicts }: Work, from: number, kind: LineVerdict['verdict']): number {
  return verdicts.slice(from).filter(({ verdict }) => verdict === kind).length;
}

function hasName(line: LineVerdict): boolean {
  return line.verdict === 'wrong' && line.mistake !== undefined;
}

/** Checks the work if the problem is the first line, or a system of the first lines. */
function workFrom(
  lines: readonly MarkedLine[],
  read: readonly Result<Statement>[],
  statements: readonly Statement[],
  { given, isDraft }: { readonly given: number; readonly isDraft: boolean },
): Work {
  const parts = statements.slice(0, given);
  const problem: Statement = parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
  const unknown = unknownOf([problem, ...statements.slice(given)]);
  let progress = startAt(problem, unknown, isDraft);
  let before = problem;
  let text = '';
  let place = 0;
  const named = new Map<string, Relation>();
  const verdicts = read.map((line, i): LineVerdict => {
    if (!line.ok) return unread(line);
    place++;
    const last = text;
    const marks = lines[i];
    text = marks?.line.text ?? '';
    if (marks?.name !== undefined && line.value.kind === 'relation') named.set(marks.name, line.value);
    if (place <= given) return place === 1 ? { verdict: 'undecided' } : follows([law('given')], false);
    const isLast = read.slice(i + 1).every((later) => !later.ok);
    if (isSpent()) return TOO_LONG;
    const both = bothSignsVerdict(progress, line.value, text);
    if (both) return both;
    const typed = { marks, named, place: { text, isLast } };
    const start = before;
    return orTooLong(() => {
      const value = chosenReading(line.value, typed, lines, startAt(start, unknown, true));
      if (!value) return ambiguousCommas(text);
      before = value;
      const { setting } = progress;
      const judgement = inBounds(() => judgeLine(progress, { ...typed, statement: value }));
      progress = judgement?.progress ?? progress;
      const { verdict = UNDECIDED } = judgement ?? {};
      const ofPercent =
        verdict.verdict === 'wrong' && !isDraft ? percentMistake(last, value, setting) : undefined;
      return ofPercent ? { ...verdict, mistake: ofPercent } : verdict;
    });
  });
  return { given, verdicts, progress };
}

/**
 * Returns the reading of a line that follows from the previous one, if its commas, or an operation in parentheses at its
 * end, can be read in two ways. If none follows, the one with a single value is meant after an equation with a single solution. Returns undefined if 1,200 would
 * have to be two values.
 */
function chosenReading(
  value: Statement,
  line: Omit<Line, 'statement'>,
  lines: readonly MarkedLine[],
  start: Progress,
): Statement | undefined {
  const { text } = line.place;
  const ofCommas = otherReading(text) ?? (hasDecimalComma(lines) ? withDecimals(text) : undefined);
  const others = [ofCommas, withoutReason(text)].filter((reading) => reading !== undefined);
  if (others.length === 0) return value;
  const isFollowing = (statement: Statement): boolean =>
    inBounds(() => judgeLine(start, { ...line, statement }))?.verdict.verdict === 'follows';
  if (isFollowing(value)) return value;
  const right = others.find(isFollowing);
  if (right) return right.kind === 'or' && right === ofCommas ? undefined : right;
  const isSingle = ofCommas?.kind === 'relation' && value.kind === 'or';
  return isSingle && valuesOf(start.previous, start.setting.unknown)?.length === 1 ? ofCommas : value;
}

/** Reads x + 1 = 16 (−1) without the operation that it announces. Returns undefined for other lines. */
function withoutReason(text: string): Statement | undefined {
  const bare = text.replace(/(?<==.*)\s\(\s*[-−–]\s*[^()=<>]{1,8}\)\s*$/, '');
  const read = bare === text ? undefined : readWorkLine(bare, 'line');
  return read?.ok ? read.value : undefined;
}

function hasDecimalComma(lines: readonly MarkedLine[]): boolean {
  return lines.some(({ line }) => /(?<![\d,])\d+,(?:\d{1,2}|0\d*)(?![\d,])/.test(line.text));
}

/** Reads 1,125 as a decimal. Returns undefined if no comma could group thousands. */
function withDecimals(text: string): Statement | undefined {
  const canGroup = /(?<![\d,.])\d{1,3},\d{3}(?![\d,.])/.test(text);
  const decimal = text.replaceAll(/(\d),(?=\d)/g, '$1.');
  const read = !canGroup ? undefined : readWorkLine(decimal, 'line');
  return read?.ok ? read.value : undefined;
}

const UNDECIDED: LineVerdict = { verdict: 'undecided' };
const TOO_LONG: LineVerdict = { verdict: 'too-long', message: 'lines are too long to check.' };

/** Creates a verdict that asks about the commas in a line. */
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
