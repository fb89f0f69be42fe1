import { leastCommonMultiple } from '../../../rational/divisor.js';
import { multiply, rational, reduce } from '../../../rational/rational.js';
import { constantValue } from '../../../expression/constant.js';
import { productOf, sumOf, termOfProduct, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import type { Board } from './board.js';
import type { Sides } from './expand.js';

/** Multiplies both sides by the common denominator of their terms until no denominator is left. */
export function withoutFractions(board: Board, sides: Sides): Sides {
  let { left, right } = sides;
  if (left === board.unknown && constantValue(right)) return sides;
  for (let round = 0; round < 4; round++) {
    const common = [left, right].flatMap(denominators).reduce(leastCommonMultiple, 1n);
    if (common === 1n || common > 10n ** 12n) break;
    const law = `Multiply both sides by ${common.toString()}, the common denominator`;
    [left, right] = [multiplied(left, common), multiplied(right, common)];
    board.line(['algebra.common-denominator', law], left, right);
  }
  return { left, right };
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
