import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { power, type Rational, rational, reduce } from '../../rational/index.js';
import { powerRelation } from './power-relation.js';
import { runs } from '../../testing/draws.test-support.js';

const small = fc.bigInt({ min: 1n, max: 60n });
const fraction = fc.tuple(small, small).map(([n, d]) => rational(n, d));
const notOne = fraction.filter(({ numerator, denominator }) => numerator !== denominator);
const exponent = fc.integer({ min: -12, max: 12 });

// The oracle: the exponents of the primes in a fraction. log_a x is rational if and only if the two lists are parallel.
function primeExponents({ numerator, denominator }: Rational): ReadonlyMap<bigint, number> {
  const exponents = new Map<bigint, number>();
  for (const [n, sign] of [[numerator, 1] as const, [denominator, -1] as const]) {
    let rest = n;
    for (let prime = 2n; rest > 1n; prime++) {
      for (; rest % prime === 0n; rest /= prime) exponents.set(prime, (exponents.get(prime) ?? 0) + sign);
    }
  }
  return exponents;
}

function isParallel(a: Rational, x: Rational): boolean {
  const [first, second] = [primeExponents(a), primeExponents(x)];
  const primes = [...new Set([...first.keys(), ...second.keys()])];
  return primes.every((p) =>
    primes.every(
      (q) => (first.get(p) ?? 0) * (second.get(q) ?? 0) === (first.get(q) ?? 0) * (second.get(p) ?? 0),
    ),
  );
}

describe('powerRelation', () => {
  it('finds log_a(a^k) = k', () => {
    fc.assert(
      fc.property(notOne, exponent, (base, k) => {
        const found = powerRelation(base, power(base, k));
        expect(found && found.q === k * found.p).toBe(true);
      }),
    );
  });

  it('finds log_(c^q)(c^p) = p/q', () => {
    fc.assert(
      fc.property(
        notOne,
        exponent.filter((q) => q !== 0),
        exponent,
        (c, q, p) => {
          const found = powerRelation(power(c, q), power(c, p));
          expect(found && found.q * q === p * found.p).toBe(true);
        },
      ),
    );
  });

  it('finds a correct relation exactly if the prime exponents are parallel', () => {
    const powers = fc.tuple(notOne, exponent).map(([c, k]) => power(c, k % 4));
    fc.assert(
      fc.property(notOne, fc.oneof(fraction, powers), (base, value) => {
        const found = powerRelation(base, value);
        expect(found !== undefined).toBe(isParallel(base, value));
        if (!found) return;
        expect(reduce(power(found.root, found.p))).toEqual(reduce(base));
        expect(reduce(power(found.root, found.q))).toEqual(reduce(value));
        expect(found.root.numerator > found.root.denominator).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    [rational(8n), rational(4n), { root: rational(2n), p: 3, q: 2 }],
    [rational(4n), rational(16n), { root: rational(4n), p: 1, q: 2 }],
    [rational(1n, 2n), rational(8n), { root: rational(2n), p: -1, q: 3 }],
    [rational(4n, 9n), rational(27n, 8n), { root: rational(3n, 2n), p: -2, q: 3 }],
    [rational(4n, 2n), rational(6n, 6n), { root: rational(2n), p: 1, q: 0 }],
  ])('row %#', (base, value, relation) => {
    expect(powerRelation(base, value)).toEqual(relation);
  });

  it.each([
    [2n, 3n],
    [6n, 12n],
    [10n, 10n ** 200n + 1n],
    [2n ** 300n, 2n ** 300n + 1n],
  ])('finds none between %s and %s', (base, value) => {
    expect(powerRelation(rational(base), rational(value))).toBeUndefined();
  });
});
