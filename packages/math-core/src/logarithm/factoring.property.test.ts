import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionText } from '../steps/index.js';
import { runs } from '../testing/draws.test-support.js';
import { doubleValue, isInside } from './double-value.test-support.js';
import { expandLogarithm, type RewrittenLogarithm } from './index.js';

const factor = fc.integer({ min: 1, max: 30 });

function expanded(text: string): RewrittenLogarithm {
  const result = expandLogarithm(text);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Formats n ÷ d in lowest terms, as in a condition. */
function fraction(n: number, d: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
  const [top = 0, bottom = 1] = [n / divisor(n, d), d / divisor(n, d)].map((each) => each * Math.sign(d));
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

describe('expandLogarithm of a sum', () => {
  it('is that of its factors, for x above the largest root', () => {
    fc.assert(
      fc.property(
        factor,
        factor,
        fc.nat(3),
        fc.double({ min: 0.01, max: 9, noNaN: true }),
        (a, b, power, more) => {
          const { before, after, domainText, steps } = expanded(
            `ln(${a * a}x^${power + 2} - ${b * b}${power === 0 ? '' : `x^${power}`})`,
          );
          // The greatest common divisor is factored out first, so the arguments are other multiples of the same factors.
          const logarithms = expressionText(after).match(/ln [(x]/g) ?? [];
          expect(logarithms.length).toBeGreaterThanOrEqual(power > 0 ? 3 : 2);
          expect(domainText).toBe(`x > ${fraction(b, a)}`);
          const x = b / a + more;
          const line = [after, ...steps.map((step) => step.after)];
          for (const each of line)
            expect(doubleValue(each, { x })).toBeCloseTo(doubleValue(before, { x }), 6);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('states the domain of a linear argument solved', () => {
    const slope = fc.integer({ min: -50, max: 50 }).filter((n) => n !== 0);
    fc.assert(
      fc.property(slope, slope, fc.integer({ min: -500, max: 500 }), (a, b, tenths) => {
        const { domain, domainText } = expanded(`ln(${a}*x + (${b}))`);
        expect(domainText).toBe(`x ${a > 0 ? '>' : '<'} ${fraction(-b, a)}`);
        const x = tenths / 10 + 0.05;
        if (Math.abs(a * x + b) > 0.01) expect(isInside(domain, { x })).toBe(a * x + b > 0);
      }),
      { numRuns: runs(200) },
    );
  });
});
