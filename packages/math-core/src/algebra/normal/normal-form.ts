import { divide, rational } from '../../rational/rational.js';
import { MathError } from '../../result/math-error.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { bounded, constantOf, type Polynomial, scale } from '../polynomial/polynomial.js';
import { type Context, emptyContext, type Fraction } from './context.js';
import { fractionOf } from './convert.js';
import { writtenFraction, writtenPolynomial } from './written.js';

/** The work limit of one normal form. */
const LIMIT = 60_000;
/** The maximum number of passes, each of which uses the facts found by the previous one. */
const PASSES = 4;

/** An expression as a quotient of polynomials in letters and independent atoms, in lowest terms. */
export interface NormalForm {
  /** The numerator in letters and atoms. Names of atoms begin with #. */
  readonly numerator: Polynomial;
  /** The denominator in letters and atoms. */
  readonly denominator: Polynomial;
  /** The form as an expression. */
  readonly expression: Expression;
  /** The form as a sum if its denominator has no letters: 3x² − 4/3, not (9x² − 4)/3. */
  readonly sum: Expression;
  /** Conditions under which the expression has a value. */
  readonly conditions: readonly Condition[];
}

/** A condition that compares an expression with 0. */
export interface Condition {
  /** The relation to 0. */
  readonly relation: '≠' | '≥' | '>';
  /** The expression that is compared with 0. */
  readonly expression: Expression;
  /** The same expression as a polynomial in letters and atoms. */
  readonly polynomial: Polynomial;
}

/**
 * Brings an expression of numbers, letters, + − × ÷, powers, roots, absolute values and logarithms into normal form.
 * Two expressions with the same form have the same value wherever both have one.
 * Errors: `division-by-zero` (1/0), `out-of-range` (√(−3), ln 0, 0⁰: no real value), `too-large`, `unsupported` (other
 * operators).
 */
export function normalForm(expression: Expression): Result<NormalForm> {
  return caught(() => {
    const { context, fractions } = inContext([expression]);
    const [fraction] = fractions;
    if (!fraction) throw new MathError('expression', 'empty');
    return formOf(context, fraction);
  });
}

/** Returns a normal form with the results from its context. */
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
 * Converts expressions in one context, and repeats it if new facts were found: known signs, or the denominators of
 * exponents.
 * Throws `MathError` as {@link fractionOf} does.
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

/** Returns the value, or a failure for a thrown `MathError`. */
export function caught<T>(run: () => T): Result<T> {
  try {
    return success(run());
  } catch (error) {
    if (error instanceof MathError) return failure(error.field, error.code, error.message);
    throw error;
  }
}
