import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { bitLength } from '../rational/integer.js';
import { realFigure } from '../real/enclosure.js';
import { amortise } from './amortisation.js';
import type { Amount } from './amount.js';
import { type LoanInput, loan, MAX_PAYMENTS } from './index.js';
import { parseTerms } from './terms.js';

/** The largest precision of an amount, in bits. */
const MOST_BITS = 100_000;

/** Returns the bits of an amount, or the bits needed to round it. */
function bitsOf(amount: Amount): number {
  if ('near' in amount) return bitsOf(amount.exact());
  if (typeof amount !== 'function') return bitLength(amount.numerator) + bitLength(amount.denominator);
  let most = 0;
  realFigure((bits) => {
    most = Math.max(most, bits);
    if (most > MOST_BITS) throw new Error(`It asks for ${bits} bits.`);
    return amount(bits);
  }, 2);
  return most;
}

const untyped = loan as (input: unknown) => ReturnType<typeof loan>;

function valueOf(input: LoanInput) {
  const result = loan(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const texts = (input: LoanInput) => {
  const { payment, total, interest, payments } = valueOf(input);
  return [payment.text, total.text, interest.text, payments];
};

describe('loan', () => {
  it.each([
    [200_000, 6.5, 30, '1264.14', '455088.98', '255088.98', 360],
    [200_000, 0, 30, '555.56', '200000.00', '0.00', 360],
    [1200, 0, 1, '100.00', '1200.00', '0.00', 12],
    [100_000, '1e-10', 30, '277.78', '100000.00', '0.00', 360],
    [100_000, 1000, 30, '83333.33', '30000000.00', '29900000.00', 360],
    [100_000, 100, 40, '8333.33', '4000000.00', '3900000.00', 480],
    [1000, 12, { numerator: 1n, denominator: 12n }, '1010.00', '1010.00', '10.00', 1],
    [1000, 12, 0.25, '340.02', '1020.07', '20.07', 3],
    [0, 6.5, 30, '0.00', '0.00', '0.00', 360],
    [1000, -12, 0.25, '326.69', '980.07', '-19.93', 3],
    ['0.5', 12, { numerator: 1n, denominator: 12n }, '0.51', '0.51', '0.01', 1], // The exact value is 0.505, a tie.
    ['0.00375', 1200, { numerator: 1n, denominator: 6n }, '0.01', '0.01', '0.01', 2], // The exact value is 0.005, a tie.
    [0.06, 0, 1, '0.01', '0.06', '0.00', 12], // The exact value is 0.005, a tie.
  ])('of %s at %s %% over %s years', (principal, annualRate, years, payment, total, interest, payments) => {
    expect(texts({ principal, annualRate, years })).toEqual([payment, total, interest, payments]);
  });

  it('shows ≈ exactly if rounding changed the value', () => {
    const { payment, total, interest } = valueOf({ principal: 200_000, annualRate: 0, years: 30 });
    expect(payment).toEqual({ exact: '5000/9', number: 5000 / 9, text: '555.56', relation: '≈' });
    expect(total).toEqual({ exact: '200000', number: 200_000, text: '200000.00', relation: '=' });
    expect(interest).toEqual({ exact: '0', number: 0, text: '0.00', relation: '=' });
    // One payment at 1% per month
    const month = { numerator: 1n, denominator: 12n };
    expect(valueOf({ principal: 1000, annualRate: 12, years: month }).payment).toEqual({
      exact: '1010',
      number: 1010,
      text: '1010.00',
      relation: '=',
    });
  });

  it('is an exact tie with a rate of hundreds of digits', () => {
    // With 1 + r = 1 + 10^-300, P (1 + r) is (10^300 + 1) × 5/1000, which is 0.005 past full cents.
    const result = texts({
      principal: '5e297',
      annualRate: '12e-298',
      years: { numerator: 1n, denominator: 12n },
    });
    expect(result[0]).toBe(`5${'0'.repeat(297)}.01`);
  });

  it('omits the exact value if it is long', () => {
    expect(valueOf({ principal: 200_000, annualRate: 6.5, years: 30 }).payment).toEqual({
      number: 1264.1360469859274,
      text: '1264.14',
      relation: '≈',
    });
  });

  it('shows the way to the payment', () => {
    expect(valueOf({ principal: 1000, annualRate: 12, years: 0.25 }).steps.map(stepText)).toEqual([
      'Monthly rate: 12 ÷ 100 ÷ 12 = 0.01',
      'Number of payments: 0.25 × 12 = 3',
      'Payment formula: payment = Pr(1 + r)^n ÷ ((1 + r)^n - 1)',
      'Growth over the term: (1 + 0.01)³ = 1.030301',
      'Payment before rounding: 1000 × 0.01 × 1.030301 ÷ (1.030301 - 1) ≈ 340.022111',
      'Monthly payment: 340.022111 ≈ 340.02',
      'Total, from the unrounded payment: 340.022111 × 3 ≈ 1020.07',
      'Interest: total minus principal: 1020.07 - 1000 = 20.07',
    ]);
    expect(valueOf({ principal: 200_000, annualRate: 6.5, years: 30 }).steps.map(stepText)).toEqual([
      'Monthly rate: 6.5 ÷ 100 ÷ 12 = 13/2400',
      'Number of payments: 30 × 12 = 360',
      'Payment formula: payment = Pr(1 + r)^n ÷ ((1 + r)^n - 1)',
      'Growth over the term: (1 + 13/2400)³⁶⁰ ≈ 6.99179797387',
      'Payment before rounding: 200000 × (13/2400) × 6.99179797387 ÷ (6.99179797387 - 1) ≈ 1264.13604699',
      'Monthly payment: 1264.13604699 ≈ 1264.14',
      'Total, from the unrounded payment: 1264.13604699 × 360 ≈ 455088.98',
      'Interest: total minus principal: 455088.98 - 200000 = 255088.98',
    ]);
  });

  it('needs no unrounded payment if the displayed one leads to the total', () => {
    expect(valueOf({ principal: 1000, annualRate: 12, months: 1 }).steps.map(stepText)).toEqual([
      'Monthly rate: 12 ÷ 100 ÷ 12 = 0.01',
      'Payment formula: payment = Pr(1 + r)^n ÷ ((1 + r)^n - 1)',
      'Growth over the term: (1 + 0.01)¹ = 1.01',
      'Monthly payment: 1000 × 0.01 × 1.01 ÷ (1.01 - 1) = 1010.00',
      'Total, from the unrounded payment: 1010.00 × 1 = 1010.00',
      'Interest: total minus principal: 1010.00 - 1000 = 10.00',
    ]);
  });

  it('accepts the term in months', () => {
    for (const [years, months] of [
      [30, 360],
      ['2.5', '30'],
      ['7/12', 7],
      [1000, 12_000],
    ] as const) {
      const terms = { principal: 1000, annualRate: 5 };
      const { steps, ...figures } = valueOf({ ...terms, years });
      const { steps: fewer, ...same } = valueOf({ ...terms, months });
      expect(same).toEqual(figures);
      expect(fewer).toEqual(steps.filter(({ id }) => id !== 'loan.payments'));
    }
  });

  it('shows the way without interest', () => {
    const { steps } = valueOf({ principal: 1000, annualRate: 0, years: 1 });
    expect(steps.map(stepText)).toEqual([
      'Monthly rate: 0 ÷ 100 ÷ 12 = 0',
      'Number of payments: 1 × 12 = 12',
      'Payment formula: payment = P ÷ n',
      'Monthly payment: 1000/12 ≈ 83.33',
      'Total, from the unrounded payment: 1000/12 × 12 = 1000.00',
      'Interest: total minus principal: 1000/12 × 12 - 1000 = 0.00',
    ]);
    expect(steps[2]?.parameters).toEqual({ P: '1000', n: '12' });
  });

  const usual = { principal: 1000, annualRate: 5, years: 1 };
  it.each([
    ['principal', { ...usual, principal: '' }, 'not-a-number'],
    ['principal', { ...usual, principal: '1e401' }, 'too-large'],
    ['principal', { ...usual, principal: '-0.01' }, 'out-of-range'],
    ['principal', { ...usual, principal: '-$5' }, 'out-of-range'],
    ['annualRate', { ...usual, annualRate: 'x' }, 'not-a-number'],
    ['annualRate', { ...usual, annualRate: -1200 }, 'out-of-range'],
    ['annualRate', { ...usual, annualRate: -5000 }, 'out-of-range'],
    ['years', { ...usual, years: undefined }, 'empty'],
    ['years', { ...usual, years: null }, 'not-a-number'],
    ['months', { ...usual, months: 12 }, 'out-of-range'],
    ['months', { ...usual, years: undefined, months: 'x' }, 'not-a-number'],
    ['months', { ...usual, years: undefined, months: 0 }, 'out-of-range'],
    ['months', { ...usual, years: undefined, months: 12_001 }, 'out-of-range'],
    ['months', { ...usual, years: undefined, months: 1.5 }, 'not-an-integer'],
    ['years', { ...usual, years: '1/13' }, 'not-an-integer'],
    ['years', { ...usual, years: 0 }, 'out-of-range'],
    ['years', { ...usual, years: -1 }, 'out-of-range'],
    ['years', { ...usual, years: 0.3 }, 'not-an-integer'],
    ['years', { ...usual, years: MAX_PAYMENTS / 12 + 1 }, 'out-of-range'],
    ['years', { ...usual, years: '1e400' }, 'out-of-range'],
    ['years', { ...usual, years: 0.01 }, 'not-an-integer'],
    ['principal', null, 'not-a-number'],
    ['principal', 'text', 'not-a-number'],
    ['annualRate', { principal: 1, __proto__: { annualRate: 5, years: 1 } }, 'not-a-number'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(untyped(input)).toMatchObject({ ok: false, field, code });
  });

  it.each<[string, LoanInput]>([
    ['the smallest rate', { principal: '1e400', annualRate: '1e-400', years: 1000 }],
    ['the highest rate', { principal: '1e400', annualRate: `${'9'.repeat(395)}e400`, years: 1000 }],
    ['a rate of 400 digits', { principal: '1e400', annualRate: `6.${'1'.repeat(398)}`, years: 1000 }],
    ['a rate just above -1200', { principal: '1e400', annualRate: `-1199.${'9'.repeat(394)}`, years: 1000 }],
    ['the smallest principal', { principal: '1e-400', annualRate: '1e-400', years: 1000 }],
    [
      'the longest fractions',
      {
        principal: { numerator: 10n ** 800n - 1n, denominator: 10n ** 799n + 7n },
        annualRate: { numerator: 10n ** 799n + 1n, denominator: 10n ** 800n - 9n },
        years: 1000,
      },
    ],
    [
      'just as many digits as are computed exactly',
      { principal: 1e15, annualRate: '0.1234567890123', years: 50 },
    ],
    [
      'a total that lies on a tie but for a trace',
      { principal: '5e-400', annualRate: '1.2e400', years: 1000 },
    ],
    [
      'an interest that lies on a tie but for a trace',
      { principal: '0.005', annualRate: `-1199.${'9'.repeat(394)}`, years: 1000 },
    ],
  ])('takes a bounded number of digits for %s', (_, input) => {
    const terms = parseTerms(input);
    if (!terms.ok) throw new Error(terms.message);
    const { payment, total, interest } = amortise(terms.value);
    for (const amount of [payment, total, interest]) expect(bitsOf(amount)).toBeLessThan(MOST_BITS);
    expect(valueOf(input).steps.length).toBeGreaterThan(0);
  });

  it.each([
    ['5e-400', '1.2e400', '0.01', '60.00', '60.00'],
    ['0.005', `-1199.${'9'.repeat(394)}`, '0.00', '0.00', '0.00'],
  ])('tells a tie with a trace beyond it, %s at %s', (principal, annualRate, ...amounts) => {
    const value = valueOf({ principal, annualRate, years: 1000 });
    expect([value.payment.text, value.total.text, value.interest.text]).toEqual(amounts);
    expect([value.payment.relation, value.total.relation, value.interest.relation]).toEqual(['≈', '≈', '≈']);
  });
});
