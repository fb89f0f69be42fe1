import { isSame } from '../../expression/rewrite.js';
import { numberText } from '../../expression/number-text.js';
import { add, compare, negate, type Rational, reduce } from '../../rational/rational.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { coefficientsIn, constantOf, subtract } from '../polynomial/polynomial.js';
import type { Statement } from '../read/statement.js';
import type { Solved } from '../solve/solved.js';
import { polynomialOf } from '../solve/values/quotient.js';
import { constantIn } from './linear-system.js';
import { linearValue } from './linear-value.js';
import type { MistakeName } from './mistake-names.js';
import { withoutParentheses } from './mistakes/rules-systems.js';
import { equation, lettersIn, partsOf, type Relation, substituted } from './substitute.js';
import {
  firstLine,
  isLine,
  type Line,
  lineOf,
  simplifiedSide,
  type WrongLine,
  wrongLines,
} from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

/** The lines in which two unknowns are found one after the other. */
interface Found {
  /** The unknown that is found first, and the lines in which it is the only one. */
  readonly first: string;
  readonly lines: readonly Line<Relation>[];
  /** The lines before it: the given equations and their multiples. */
  readonly before: readonly Line<Relation>[];
  /** The equation into which the first value is put, and the lines with the other unknown. */
  readonly second: string;
  readonly into: Relation;
  readonly rest: readonly Line<Relation>[];
}

/** Returns the wrong answers to which a mistake in a system of two equations with two unknowns leads. */
export function wrongPoints(
  name: MistakeName,
  { solved, given }: { readonly solved: Solved; readonly given: Statement },
  taken: Set<string>,
): readonly WrongAnswer[] {
  const { solution, unknowns, steps } = solved;
  const [point] = solution.kind === 'points' ? solution.points : [];
  const found = point && unknowns.length === 2 ? foundIn(given, steps, unknowns) : undefined;
  if (!point || !found) return [];
  const { first, second, lines, rest, into } = found;
  const answer = (
    values: Readonly<Record<string, Expression>>,
  ): Pick<WrongAnswer, 'values' | 'solution'> => ({
    values: unknowns.map((unknown) => values[unknown] ?? '0'),
    solution: pointStatement(values, unknowns),
  });
  const ofFirst = [
    ...combinedWrongly(name, found),
    ...putWrongly(name, given, lines[0]),
    ...wrongLines(name, { lines, unknown: first }, taken),
  ].flatMap(({ after, ...line }) => {
    const value = valueIn(after, first);
    const other = value === undefined ? undefined : valueIn(put(into, first, value), second);
    return value === undefined || other === undefined
      ? []
      : [{ name, ...line, ...answer({ [first]: value, [second]: other }) }];
  });
  const ofSecond = wrongLines(name, { lines: rest, unknown: second }, taken).flatMap(({ after, ...line }) => {
    const other = valueIn(after, second);
    return other === undefined ? [] : [{ name, ...line, ...answer({ ...point, [second]: other }) }];
  });
  const swapped = answer({ [first]: point[second] ?? '0', [second]: point[first] ?? '0' });
  const ofPoint =
    name === 'solution-coordinates-swapped' && swapped.solution
      ? [{ name, from: given, wrong: swapped.solution, ...swapped }]
      : [];
  return [...ofPoint, ...[...ofFirst, ...ofSecond].filter(({ right }) => right)];
}

/** Writes a point as equations: x = 2 and y = 3. */
export function pointStatement(
  point: Readonly<Record<string, Expression>>,
  unknowns: readonly string[],
): Statement {
  return { kind: 'and', parts: unknowns.map((unknown) => equation(unknown, point[unknown] ?? '0')) };
}

function foundIn(given: Statement, steps: readonly Step[], unknowns: readonly string[]): Found | undefined {
  const lines = steps.filter(isLine).map(lineOf);
  const end = lines.findIndex(({ line }) => isValue(line, unknowns));
  const first = lines[end]?.line.left;
  const second = unknowns.find((unknown) => unknown !== first);
  if (typeof first !== 'string' || second === undefined) return undefined;
  const isOfFirst = ({ line }: Line): boolean => !lettersIn(line).has(second);
  const start = lines.findIndex(isOfFirst);
  const before = [
    ...partsOf(given).flatMap((part) => (part.kind === 'relation' ? [firstLine(part)] : [])),
    ...lines.slice(0, start),
  ];
  const rest = lines.slice(end + 1);
  const value = lines[end]?.line.right ?? '0';
  const into = before.find(({ line }) => rest[0] && isSameLine(put(line, first, value), rest[0].line))?.line;
  return into && { first, second, lines: lines.slice(start, end + 1), before, into, rest };
}

