import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import {
  constant,
  constantOf,
  contentOf,
  letter,
  lettersOf,
  type Polynomial,
  primitivePart,
  scale,
} from '../polynomial/polynomial.js';
import { type Context, type Fraction, nameOf } from './context.js';
import { minus, numberFraction, plus, times, whole } from './fraction.js';
import { primes } from './primes.js';
import { factorsOf } from './signs.js';

const NOTHING = numberFraction(rational(0n));

/** Writes ln|a| as a sum of logarithms of primes and of factors normalized up to sign. */
export function logarithmOf(context: Context, { numerator, denominator }: Fraction): Fraction {
  return plus(
    context,
    logarithmOfPolynomial(context, numerator),
    minus(logarithmOfPolynomial(context, denominator)),
  );
}

function logarithmOfPolynomial(context: Context, a: Polynomial): Fraction {
  const content = contentOf(a);
  const parts = [logarithmOfNumber(context, content)];
  if (!constantOf(a))
    for (const { base, exponent } of factorsOf(primitivePart(a)))
      parts.push(
        times(context, numberFraction(rational(BigInt(exponent))), logarithmOfFactor(context, base)),
      );
  return parts.reduce((sum, part) => plus(context, sum, part), NOTHING);
}

function logarithmOfNumber(context: Context, { numerator, denominator }: Rational): Fraction {
  const sum = (n: bigint, sign: bigint): readonly Fraction[] =>
    primes(n < 0n ? -n : n).map(({ prime, exponent }) => {
      const name = nameOf(context, { kind: 'ln', inner: constant(prime) });
      return whole(scale(letter(name), rational(sign * BigInt(exponent))));
    });
  return [...sum(numerator, 1n), ...sum(denominator, -1n)].reduce(
    (all, part) => plus(context, all, part),
    NOTHING,
  );
}

function logarithmOfFactor(context: Context, base: Polynomial): Fraction {
  const [name = ''] = lettersOf(base);
  const atom = base.terms.length === 1 ? context.atoms.get(name) : undefined;
  if (atom?.kind === 'root') return share(context, logarithmOfPolynomial(context, atom.radicand), atom.index);
  if (atom?.kind === 'abs') return logarithmOfPolynomial(context, atom.inner);
  if (atom?.kind === 'exp') return share(context, atom.exponent, atom.parts);
  return whole(letter(nameOf(context, { kind: 'ln', inner: base })));
}

function share(context: Context, a: Fraction, parts: number): Fraction {
  return times(context, a, numberFraction(exact.rational(1n, BigInt(parts))));
}
