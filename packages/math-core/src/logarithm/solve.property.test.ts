import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveLogarithm } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({
  precision: 120,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e9,
  toExpPos: 9e9,
});

const positive = fc.oneof(
  fc.integer({ min: 2, max: 2000 }).map(String),
  fc.integer({ min: 1, max: 10 ** 6 }).map((n) => new Exact(n).div(1000).toString()),
);
const notOne = positive.filter((text) => Number(text) !== 1);
const exponent = fc
  .integer({ min: -20_000, max: 20_000 })
  .filter((n) => n !== 0)
  .map((n) => new Exact(n).div(1000).toString());

/** Checks a figure against base^power to 120 digits. */
function check(base: Decimal, power: Decimal, text: string, relation: string, exact?: string): void {
  const oracle = base.pow(power);
  const decimals = text.split('.')[1]?.length ?? 0;
  const error = oracle.minus(text).abs();
  if (relation === '=') expect(error.div(oracle).lt('1e-100')).toBe(true);
  else {
    const unknown = oracle.times('1e-100'); // The last of 120 digits may be wrong.
    expect(error.minus(unknown).times(new Exact(10).pow(decimals)).lte('0.5')).toBe(true);
    expect(decimals).toBeGreaterThanOrEqual(4);
  }
  if (exact === undefined) return;
  const [top = '', bottom = '1'] = exact.split('/');
  expect(new Exact(top).div(bottom).minus(oracle).abs().div(oracle).lt('1e-100')).toBe(true);
}

describe('solveLogarithm', () => {
  it('returns the value as decimal.js has it', () => {
    fc.assert(
      fc.property(notOne, exponent, (base, result) => {
        const solved = solveLogarithm({ base, result });
        if (!solved.ok) throw new Error(solved.message);
        const { text, relation, exact } = solved.value.answer;
        check(new Exact(base), new Exact(result), text, relation, exact);
      }),
      { numRuns: runs(150) },
    );
  });

  it('returns the base as decimal.js has it', () => {
    fc.assert(
      fc.property(notOne, exponent, (value, result) => {
        const power = new Exact(1).div(result);
        const magnitude = new Exact(value).ln().times(power).abs();
        fc.pre(magnitude.lt(200));
        const solved = solveLogarithm({ value, result });
        if (!solved.ok) throw new Error(solved.message);
        const { text, relation, exact } = solved.value.answer;
        check(new Exact(value), power, text, relation, exact);
      }),
      { numRuns: runs(150) },
    );
  });

  const whole = fc.integer({ min: 2, max: 30 });
  const small = fc.integer({ min: 1, max: 6 });
  it('recognizes every rational answer', () => {
    fc.assert(
      fc.property(whole, whole, small, small, fc.boolean(), (n, d, p, q, isNegative) => {
        fc.pre(n !== d);
        const [top, bottom] = [BigInt(n), BigInt(d)];
        const base = { numerator: top ** BigInt(q), denominator: bottom ** BigInt(q) };
        const result = { numerator: BigInt(isNegative ? -p : p), denominator: BigInt(q) };
        const solved = solveLogarithm({ base, result });
        const [above, below] = isNegative ? [bottom, top] : [top, bottom];
        const wanted = new Exact(above.toString()).div(below.toString()).pow(p);
        expect(solved.ok && solved.value.answer.exact).toBeTypeOf('string');
        const [first = '', second = '1'] = (
          solved.ok && solved.value.answer.exact ? solved.value.answer.exact : ''
        ).split('/');
        expect(new Exact(first).div(second).minus(wanted).abs().div(wanted).lt('1e-100')).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  const anything = fc.oneof(fc.string(), fc.double(), fc.bigInt(), fc.anything());
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.record({ base: anything, value: anything, result: anything }, { requiredKeys: [] }),
        (input) => {
          const solved = solveLogarithm(input as never);
          if (!solved.ok) expect(['base', 'value', 'result']).toContain(solved.field);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
