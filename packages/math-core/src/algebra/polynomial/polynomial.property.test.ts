import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../../rational/rational.js';
import { runs } from '../../testing/draws.test-support.js';
import {
  add,
  coefficientsIn,
  constant,
  constantOf,
  divideExactly,
  divideWithRemainder,
  evaluate,
  fromCoefficients,
  gcd,
  isEqual,
  isZero,
  lcm,
  letter,
  multiply,
  ONE,
  type Polynomial,
  power,
  substitute,
  subtract,
  ZERO,
} from './polynomial.js';

type Row = readonly [coefficient: number, x: number, y: number, a: number];

/** A polynomial as rows, from which the test creates both the polynomial and its value. */
const rows = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(2), fc.nat(2), fc.nat(1)), {
  maxLength: 4,
});
const point = fc.tuple(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -5, max: 5 }),
);
type Point = readonly [number, number, number];

const made = (from: readonly Row[]): Polynomial =>
  from
    .map(([c, x, y, a]) =>
      [power(letter('x'), x), power(letter('y'), y), power(letter('a'), a)].reduce(
        multiply,
        constant(BigInt(c)),
      ),
    )
    .reduce(add, ZERO);

/** Computes the value directly from the rows. */
const valueOf = (from: readonly Row[], [x, y, a]: Point): bigint =>
  from.reduce(
    (sum, [c, i, j, k]) =>
      sum + BigInt(c) * BigInt(x) ** BigInt(i) * BigInt(y) ** BigInt(j) * BigInt(a) ** BigInt(k),
    0n,
  );

const at = (p: Polynomial, [x, y, a]: Point): bigint | undefined => {
  const value = constantOf(evaluate(p, { x: rational(x), y: rational(y), a: rational(a) }));
  return value && value.numerator / value.denominator;
};

const check = (property: fc.IRawProperty<never> | fc.IProperty<never>): void => {
  fc.assert(property as fc.IProperty<never>, { numRuns: runs(100) });
};

describe('the arithmetic of polynomials', () => {
  it('agrees with the values', () => {
    check(
      fc.property(rows, rows, point, (p, q, where) => {
        const [left, right] = [valueOf(p, where), valueOf(q, where)];
        expect(at(add(made(p), made(q)), where)).toBe(left + right);
        expect(at(subtract(made(p), made(q)), where)).toBe(left - right);
        expect(at(multiply(made(p), made(q)), where)).toBe(left * right);
        expect(at(power(made(p), 3), where)).toBe(left ** 3n);
        expect(at(substitute(made(p), 'x', made(q)), where)).toBe(
          valueOf(p, [Number(right), where[1], where[2]]),
        );
      }) as never,
    );
  });

  it('keeps nonzero terms from highest to lowest, and rebuilds a polynomial from its coefficients', () => {
    check(
      fc.property(rows, (p) => {
        const { terms } = made(p);
        expect(terms.every(({ coefficient }) => coefficient.numerator !== 0n)).toBe(true);
        expect(new Set(terms.map((term) => term.monomial.key)).size).toBe(terms.length);
        expect(
          terms.every((term, i) => i === 0 || term.monomial.degree <= (terms[i - 1]?.monomial.degree ?? 0)),
        ).toBe(true);
        expect(isEqual(fromCoefficients(coefficientsIn(made(p), 'y'), 'y'), made(p))).toBe(true);
      }) as never,
    );
  });
});

describe('division', () => {
  it('finds the other factor of a product, and never a false one', () => {
    check(
      fc.property(rows, rows, (p, q) => {
        const [a, b] = [made(p), made(q)];
        if (isZero(b)) return;
        const quotient = divideExactly(multiply(a, b), b);
        expect(quotient && isEqual(quotient, a)).toBe(true);
        const other = divideExactly(add(multiply(a, b), ONE), b);
        expect(other === undefined || isEqual(multiply(other, b), add(multiply(a, b), ONE))).toBe(true);
      }) as never,
    );
  });

  it('with remainder reproduces the dividend', () => {
    check(
      fc.property(rows, rows, (p, q) => {
        const [a, b] = [
          made(p),
          add(power(letter('x'), 3), evaluate(made(q), { y: rational(2), a: rational(1) })),
        ];
        const { quotient, remainder } = divideWithRemainder(a, b, 'x');
        expect(isEqual(add(multiply(quotient, b), remainder), a)).toBe(true);
        expect(coefficientsIn(remainder, 'x').length).toBeLessThan(4);
      }) as never,
    );
  });
});

describe('the greatest common divisor', () => {
  it('divides both, is divisible by every common factor, and leaves coprime quotients', () => {
    fc.assert(
      fc.property(rows, rows, rows, (p, q, r) => {
        const [a, b] = [multiply(made(p), made(r)), multiply(made(q), made(r))];
        const common = gcd(a, b);
        expect(isZero(common)).toBe(isZero(a) && isZero(b));
        if (isZero(common)) return;
        const [restA, restB] = [divideExactly(a, common), divideExactly(b, common)];
        expect([restA, restB]).not.toContain(undefined);
        expect(divideExactly(common, made(r))).toBeDefined();
        if (restA && restB && !isZero(a) && !isZero(b)) expect(constantOf(gcd(restA, restB))).toBeDefined();
        if (!isZero(a)) expect(divideExactly(lcm(a, a), a)).toBeDefined();
      }),
      {
        numRuns: runs(100),
        examples: [
          [
            [[-1, 1, 0, 0]],
            [
              [1, 0, 0, 0],
              [1, 1, 0, 0],
            ],
            [
              [-1, 1, 0, 0],
              [2, 0, 0, 1],
              [1, 0, 2, 1],
            ],
          ],
        ],
      },
    );
  });
});
