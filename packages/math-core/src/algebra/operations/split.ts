import { expressionText } from '../../steps/to-text.js';
import type { Expression } from '../../steps/expression.js';
import {
  constantOf,
  divideExactly,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { monomialGcd } from './monomial-factor.js';

/** A polynomial split into factors: the lines on the way, the last of them the product. */
export interface Split {
  readonly parts: readonly Polynomial[];
  /** What is written before the product, each with the law of the line after it. */
  readonly lines: readonly SplitLine[];
  /** The law that leads to the product. */
  readonly id: string;
  readonly law: string;
  /** True if the parts stay as they are. */
  readonly isDone?: boolean;
}

/** A line before the product. */
export interface SplitLine {
  readonly expression: Expression;
  readonly id: string;
  readonly law: string;
}

/** Takes out the number and the letters that all terms have in common, and a leading minus. */
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
      id: 'algebra.common-factor',
      law: `Factor out the common factor ${text}`,
    }
  );
}
