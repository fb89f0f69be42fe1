import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate, ARITHMETIC_OPERATIONS, type ArithmeticOperation } from './index.js';
import { decimalText, Exact, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const ORACLE: Readonly<Record<ArithmeticOperation, (a: Decimal, b: Decimal) => Decimal>> = {
  add: (a, b) => a.plus(b),
  subtract: (a, b) => a.minus(b),
  multiply: (a, b) => a.times(b),
  divide: (a, b) => a.div(b),
};

it('agrees with a 200-digit calculator, and every step is true', () => {
  fc.assert(
    fc.property(
      decimalText,
      fc.constantFrom(...ARITHMETIC_OPERATIONS),
      decimalText,
      (left, operation, right) => {
        fc.pre(operation !== 'divide' || Number(right) !== 0);
        const result = calculate({ left, operation, right });
        if (!result.ok) throw new Error(result.message);
        const expected = ORACLE[operation](new Exact(left), new Exact(right));
        const text = new Exact(shown(expected, 10)).toFixed();
        const { answer, steps } = result.value;
        expect(answer.text).toBe(text);
        expect(answer.relation).toBe(expected.equals(text) ? '=' : '≈');
        expect(answer.number).toBe(expected.toNumber() + 0);
        expect(stepFaults(steps)).toEqual([]);
      },
    ),
    { numRuns: runs(500) },
  );
});

it('undoes every operation by its inverse, exactly', () => {
  const pairs = [
    ['add', 'subtract'],
    ['subtract', 'add'],
    ['multiply', 'divide'],
    ['divide', 'multiply'],
  ] as const;
  fc.assert(
    fc.property(decimalText, fc.constantFrom(...pairs), decimalText, (left, [there, back], right) => {
      fc.pre(Number(right) !== 0);
      const once = calculate({ left, operation: there, right });
      const exact = once.ok ? (once.value.answer.exact ?? '') : '';
      const [numerator = '', denominator = '1'] = exact.split('/');
      const middle =
        denominator === '1' ? numerator : { numerator: BigInt(numerator), denominator: BigInt(denominator) };
      const twice = calculate({ left: middle, operation: back, right });
      expect(twice.ok && twice.value.answer.exact).toBe(new Exact(left).plus(0).toFixed());
    }),
    { numRuns: runs(300) },
  );
});
