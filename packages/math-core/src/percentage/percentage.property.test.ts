import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, Exact, nonZeroText, telling } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import type { Result } from '../result/index.js';
import {
  type PercentageAnswer,
  partOfTotal,
  percentageChange,
  percentOf,
  reversePercentage,
} from './index.js';
import { runs } from '../testing/draws.test-support.js';

function expectAnswer(result: Result<PercentageAnswer>, expected: Decimal) {
  if (!result.ok) throw new Error(result.message);
  const { answer, steps } = result.value;
  const text = telling(expected, 2);
  expect(answer.text).toBe(text);
  expect(answer.relation).toBe(expected.equals(text) ? '=' : '≈');
  expect(stepFaults(steps)).toEqual([]);
}

const options = { numRuns: runs(300) };

it('percentOf agrees with a 200-digit calculator', () => {
  fc.assert(
    fc.property(decimalText, decimalText, (percentage, value) => {
      expectAnswer(percentOf({ percentage, value }), new Exact(value).times(percentage).div(100));
    }),
    options,
  );
});

it('partOfTotal agrees with a 200-digit calculator', () => {
  fc.assert(
    fc.property(decimalText, nonZeroText, (part, total) => {
      expectAnswer(partOfTotal({ part, total }), new Exact(part).times(100).div(total));
    }),
    options,
  );
});

it('percentageChange agrees with a 200-digit calculator', () => {
  fc.assert(
    fc.property(nonZeroText, decimalText, (from, to) => {
      const start = new Exact(from);
      expectAnswer(percentageChange({ from, to }), new Exact(to).minus(start).times(100).div(start.abs()));
    }),
    options,
  );
});

it('a change points the way the number moves', () => {
  fc.assert(
    fc.property(nonZeroText, decimalText, (from, to) => {
      const result = percentageChange({ from, to });
      expect(result.ok && Math.sign(result.value.answer.number)).toBe(new Exact(to).comparedTo(from));
    }),
    options,
  );
});

it('reversePercentage agrees with a 200-digit calculator', () => {
  fc.assert(
    fc.property(nonZeroText, decimalText, (percentage, part) => {
      expectAnswer(reversePercentage({ percentage, part }), new Exact(part).times(100).div(percentage));
    }),
    options,
  );
});

it('reversePercentage undoes percentOf exactly', () => {
  fc.assert(
    fc.property(nonZeroText, decimalText, (percentage, value) => {
      const there = percentOf({ percentage, value });
      const part = there.ok ? (there.value.answer.exact ?? '') : '';
      const back = reversePercentage({ percentage, part });
      expect(back.ok && back.value.answer.exact).toBe(new Exact(value).plus(0).toFixed());
    }),
    options,
  );
});
