import { describe, expect, it } from 'vitest';
import type { Result } from '../result/index.js';
import { stepText } from '../steps/index.js';
import { unwrap } from '../result/index.js';
import { regularPayment, repaymentSchedule, solvePrincipal, solveRate, solveTerm } from './index.js';

const CALCULATORS: Readonly<
  Record<string, { readonly run: (input: never) => Result<unknown>; readonly usual: object }>
> = {
  regularPayment: { run: regularPayment, usual: { principal: 1000, annualRate: 5, years: 2 } },
  repaymentSchedule: { run: repaymentSchedule, usual: { principal: 1000, annualRate: 5, years: 2 } },
  solvePrincipal: { run: solvePrincipal, usual: { payment: 100, annualRate: 5, years: 2 } },
  solveRate: { run: solveRate, usual: { principal: 1000, payment: 100, years: 2 } },
  solveTerm: { run: solveTerm, usual: { principal: 1000, payment: 100, annualRate: 5 } },
};

const outcome = (name: string, change: object) => {
  const { run, usual } = CALCULATORS[name] ?? { run: loud, usual: {} };
  return run({ ...usual, ...change } as never);
};
const loud = (): never => {
  throw new Error('There is no such calculator.');
};

describe('refuses', () => {
  const named = Object.entries(CALCULATORS);
  const rows = (field: string, values: readonly (readonly [unknown, string])[]) =>
    named.flatMap(([name, { usual }]) =>
      field in usual || field === 'frequency'
        ? values.map(([value, code]) => [name, field, value, code] as const)
        : [],
    );
  const amounts = [
    ['x', 'not-a-number'],
    [undefined, 'not-a-number'],
    [0, 'out-of-range'],
    ['0.009', 'out-of-range'],
    [-5, 'out-of-range'],
    ['1e16', 'too-large'],
  ] as const;
  it.each([
    ...rows('principal', amounts),
    ...rows('payment', amounts),
    ...rows('annualRate', [
      ['$5', 'not-a-number'],
      [-1, 'out-of-range'],
      ['1e16', 'too-large'],
    ]),
    ...rows('years', [
      ['x', 'not-a-number'],
      [undefined, 'empty'],
      [0, 'out-of-range'],
      [1001, 'out-of-range'],
      ['0.3', 'not-an-integer'],
    ]),
    ...rows('frequency', [
      ['daily', 'unknown-name'],
      ['constructor', 'unknown-name'],
      [12, 'unknown-name'],
    ]),
  ])('%s: %s %s as %s', (name, field, value, code) => {
    expect(outcome(name, { [field]: value })).toMatchObject({ ok: false, field, code });
  });

  it.each(named.filter(([, { usual }]) => 'years' in usual))('%s: years together with payments', (name) => {
    expect(outcome(name, { payments: 12 })).toMatchObject({ field: 'payments', code: 'out-of-range' });
    const other = { years: undefined, payments: '1.5' };
    expect(outcome(name, other)).toMatchObject({ field: 'payments', code: 'not-an-integer' });
  });

  it.each([
    ['extra', { extra: -1 }, 'out-of-range'],
    ['extra', { extra: '1e16' }, 'too-large'],
    ['extras', { extras: 5 }, 'not-a-number'],
    ['extras', { extras: Array.from({ length: 12_001 }, () => ({ payment: 1, amount: 1 })) }, 'too-large'],
    ['extras.0.payment', { extras: [{ payment: 0, amount: 1 }] }, 'out-of-range'],
    ['extras.0.payment', { extras: [{ payment: 25, amount: 1 }] }, 'out-of-range'],
    ['extras.0.payment', { extras: [{ payment: 1.5, amount: 1 }] }, 'not-an-integer'],
    ['extras.1.amount', { extras: [{ payment: 1, amount: 1 }, { payment: 1 }] }, 'not-a-number'],
    ['extras.0.amount', { extras: [{ payment: 1, amount: -1 }] }, 'out-of-range'],
  ])('repaymentSchedule: %s of %o as %s', (field, change, code) => {
    expect(outcome('repaymentSchedule', change)).toMatchObject({ ok: false, field, code });
  });

  it('payments that never repay the loan, or too slowly, or less than all of it', () => {
    expect(outcome('solveTerm', { payment: '4.16', annualRate: '4.992%' })).toMatchObject({
      field: 'payment',
      code: 'out-of-range',
      message: 'payment must be more than the interest for the first period.',
    });
    expect(outcome('solveTerm', { payment: '0.08', annualRate: 0 })).toMatchObject({
      message: 'payment must be large enough to repay the loan in 12000 payments.',
    });
    expect(outcome('solveTerm', { payment: '0.0834', annualRate: '0' })).toMatchObject({ ok: true });
    expect(outcome('solveRate', { payment: '41.66' })).toMatchObject({
      field: 'payment',
      code: 'out-of-range',
    });
    expect(outcome('solveRate', { payment: '41 2/3' })).toMatchObject({
      value: { annualRate: { exact: '0', text: '0.0000', relation: '=' } },
    });
  });
});

describe('shows the way', () => {
  it('to a rate, between two payments', () => {
    const lines = unwrap(solveRate({ principal: 200_000, payment: 1264.14, years: 30 })).steps.map(stepText);
    expect(lines).toEqual([
      'Number of payments: 30 × 12 = 360',
      'Payment formula: payment = Pr(1 + r)^n ÷ ((1 + r)^n - 1)',
      'Rate per period: 6.49995 ÷ 100 ÷ 12 = 0.005416625',
      'Payment at a rate just below it: 200000 × 0.005416625 × (1 + 0.005416625)³⁶⁰ ÷ ((1 + 0.005416625)³⁶⁰ - 1) ≈ 1264.13',
      'Rate per period: 6.50005 ÷ 100 ÷ 12 = 130001/24000000',
      'Payment at a rate just above it: 200000 × (130001/24000000) × (1 + 130001/24000000)³⁶⁰ ÷ ((1 + 130001/24000000)³⁶⁰ - 1) ≈ 1264.1426',
      'Rate in percent per year: annual rate ≈ 6.5000',
    ]);
  });

  it('to a term', () => {
    const lines = unwrap(solveTerm({ principal: 200_000, payment: 1500, annualRate: 6.5 })).steps.map(
      stepText,
    );
    expect(lines).toEqual([
      'Rate per period: 6.5 ÷ 100 ÷ 12 = 13/2400',
      'Formula: n = ln (payment ÷ (payment - Pr)) ÷ ln (1 + r)',
      'Interest for the first period: 200000 × (13/2400) = 3250/3',
      'Principal repaid by the first payment: 1500 - 3250/3 = 1250/3',
      'Payments before rounding: ln (1500/(1250/3)) ÷ ln (1 + 13/2400) ≈ 237.1200',
      'Rounded up to full payments: 237.1200 ≤ 238',
    ]);
  });
});
