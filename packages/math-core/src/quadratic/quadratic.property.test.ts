import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printedFaults } from '../testing/printed-faults.test-support.js';
import type { Digits } from '../rational/index.js';
import { decimalsAt, drawnDigits } from '../testing/drawn-digits.test-support.js';
import { decimalText } from '../testing/oracle.test-support.js';
import { complexValue } from '../testing/complex-value.test-support.js';
import { solveQuadratic } from './index.js';
import { simplifiedRoot } from './surd.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });
const small = fc.integer({ min: -40, max: 40 }).map(String);
const coefficient = fc.oneof(small, decimalText);
const first = coefficient.filter((text) => Number(text) !== 0);

function valueOf(a: string, b: string, c: string, digits: Digits = {}) {
  const result = solveQuadratic({ a, b, c, ...digits });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Rounds a value of 120 digits to the requested digits. Values this close to a tie count as one. */
const shownTo =
  (digits: Digits) =>
  (value: Decimal): string => {
    const near = value.toDecimalPlaces(60);
    return near.toFixed(decimalsAt(near.toNumber(), digits)).replace(/^-(?=[0.]+$)/, '');
  };

it('agrees with the formula in 120 digits, the root with + first', () => {
  fc.assert(
    fc.property(first, coefficient, coefficient, drawnDigits, (a, b, c, digits) => {
      const { discriminant, roots, vertex } = valueOf(a, b, c, digits);
      const shown = shownTo(digits);
      const D = new Exact(b).pow(2).minus(new Exact(4).times(a).times(c));
      expect(discriminant.text).toBe(shown(D));
      const [center, root] = [new Exact(b).neg(), D.abs().sqrt()].map((part) => part.div(2).div(a));
      if (!center || !root) throw new Error('There must be two.');
      expect(vertex.x.text).toBe(shown(center));
      const y = new Exact(c).minus(new Exact(b).pow(2).div(4).div(a));
      expect(vertex.y.text).toBe(shown(y));
      const expected = D.isNegative()
        ? [root, root.neg()].map((part) => [shown(center), shown(part)])
        : [center.plus(root), center.minus(root)].map((value) => [shown(value), undefined]);
      const found = roots.map(({ real, imaginary }) => [real.text, imaginary?.text]);
      expect(found).toEqual(D.isZero() ? expected.slice(0, 1) : expected);
    }),
    { numRuns: runs(600), examples: [['4504', '-0.000001', '1', { significant: 1 }]] },
  );
});

it('prints lines that are true from their digits alone', () => {
  const small = fc.constantFrom('0.00001', '-0.0003', '1/3', '-7/12', '0', '0.5');
  fc.assert(
    fc.property(
      fc.oneof(first, fc.constant('-1/3')),
      fc.oneof(coefficient, small),
      fc.oneof(coefficient, small),
      (a, b, c) => {
        const { steps, vertexSteps } = valueOf(a, b, c);
        expect(printedFaults([...steps, ...vertexSteps])).toEqual([]);
      },
    ),
    { numRuns: runs(400), examples: [['12', '0', '1/3']] },
  );
});

it('returns roots that solve the equation, exactly written', () => {
  fc.assert(
    fc.property(first, coefficient, coefficient, (a, b, c) => {
      for (const { expression } of valueOf(a, b, c).roots) {
        const [re, im] = complexValue(expression);
        const real = re.pow(2).minus(im.pow(2)).times(a).plus(re.times(b)).plus(c);
        const imaginary = re.times(im).times(2).times(a).plus(im.times(b));
        // The precision is 60 digits, some of which cancel between the large terms of a small root.
        const size = new Decimal(b).pow(2).plus(new Decimal(a).times(c).abs()).div(a).abs().plus(1);
        expect(real.abs().lte(size.times('1e-45')), JSON.stringify(expression)).toBe(true);
        expect(imaginary.abs().lte(size.times('1e-45')), JSON.stringify(expression)).toBe(true);
      }
    }),
    { numRuns: runs(200) },
  );
});

it('factors what was multiplied out of whole factors', () => {
  const whole = fc.integer({ min: -30, max: 30 });
  const nonZero = whole.filter((n) => n !== 0);
  fc.assert(
    fc.property(nonZero, nonZero, whole, whole, (p, q, r, s) => {
      const { factored } = valueOf(String(p * q), String(p * s + q * r), String(r * s));
      if (!factored) throw new Error('It has rational roots.');
      for (const x of [3.5, -11]) {
        expect(complexValue(factored, { x: String(x) })[0].toNumber() + 0).toBe(
          (p * x + r) * (q * x + s) + 0,
        );
      }
    }),
  );
});

it('accepts every square out of a root', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (square, rest) => {
      const n = BigInt(square) ** 2n * BigInt(rest);
      const { factor, radicand } = simplifiedRoot(n);
      expect(factor * factor * radicand).toBe(n);
      for (let p = 2n; p * p <= radicand; p++) expect(radicand % (p * p) === 0n).toBe(false);
    }),
    { numRuns: runs(50) },
  );
});
