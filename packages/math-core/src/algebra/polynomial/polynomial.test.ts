import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import {
  add,
  bounded,
  constant,
  gcd,
  letter,
  multiply,
  negate,
  ONE,
  type Polynomial,
  polynomialExpression,
  power,
  subtract,
} from './polynomial.js';

const [x, y, a] = [letter('x'), letter('y'), letter('a')];
const text = (p: Polynomial): string => expressionText(polynomialExpression(p));
const number = (n: number): Polynomial => constant(BigInt(n));

describe('polynomialExpression', () => {
  it.each<[Polynomial, string]>([
    [number(0), '0'],
    [number(-3), '-3'],
    [power(add(x, y), 2), 'x² + 2xy + y²'],
    [multiply(subtract(x, number(2)), subtract(x, number(3))), 'x² - 5x + 6'],
    [negate(power(x, 2)), '-x²'],
    [subtract(constant({ numerator: 1n, denominator: 3n }), x), '-x + 1/3'],
    [constant({ numerator: 1n, denominator: 2n }), '1/2'],
    [multiply(a, power(x, 2)), 'ax²'],
    [multiply(multiply(number(2), letter('π')), letter('r')), '2πr'],
  ])('writes %# as %s', (polynomial, written) => {
    expect(text(polynomial)).toBe(written);
  });
});

describe('the bounds', () => {
  it.each<[string, () => unknown]>([
    ['a power of a sum', () => power(add(x, ONE), 500)],
    ['a power of five letters', () => power([x, y, a, letter('b'), letter('c')].reduce(add), 60)],
    ['a degree', () => multiply(power(x, 900), power(x, 900))],
    ['a coefficient', () => power(number(7), 3000)],
    ['the work of an enclosing call', () => bounded(50, () => power(add(x, ONE), 20))],
  ])('hold for %s', (_, run) => {
    expect(run).toThrow(expect.objectContaining({ code: 'too-large' }));
  });

  it('are restored after a failed call', () => {
    expect(() => bounded(5, () => power(add(x, ONE), 20))).toThrow();
    expect(power(add(x, ONE), 20).terms).toHaveLength(21);
  });

  it('let the common divisor of dense polynomials be found', () => {
    const dense = (seed: number): Polynomial =>
      power([x, y, a].map((name, i) => multiply(name, number(seed + i))).reduce(add, ONE), 2);
    expect(gcd(multiply(dense(2), dense(3)), multiply(dense(3), dense(5)))).toEqual(dense(3));
  });
});
