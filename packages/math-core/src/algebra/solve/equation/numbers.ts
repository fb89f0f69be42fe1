import { constantValue } from '../../../expression/constant.js';
import { numberText } from '../../../expression/number-text.js';
import { isSame, mapOperands } from '../../../expression/rewrite.js';
import { reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { lawOfPowers, lawOfProducts } from '../../operations/laws-of-numbers.js';
import { haveSameTerms } from '../../operations/tree.js';
import type { Board, Sides } from './board.js';
import { NUMBERS } from './laws.js';

/**
 * Writes the lines to sides whose numbers are worked out: powers, then products, then sums. `opened` are the sides before
 * their terms are combined.
 */
export function numberLines(board: Board, sides: Sides, opened: Sides, after: Sides): void {
  const powers = { left: withPowers(sides.left), right: withPowers(sides.right) };
  const hasPowers = !isSameLine(powers, sides);
  if (hasPowers) board.line(lawOfPowers(['+', sides.left, sides.right]), powers.left, powers.right);
  if (isSameLine(powers, after)) return;
  const isLast = haveSameTerms(opened.left, after.left) && haveSameTerms(opened.right, after.right);
  const products = isLast ? after : opened;
  const isMultiplied = !isSameLine(products, powers) && hasProducts(powers);
  if (isMultiplied)
    board.line(lawOfProducts(['+', powers.left, powers.right]), products.left, products.right);
  if (isMultiplied && isSameLine(products, after)) return;
  const isSum = isMultiplied || hasPowers;
  board.line(isSum ? 'algebra.add-numbers' : NUMBERS, after.left, after.right);
}

function isSameLine(a: Sides, b: Sides): boolean {
  return isSame(a.left, b.left) && isSame(a.right, b.right);
}

/** Writes the value of each power of a number. */
function withPowers(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const value = expression[0] === '^' ? constantValue(expression) : undefined;
  return value ? numberText(reduce(value)) : mapOperands(expression, withPowers);
}

function hasProducts({ left, right }: Sides): boolean {
  return [left, right].some((side) => /"[×÷/]"/.test(JSON.stringify(side)));
}
