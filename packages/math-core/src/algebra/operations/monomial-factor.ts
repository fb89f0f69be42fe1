import { reduce } from '../../rational/rational.js';
import { contentOf, type Polynomial } from '../polynomial/polynomial.js';
import { commonMonomial } from '../polynomial/monomial.js';

/** Returns the number and the powers of letters that divide every term, with the sign of the leading term. */
export function monomialGcd(a: Polynomial): Polynomial {
  const [first, ...rest] = a.terms.map((term) => term.monomial);
  if (!first) return a;
  return { terms: [{ coefficient: reduce(contentOf(a)), monomial: rest.reduce(commonMonomial, first) }] };
}
