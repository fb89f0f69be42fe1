import { loan, loanSchedule, monthlyPayment } from '@mathtools/math-core/loan';
import { PMT } from '@formulajs/formulajs';
import { Calculator } from 'amortizejs';
import { Decimal } from 'decimal.js';
import { pmt } from 'financial';
import { Finance } from 'financejs';
import { Loan } from 'loanjs';
import { type Sweep } from '../tally.js';

interface Case {
  readonly principal: number;
  readonly annualRate: number;
  readonly payments: number;
}

const Exact = Decimal.clone({ precision: 60 });

const cases: readonly Case[] = [1000, 200_000, 1_000_000].flatMap((principal) =>
  [0, 1e-10, 0.001, 1, 3.5, 6.5, 20, 1000].flatMap((annualRate) =>
    [12, 60, 120, 180, 240, 360].map((payments) => ({ principal, annualRate, payments })),
  ),
);

function exact({ principal, annualRate, payments }: Case): Decimal {
  const rate = new Exact(annualRate).div(1200);
  if (rate.isZero()) return new Exact(principal).div(payments);
  return rate.times(principal).div(new Exact(1).minus(rate.plus(1).pow(-payments)));
}

function wrong(payment: (each: Case) => unknown, selected = cases): number {
  return selected.filter((each) => {
    const found = Number(payment(each));
    return Number.isNaN(found) || exact(each).minus(found).abs().gte('0.01');
  }).length;
}

// The library throws for a rate of 0.
function loanjs({ principal, annualRate, payments }: Case): unknown {
  if (annualRate === 0) return NaN;
  return new Loan(principal, payments, annualRate, 'annuity').installments[0]?.installment;
}

// Skips 1000% over 120 months. The library's payment never covers the interest, so it would add rows until
// memory runs out.
function amortizejs(): string {
  const selected = cases.filter(({ annualRate }) => annualRate < 100);
  const found = wrong(
    (c) =>
      Calculator.calculate({
        method: 'mortgage',
        apr: c.annualRate,
        balance: c.principal,
        loanTerm: c.payments,
      }).periodicPayment,
    selected,
  );
  return `${found} of ${selected.length}`;
}

const years = (payments: number): number => payments / 12;
const finance = new Finance();

function paymentSweep(): Sweep {
  const ours = {
    monthlyPayment: (c: Case) => monthlyPayment(c.principal, c.annualRate, years(c.payments)),
    loan: (c: Case) => {
      const result = loan({ ...c, years: years(c.payments) });
      return result.ok ? result.value.payment.number : NaN;
    },
    'its text': (c: Case) => {
      const result = loan({ ...c, years: years(c.payments) });
      return result.ok && result.value.payment.text === exact(c).toFixed(2) ? result.value.payment.text : NaN;
    },
  };
  const peers = {
    naive: ({ principal, annualRate, payments }: Case) => {
      const rate = annualRate / 1200;
      const growth = (1 + rate) ** payments;
      return (principal * rate * growth) / (growth - 1);
    },
    financial: (c: Case) => -pmt(c.annualRate / 1200, c.payments, c.principal),
    financejs: (c: Case) => finance.AM(c.principal, c.annualRate, c.payments, 1),
    formulajs: (c: Case) => -Number(PMT(c.annualRate / 1200, c.payments, c.principal)),
    loanjs,
  };
  const count = (functions: Readonly<Record<string, (each: Case) => unknown>>) =>
    new Map(Object.entries(functions).map(([name, each]) => [name, wrong(each)]));
  return {
    name: 'loan payment: off by a cent or more from the 50-digit result (or NaN)',
    cases: cases.length,
    ours: count(ours),
    peers: new Map<string, number | string>([...count(peers), ['amortizejs', amortizejs()]]),
  };
}

/** Checks whether the principal parts of a schedule add up to the loan to the cent. */
function closureSweep(): Sweep {
  const closes = cases.filter(({ annualRate }) => annualRate > 0 && annualRate < 1000);
  const open = (sum: (each: Case) => Decimal): number =>
    closes.filter((each) => !sum(each).equals(each.principal)).length;
  const add = (parts: readonly (number | string)[]): Decimal =>
    parts.reduce<Decimal>((sum, part) => sum.plus(part), new Exact(0));
  const cents = (parts: readonly number[]): Decimal => add(parts).toDecimalPlaces(2);
  return {
    name: 'loan schedule closes (Σ principal = loan)',
    cases: closes.length,
    ours: new Map([
      [
        'loanSchedule',
        open((c) => {
          const result = loanSchedule({ ...c, years: years(c.payments) });
          return result.ok ? add(result.value.rows.map(({ principal }) => principal)) : new Exact(NaN);
        }),
      ],
    ]),
    peers: new Map<string, number | string>([
      [
        'loanjs',
        open((c) =>
          cents(
            new Loan(c.principal, c.payments, c.annualRate, 'annuity').installments.map((i) => i.capital),
          ),
        ),
      ],
      [
        'amortizejs',
        open((c) =>
          cents(
            Calculator.calculate({
              method: 'mortgage',
              apr: c.annualRate,
              balance: c.principal,
              loanTerm: c.payments,
            }).schedule.map((p) => p.principal),
          ),
        ),
      ],
    ]),
  };
}

export function loanSweeps(): readonly Sweep[] {
  return [paymentSweep(), closureSweep()];
}
