import { isSame } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import { equation, hasLetter, lettersIn, mapped, partsOf, type Relation } from './substitute.js';

/**
 * Returns a line with x and y swapped if it is y = f(x) and the next line is x = f(y), which begins to look for the inverse
 * function. A condition such as x ≥ 0 may be missing in the next line.
 */
export function swappedForInverse(before: Statement, after: Statement): Statement | undefined {
  const [equation] = partsOf(before);
  if (equation?.kind !== 'relation' || equation.relation !== '=' || equation.left !== 'y') return undefined;
  if (before.kind === 'or' || [...lettersIn(before)].some((name) => name !== 'x' && name !== 'y'))
    return undefined;
  const isFunction = !lettersIn({ kind: 'expression', expression: equation.right }).has('y');
  const turned = mapped(before, swapped);
  const [first] = partsOf(turned);
  const [now] = partsOf(after);
  if (!isFunction || first?.kind !== 'relation' || now?.kind !== 'relation' || now.relation !== '=')
    return undefined;
  const isTurned = [now, { left: now.right, right: now.left }].some(
    ({ left, right }) => isSame(first.left, left) && isSame(first.right, right),
  );
  const hasLess = after === now || partsOf(after).length === partsOf(turned).length;
  return isTurned && hasLess && !isSame(now.left, now.right) ? turned : undefined;
}

/**
 * Returns a line with x and y swapped if the work began with a function y = f(x), was solved for x, and the next line is about y
 * again: y = 2x + 6, then x = (y − 6)/2, then y = (x − 6)/2.
 */
export function swappedAtEnd(start: Statement, before: Statement, after: Statement): Relation | undefined {
  const inverse = valueOf(before, 'x', 'y');
  const isInverse = valueOf(start, 'y', 'x') !== undefined && valueOf(after, 'y', 'x') !== undefined;
  return isInverse && inverse !== undefined ? equation('y', swapped(inverse)) : undefined;
}

/** Returns what a line says a letter is in terms of one other letter. */
function valueOf(line: Statement, letter: string, other: string): Expression | undefined {
  if (line.kind !== 'relation' || line.relation !== '=') return undefined;
  const value = line.left === letter ? line.right : line.right === letter ? line.left : undefined;
  const [only, ...more] = value === undefined ? [] : lettersIn({ kind: 'expression', expression: value });
  return only === other && more.length === 0 ? value : undefined;
}

/**
 * Returns the number that a function y = f(x) is set equal to in the next line, 0 in 0 = f(x). Returns undefined for any
 * other line.
 */
export function valueSetIn(before: Statement, after: Statement): Expression | undefined {
  if (before.kind !== 'relation' || before.relation !== '=' || before.left !== 'y') return undefined;
  if (after.kind !== 'relation' || after.relation !== '=' || !hasLetter(before.right)) return undefined;
  const { left, right } = after;
  if (isSame(left, before.right) && !hasLetter(right)) return right;
  return isSame(right, before.right) && !hasLetter(left) ? left : undefined;
}

/** Takes the reciprocal of a function y = f(x) for its inverse, so x = 1 ÷ f(y). */
export function reciprocalForInverse(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=' || before.left !== 'y') return [];
  return lettersIn(before).has('x') ? [equation('x', ['/', '1', swapped(before.right)])] : [];
}

function swapped(expression: Expression): Expression {
  if (typeof expression === 'string') return expression === 'x' ? 'y' : expression === 'y' ? 'x' : expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map(swapped)];
}
