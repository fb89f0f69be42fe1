import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { approximate } from '../approximate.js';
import type { Statement } from '../statement.js';
import { isEqual } from './laws/both-sides.js';
import { type Law, named } from './laws/law-names.js';
import { openTerms, sum } from './mistakes/parts.js';
import { isOneEquation, isSameEquation } from './same-equation.js';
import { equation, hasLetter, lettersIn, type Relation, substituted } from './substitute.js';

/** A step between equations in several letters that goes only one way. */
export interface PowerStep {
  readonly law: Law;
  /** True if solutions may be gained, so a check is needed. */
  readonly isGaining: boolean;
}

/**
 * Returns the step if both sides were squared or cubed, or if the square root of both sides was taken and its letter measures
 * something, which isn't negative: c² = E/m, then c = √(E/m). The letters x, y and z can be any number.
 */
export function powerStep(before: Statement, after: Statement, unknown: string): PowerStep | undefined {
  if (!isOneEquation(before) || !isOneEquation(after)) return undefined;
  for (const n of ['2', '3'] as const) {
    if (!isSameEquation(raisedBoth(before, n), after, unknown)) continue;
    const isGaining = n === '2' && ![before.left, before.right].every((side) => isPositive(side, true));
    return { law: named(n === '2' ? 'square-both' : 'cube-both'), isGaining };
  }
  for (const taken of [after, withRootAlone(after)]) {
    const root = taken && measuredRoot(taken);
    if (taken && root !== undefined && isSameEquation(raisedBoth(taken, '2'), before, unknown))
      return { law: named('square-root-positive', root), isGaining: false };
  }
  return undefined;
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
