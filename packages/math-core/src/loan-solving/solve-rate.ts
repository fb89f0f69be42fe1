import { amortise } from '../loan/amortisation.js';
import { type Amount, amountFigure } from '../loan/amount.js';
import type { Figure } from '../rational/figure.js';
import { exactDecimal } from '../rational/decimal-scale.js';
import { exactText, fixedText, scaledText, scaledWhole } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { add, compare, divide, multiply, type Rational, rational, reduce } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import { type Interval, withEnoughBits } from '../real/enclosure.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { type Paid, parseAmount, parsePlan, type PaymentTerm, periodRate, type Plan } from './plan.js';
import { countSteps, paymentFormula, rateStep } from './plan-steps.js';

/** The number of decimals of the rate in percent, and the number of half units in the last place per percent. */
const DECIMALS = 4;
const HALVES = 2n * 10n ** BigInt(DECIMALS);

/** The input of {@link solveRate}. Amounts can be in any currency. */
export type SolveRateInput = Paid &
  PaymentTerm & {
    /** The amount borrowed, from 0.01 to 10^15. */
    readonly principal: NumericInput;
    /**
     * The amount of each payment, from 0.01 to 10^15. All payments together can't be less than the principal.
     */
    readonly payment: NumericInput;
  };

/** The rate of a loan. */
export interface SolvedRate {
  /**
   * The annual rate in percent, correctly rounded to 4 decimals. It has `exact` if it has no more decimals.
   */
  readonly annualRate: Figure;
  /** The number of payments. */
  readonly payments: number;
  /** The steps that prove the rate. */
  readonly steps: readonly Step[];
}

/**
 * Computes the annual rate at which equal payments repay a loan, by bisection with proven bounds. Every digit
 * is correctly rounded. The rate per period is the annual rate divided by the payments per year. Errors:
 * `not-a-number`, `too-large`; `out-of-range` (principal; payment, if all together are less than the
 * principal; years, payments); `not-an-integer` (years, payments); `empty` (neither years nor payments);
 * `unknown-name` (frequency).
 * @example solveRate({ principal: 200000, payment: 1264.14, years: 30 }) // annualRate.text is "6.5000"
 */
export function solveRate(input: SolveRateInput): Result<SolvedRate> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'principal payment years payments frequency');
  if (unknown) return unknown;
  const principal = parseAmount(fields.principal, 'principal');
  if (!principal.ok) return principal;
  const payment = parseAmount(fields.payment, 'payment');
  if (!payment.ok) return payment;
  const plan = parsePlan(fields);
  if (!plan.ok) return plan;
  const terms = { principal: principal.value, payment: payment.value, ...plan.value };
  if (compare(multiply(payment.value, rational(terms.payments)), principal.value) < 0)
    return failure('payment', 'out-of-range', 'All payments together must not be less than the principal.');
  const half = halfBelow(terms);
  const annualRate = rateFigure(terms, half);
  return success({ annualRate, payments: terms.payments, steps: rateSteps(terms, half, annualRate) });
}

interface Terms extends Plan {
  readonly principal: Rational;
  readonly payment: Rational;
}

/** Returns the payment at a rate in percent per year. */
function paymentAt({ principal, payments, perYear }: Terms, annualRate: Rational): Amount {
  return amortise({ principal, annualRate, rate: periodRate(annualRate, perYear), payments }).payment;
}

/** Returns whether the payment at a rate is below, equal to or above the given one. It grows with the rate. */
function side(terms: Terms, annualRate: Rational): -1 | 0 | 1 {
  const amount = paymentAt(terms, annualRate);
  if (typeof amount === 'function')
    return withEnoughBits((bits) => outside(amount(bits), bits, terms.payment));
  if ('near' in amount)
    return outside(amount.near(192), 192, terms.payment) ?? compare(amount.exact(), terms.payment);
  return compare(amount, terms.payment);
}

function outside(
  interval: Interval | undefined,
  bits: number,
  { numerator, denominator }: Rational,
): -1 | 1 | undefined {
  const scaled = numerator << BigInt(bits);
  if (!interval) return undefined;
  if (interval[0] * denominator > scaled) return 1;
  return interval[1] * denominator < scaled ? -1 : undefined;
}

const halves = (count: bigint): Rational => rational(count, HALVES);

/**
 * Returns the largest odd number of half units in the last decimal that isn't above the rate. -1 is below all
 * rates.
 */
