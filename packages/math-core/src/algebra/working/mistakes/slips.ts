import { constantValue } from '../../../expression/constant.js';
import { isSame, operandsOf } from '../../../expression/rewrite.js';
import { divide, rational, reduce, subtract, type Rational } from '../../../rational/rational.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { numberText } from '../../../expression/number-text.js';
import { valueAt } from '../counterexample.js';
import { approximate } from '../../expression/approximate.js';
import { compare, type Setting } from '../judge.js';
import { isSolved } from '../one-unknown.js';
import { valuesOf } from '../rounding.js';
import { expressionsOf, lettersIn, mapped, partsOf } from '../substitute.js';
import { minus, openTerms } from '../../expression/parts.js';

/**
 * Returns whether one number, letter or sign was copied incorrectly, or two were swapped, and everything else
 * is the same.
 */
export function isMiscopied(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  const letters = lettersIn(before);
  if (unknowns.length > 1 && isSolved(after) && [...lettersIn(after)].some((letter) => !letters.has(letter)))
    return false;
  const [old, now] = [expressionsOf(before), expressionsOf(after)];
  if (before.kind !== after.kind || old.length !== now.length) return false;
  const changed = old.flatMap((side, i) =>
    isSame(side, now[i] ?? '0') ? [] : [[side, now[i] ?? '0'] as const],
  );
  const [first, ...others] = changed;
  return first !== undefined && others.length === 0 && differsOnce(first[0], first[1]);
}

function differsOnce(a: Expression, b: Expression): boolean {
  const [p, q] = [openTerms(a), openTerms(b)];
  if (p.length !== q.length) return false;
  if (p.length === 1) return leavesDiffer(p[0]?.body ?? '0', q[0]?.body ?? '0');
  const wrong = p.flatMap((term, i) => {
    const other = q[i];
    const isAlike = other && other.isNegative === term.isNegative && isSame(other.body, term.body);
    return isAlike || !other ? [] : [[term, other] as const];
  });
  const [first, second] = wrong;
  if (wrong.length === 1 && first) {
    const [old, now] = first;
    if (isSame(old.body, now.body)) return true;
    return old.isNegative === now.isNegative && leavesDiffer(old.body, now.body);
  }
  if (wrong.length !== 2 || !first || !second) return false;
  return leavesOf([first[0].body, second[0].body]) === leavesOf([first[1].body, second[1].body]);
}

/** Returns the numbers, letters and signs of expressions in sorted order, without 1. */
function leavesOf(expressions: readonly Expression[]): string {
  const leaves = (expression: Expression): readonly string[] =>
    typeof expression === 'string'
      ? [expression]
      : [expression[0], ...operandsOf(expression).flatMap(leaves)];
  return expressions
    .flatMap(leaves)
    .filter((leaf) => leaf !== '1')
    .sort()
    .join(' ');
}

/** Returns whether two expressions differ in one number or letter. */
function leavesDiffer(a: Expression, b: Expression): boolean {
  if (typeof a === 'string' || typeof b === 'string')
    return typeof a === 'string' && typeof b === 'string' && isNumberText(a) === isNumberText(b);
  if (a[0] !== b[0] || a.length !== b.length) return false;
  const pairs = operandsOf(a).map((operand, i) => [operand, operandsOf(b)[i] ?? '0'] as const);
  const wrong = pairs.filter(([x, y]) => !isSame(x, y));
  const [first] = wrong;
  return wrong.length === 1 && first !== undefined && leavesDiffer(first[0], first[1]);
}

/** Returns whether the line would be correct with a different number in one place. */
export function isSlip(before: Statement, after: Statement, setting: Setting): boolean {
  return places(after).some((change) => {
    const number = fitting(before, change, setting);
    return number !== undefined && compare(before, change(numberText(number)), setting).kind === 'same';
  });
}

type Change = (number: Expression) => Statement;

/** Returns a function for each number of a line that replaces it, then one for all occurrences of the same number. */
function places(after: Statement): readonly Change[] {
  const numbers: string[] = [];
  mapped(after, (expression) =>
    numbered(expression, (text) => {
      numbers.push(text);
      return text;
    }),
  );
  const single = numbers.slice(0, 12).map((_, at) => (number: Expression) => {
    let place = 0;
    return mapped(after, (expression) => numbered(expression, (text) => (place++ === at ? number : text)));
  });
  const sizes = numbers.map(sizeOf);
  const repeated = [...new Set(sizes)].filter((text) => sizes.indexOf(text) !== sizes.lastIndexOf(text));
  const together = repeated.map(
    (old) => (number: Expression) =>
      mapped(after, (expression) =>
        numbered(expression, (text) => (text === old ? number : sizeOf(text) === old ? minus(number) : text)),
      ),
  );
  return [...single, ...together];
}

function sizeOf(number: string): string {
  return number.replace(/^-/, '');
}

function numbered(expression: Expression, change: (text: string) => Expression): Expression {
  if (typeof expression === 'string') return isNumberText(expression) ? change(expression) : expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => numbered(operand, change))];
}

/** Returns the number that makes the line true where the previous line is true, if it occurs to the first power. */
function fitting(before: Statement, change: Change, { unknown, unknowns }: Setting): Rational | undefined {
  const at: Record<string, Expression> = {};
  if (before.kind === 'expression') for (const [i, name] of unknowns.entries()) at[name] = String(i + 3);
  else {
    const given = unknowns.length === 1 ? valuesOf(before, unknown)?.[0] : undefined;
    const value = given === undefined ? undefined : valueAt(given, {});
    if (value === undefined || !constantValue(value)) return undefined;
    at[unknown] = value;
  }
  if (isCurved(change, at)) return undefined;
  const error = (number: string): Rational | undefined => errorAt(before, change(number), at);
  const [zero, one] = [error('0'), error('1')];
  if (!zero || !one) return undefined;
  const slope = subtract(one, zero);
  return slope.numerator === 0n ? undefined : reduce(divide(subtract(rational(0n), zero), slope));
}

/** Returns whether a number provably occurs to a power other than the first. */
function isCurved(change: Change, at: Readonly<Record<string, Expression>>): boolean {
  const point = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, approximate(value)]));
  const errors = ['0', '1', '2'].map((number) => {
    const [part] = partsOf(change(number));
    if (part?.kind === 'relation') return approximate(['-', part.left, part.right], point);
    return part?.kind === 'expression' ? approximate(part.expression, point) : NaN;
  });
  const [a = NaN, b = NaN, c = NaN] = errors;
  return Math.abs(a - 2 * b + c) > 1e-6 * Math.max(1, Math.abs(a), Math.abs(b), Math.abs(c));
}

function errorAt(
  before: Statement,
  after: Statement,
  at: Readonly<Record<string, Expression>>,
): Rational | undefined {
  const [part] = partsOf(after);
  if (before.kind === 'expression' && part?.kind === 'expression')
    return numberAt(['-', part.expression, before.expression], at);
  return part?.kind === 'relation' ? numberAt(['-', part.left, part.right], at) : undefined;
}

function numberAt(expression: Expression, at: Readonly<Record<string, Expression>>): Rational | undefined {
  const value = valueAt(expression, at);
  return value === undefined ? undefined : constantValue(value);
}
