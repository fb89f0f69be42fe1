import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import { isSum } from '../../../expression/terms.js';
import { lettersOf } from '../../read/lists.js';
import { haveSameTerms } from '../../operations/tree.js';
import { negative, ofInteger, over, times } from '../radical/radical.js';
import type { Board, Sides } from './board.js';
import { COLLECT, EXPAND, NUMBERS, OPEN } from './laws.js';
import { numberLines } from './numbers.js';
import type { PolynomialSides } from './polynomial/linear.js';
import { termsExpression } from './polynomial/polynomial-expression.js';
import {
  holds,
  polynomialOf,
  type PowerTerm,
  sumOfTerms,
  hasLikeTerms,
  termsOf,
} from './polynomial/read-polynomial.js';
import { valueOf } from './value.js';
import type { Law } from '../../texts/solve-steps.js';

/** Expands and collects both sides. Returns undefined if they aren't polynomials. */
export function collectedSides(board: Board, sides: Sides): PolynomialSides | undefined {
  const [left, right] = [polynomialOf(sides.left, board.unknown), polynomialOf(sides.right, board.unknown)];
  if (!left || !right) return undefined;
  const terms = [expandedTerms(sides.left, board.unknown), expandedTerms(sides.right, board.unknown)];
  const [a, b] = terms;
  if (!a || !b) return { left, right };
  let now: readonly [Expression, Expression] = [sides.left, sides.right];
  const expanded = [a, b].map((side, i) => {
    const old = i === 0 ? sides.left : sides.right;
    return needsExpansion(old) ? termsExpression(side, board.writing) : old;
  });
  const [first = '0', second = '0'] = expanded;
  if (!isSameText(first, now[0]) || !isSameText(second, now[1])) {
    now = [first, second];
    board.line(lawOfExpanding(sides, now, board.unknown), first, second);
  }
  const collected = [left, right].map((side) => termsExpression(termsOf(side), board.writing));
  const [c = '0', d = '0'] = collected;
  const isReordered = haveSameTerms(c, now[0]) && haveSameTerms(d, now[1]);
  const collecting = lawOfCollecting(a, b, { sides: now, unknown: board.unknown });
  const law = collecting && isReordered ? ORDER : collecting;
  if (!law || (isSameText(c, now[0]) && isSameText(d, now[1]))) return { left, right };
  if (law !== NUMBERS) board.line(law, c, d);
  else {
    const [e = '0', f = '0'] = [a, b].map((side) => termsExpression(side, board.writing));
    numberLines(board, { left: now[0], right: now[1] }, { left: e, right: f }, { left: c, right: d });
  }
  return { left, right };
}

const ORDER: Law = 'algebra.order-terms';

function isSameText(a: Expression, b: Expression): boolean {
  return expressionText(a) === expressionText(b);
}

function lawOfCollecting(
  a: readonly PowerTerm[],
  b: readonly PowerTerm[],
  { sides, unknown }: { readonly sides: readonly [Expression, Expression]; readonly unknown: string },
): Law | undefined {
  const likes = [a, b].filter(hasLikeTerms);
  if (likes.some((terms) => hasLikeTerms(terms.filter(({ degree }) => degree > 0)))) return COLLECT;
  if (likes.length > 0) return sides.some(hasNumbersInProducts) ? NUMBERS : 'algebra.add-numbers';
  if (sides.some((side) => hasProductOfPowers(side, unknown))) return 'algebra.add-exponents';
  return sides.some((side) => !holds(side, unknown) || hasNumbersInProducts(side)) ? NUMBERS : undefined;
}

/** Returns whether a term of a sum is a product of powers of the unknown alone, as in x³ × x². */
function hasProductOfPowers(expression: Expression, unknown: string): boolean {
  if (typeof expression === 'string') return false;
  if (/^(?:[-+]|neg)$/.test(expression[0]))
    return expression.slice(1).some((part) => hasProductOfPowers(part, unknown));
  if (expression[0] !== '×') return false;
  return expression
    .slice(1)
    .every((factor) => factor === unknown || (factor[0] === '^' && factor[1] === unknown));
}

