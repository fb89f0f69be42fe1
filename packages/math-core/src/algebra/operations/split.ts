import { expressionText } from '../../steps/to-text.js';
import type { Expression } from '../../steps/expression.js';
import {
  constantOf,
  divideExactly,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { monomialGcd } from './monomial-factor.js';
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
}

/** Factors out the number and the letters that all terms share, and a leading minus sign. */
export function commonFactor(a: Polynomial): Split | undefined {
  if (a.terms.length < 2) return undefined;
  const factor = monomialGcd(a);
  if (constantOf(factor)?.numerator === 1n && constantOf(factor)?.denominator === 1n) return undefined;
  const rest = divideExactly(a, factor);
  const text = expressionText(polynomialExpression(factor));
  return (
    rest && {
      parts: [factor, rest],
      lines: [],
      law: say('algebra.common-factor', { n: text }),
    }
  );
}
