import * as exact from '../../rational/rational.js';
import { quotient, reduce } from '../../rational/rational.js';
import { rationalSquareRoot } from '../../real/square-root.js';
import { add, isZero, multiply, type Polynomial, subtract, ZERO } from './arithmetic.js';
import { type Monomial, monomial, overMonomial } from './monomial.js';

/**
 * Returns the square root of a polynomial with a positive leading coefficient. Returns undefined if it isn't a square.
 */
export function polynomialRoot(a: Polynomial): Polynomial | undefined {
  const [first] = a.terms;
  if (!first) return ZERO;
  const half = halved(first.monomial);
  const size = first.coefficient.numerator > 0n ? rationalSquareRoot(first.coefficient) : undefined;
  if (!half || !size) return undefined;
  const leading = { coefficient: size, monomial: half };
  let root: Polynomial = { terms: [leading] };
  // The next term of the root is the leading term of the remainder divided by twice the first term.
  for (
    let rest = subtract(a, multiply(root, root));
    rest.terms[0];
    rest = subtract(a, multiply(root, root))
  ) {
    const [next] = rest.terms;
    const product = overMonomial(next.monomial, half);
    if (!product || root.terms.length > a.terms.length) return undefined;
    const coefficient = reduce(exact.divide(next.coefficient, exact.multiply(quotient(2n, 1n), size)));
    const grown = add(root, { terms: [{ coefficient, monomial: product }] });
    if (grown.terms.length <= root.terms.length) return undefined;
    root = grown;
  }
  return isZero(subtract(a, multiply(root, root))) ? root : undefined;
}

function halved({ powers }: Monomial): Monomial | undefined {
  if (powers.some(([, exponent]) => exponent % 2 === 1)) return undefined;
  return monomial(powers.map(([name, exponent]) => [name, exponent / 2]));
}
