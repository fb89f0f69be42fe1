import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { readStatement } from '../read/read-statement.js';
import { readBothSigns } from '../read/work-line.js';
import workings from '../testing/workings.json' with { type: 'json' };
import type { Comparison, Statement } from '../read/statement.js';
import { longValue } from '../testing/exact-value.test-support.js';
import { within } from '../expression/budget.js';
import { MAX_WORK } from './check-working.js';
import { checkWorking } from './judged.test-support.js';
import type { LineVerdict } from './verdict.js';

/** A student's work with a teacher's verdict on each line. */
export interface Labelled {
  readonly id: string;
  readonly lines: readonly string[];
  readonly verdicts: readonly string[];
  readonly mistake?: { readonly line: number; readonly name: string; readonly alsoFair?: readonly string[] };
  readonly conditional?: readonly number[];
  readonly tolerate?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Samples that were labeled before the checker was written. */
export const LABELLED = workings as readonly Labelled[];

/** A sample together with the checker's verdicts. */
export interface Judged extends Labelled {
  readonly found: readonly LineVerdict[];
}

/** Checks samples with a fifth of the work limit of a call so that the limit stays far from real input. */
export function judged(list: readonly Labelled[]): readonly Judged[] {
  return list.map((entry) => ({ ...entry, found: within(MAX_WORK / 5, () => checkWorking(entry.lines)) }));
}

/** Returns verdicts that differ from the label and aren't tolerated there. */
export function wrongVerdicts(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, lines, verdicts, tolerate, found }) =>
    verdicts.flatMap((verdict, i) => {
      const said = found[i]?.verdict ?? '';
      const isFair = said === verdict || (tolerate?.[String(i + 2)]?.includes(said) ?? false);
      return isFair ? [] : [`${id}: ${lines[i] ?? ''} → ${lines[i + 1] ?? ''}: ${said}`];
    }),
  );
}

/** Returns first mistakes that aren't named as labeled. */
export function wrongNames(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, mistake, found }) => {
    const said = mistake && found[mistake.line - 2];
    const name = said?.verdict === 'wrong' ? said.mistake : undefined;
    return !mistake || name === mistake.name || mistake.alsoFair?.includes(name ?? '')
      ? []
      : [`${id}: ${name ?? '-'}`];
  });
}

/** Returns lines that request a check although the label doesn't, or the other way around. */
export function wrongConditions(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, conditional = [], found }) => {
    const first = found.findIndex((line) => line.verdict === 'follows' && line.needsCheck);
    const expected = conditional[0];
    const said = first < 0 ? undefined : first + 2;
    return said === expected ? [] : [`${id}: ${String(said)}`];
  });
}

type Point = Readonly<Record<string, number>>;

/** Evaluates an expression with a hundred digits. Returns NaN if it has no real value. */
function valueAt(expression: Expression, point: Point = {}): number {
  try {
    const letters = Object.entries(point).map(([name, value]) => [name, longValue(String(value))] as const);
    const { re, im } = longValue(expression, Object.fromEntries(letters));
    return im.abs().lt('1e-30') ? re.toNumber() : NaN;
  } catch {
    return NaN;
  }
}

const COMPARES: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '=': isClose,
  '≈': (a, b) => Math.abs(a - b) < 0.01 * Math.max(1, Math.abs(a)),
  '≠': (a, b) => !isClose(a, b),
  '<': (a, b) => a < b && !isClose(a, b),
  '≤': (a, b) => a < b || isClose(a, b),
  '>': (a, b) => a > b && !isClose(a, b),
  '≥': (a, b) => a > b || isClose(a, b),
};

/** Returns whether a statement is true at a point. Returns false if a side has no value. */
function holdsAt(statement: Statement, point: Point): boolean {
  const compares = (left: Expression, sign: Comparison, right: Expression): boolean => {
    const [a, b] = [valueAt(left, point), valueAt(right, point)];
    return !Number.isNaN(a) && !Number.isNaN(b) && COMPARES[sign](a, b);
  };
  switch (statement.kind) {
    case 'relation':
      return compares(statement.left, statement.relation, statement.right);
    case 'chain':
      return statement.relations.every((sign, i) =>
        compares(statement.members[i] ?? '', sign, statement.members[i + 1] ?? ''),
      );
    case 'and':
      return statement.parts.every((part) => holdsAt(part, point));
    case 'or':
      return statement.parts.some((part) => holdsAt(part, point));
    case 'intervals':
      return statement.intervals.some(({ low, high, includesLow, includesHigh }) => {
        const unknown = statement.unknown ?? 'x';
        return (
          (low === undefined || compares(unknown, includesLow ? '≥' : '>', low)) &&
          (high === undefined || compares(unknown, includesHigh ? '≤' : '<', high))
        );
      });
    default:
      return statement.kind === 'all';
  }
}

/** Returns counterexamples whose numbers don't have the claimed values. */
export function falseCounterexamples(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, lines, found }) =>
    found.flatMap((line, i) => {
      if (line.verdict !== 'wrong' || !line.counterexample) return [];
      const { at, holds, before, after } = line.counterexample;
      const point: Point = Object.fromEntries(
        Object.entries(at).map(([name, value]) => [name, valueAt(value)]),
      );
      const text = lines[i + 1] ?? '';
      const read = readBothSigns(text) ?? readStatement(text);
      if (!read.ok) return [`${id}: unreadable`];
      const isTrue =
        holds === 'neither'
          ? differ(before, after)
          : holdsAt(read.value, point) === (holds === 'after') &&
            [lines[i], lines[0]].some((earlier) => isOther(earlier, holds, point));
      const sides =
        read.value.kind === 'relation' && after.length === 2 ? [read.value.left, read.value.right] : [];
      const areValues = sides.every((side, k) => isClose(valueAt(side, point), valueAt(after[k] ?? '0')));
      return isTrue && areValues
        ? []
        : [`${id}.${i + 2}: ${JSON.stringify(line.counterexample)} ${after.map(expressionText).join()}`];
    }),
  );
}

/**
 * Returns whether an earlier line, the previous one or the problem, is true at a point where this line isn't, or the
 * other way around. Only the problem exposes an extraneous solution. An unreadable line is skipped.
 */
function isOther(text: string | undefined, holds: string, point: Point): boolean {
  const read = readStatement(text ?? '');
  return !read.ok || holdsAt(read.value, point) === (holds === 'before');
}

function differ(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [a, b] = [before[0], after[0]].map((value) => valueAt(value as Expression));
  return a !== undefined && b !== undefined && !isClose(a, b);
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
}
