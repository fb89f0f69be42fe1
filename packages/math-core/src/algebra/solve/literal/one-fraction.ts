import { isSum, termsOf } from '../../../expression/terms.js';
import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import {
  constantOf,
  contentOf,
  divideExactly,
  gcd,
  negate,
  primitivePart,
  scale,
} from '../../polynomial/polynomial.js';
import { writtenReadably } from '../linear/line.js';
import { quotientOf, type Quotient, rootsOf } from '../values/quotient.js';
import { negative, quotient } from './write.js';

/** A value of the letter. */
export interface Found {
  readonly expression: Expression;
  /** The value as a quotient, if it contains no root. */
  readonly quotient?: Pick<Quotient, 'over' | 'under'>;
}

/** Combines a sum of fractions into one fraction and returns any other expression unchanged. */
export function asOneFraction(expression: Expression): Expression {
  const read =
    isSum(expression) && termsOf(expression).some(({ body }) => /^[/÷]$/.test(body[0]))
      ? quotientOf(expression)
      : undefined;
  return read && rootsOf(read.over).length === 0 ? reduced(read).expression : expression;
}

/** Cancels a common factor with letters and returns any other expression unchanged. */
export function canceled(expression: Expression): Expression {
  const hasFraction = termsOf(expression).some(({ body }) => /^[/÷]$/.test(body[0]));
  const read = hasFraction ? quotientOf(expression) : undefined;
  if (!read || [read.over, read.under].some((part) => rootsOf(part).length > 0)) return expression;
  return constantOf(gcd(read.over, read.under)) ? expression : reduced(read).expression;
}

/**
 * Returns a quotient in lowest terms, with a positive leading coefficient in the numerator where that is easy to read.
 */
export function reduced({ over, under }: Pick<Quotient, 'over' | 'under'>): Found {
  const common = gcd(over, under);
  const [top, bottom] = [over, under].map((part) => divideExactly(part, common) ?? part);
  if (!top || !bottom) return { expression: '0' };
  const divisor = contentOf(bottom);
  const scaledTop = scale(top, exact.divide(rational(1n), divisor));
  const factor = contentOf(scaledTop);
  // A fractional coefficient such as 2/3 puts its 3 into the denominator.
  let [a, b] = [
    scale(scaledTop, rational(factor.denominator)),
    scale(primitivePart(bottom), rational(factor.denominator)),
  ];
  const isNegative = a.terms.every(({ coefficient }) => coefficient.numerator < 0n) && !constantOf(b);
  if (isNegative && b.terms.length === 1)
    return {
      expression: negative(quotient(writtenReadably(negate(a)), writtenReadably(b))),
      quotient: { over: a, under: b },
    };
  if (isNegative) [a, b] = [negate(a), negate(b)];
  return { expression: quotient(writtenReadably(a), writtenReadably(b)), quotient: { over: a, under: b } };
}
