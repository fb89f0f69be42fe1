import { leastCommonMultiple } from '../../../rational/integer.js';
import { multiply, rational, reduce } from '../../../rational/rational.js';
import { constantValue } from '../../../expression/constant.js';
import { productOf, sumOf, termOfProduct, termsOf } from '../../../expression/terms.js';
import { isSame, mapOperands, operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Board, Sides } from './board.js';
import { multiplyBoth, SIMPLIFY } from './laws.js';
import { say } from '../../texts/solve-steps.js';

/** Multiplies both sides by the common denominator of their terms until no denominator is left. */
export function withoutFractions(board: Board, sides: Sides): Sides {
  if (sides.left === board.unknown && constantValue(sides.right)) return sides;
  let { left, right } = withReducedFractions(board, sides);
  for (let round = 0; round < 4; round++) {
    const all = [left, right].flatMap(denominators).filter((one) => one !== 1n);
    const common = all.reduce(leastCommonMultiple, 1n);
    if (common === 1n || common > 10n ** 12n) break;
    const n = common.toString();
    const law = all.length === 1 ? multiplyBoth(n) : say('algebra.common-denominator', { n });
    [left, right] = [multiplied(left, common), multiplied(right, common)];
    board.line(law, left, right);
  }
  return { left, right };
}

/** Reduces written fractions such as 20/100, so that the common denominator is the one that is seen. */
function withReducedFractions(board: Board, sides: Sides): Sides {
  const visit = (part: Expression): Expression => {
    if (typeof part === 'string') return part;
    const isWritten = part[0] === '/' && part.slice(1).every((number) => /^\d+$/.test(String(number)));
    const value = isWritten ? constantValue(part) : undefined;
    if (!value) return mapOperands(part, visit);
    const { numerator, denominator } = reduce(value);
    const isReduced = denominator === 1n || denominator.toString() === part[2];
    return isReduced ? part : ['/', numerator.toString(), denominator.toString()];
  };
  const [left, right] = [sides.left, sides.right].map((side) => withVisibleDenominators(visit(side)));
  if (left === undefined || right === undefined) return sides;
  if (isSame(left, sides.left) && isSame(right, sides.right)) return sides;
  board.line(SIMPLIFY, left, right);
  return { left, right };
}

/** Multiplies the numbers of terms such as x/100 × 80 whose common denominator isn't one that is seen. */
function withVisibleDenominators(side: Expression): Expression {
  const given = termsOf(side);
  const terms = given.map((term) => {
    const { coefficient, factors } = productOf(term.body);
    const { denominator } = reduce(coefficient);
    const seen = numbersBelow(term.body);
    if (denominator === 1n || seen.length === 0 || seen.includes(denominator.toString())) return term;
    const { isNegative, body } = termOfProduct({ coefficient: reduce(coefficient), factors });
    return { isNegative: isNegative !== term.isNegative, body };
  });
  return terms.every((term, i) => term === given[i]) ? side : sumOf(terms);
}

/** Returns the numbers that are denominators, or parts of them. */
function numbersBelow(part: Expression): readonly string[] {
  if (typeof part === 'string') return [];
  const [operator, first = '0', second = '1'] = part;
  const own = operator === '/' || operator === '÷' ? [...JSON.stringify(second).matchAll(/"(\d+)"/g)] : [];
  const inner = own.length > 0 ? numbersBelow(first) : operandsOf(part).flatMap(numbersBelow);
  return [...own.map(([, digits = '']) => digits), ...inner];
}

function denominators(side: Expression): readonly bigint[] {
  return termsOf(side).map(({ body }) => reduce(productOf(body).coefficient).denominator);
}

function multiplied(side: Expression, by: bigint): Expression {
  return sumOf(
    termsOf(side).map(({ isNegative, body }) => {
      const { coefficient, factors } = productOf(body);
      const term = termOfProduct({ coefficient: multiply(coefficient, rational(by)), factors });
      return { isNegative: term.isNegative !== isNegative, body: term.body };
    }),
  );
}
