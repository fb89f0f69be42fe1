import { type Amount, amountFigure, isLongPower } from '../loan/amount.js';
import { discountFactor, exactGrowth, growthFigure } from '../loan/growth.js';
import { type Figure, figure } from '../rational/figure.js';
import { exactText, scaledText, scaledWhole } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { unwrap } from '../result/unwrap.js';
import { parseDecimal } from '../rational/parse-decimal.js';
import { divide, multiply, type Rational, rational, sign, subtract } from '../rational/rational.js';
import type { Enclosure } from '../real/enclosure.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { type Paid, parseAmount, parsePlan, parseRate, type PaymentTerm } from './plan.js';
import { countSteps, rateStep } from './plan-steps.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;
/** The minimum and the maximum number of decimals of the growth factor. */
const LEAST = 10;
const MOST = 80;

/** The input of {@link solvePrincipal}. Amounts can be in any currency. */
export type SolvePrincipalInput = Paid &
  PaymentTerm & {
    /** The amount of each payment, from 0.01 to 10^15. */
    readonly payment: NumericInput;
    /**
     * The annual rate in percent, from 0 to 10^15. The rate per period is this rate divided by the payments
     * per year.
     */
    readonly annualRate: NumericInput;
  };

/**
 * The amount that equal payments can repay. Each figure is rounded from its own exact value to 2 decimals.
 */
export interface SolvedPrincipal {
  /** The amount that can be borrowed, to 2 decimals. */
  readonly principal: Figure;
  /** The sum of all payments. */
  readonly total: Figure;
  /** The number of payments. */
  readonly payments: number;
  /** The steps from the payment to the principal. */
  readonly steps: readonly Step[];
}

/**
 * Computes the principal that equal payments repay: payment × ((1 + r)^n - 1) ÷ (r (1 + r)^n), or payment × n
 * at rate 0. Errors: `not-a-number`, `too-large`; `out-of-range` (payment, annualRate, years, payments);
 * `not-an-integer` (years, payments); `empty` (neither years nor payments); `unknown-name` (frequency).
 * @example solvePrincipal({ payment: 1264.14, annualRate: 6.5, years: 30 }) // principal.text is "200000.63"
 */
export function solvePrincipal(input: SolvePrincipalInput): Result<SolvedPrincipal> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'payment annualRate years payments frequency');
  if (unknown) return unknown;
  const payment = parseAmount(fields.payment, 'payment');
  if (!payment.ok) return payment;
  const plan = parsePlan(fields);
  if (!plan.ok) return plan;
  const { perYear, payments } = plan.value;
  const rates = parseRate(fields.annualRate, perYear);
  if (!rates.ok) return rates;
  const terms = { payment: payment.value, rate: rates.value.rate, payments };
  const principal = amountFigure(borrowed(terms), DECIMALS);
  return success({
    principal,
    total: figure(multiply(payment.value, rational(payments)), DECIMALS),
    payments,
    steps: [rateStep(rates.value, perYear), ...countSteps(plan.value), ...principalSteps(terms, principal)],
  });
}

interface Terms {
  readonly payment: Rational;
  readonly rate: Rational;
  readonly payments: number;
}

// With y = (1 + r)^-n it is c (1 - y) ÷ r. Past the bits of exactGrowth, y has too long a denominator for a
// tie.
function borrowed({ payment, rate, payments }: Terms): Amount {
  if (sign(rate) === 0) return multiply(payment, rational(payments));
  const most = divide(payment, rate);
  const near: Enclosure = (bits) => {
    const finer = bits + 64;
    const [low, high] = discountFactor(rate, payments, finer);
    const one = 1n << BigInt(finer);
    const divisor = most.denominator << 64n;
    // A y below 2^-12000 only decides between c ÷ r and anything less. See REMAINDER_BITS of the payment.
    const less = low === 0n && bits >= 12_000 ? 4n : 0n;
    return [
      (most.numerator * (one - high)) / divisor - less,
      (most.numerator * (one - low)) / divisor + 1n - less,
    ];
  };
  const growth = exactGrowth(rate, payments);
  if (!growth) return near;
  const exact = (): Rational => multiply(most, subtract(rational(1n), divide(rational(1n), growth())));
  return isLongPower(rate.numerator + rate.denominator, payments) ? { near, exact } : exact();
}

function principalSteps({ payment, rate, payments }: Terms, principal: Figure): readonly Step[] {
  const [c, r, n] = [exactText(payment), exactText(rate), String(payments)];
  if (sign(rate) === 0)
    return [
      step('loan-solving.principal-formula', 'Principal formula', 'principal', ['×', 'payment', 'n'], {
        parameters: { payment: c, n },
      }),
      figureStep('loan-solving.principal', 'Principal', ['×', c, n], principal),
    ];
  const byGrowth = (a: string, b: string, growth: Expression): Expression => [
    '/',
    ['×', a, ['-', growth, '1']],
    ['×', b, growth],
  ];
  const power = (of: string, exponent: string): Expression => ['^', ['+', '1', of], exponent];
  const growth = enoughGrowth({ payment, rate, payments }, principal.text);
  return [
    step(
      'loan-solving.principal-formula',
      'Principal formula',
      'principal',
      byGrowth('payment', 'r', power('r', 'n')),
      {
        parameters: { payment: c, r, n },
      },
    ),
    ...(growth ? [figureStep('loan.growth', 'Growth over the term', power(r, n), growth.factor)] : []),
    growth
      ? figureStep('loan-solving.principal', 'Principal', byGrowth(c, r, growth.factor.text), growth.found)
      : figureStep('loan-solving.principal', 'Principal', byGrowth(c, r, power(r, n)), principal),
  ];
}

/** Returns the growth factor with enough digits to compute the principal from them. */
function enoughGrowth(
  { payment, rate, payments }: Terms,
  text: string,
): { readonly factor: Figure; readonly found: Pick<Figure, 'text' | 'relation'> } | undefined {
  for (let digits = LEAST; digits <= MOST; digits += LEAST / 2) {
    const factor = growthFigure(rate, payments, digits);
    if (!factor) return undefined;
    const g = unwrap(parseDecimal(factor.text));
    const value = divide(multiply(payment, subtract(g, rational(1n))), multiply(rate, g));
    const whole = scaledWhole(value, DECIMALS);
    const isSame = whole * value.denominator === value.numerator * 10n ** BigInt(DECIMALS);
    if (scaledText(whole, DECIMALS) === text)
      return { factor, found: { text, relation: isSame ? '=' : '≈' } };
  }
  return undefined;
}
