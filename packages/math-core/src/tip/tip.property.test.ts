import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, Exact, positiveText, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { tip } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const people = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.bigInt({ min: 1n, max: 10n ** 20n })).map(String);

const bills = fc.oneof(positiveText, fc.constant('0'));

it('agrees with a 200-digit calculator, and every step is true', () => {
  fc.assert(
    fc.property(bills, decimalText, people, (bill, percentage, share) => {
      const result = tip({ bill, percentage, people: share });
      if (!result.ok) throw new Error(result.message);
      const amount = new Exact(bill).times(percentage).div(100);
      const total = amount.plus(bill);
      expect(result.value.tip.text).toBe(shown(amount, 2));
      expect(result.value.total.text).toBe(shown(total, 2));
      expect(result.value.tipPerPerson.text).toBe(shown(amount.div(share), 2));
      expect(result.value.perPerson.text).toBe(shown(total.div(share), 2));
      expect(stepFaults(result.value.steps)).toEqual([]);
      if (total.lt(0)) return;
      const { shares } = result.value;
      const paid = shares.reduce(
        (sum, each) => sum.plus(new Exact(each.amount.text).times(each.people)),
        new Exact(0),
      );
      const payers = shares.reduce((sum, each) => sum + BigInt(each.people), 0n);
      const evenly = new Exact(result.value.total.text).div(share);
      if (shares.length === 0) expect(evenly.toFixed()).toBe(new Exact(shown(evenly, 2)).toFixed());
      else {
        expect(paid.toFixed(2)).toBe(result.value.total.text);
        expect(payers.toString()).toBe(share);
        const [more, less] = shares.map(({ amount }) => new Exact(amount.text));
        expect(more?.minus(less ?? 0).toFixed(2)).toBe('0.01');
      }
    }),
    { numRuns: runs(500) },
  );
});
