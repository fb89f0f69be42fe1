import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { areCoprimeIn } from './coprime.js';
import { add, constant, degreeIn, letter, multiply, type Polynomial, power } from './polynomial.js';

const [x, y] = [letter('x'), letter('y')];
const PRIME = 67_108_859n;

const plus = (a: Polynomial, number: bigint): Polynomial => add(a, constant(number));
const times = (number: bigint, a: Polynomial): Polynomial => multiply(constant(number), a);

const polynomials = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(3), fc.nat(2)), { minLength: 1, maxLength: 4 })
  .map((rows) =>
    rows.map(([c, i, j]) => [constant(BigInt(c)), power(x, i), power(y, j)].reduce(multiply)).reduce(add),
  );

describe('areCoprimeIn', () => {
  it('is never true of polynomials with a common factor', () => {
    fc.assert(
      fc.property(polynomials, polynomials, polynomials, (a, b, common) => {
        fc.pre(degreeIn(common, 'x') > 0);
        expect(areCoprimeIn(multiply(a, common), multiply(b, common), 'x')).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    [plus(x, 1n), plus(x, 2n), true],
    [multiply(plus(x, 1n), y), multiply(plus(x, 2n), y), true],
    [plus(power(x, 2), -2n), plus(power(x, 2), -3n), true],
    // The common factor is 1 modulo the prime.
    [plus(times(PRIME, x), 1n), multiply(plus(times(PRIME, x), 1n), plus(times(PRIME, x), 2n)), false],
    // They have a common factor only modulo the prime.
    [plus(x, 1n), plus(x, 1n + PRIME), false],
  ])('row %#', (a, b, isSure) => {
    expect(areCoprimeIn(a, b, 'x')).toBe(isSure);
  });
});
