import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Digits } from '../rational/index.js';
import { decimalsAt, drawnDigits } from '../testing/drawn-digits.test-support.js';
import { decimalText, Exact, shown } from '../testing/oracle.test-support.js';
import { printedFaults } from '../testing/printed-faults.test-support.js';
import { stepText } from '../steps/index.js';
import { statistics } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const list = fc.array(fc.oneof(decimalText, fc.integer({ min: -5, max: 5 }).map(String)), {
  minLength: 1,
  maxLength: 30,
});

/** Formats a number to the requested digits, or by default without trailing zeros. */
const shortTo =
  (digits: Digits) =>
  (value: InstanceType<typeof Exact>): string => {
    const text = shown(value, decimalsAt(value.toNumber(), digits));
    return Object.keys(digits).length === 0 && text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  };

it('agrees with the definitions in 200 digits', () => {
  fc.assert(
    fc.property(list, drawnDigits, (values, digits) => {
      const result = statistics({ values, ...digits });
      const short = shortTo(digits);
      if (!result.ok) throw new Error(result.message);
      const { value: found } = result;
      const sorted = values.map((text) => new Exact(text)).sort((a, b) => a.cmp(b));
      const count = sorted.length;
      const at = (i: number) => sorted[i] ?? new Exact(NaN);
      const medianOf = (from: number, to: number) =>
        at((from + to - 1) >> 1)
          .plus(at((from + to) >> 1))
          .div(2);
      const sum = sorted.reduce((a, b) => a.plus(b));
      // The sum of squared deviations is the mean of the squares minus the square of the mean, times n.
      const squares = sorted
        .reduce((a, b) => a.plus(b.pow(2)), new Exact(0))
        .times(count)
        .minus(sum.pow(2))
        .div(count);
      expect([found.count, found.sum.text, found.mean.text]).toEqual([
        count,
        short(sum),
        short(sum.div(count)),
      ]);
      expect([found.minimum.text, found.maximum.text]).toEqual([short(at(0)), short(at(count - 1))]);
      expect(found.range.text).toBe(short(at(count - 1).minus(at(0))));
      expect(found.median.text).toBe(short(medianOf(0, count)));
      expect(found.population.variance.text).toBe(short(squares.div(count)));
      expect(found.population.standardDeviation.text).toBe(
        short(squares.abs().div(count).sqrt().toDecimalPlaces(90)),
      );
      if (count === 1) return;
      const half = count >> 1;
      expect(found.quartiles?.lower.text).toBe(short(medianOf(0, half)));
      expect(found.quartiles?.upper.text).toBe(short(medianOf(count - half, count)));
      expect(found.sample?.variance.text).toBe(short(squares.div(count - 1)));
      expect(found.sample?.standardDeviation.text).toBe(
        short(
          squares
            .abs()
            .div(count - 1)
            .sqrt()
            .toDecimalPlaces(90),
        ),
      );
    }),
    { numRuns: runs(200) },
  );
});

it('returns the most frequent values as modes, and none if each occurs once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 }), (values) => {
      const result = statistics({ values });
      if (!result.ok) throw new Error(result.message);
      const times = (n: number) => values.filter((value) => value === n).length;
      const most = Math.max(...values.map(times));
      const expected = [0, 1, 2, 3, 4, 5, 6].filter((n) => most > 1 && times(n) === most);
      expect(result.value.modes.map(({ number }) => number)).toEqual(expected);
    }),
  );
});

it('prints lines that are true from their digits alone, the numbers in order and the modes', () => {
  const small = fc.constantFrom('0.00001', '-0.00002', '1/3', '-2', '0', '7');
  fc.assert(
    fc.property(fc.array(fc.oneof(decimalText, small), { minLength: 1, maxLength: 34 }), (values) => {
      const result = statistics({ values });
      if (!result.ok) throw new Error(result.message);
      const { steps, modes } = result.value;
      expect(printedFaults(steps)).toEqual([]);
      const listOf = (id: string) => {
        const line = steps.find((step) => step.id === id);
        return line && stepText(line).split(' = ')[1]?.split(', ').map(exactOf);
      };
      const written = values.map(exactOf).sort((a, b) => a.cmp(b));
      const isWritten = values.length > 1 && values.length <= 30;
      expect(listOf('statistics.sorted')?.map(String)).toEqual(isWritten ? written.map(String) : undefined);
      const most = Math.max(...written.map((n) => written.filter((other) => other.eq(n)).length));
      const often = written.filter(
        (n, i) => !written[i - 1]?.eq(n) && written.filter((other) => other.eq(n)).length === most,
      );
      expect(modes).toHaveLength(most > 1 ? often.length : 0);
      expect(listOf('statistics.modes')?.map(String)).toEqual(most > 1 ? often.map(String) : undefined);
    }),
    { numRuns: runs(200) },
  );
});

function exactOf(text: string): InstanceType<typeof Exact> {
  const [over = '', under = '1'] = text.split('/');
  return new Exact(over).div(under);
}
