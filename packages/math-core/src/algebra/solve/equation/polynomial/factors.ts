import {
  bounded,
  constant,
  factorise,
  fromCoefficients,
  coefficientsIn,
  constantOf,
} from '../../../polynomial/polynomial.js';
import { MathError } from '../../../../result/math-error.js';
import { Beyond } from '../../radical/beyond.js';
import { ofRational, rationalOf, ZERO } from '../../radical/radical.js';
import { degreeOf, type Polynomial } from './polynomial.js';

/** The work limit for factoring one polynomial. */
const WORK = 20_000;

/** A factor with its multiplicity. It may be reducible if its factors couldn't be found. */
export interface PolynomialFactor {
  readonly factor: Polynomial;
  readonly exponent: number;
}

/** Factors a polynomial with rational coefficients. Returns undefined if a coefficient is irrational. */
export function factorsOf(p: Polynomial): readonly PolynomialFactor[] | undefined {
  const coefficients = p.map(rationalOf);
  const rationals = coefficients.flatMap((coefficient) => (coefficient ? [coefficient] : []));
  if (rationals.length < p.length || degreeOf(p) < 1) return undefined;
  try {
    const { factors } = bounded(WORK, () => factorise(fromCoefficients(rationals.map(constant), 'x')));
    return factors.map(({ base, exponent }) => ({
      factor: coefficientsIn(base, 'x').map((part) => {
        const value = constantOf(part);
        return value ? ofRational(value) : ZERO;
      }),
      exponent,
    }));
  } catch (error) {
    if (error instanceof MathError) throw new Beyond('a polynomial that is too large to be factored', true);
    throw error;
  }
}