/** Returns whether an expression multiplies or divides numbers, as in 2 × 3x. */
function hasNumbersInProducts(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const numbers = operands.filter((operand) => lettersOf(operand).size === 0);
  if (operator === '×' && numbers.length > 1) return true;
  return operands.some(hasNumbersInProducts);
}

/** Returns whether an expression has parentheses to expand or remove. */
function needsExpansion(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const isOpen =
    operator === '+' ? false : operands.some((operand, i) => isSum(operand) && (i > 0 || operator !== '-'));
  return isOpen || operands.some(needsExpansion);
}

/** Returns the law that expands the sides. */
function lawOfExpanding(
  { left, right }: Sides,
  [first, second]: readonly [Expression, Expression],
  unknown: string,
): Law {
  if (!needsProduct(left) && !needsProduct(right)) return OPEN;
  const changed = [...(isSameText(left, first) ? [] : [left]), ...(isSameText(right, second) ? [] : [right])];
  return changed.some((side) => holds(side, unknown)) ? EXPAND : NUMBERS;
}

function needsProduct(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const isProduct = operator === '×' || operator === '^' || operator === '/' || operator === '÷';
  return (isProduct && operands.some((operand) => isSum(operand))) || operands.some(needsProduct);
}

type Terms = readonly PowerTerm[];

/** The operations that join the terms of their operands. */
const JOINED: Readonly<Partial<Record<string, (first: Terms, rest: readonly Terms[]) => Terms>>> = {
  '+': (first, rest) => [first, ...rest].flat(),
  '-': (first, rest) => [...first, ...rest.flat().map(opposite)],
  neg: (first) => first.map(opposite),
  '()': (first) => first,
  '×': (first, rest) => [first, ...rest].reduce((a, b) => crossed(tidy(a), tidy(b))),
};

/** Returns the terms after expanding, not yet collected. Returns undefined if the expression isn't a polynomial. */
function expandedTerms(expression: Expression, unknown: string): readonly PowerTerm[] | undefined {
  if (expression === unknown) return [{ coefficient: ofInteger(1), degree: 1 }];
  if (!holds(expression, unknown) && !isSum(expression)) {
    const coefficient = valueOf(expression);
    return coefficient && [{ coefficient, degree: 0 }];
  }
  if (typeof expression === 'string') return undefined;
  const [operator, ...operands] = expression;
  if (operator === '^' || operator === 'abs' || operator === '√') return collected(expression, unknown);
  const parts = operands.map((operand) => expandedTerms(operand, unknown));
  const [first = [], ...rest] = parts.flatMap((part) => (part ? [part] : []));
  if (rest.length + 1 < operands.length) return undefined;
  const join = JOINED[operator];
  if (join) return join(first, rest);
  const [divisor] = operands.slice(1).map((operand) => valueOf(operand));
  if (!divisor) return collected(expression, unknown);
  return first.map((term) => ({ ...term, coefficient: over(term.coefficient, divisor) }));
}

function collected(expression: Expression, unknown: string): readonly PowerTerm[] | undefined {
  const p = polynomialOf(expression, unknown);
  return p && termsOf(p);
}

const opposite = (term: PowerTerm): PowerTerm => ({ ...term, coefficient: negative(term.coefficient) });

/** Combines like terms inside a factor before it is multiplied. */
function tidy(terms: readonly PowerTerm[]): readonly PowerTerm[] {
  return hasLikeTerms(terms) ? termsOf(sumOfTerms(terms)) : terms;
}

function crossed(a: readonly PowerTerm[], b: readonly PowerTerm[]): readonly PowerTerm[] {
  return a.flatMap((m) =>
    b.map((n) => ({ coefficient: times(m.coefficient, n.coefficient), degree: m.degree + n.degree })),
  );
}
