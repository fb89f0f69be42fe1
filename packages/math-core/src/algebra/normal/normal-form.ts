import { divide, rational } from '../../rational/rational.js';
import { MathError } from '../../result/math-error.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { bounded, constantOf, type Polynomial, scale } from '../polynomial/polynomial.js';
import { type Context, emptyContext, type Fraction } from './context.js';
import { fractionOf } from './convert.js';
import { writtenFraction, writtenPolynomial } from './written.js';

/** The work of one normal form. */
const LIMIT = 60_000;
/** How often an expression is read again with what was learnt about it. */
const PASSES = 4;

/** An expression as a quotient of polynomials in letters and independent atoms, in lowest terms. */
export interface NormalForm {
  /** In letters and atoms; names of atoms begin with #. */
  readonly numerator: Polynomial;
  /** In letters and atoms. */
  readonly denominator: Polynomial;
  /** The form written out. */
  readonly expression: Expression;
  /** The form written out term by term where it has no letters below: 3x² - 4/3, not (9x² - 4)/3. */
  readonly sum: Expression;
  /** What must hold for the expression to have a value. */
  readonly conditions: readonly Condition[];
}

/** A condition: the expression compared with 0. */
export interface Condition {
  /** How it compares. */
  readonly relation: '≠' | '≥' | '>';
  /** What is compared with 0. */
  readonly expression: Expression;
  /** The same as a polynomial in letters and atoms. */
  readonly polynomial: Polynomial;
}

/**
 * Brings an expression of numbers, letters, + - × ÷, powers, roots, absolute values and logarithms into normal form. Two
 * expressions with the same form have the same value wherever both have one.
 * Errors: `division-by-zero` (1/0), `out-of-range` (√(-3), ln 0, 0⁰: no real value), `too-large`, `unsupported` (other signs).
 */
export function normalForm(expression: Expression): Result<NormalForm> {
  return caught(() => {
    const { context, fractions } = inContext([expression]);
    const [fraction] = fractions;
    if (!fraction) throw new MathError('expression', 'empty');
    return formOf(context, fraction);
  });
}

/** Returns a normal form with all that is read off its context. */
export function formOf(context: Context, { numerator, denominator }: Fraction): NormalForm {
  const expression = writtenFraction(context, { numerator, denominator });
  const divisor = constantOf(denominator);
  const sum = divisor && writtenPolynomial(context, scale(numerator, divide(rational(1n), divisor)));
  return {
    numerator,
    denominator,
    expression,
    sum: sum ?? expression,
    conditions: [...context.requirements.values()].map(({ relation, polynomial }) => ({
      relation,
      expression: writtenPolynomial(context, polynomial),
      polynomial,
    })),
  };
}

/**
 * Reads expressions in one context, again where something was learnt: which signs are known, into how many parts exponents
 * are split.
 * Throws `MathError` as {@link fractionOf}.
 */
export function inContext(
  expressions: readonly Expression[],
  combine: (context: Context, fractions: readonly Fraction[]) => readonly Fraction[] = (_, fractions) =>
    fractions,
): { readonly context: Context; readonly fractions: readonly Fraction[] } {
  return bounded(LIMIT, () => {
    let context = emptyContext();
    for (let pass = 1; ; pass++) {
      const fractions = combine(
        context,
        expressions.map((expression) => fractionOf(context, expression)),
      );
      if (!context.hasLearnt || pass === PASSES) return { context, fractions };
      const { signs, parts } = context;
      context = { ...emptyContext(), signs, parts };
    }
  });
}

/** Returns the value, or the failure of a `MathError`. */
export function caught<T>(run: () => T): Result<T> {
  try {
    return success(run());
  } catch (error) {
    if (error instanceof MathError) return failure(error.field, error.code, error.message);
    throw error;
  }
}
