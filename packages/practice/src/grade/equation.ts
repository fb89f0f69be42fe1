import { add, divide, negate, rational } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { monomial, type Polynomial, product, type Term, UNIT } from '../value/polynomial.js';
import { decided, isSameValue, valueOf } from '../value/value.js';
import { ordered } from './ordered.js';
import { lettersIn, type ReadAnswer, readTokens } from './read-value.js';
import { hasShape } from './shape.js';
import type { Token } from './token.js';
import { split } from './tokens.js';

export interface Equation {
  readonly left: ReadAnswer;
  readonly right: ReadAnswer;
}

/** Reads `left = right`. */
export function readEquation(tokens: readonly Token[]): Equation | undefined {
  const [left, right, ...more] = split(tokens, ({ text }) => text === '=').map(readTokens);
  return left && right && more.length === 0 ? { left, right } : undefined;
}

/** Tests if both equations have the same power or logarithm and the same other side, in either order. */
export function hasSameForm(own: Equation, model: Equation): boolean {
  return (
    (isSideLike(own.left, model.left) && isSideLike(own.right, model.right)) ||
    (isSideLike(own.left, model.right) && isSideLike(own.right, model.left))
  );
}

/** Returns whether two sides without exact values have a power or logarithm that the model doesn't have. */
export function isOtherForm(sides: readonly (Expression | undefined)[], { left, right }: Equation): boolean {
  const [own, ...more] = sides.map((side) => side && partsOf(side)).filter((parts) => parts !== undefined);
  const model = partsOf(left.expression) ?? partsOf(right.expression);
  if (!own || more.length > 0 || !model || sides.length !== 2 || sides.includes(undefined)) return false;
  return own.kind === model.kind && !(isSame(own.base, model.base) && isSame(own.of, model.of));
}

function isSideLike(own: ReadAnswer, model: ReadAnswer): boolean {
  const [mine, wanted] = [partsOf(own.expression), partsOf(model.expression)];
  if (!mine || !wanted)
    return (
      mine === wanted && (isSameSide(own, model) || ordered(own.expression) === ordered(model.expression))
    );
  return mine.kind === wanted.kind && isSame(mine.base, wanted.base) && isSame(mine.of, wanted.of);
}

/**
 * Returns whether a side without a power has the value of the model's side. A single letter must stay single, and a
 * sum must be expanded.
 */
function isSameSide(own: ReadAnswer, model: ReadAnswer): boolean {
  if (isSameValue(own.value, model.value) !== true) return false;
  if (typeof model.expression === 'string')
    return typeof own.expression === 'string' || lettersIn(model.expression).size === 0;
  return !/^[-+]$/.test(model.expression[0]) || hasShape(own.expression, 'expanded', model.expression);
}

interface Parts {
  readonly kind: 'power' | 'logarithm';
  readonly base: Expression;
  /** The exponent of a power, the argument of a logarithm. */
  readonly of: Expression;
}

function partsOf(expression: Expression): Parts | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return { kind: 'logarithm', base: 'e', of: first };
  if (operator === 'log') return { kind: 'logarithm', base: first, of: second };
  if (operator === '√') return { kind: 'power', base: first, of: '1/2' };
  return operator === '^' ? { kind: 'power', base: first, of: second } : undefined;
}

function isSame(a: Expression, b: Expression): boolean {
  const [first, second] = [valueOf(a), valueOf(b)];
  return first !== undefined && second !== undefined && isSameValue(first, second) === true;
}

/** Tests if an equation is equivalent to the model: both are always true, or one is a multiple of the other. */
export function isEquivalent(own: Equation, model: Equation): boolean {
  const [mine, wanted] = [own, model].map(zeroOf);
  if (!mine || !wanted) return false;
  const [first] = wanted.values();
  if (!first) return mine.size === 0;
  return [...mine.values()].some((term) => {
    const multiple = decided(() => product(wanted, quotient(term, first)));
    return (
      multiple !== undefined &&
      isSameValue({ top: mine, bottom: UNIT }, { top: multiple, bottom: UNIT }) === true
    );
  });
}

function quotient(a: Term, b: Term): Polynomial {
  const factors = new Map(a.factors);
  for (const [name, n] of b.factors) factors.set(name, add(factors.get(name) ?? rational(0n), negate(n)));
  return monomial(divide(a.coefficient, b.coefficient), factors);
}

/** Returns the polynomial that an equation sets to 0. Powers and logarithms become ln value − exponent × ln base. */
function zeroOf({ left, right }: Equation): Polynomial | undefined {
  const [a, b] = [partsOf(left.expression), partsOf(right.expression)];
  const parts = a ?? b;
  if (!parts || (a && b)) return valueOf(['-', left.expression, right.expression])?.top;
  const other = a ? right.expression : left.expression;
  const [value, exponent] = parts.kind === 'power' ? [other, parts.of] : [parts.of, other];
  return valueOf(['-', ['ln', value], ['×', exponent, ['ln', parts.base]]])?.top;
}
