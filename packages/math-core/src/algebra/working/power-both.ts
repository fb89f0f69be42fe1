import { operandsOf, replaced } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { approximate } from '../expression/approximate.js';
import { identical } from '../normal/identical.js';
import type { Statement } from '../read/statement.js';
import { isEqual } from './laws/both-sides.js';
import { type Law, named } from './laws/law-names.js';
import { openTerms, sum } from '../expression/parts.js';
import { isOneEquation, isSameEquation } from './same-equation.js';
import { difference, equation, hasLetter, lettersIn, type Relation, substituted } from './substitute.js';

/** A step between equations in several letters that raises both sides to a power, or takes a root. */
export interface PowerStep {
  readonly laws: readonly Law[];
  /** True if solutions may be gained, so a check is needed. */
  readonly isGaining: boolean;
}

/**
 * Returns the step if both sides were squared or cubed, if an odd root of both sides was taken, or if the square root of both
 * sides was taken and its letter measures something, which isn't negative: c² = E/m, then c = √(E/m). The letters x, y and z
 * can be any number.
 */
export function powerStep(before: Statement, after: Statement, unknown: string): PowerStep | undefined {
  if (!isOneEquation(before) || !isOneEquation(after)) return undefined;
  for (const n of ['2', '3'] as const) {
    if (!isSameEquation(raisedBoth(before, n), after, unknown)) continue;
    const isGaining = n === '2' && ![before.left, before.right].every((side) => isPositive(side, true));
    return { laws: [named(n === '2' ? 'square-both' : 'cube-both')], isGaining };
  }
  const odd = oddRootStep(before, after, unknown);
  if (odd) return odd;
  for (const taken of [after, withRootAlone(after)]) {
    const root = taken && measuredRoot(taken);
    if (taken && root !== undefined && isSameEquation(raisedBoth(taken, '2'), before, unknown))
      return { laws: [named('square-root-positive', root)], isGaining: false };
  }
  return undefined;
}

/** Every number has exactly one odd root, so x = (y − 1)³ and y − 1 = ∛x have the same solutions. */
function oddRootStep(before: Relation, after: Relation, unknown: string): PowerStep | undefined {
  const root = [after.left, after.right].flatMap(oddRootIn)[0];
  if (!root) return undefined;
  const form = difference(after);
  const at = (value: Expression): Expression => replaced(form, root.whole, value);
  const rise: Expression = ['-', at('1'), at('0')];
  const slope = [...lettersIn(before), ...lettersIn(after)].reduce<Expression>(
    (given, name) => substituted(given, name, '1'),
    rise,
  );
  const isLinear = isEqual(form, ['+', ['×', slope, root.whole], at('0')]);
  if (!isLinear || identical(slope, '0') !== 'different') return undefined;
  const other: Expression = ['neg', ['/', at('0'), slope]];
  if (!isSameEquation(equation(root.radicand, ['^', other, root.degree]), before, unknown)) return undefined;
  const isTurned = isEqual(root.radicand, before.left) && oddRootIn(after.right).length > 0;
  const isAlsoTurned = isEqual(root.radicand, before.right) && oddRootIn(after.left).length > 0;
  const law = named(root.degree === '3' ? 'cube-root' : 'root-both');
  return { laws: isTurned || isAlsoTurned ? [law, named('swap-sides')] : [law], isGaining: false };
}

/** An odd root in an expression: ∛(x − 2). */
interface OddRoot {
  readonly whole: Expression;
  readonly radicand: Expression;
  readonly degree: string;
}

function oddRootIn(expression: Expression): readonly OddRoot[] {
  if (typeof expression === 'string') return [];
  const [operator, radicand = '0', exponent = '1'] = expression;
  const degree = operator === '^' ? /^1\/(\d*[13579])$/.exec(expressionText(exponent))?.[1] : undefined;
  if (degree !== undefined && degree !== '1' && hasLetter(radicand))
    return [{ whole: expression, radicand, degree }];
  return operandsOf(expression).flatMap(oddRootIn);
}

/** Returns whether both sides of an equation were squared. */
export function isBothSquared(before: Statement, after: Statement, unknown: string): boolean {
  return (
    isOneEquation(before) && isOneEquation(after) && isSameEquation(raisedBoth(before, '2'), after, unknown)
  );
}

/** Moves a subtracted number away from a root: r = √(A/P) − 1 as r + 1 = √(A/P). */
function withRootAlone({ left, right }: Relation): Relation | undefined {
  const [root, ...others] = openTerms(right);
  if (!root || root.isNegative || others.length === 0 || !hasLetter(root.body)) return undefined;
  if (!others.every(({ isNegative, body }) => isNegative && !hasLetter(body))) return undefined;
  return equation(sum([left, ...others.map(({ body }) => body)]), root.body);
}

function raisedBoth({ left, right }: Relation, n: '2' | '3'): Relation {
  return equation(raised(left, n), raised(right, n));
}

/** Raises an expression to the power n, which undoes its roots. */
function raised(expression: Expression, n: '2' | '3'): Expression {
  if (typeof expression === 'string') return ['^', expression, n];
  const [operator, ...operands] = expression;
  const [first = '0', second] = operands;
  const isRoot = n === '2' ? operator === '√' : operator === '^' && second === '1/3';
  if (isRoot) return first;
  if (operator === '×' || operator === '/' || operator === '÷')
    return [operator, ...operands.map((operand) => raised(operand, n))];
  if (operator === '()') return raised(first, n);
  if (operator === 'neg') return n === '2' ? raised(first, n) : ['neg', raised(first, n)];
  return ['^', expression, n];
}

/** Returns the measured quantity that an equation says is a root: r in 2r = √A, and 1 + r in 1 + r = √(A/P). */
function measuredRoot({ left, right }: Relation): Expression | undefined {
  for (const [side, root] of [
    [left, right],
    [right, left],
  ] as const) {
    const letters = lettersIn({ kind: 'expression', expression: root });
    const isShared = [...lettersIn({ kind: 'expression', expression: side })].some((name) =>
      letters.has(name),
    );
    if (isShared || letters.size === 0 || !hasLetter(side) || !isPositive(root, false)) continue;
    const quantity = measured(side) ?? (isPositive(side, true) ? side : undefined);
    if (quantity !== undefined) return quantity;
  }
  return undefined;
}

/** Returns the letter of a positive multiple of a letter other than x, y and z. */
function measured(side: Expression): string | undefined {
  const [letter, ...others] = lettersIn({ kind: 'expression', expression: side });
  if (letter === undefined || others.length > 0 || /^[xyz]$/i.test(letter)) return undefined;
  const factor = substituted(side, letter, '1');
  return approximate(factor) > 0 && isEqual(side, ['×', factor, letter]) ? letter : undefined;
}

/** Returns whether a side can't be negative. If `isMeasured`, letters other than x, y and z aren't. */
function isPositive(side: Expression, isMeasured: boolean): boolean {
  if (!hasLetter(side)) return approximate(side) >= 0;
  if (typeof side === 'string') return isMeasured && !/^[xyz]$/i.test(side);
  const [operator, , exponent] = side;
  if (operator === '√' || operator === 'abs' || (operator === '^' && exponent === '2')) return true;
  return /^(?:[×/+]|\(\))$/.test(operator) && operandsOf(side).every((part) => isPositive(part, isMeasured));
}
