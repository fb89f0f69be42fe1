import { degreeOf, type Polynomial, sorted } from './arithmetic.js';
import { monomial, timesMonomial } from './monomial.js';

/** Returns whether all terms have the same degree. */
export function isHomogeneous(a: Polynomial): boolean {
  return a.terms.every((term) => term.monomial.degree === degreeOf(a));
}

/** Multiplies each term by a power of a letter so that all terms have the highest degree. */
export function homogenised(a: Polynomial, letter: string): Polynomial {
  return sorted(
    a.terms.map(({ coefficient, monomial: product }) => {
      const missing = degreeOf(a) - product.degree;
      return { coefficient, monomial: timesMonomial(product, monomial(missing ? [[letter, missing]] : [])) };
    }),
  );
}
