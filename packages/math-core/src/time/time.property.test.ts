import fc from 'fast-check';
import { Duration } from 'luxon';
import { expect, it } from 'vitest';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { combineDurations, type DurationInput } from './index.js';
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

it('adds fractions of hours that total whole seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), fc.integer({ min: 1, max: 3600 }), (n, d) => {
      const sum = combineDurations({
        operation: 'add',
        first: { hours: `${n}/${d}` },
        second: { seconds: 1 },
      });
      const isWhole = (n * 3600) % d === 0;
      expect(sum).toMatchObject(
        isWhole
          ? { ok: true, value: { totalSeconds: String((n * 3600) / d + 1) } }
          : { ok: false, field: 'first', code: 'not-an-integer' },
      );
    }),
  );
});

it('takes a negative result as input, with its sign', () => {
  fc.assert(
    fc.property(operation, period, period, fc.nat(10 ** 9), (name, { days }, { hours }, seconds) => {
      const between = valueOf(name, { days }, { hours });
      const { totalSeconds } = valueOf('subtract', between, { seconds });
      const [first, second] = [BigInt(days) * 86_400n, BigInt(hours) * 3600n];
      expect(BigInt(totalSeconds)).toBe(first + (name === 'add' ? second : -second) - BigInt(seconds));
    }),
  );
});
