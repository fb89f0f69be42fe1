import type { Figure } from '../rational/figure.js';
import { exactText, scaledText, scaledWhole, trimZeros } from '../rational/format.js';
import { multiply, quotient, type Rational, rational, subtract } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step } from '../steps/step.js';
import { type Amount, amountFigure } from './amount.js';
import { discountFactor, growthFigure } from './growth.js';
import type { LoanTerms } from './terms.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;
/** The maximum number of decimals of a payment before rounding. */
const MOST_OF_PAYMENT = 30;
/** The minimum and the maximum number of decimals of the growth factor. */
const LEAST = 10;
const MOST = 80;

/** The figures of a loan. */
export type LoanFigures = Readonly<Record<'payment' | 'total' | 'interest', Figure>>;

/**
 * Returns the steps that begin with the growth factor. Each figure appears once, with enough digits that
 * every step is true for the digits it shows. If a factor would need too many, the payment comes from the
 * whole `formula`. Returns undefined if total and interest need more digits of the payment.
 */
export function paymentSteps(
  terms: LoanTerms,
  figures: LoanFigures,
  payment: Amount,
  formula: Expression,
): readonly Step[] | undefined {
  // An error below 10^-5 ÷ n in the payment doesn't change the cents of the total, except in one loan in 500.
  const enough = String(terms.payments).length + 5;
  for (let decimals = DECIMALS; decimals <= MOST_OF_PAYMENT; decimals = Math.max(enough, 2 * decimals)) {
    const figure = decimals > DECIMALS ? amountFigure(payment, decimals) : figures.payment;
    const { text } = figure;
    const cents = rounded(decimal(text), DECIMALS);
    const rest = cents.text === figures.payment.text && totalSteps(terms, figures, text);
    if (!rest) continue;
    const isRounded = decimals > DECIMALS;
    const found = (by: Expression, shown: Shown): Step =>
      isRounded
        ? figureStep('loan.unrounded-payment', 'Payment before rounding', by, shown)
        : figureStep('loan.payment', 'Monthly payment', by, shown);
    return [
      ...(growthSteps(terms, { text, decimals, found }) ?? [found(formula, figure)]),
      ...(isRounded ? [figureStep('loan.payment', 'Monthly payment', text, cents)] : []),
      ...rest,
    ];
  }
  return undefined;
}

/**
 * Computes total and interest from the payment as shown. Returns undefined if they differ from the exact
 * ones.
 */
function totalSteps(
  { payments, principal }: LoanTerms,
  figures: LoanFigures,
  shown: string,
): readonly Step[] | undefined {
  const product: Expression = ['×', shown, String(payments)];
  const exact = multiply(decimal(shown), rational(payments));
  const total = rounded(exact, DECIMALS);
  if (total.text !== figures.total.text) return undefined;
  for (const [before, value] of [
    [total.text, decimal(total.text)],
    [product, exact],
  ] as const) {
    const interest = rounded(subtract(value, principal), DECIMALS);
    const less: Expression = ['-', before, exactText(principal)];
    if (interest.text === figures.interest.text)
      return [
        figureStep('loan.total', 'Total, from the unrounded payment', product, total),
        figureStep('loan.interest', 'Interest: total minus principal', less, interest),
      ];
  }
  return undefined;
}

type Shown = Pick<Figure, 'text' | 'relation'>;

interface ShownPayment {
  readonly text: string;
  readonly decimals: number;
  /** Creates the step that ends in the payment. */
  readonly found: (by: Expression, shown: Shown) => Step;
}

/**
 * Returns the growth factor and the payment computed with it. Returns undefined if that needs too many
 * digits.
 */
function growthSteps(
  { principal, rate, payments }: LoanTerms,
  { text, decimals, found }: ShownPayment,
): readonly Step[] | undefined {
  const [P, r, n] = [exactText(principal), exactText(rate), String(payments)];
  const interest = multiply(principal, rate);
  // An error in the factor g becomes P r ÷ (g - 1)² times as large in the payment.
  const factor = Number(discountFactor(rate, payments, 60)[0]) * 2 ** -60;
  const less = rate.numerator < 0n ? 1 - factor : (1 - factor) / factor;
  const magnitude = (toNumber(interest) / less / less).toExponential().split('e')[1];
  let digits = Math.max(LEAST, decimals + Number(magnitude) + 2);
  for (; digits <= MOST; digits += LEAST) {
    const growth = growthFigure(rate, payments, digits);
    if (!growth) break;
    const shown = growth.relation === '=' ? trimZeros(growth.text) : growth.text;
    const { numerator: g, denominator: one } = decimal(shown);
    if (g === one) continue;
    const payment = rounded(quotient(interest.numerator * g, interest.denominator * (g - one)), decimals);
    if (payment.text !== text) continue;
    return [
      figureStep('loan.growth', 'Growth over the term', ['^', ['+', '1', r], n], {
        ...growth,
        text: shown,
      }),
      found(['/', ['×', P, r, shown], ['-', shown, '1']], payment),
    ];
  }
  return undefined;
}

/** Parses a decimal string in the format that figures use. */
function decimal(text: string): Rational {
  const [, decimals = ''] = text.split('.');
  return quotient(BigInt(text.replace('.', '')), 10n ** BigInt(decimals.length));
}

function rounded(value: Rational, decimals: number): Shown {
  const whole = scaledWhole(value, decimals);
  const isSame = whole * value.denominator === value.numerator * 10n ** BigInt(decimals);
  return { text: scaledText(whole, decimals), relation: isSame ? '=' : '≈' };
}
