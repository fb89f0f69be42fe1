import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression, Step } from '../steps/index.js';
import { shown, roundedIfCertain } from '../testing/oracle.test-support.js';
import { evaluateLogarithm } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
const positiveText = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: -20, max: 10 }))
  .map(([digits, exponent]) => new Exact(digits.toString()).times(new Exact(10).pow(exponent)).toFixed());
const baseText = positiveText.filter((text) => Number(text) !== 1);

function valueOf(base: string | number, value: string | number) {
  const result = evaluateLogarithm({ base, value });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Returns the expected figure of an irrational answer, from 70 of 80 digits. */
function rounded(oracle: Decimal): object {
  const error = oracle.abs().times('1e-70');
  const text = roundedIfCertain(oracle, error, (value) => shown(value, 4));
  const number = roundedIfCertain(oracle, error, Number);
  return { ...(text === undefined ? {} : { text }), ...(number === undefined ? {} : { number }) };
}

describe('evaluateLogarithm', () => {
  it('agrees with decimal.js to 80 digits', () => {
    fc.assert(
      fc.property(baseText, positiveText, (base, value) => {
        const { answer } = valueOf(base, value);
        const oracle = new Exact(value).ln().div(new Exact(base).ln());
        if (answer.exact === undefined) {
          expect(answer).toMatchObject(rounded(oracle));
        } else {
          const [n = '', d = '1'] = answer.exact.split('/');
          expect(new Exact(n).div(d).minus(oracle).abs().lt('1e-70')).toBe(true);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('agrees with decimal.js for base e', () => {
    fc.assert(
      fc.property(baseText, (value) => {
        expect(valueOf('e', value).answer).toMatchObject({
          ...rounded(new Exact(value).ln()),
          relation: '≈',
        });
      }),
      { numRuns: runs(100) },
    );
  });

  it('is exact for every integer power: log_a(a^k) = k', () => {
    for (let a = 2; a <= 50; a++) {
      for (let k = 1; k <= 20; k++) {
        const { answer } = valueOf(a, (BigInt(a) ** BigInt(k)).toString());
        expect(answer).toEqual({ exact: String(k), number: k, text: `${k}.0000`, relation: '=' });
      }
    }
  });

  it('is exact for roots: log_(c^q)(c^p) = p/q', () => {
    for (let c = 2n; c <= 7n; c++) {
      for (let q = 1n; q <= 8n; q++) {
        for (let p = 1n; p <= 8n; p++) {
          const { answer } = valueOf((c ** q).toString(), (c ** p).toString());
          const [n = '', d = '1'] = (answer.exact ?? '').split('/');
          expect(new Exact(n).times(q.toString()).equals(new Exact(p.toString()).times(d))).toBe(true);
          expect(answer.number).toBe(Number(p) / Number(q));
        }
      }
    }
  });

  it('every step is true, and shows ≈ exactly if it rounds', () => {
    fc.assert(
      fc.property(baseText, positiveText, (base, value) => {
        const { steps, exactForm } = valueOf(base, value);
        for (const step of [...steps.slice(2), ...exactForm]) expect(isTrue(step), step.id).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });
});

function isTrue(step: Step): boolean {
  const [before, after] = [evaluate(step.before), evaluate(step.after)];
  const distance = before.minus(after).abs();
  if (step.relation === '=') return distance.lt('1e-65');
  if (distance.lt('1e-65')) return false;
  // The quotient of two figures with four significant digits or four decimals is right to at least three digits.
  if (typeof step.after !== 'string') return true;
  return distance.lte(new Exact(10).pow(-(step.after.split('.')[1] ?? '').length).div(2));
}

function evaluate(expression: Expression): Decimal {
  if (typeof expression === 'string') {
    const [n = '', d = '1'] = expression.split('/');
    return new Exact(n).div(d);
  }
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return evaluate(first).ln();
  if (operator === 'log') return evaluate(second).ln().div(evaluate(first).ln());
  if (operator === '^') return evaluate(first).pow(evaluate(second));
  return evaluate(first).div(evaluate(second));
}