function isValue({ left, right }: Relation, unknowns: readonly string[]): boolean {
  return typeof left === 'string' && unknowns.includes(left) && isNumberText(right);
}

function isSameLine(a: Relation, b: Relation): boolean {
  return isSame(a.left, b.left) && isSame(a.right, b.right);
}

function put({ left, right }: Relation, letter: string, value: Expression): Relation {
  return equation(substituted(left, letter, value), substituted(right, letter, value));
}

function valueIn(line: Statement, unknown: string): string | undefined {
  return line.kind === 'relation' ? linearValue(line, unknown)?.value : undefined;
}

/** Returns the lines that substituting without parentheses gives instead of the right one. */
function putWrongly(
  name: MistakeName,
  given: Statement,
  right: Line<Relation> | undefined,
): readonly WrongLine[] {
  if (name !== 'substituted-without-parentheses' || !right?.step) return [];
  const { line, step } = right;
  return withoutParentheses(given).flatMap((after) =>
    after.kind === 'relation' && isSame(after.right, line.right)
      ? [{ from: given, right: line, law: step.law, wrong: after, after }]
      : [],
  );
}

/** The equation ax = c, as the coefficients in a row. */
type Row = readonly [a: Rational, c: Rational];

/** Returns the lines that adding or subtracting two equations wrongly gives, in which the other unknown still cancels. */
function combinedWrongly(name: MistakeName, { lines, before, first }: Found): readonly WrongLine[] {
  const [sum] = lines;
  if (sum?.step?.id !== 'algebra.eliminate') return [];
  const [one, other] = ['1', '2'].map((equationName, i) => {
    const scaled = before.find(({ step }) => step?.values?.['m'] === equationName);
    return { given: before[i], used: scaled ?? before[i] };
  });
  const rows = [one, other].map((each) => each?.used && rowOf(each.used.line, first));
  const unscaled = [one, other].map((each) => each?.given && rowOf(each.given.line, first));
  const [total, [p, q], [m, n]] = [rowOf(sum.line, first), rows, unscaled];
  if (!total || !p || !q || !m || !n) return [];
  const isDifference = !isEqual(plus(p[0], q[0]), total[0]);
  const turned = (value: Rational): Rational => (isDifference ? negate(value) : value);
  const [slope, number] = [plus(p[0], negate(turned(q[0]))), plus(p[1], negate(turned(q[1])))];
  const wrong: Partial<Record<MistakeName, readonly Row[]>> = {
    'elimination-sign': [
      [slope, number],
      [total[0], number],
      [slope, total[1]],
    ],
    'equation-scaled-partly': [
      [total[0], plus(m[1], turned(n[1]))],
      [total[0], plus(m[1], turned(q[1]))],
      [total[0], plus(p[1], turned(n[1]))],
    ],
    'added-to-one-side-only': [[total[0], p[1]]],
  };
  const from: Statement = {
    kind: 'and',
    parts: [one, other].flatMap((each) => each?.used?.line ?? []),
  };
  return (wrong[name] ?? []).map(([a, c]) => {
    const after = equation(simplifiedSide(['×', numberText(a), first]), numberText(c));
    return { from, right: sum.line, law: sum.step?.law ?? '', wrong: after, after };
  });
}

/** Returns a and c of ax + by = c. */
function rowOf({ left, right }: Relation, unknown: string): Row | undefined {
  const [l, r] = [polynomialOf(left), polynomialOf(right)];
  const difference = l && r && subtract(l, r);
  const slope = difference && coefficientsIn(difference, unknown)[1];
  const a = slope && constantOf(slope);
  return a && [a, negate(constantIn(difference))];
}

function plus(a: Rational, b: Rational): Rational {
  return reduce(add(a, b));
}

function isEqual(a: Rational, b: Rational): boolean {
  return compare(a, b) === 0;
}
