import type { Expression } from '../../steps/expression.js';
import {
  constantOf,
  divideExactly,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { sumOfTerms, termExpression } from '../polynomial/to-expression.js';
import { monomialGcd } from '../polynomial/division.js';
import { factorsIn, signed } from './tree.js';
import { type Law, say } from '../texts/operation-steps.js';

/** A polynomial split into factors, with the lines that lead to the product. */
export interface Split {
  readonly parts: readonly Polynomial[];
  /** The lines before the product, each with the law that leads to the next line. */
  readonly lines: readonly SplitLine[];
  /** The law that leads to the product. */
  readonly law: Law;
  /** True if the factors can't be split further. */
  readonly isDone?: boolean;
}

/** A line before the product. */
export interface SplitLine {
  readonly expression: Expression;
  readonly law: Law;
  /** True if the line contains a factor 1: 3x × 2x + 3x × 1. */
  readonly hasOne?: boolean;
}

/** Factors out the number and the letters that all terms share, and a leading minus sign. */
export function commonFactor(a: Polynomial): Split | undefined {
  if (a.terms.length < 2) return undefined;
  const factor = monomialGcd(a);
  if (constantOf(factor)?.numerator === 1n && constantOf(factor)?.denominator === 1n) return undefined;
  const rest = divideExactly(a, factor);
  const n = polynomialExpression(factor);
  return (
    rest && {
      parts: [factor, rest],
      lines: isPlusOrMinusOne(factor)
        ? []
        : [
            {
              expression: eachTimes(rest, factor),
              law: say('algebra.common-factor:terms', { n }),
              hasOne: true,
            },
          ],
      law: say('algebra.common-factor', { n }),
    }
  );
}

function isPlusOrMinusOne(factor: Polynomial): boolean {
  const { numerator = 0n, denominator = 1n } = constantOf(factor) ?? {};
  return numerator * numerator === denominator * denominator;
}

/** Writes each term as a product with a factor: 3x × 2x + 3x × 3. */
function eachTimes({ terms }: Polynomial, factor: Polynomial): Expression {
  const by = signed(polynomialExpression(factor));
  return sumOfTerms(
    terms.map((term) => {
      const { isNegative, body } = termExpression(term);
      return { isNegative: isNegative !== by.isNegative, body: ['×', by.body, ...factorsIn(body)] };
    }),
  );
}
