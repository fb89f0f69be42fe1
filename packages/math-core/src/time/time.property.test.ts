import fc from 'fast-check';
import { Duration } from 'luxon';
import { expect, it } from 'vitest';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { combineDurations, type DurationInput, readWhole } from './index.js';
import { SECONDS_OF } from './seconds.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const whole = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
);
const period = fc.record({ days: whole, hours: whole, minutes: whole, seconds: whole });
const operation = fc.constantFrom('add' as const, 'subtract' as const);

function valueOf(operation: 'add' | 'subtract', first: DurationInput, second: DurationInput) {
  const result = combineDurations({ operation, first, second });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const text = (n: number | bigint): string => n.toString();

it('adds and subtracts seconds, and its parts make the total', () => {
  fc.assert(
    fc.property(operation, period, period, (name, a, b) => {
      const found = valueOf(name, a, { ...b, days: text(b.days) });
      const seconds = ({ days, hours, minutes, seconds }: typeof a): bigint =>
        ((BigInt(days) * 24n + BigInt(hours)) * 60n + BigInt(minutes)) * 60n + BigInt(seconds);
      const total = seconds(a) + (name === 'add' ? seconds(b) : -seconds(b));
      expect(found.totalSeconds).toBe(total.toString());
      const { days, hours, minutes, seconds: rest, negative } = found;
      const size = BigInt(days) * 86_400n + BigInt(hours * 3600 + minutes * 60 + rest);
      expect(negative ? -size : size).toBe(total);
      expect(negative).toBe(total < 0n);
      expect(hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 && rest >= 0 && rest < 60).toBe(true);
      expect(stepFaults(found.steps, SECONDS_OF)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

it('agrees with luxon', () => {
  const small = fc.nat(10_000);
  const parts = fc.record({ days: small, hours: small, minutes: small, seconds: small });
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const oracle = Duration.fromObject(a).plus(b).shiftTo('days', 'hours', 'minutes', 'seconds');
      const { days, hours, minutes, seconds } = valueOf('add', a, b);
      expect({ days: Number(days), hours, minutes, seconds }).toEqual(oracle.toObject());
    }),
  );
});

it('reads whole numbers as parseInt does', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[ \t]{0,2}[-+]?\d{0,15}[.a-z\d ]{0,3}$/));
  fc.assert(
    fc.property(
      texts.filter((s) => !/[,−]/.test(s)),
      (input) => {
        const oracle = Number.parseInt(input, 10);
        if (Math.abs(oracle) > Number.MAX_SAFE_INTEGER) return;
        expect(Number(readWhole(input))).toBe(oracle || 0);
      },
    ),
    { numRuns: runs(1000) },
  );
});

it('takes grouping commas out', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.constantFrom('', '.9', ' h', 'x'),
      (n, end) => {
        const grouped = n.toString().replace(/\B(?=(\d{3})+$)/g, ',');
        expect(readWhole(grouped + end)).toBe(n);
      },
    ),
  );
});

it('never fails for anything in a field', () => {
  const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true });
  const untyped = combineDurations as (input: unknown) => ReturnType<typeof combineDurations>;
  fc.assert(
    fc.property(operation, anything, anything, anything, (name, days, hours, second) => {
      expect(untyped({ operation: name, first: { days, hours }, second }).ok).toBe(true);
    }),
  );
});