function halfBelow(terms: Terms): bigint {
  // The rate per period is less than payment ÷ principal.
  const { numerator, denominator } = divide(terms.payment, terms.principal);
  let [low, high] = [-1n, ((numerator * BigInt(100 * terms.perYear)) / denominator + 1n) * HALVES + 1n];
  const [less, more] = guess(terms, 2 ** -40).map((end) => 2n * scaledWhole(end, DECIMALS));
  if (less !== undefined && more !== undefined) {
    if (less > 1n && side(terms, halves(less - 1n)) <= 0) low = less - 1n;
    if (more + 1n < high && side(terms, halves(more + 1n)) > 0) high = more + 1n;
  }
  while (high - low > 2n) {
    const middle = low + 2n * ((high - low) / 4n);
    if (side(terms, halves(middle)) > 0) high = middle;
    else low = middle;
  }
  return low;
}

function rateFigure(terms: Terms, half: bigint): Figure {
  const text = scaledText((half + 1n) / 2n, DECIMALS);
  let [low, high] = [halves(half < 0n ? 0n : half), halves(half + 2n)];
  if (half > 0n && side(terms, low) === 0)
    return { exact: exactText(low), number: toNumber(low), text, relation: '≈' };
  let middle = halves(half + 1n);
  let comparison = side(terms, middle);
  if (comparison === 0) return { exact: exactText(middle), number: toNumber(middle), text, relation: '=' };
  if (comparison > 0) high = middle;
  else low = middle;
  for (const end of guess(terms, 2 ** -49)) {
    if (compare(end, low) <= 0 || compare(end, high) >= 0) continue;
    if (side(terms, end) > 0) high = end;
    else low = end;
  }
  // A rate that is a tie between doubles ends in a power of 2, so the bisection reaches it exactly.
  for (;;) {
    const number = toNumber(low);
    if (number === toNumber(high)) return { number, text, relation: '≈' };
    middle = reduce(divide(add(low, high), rational(2n)));
    comparison = side(terms, middle);
    if (comparison === 0) return { number: toNumber(middle), text, relation: '≈' };
    if (comparison > 0) high = middle;
    else low = middle;
  }
}

/**
 * Returns two rates, in doubles, that are probably just below and above. They are only a starting point, and
 * no result depends on them.
 */
function guess({ principal, payment, payments, perYear }: Terms, margin: number): readonly Rational[] {
  const share = toNumber(divide(payment, principal));
  let [low, high] = [0, share];
  for (let i = 0; i < 1100 && low < high; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (middle / -Math.expm1(-payments * Math.log1p(middle)) > share) high = middle;
    else low = middle;
  }
  const rate = low * 100 * perYear;
  return [rate * (1 - margin), rate * (1 + margin)].map(exactDecimal);
}

function rateSteps(terms: Terms, half: bigint, annualRate: Figure): readonly Step[] {
  const [P, n] = [exactText(terms.principal), String(terms.payments)];
  const growth: Expression = ['^', ['+', '1', 'r'], 'n'];
  const formula: Expression = ['/', ['×', 'P', 'r', growth], ['-', growth, '1']];
  const exact = annualRate.relation === '=' ? half + 1n : annualRate.exact === undefined ? undefined : half;
  return [
    ...countSteps(terms),
    step('loan-solving.rate-formula', 'Payment formula', 'payment', formula, {
      parameters: { payment: exactText(terms.payment), P, n },
    }),
    ...(exact === undefined
      ? [
          ...probe(
            terms,
            half < 0n ? 0n : half,
            'loan-solving.lower-rate',
            'Payment at a rate just below it',
          ),
          ...probe(terms, half + 2n, 'loan-solving.upper-rate', 'Payment at a rate just above it'),
        ]
      : probe(terms, exact, 'loan-solving.exact-rate', 'Payment at the rate')),
    figureStep('loan-solving.rate', 'Rate in percent per year', 'annual rate', annualRate),
  ];
}

/** Returns a rate and its payment, with enough digits to tell it from the given payment if they differ. */
function probe(terms: Terms, count: bigint, id: string, law: string): readonly Step[] {
  const [at, amount] = [halves(count), paymentAt(terms, halves(count))];
  const { principal, payment, payments, perYear } = terms;
  let [decimals, shown] = [2, amountFigure(amount, 2)];
  while (shown.relation === '≈' && shown.text === fixedText(payment, decimals) && decimals < 100) {
    decimals += 2;
    shown = amountFigure(amount, decimals);
  }
  const rate = periodRate(at, perYear);
  const by = paymentFormula(exactText(principal), rate, String(payments));
  return [rateStep({ annualRate: at, rate }, perYear), figureStep(id, law, by, shown)];
}
