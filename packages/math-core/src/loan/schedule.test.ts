import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFraction } from '../testing/step-faults.test-support.js';
import { exactLoan, roundedText } from './exact-loan.test-support.js';
import { type LoanSchedule, type LoanScheduleInput, loanSchedule } from './index.js';
import { computeSchedule } from './schedule.js';
import { runs } from '../testing/draws.test-support.js';

const untyped = loanSchedule as (input: unknown) => ReturnType<typeof loanSchedule>;

function valueOf(input: LoanScheduleInput): LoanSchedule {
  const result = loanSchedule(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const sum = (texts: readonly string[]): bigint => texts.reduce((total, text) => total + cents(text), 0n);

/** Returns the faults of a schedule: rows that don't follow from the previous one, and sums that don't match. */
function faults(schedule: LoanSchedule, principal: bigint, rateText: string, payment: bigint): string[] {
  const [found, [r, s]] = [[] as string[], readFraction(rateText)];
  let [balance, charged] = [principal, 0n];
  for (const [index, row] of schedule.rows.entries()) {
    const interest = cents(roundedText([balance * r, s * 120_000n], 2));
    charged += interest;
    if (cents(row.interestSoFar) !== charged) found.push(`interest up to ${row.number}`);
    const isLast = index === schedule.rows.length - 1;
    if (cents(row.interest) !== interest) found.push(`interest of ${row.number}`);
    if (!isLast && cents(row.payment) !== payment) found.push(`payment of ${row.number}`);
    if (cents(row.payment) !== interest + cents(row.principal)) found.push(`parts of ${row.number}`);
    balance -= cents(row.principal);
    if (cents(row.balance) !== balance || row.number !== index + 1) found.push(`row ${row.number}`);
    if (!isLast && balance === 0n) found.push('a row after the end');
  }
  const { rows, totalPaid, totalInterest, payments } = schedule;
  if (cents(schedule.principal) !== principal) found.push('principal');
  if (balance !== 0n) found.push('the balance stays');
  if (sum(rows.map((row) => row.principal)) !== principal) found.push('Σ principal is not the loan');
  if (sum(rows.map((row) => row.payment)) !== cents(totalPaid)) found.push('Σ payment');
  if (sum(rows.map((row) => row.interest)) !== cents(totalInterest)) found.push('Σ interest');
  if (payments !== rows.length) found.push('payments');
  return found;
}

describe('loanSchedule', () => {
  it.each([
    [200_000, '6.5', 30, 360, '1264.14', '1259.56', '455085.82', '255085.82'],
    [200_000, '0', 30, 360, '555.56', '553.96', '200000.00', '0.00'],
    [1200, '0', 1, 12, '100.00', '100.00', '1200.00', '0.00'],
    [100_000, '0.0000000001', 30, 360, '277.78', '276.98', '100000.00', '0.00'],
    [100_000, '1000', 30, 360, '83333.33', '183333.33', '30099998.80', '29999998.80'],
    [100_000, '100', 40, 480, '8333.33', '108333.33', '4099998.40', '3999998.40'],
  ])(
    'of %d at %s %% over %d years closes',
    (principal, annualRate, years, payments, payment, last, paid, interest) => {
      const schedule = valueOf({ principal, annualRate, years });
      expect(schedule.rows[0]?.payment).toBe(payment);
      expect(schedule.rows.at(-1)).toMatchObject({ number: payments, payment: last, balance: '0.00' });
      expect(schedule).toMatchObject({ payments, totalPaid: paid, totalInterest: interest });
      expect(faults(schedule, BigInt(principal) * 100n, annualRate, cents(payment))).toEqual([]);
    },
  );

  it('shows each month', () => {
    expect(valueOf({ principal: 1000, annualRate: 12, years: 0.25 }).rows).toEqual([
      {
        number: 1,
        payment: '340.02',
        interest: '10.00',
        principal: '330.02',
        interestSoFar: '10.00',
        balance: '669.98',
      },
      {
        number: 2,
        payment: '340.02',
        interest: '6.70',
        principal: '333.32',
        interestSoFar: '16.70',
        balance: '336.66',
      },
      {
        number: 3,
        payment: '340.03',
        interest: '3.37',
        principal: '336.66',
        interestSoFar: '20.07',
        balance: '0.00',
      },
    ]);
  });

  it('ends earlier with an extra payment', () => {
    const extra = valueOf({ principal: 1200, annualRate: 0, years: 1, extra: 100 });
    expect(extra).toMatchObject({ payments: 6, totalPaid: '1200.00' });
    const mortgage = valueOf({ principal: 200_000, annualRate: 6.5, years: 30, extra: '200' });
    expect(faults(mortgage, 20_000_000n, '6.5', 146_414n)).toEqual([]);
    expect(mortgage.payments).toBeLessThan(360);
    expect(valueOf({ principal: 100, annualRate: 5, years: 30, extra: 1e6 }).payments).toBe(1);
  });

  it('ends earlier if the payment was rounded up', () => {
    expect(valueOf({ principal: 0.06, annualRate: 0, years: 1 })).toMatchObject({
      payments: 6,
      totalPaid: '0.06',
    });
  });

  it('ends with the last payment if the payment was rounded to 0', () => {
    const { rows } = valueOf({ principal: 0.01, annualRate: 0, years: 1 });
    expect(rows.map(({ payment }) => payment)).toEqual([...Array<string>(11).fill('0.00'), '0.01']);
  });

  it.each([0, '0.004', '-0'])('has no rows for a principal of %s', (principal) => {
    expect(valueOf({ principal, annualRate: 5, years: 1 })).toEqual({
      principal: '0.00',
      rows: [],
      totalPaid: '0.00',
      totalInterest: '0.00',
      payments: 0,
    });
  });

  it('accepts a negative rate', () => {
    const schedule = valueOf({ principal: 1000, annualRate: -12, years: 1 });
    expect(faults(schedule, 100_000n, '-12', cents(schedule.rows[0]?.payment ?? ''))).toEqual([]);
    expect(schedule.totalInterest.startsWith('-')).toBe(true);
  });

  it('every row follows from the previous row, and Σ principal is the loan', () => {
    const money = fc.integer({ min: 1, max: 1e9 });
    const rates = fc.oneof(fc.nat(3000), fc.nat(200_000)).map((n) => `${n}/100`);
    fc.assert(
      fc.property(
        money,
        rates,
        fc.integer({ min: 1, max: 420 }),
        fc.nat(100_000),
        (amount, rate, n, extra) => {
          const [numerator, denominator] = readFraction(rate);
          const input = {
            principal: { numerator: BigInt(amount), denominator: 100n },
            annualRate: { numerator, denominator },
            years: { numerator: BigInt(n), denominator: 12n },
            extra: { numerator: BigInt(extra), denominator: 100n },
          };
          const regular = cents(roundedText(exactLoan(`${amount}/100`, rate, n).payment, 2));
          expect(faults(valueOf(input), BigInt(amount), rate, regular + BigInt(extra))).toEqual([]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('does so at rates of more digits than are computed with first', () => {
    const digits = fc.stringMatching(/^\d{100,380}$/);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: -20, max: 40 }),
        digits,
        fc.integer({ min: 1, max: 420 }),
        (amount, whole, decimals, months) => {
          const annualRate = `${whole}.${decimals}1`;
          const schedule = valueOf({ principal: `${amount}/100`, annualRate, months });
          const payment = cents(schedule.rows[0]?.payment ?? '');
          expect(faults(schedule, BigInt(amount), annualRate, payment)).toEqual([]);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  // 0.5% of 1.00 is half a cent, and 10^-110% more exceeds half a cent, which 160 bits of the rate can't show.
  it.each([
    ['above', `6.${'0'.repeat(108)}1`, '0.01'],
    ['below', `5.${'9'.repeat(109)}`, '0.00'],
    ['below 0, above', `-5.${'9'.repeat(109)}`, '0.00'],
    ['below 0, below', `-6.${'0'.repeat(108)}1`, '-0.01'],
  ])('rounds interest that is half a cent to 100 digits: %s', (_, annualRate, interest) => {
    expect(valueOf({ principal: 1, annualRate, years: 1 }).rows[0]?.interest).toBe(interest);
  });

  it('accepts a negative rate of many digits', () => {
    const annualRate = `-12.${'3'.repeat(150)}`;
    const schedule = valueOf({ principal: 1000, annualRate, years: 2 });
    expect(faults(schedule, 100_000n, annualRate, cents(schedule.rows[0]?.payment ?? ''))).toEqual([]);
  });

  it('writes 12,000 rows, each by one look at the rate, of short amounts', () => {
    let looks = 0;
    const rate = {
      denominator: 2400n,
      get numerator() {
        looks++;
        return 13n;
      },
    };
    const written = computeSchedule({ principal: 20_000_000n, payment: 108_333n, rate, payments: 12_000 });
    expect([written.payments, looks]).toEqual([12_000, 12_000]);
    const whole = valueOf({ principal: 200_000, annualRate: 6.5, years: 1000 });
    expect(whole.payments).toBe(12_000);
    expect(JSON.stringify(whole).length).toBeLessThan(200 * 12_000);
  });

  const usual = { principal: 1000, annualRate: 5, years: 1 };
  it.each([
    ['extra', { ...usual, extra: 'x' }, 'not-a-number'],
    ['extra', { ...usual, extra: '' }, 'not-a-number'],
    ['extra', { ...usual, extra: -1 }, 'out-of-range'],
    ['principal', { ...usual, principal: -1 }, 'out-of-range'],
    ['principal', { ...usual, principal: '1e16' }, 'too-large'],
    ['annualRate', { ...usual, annualRate: '1e16' }, 'too-large'],
    ['annualRate', { ...usual, annualRate: -1200 }, 'out-of-range'],
    ['years', { ...usual, years: 1001 }, 'out-of-range'],
    ['principal', null, 'not-a-number'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(untyped(input)).toMatchObject({ ok: false, field, code });
  });
});
