import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, Exact, positiveText, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { discount } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const price = fc.oneof(positiveText, fc.constant('0'));
const percent = decimalText.filter((text) => Number(text) <= 100);

it('agrees with a 200-digit calculator, and every step is true', () => {
  fc.assert(
    fc.property(price, percent, (price, percentage) => {
      const result = discount({ price, percentage });
      if (!result.ok) throw new Error(result.message);
      const saved = new Exact(price).times(percentage).div(100);
      expect(result.value.saved.text).toBe(shown(saved, 2));
      expect(result.value.finalPrice.text).toBe(shown(new Exact(price).minus(saved), 2));
      expect(stepFaults(result.value.steps)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

it('the amount saved and the final price add up to the price exactly', () => {
  fc.assert(
    fc.property(price, percent, (price, percentage) => {
      const result = discount({ price, percentage });
      if (!result.ok) throw new Error(result.message);
      const { saved, finalPrice } = result.value;
      expect(new Exact(saved.exact ?? NaN).plus(finalPrice.exact ?? NaN).equals(price)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
