import { bitLength } from '../rational/integer.js';
import { powerRelation } from '../logarithm/power/power-relation.js';
import { MAX_PAYMENTS } from '../loan/terms.js';
import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import {
  divide,
  multiply,
  type Rational,
  rational,
  reduce,
  sign,
  subtract,
  add,
} from '../rational/rational.js';
import { type Enclosure, realFigure, withEnoughBits } from '../real/enclosure.js';
import { naturalLogarithm } from '../real/natural-logarithm.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { parseFrequency } from './frequency.js';
import { type Paid, parseAmount, parseRate } from './plan.js';
import { rateStep } from './plan-steps.js';

/** The number of decimals in the number of payments before rounding. */
const DECIMALS = 4;

/** The input of {@link solveTerm}. Amounts can be in any currency. */
export interface SolveTermInput extends Paid {
  /** The amount borrowed, from 0.01 to 10^15. */
  readonly principal: NumericInput;
  /** The amount of each payment, from 0.01 to 10^15. It must exceed the interest for the first period. */
  readonly payment: NumericInput;
  /**
   * The annual rate in percent, from 0 to 10^15. The rate per period is this rate divided by the payments per
   * year.
   */
  readonly annualRate: NumericInput;
}

/** The number of payments that repay a loan. */
export interface SolvedTerm {
  /** The number of payments. The last one may be smaller. */
  readonly payments: number;
  /** The unrounded number of payments, to 4 decimals. It has `exact` if it is rational. */
  readonly exactPayments: Figure;
  /** The steps from the payment to the number of payments. */
  readonly steps: readonly Step[];
}

/**
 * Computes how many equal payments repay a loan: ln(c ÷ (c - P r)) ÷ ln(1 + r), rounded up, or P ÷ c at rate
 * 0. Errors: `not-a-number`, `too-large`; `out-of-range` (principal, annualRate; a payment that doesn't
 * exceed the interest, or of which more than 12,000 would be needed); `unknown-name` (frequency).
 * @example solveTerm({ principal: 200000, payment: 1500, annualRate: 6.5 }) // payments is 238 and exactPayments.text is "237.1200"
 */
export function solveTerm(input: SolveTermInput): Result<SolvedTerm> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'principal payment annualRate frequency');
  if (unknown) return unknown;
  const principal = parseAmount(fields.principal, 'principal');
  if (!principal.ok) return principal;
  const payment = parseAmount(fields.payment, 'payment');
  if (!payment.ok) return payment;
  const perYear = parseFrequency(fields.frequency);
  if (!perYear.ok) return perYear;
  const rates = parseRate(fields.annualRate, perYear.value);
  if (!rates.ok) return rates;
  const terms = { principal: principal.value, payment: payment.value, rate: rates.value.rate };
  const found = count(terms);
  if (!found.ok) return found;
  const { payments } = found.value;
  return success({
    ...found.value,
    steps: [
      rateStep(rates.value, perYear.value),
      ...(sign(terms.rate) === 0 ? plainSteps(terms, found.value) : termSteps(terms, found.value)),
      step(
        'loan-solving.rounded-up',
        'Rounded up to full payments',
        found.value.exactPayments.text,
        String(payments),
        {
          relation: '≤',
        },
      ),
    ],
  });
}

interface Terms {
  readonly principal: Rational;
  readonly payment: Rational;
  readonly rate: Rational;
}

type Count = Pick<SolvedTerm, 'payments' | 'exactPayments'>;

const TOO_SMALL = failure(
  'payment',
  'out-of-range',
  'payment must be more than the interest for the first period.',
);
const TOO_LONG = failure(
  'payment',
  'out-of-range',
  `payment must be large enough to repay the loan in ${MAX_PAYMENTS} payments.`,
);

function count({ principal, payment, rate }: Terms): Result<Count> {
  if (sign(rate) === 0) return exactCount(divide(principal, payment));
  const left = subtract(payment, multiply(principal, rate));
  if (sign(left) <= 0) return TOO_SMALL;
  const [base, value] = [reduce(add(rational(1n), rate)), reduce(divide(payment, left))];
  const relation = powerRelation(base, value);
  if (relation) return exactCount(rational(relation.q, relation.p));
  const ratio = logarithmRatio(value, base);
  // The value is irrational, so both ends of a close enough interval have the same integer part.
  const whole = withEnoughBits((bits) => {
    const [low, high] = ratio(bits)?.map((end) => end >> BigInt(bits)) ?? [];
    return low !== undefined && (low === high || low > MAX_PAYMENTS) ? low : undefined;
  });
  if (whole >= MAX_PAYMENTS) return TOO_LONG;
  return success({ payments: Number(whole) + 1, exactPayments: realFigure(ratio, DECIMALS) });
}

function exactCount(exact: Rational): Result<Count> {
  const { numerator, denominator } = exact;
  const payments = (numerator + denominator - 1n) / denominator;
  return payments > MAX_PAYMENTS
    ? TOO_LONG
    : success({ payments: Number(payments), exactPayments: figure(exact, DECIMALS) });
}

/** Encloses ln `value` ÷ ln `base`, both > 1. */
function logarithmRatio(value: Rational, base: Rational): Enclosure {
  // Near 1 the logarithm is about base - 1, which is this many bits below 1.
  const small = bitLength(base.denominator) - bitLength(base.numerator - base.denominator);
  return (bits) => {
    const finer = bits + 2 * Math.max(small, 0) + 64;
    const [lowV, highV] = naturalLogarithm(value, finer);
    const [lowB, highB] = naturalLogarithm(base, finer);
    if (lowB <= 0n) return undefined;
    const shift = BigInt(bits);
    return [(lowV << shift) / highB, (highV << shift) / lowB + 1n];
  };
}

function plainSteps({ principal, payment }: Terms, { exactPayments }: Count): readonly Step[] {
  const [P, c] = [exactText(principal), exactText(payment)];
  return [
    step('loan-solving.term-formula', 'Formula', 'n', ['÷', 'P', 'payment'], {
      parameters: { P, payment: c },
    }),
    figureStep('loan-solving.term', 'Payments before rounding', ['÷', P, c], exactPayments),
  ];
}

function termSteps({ principal, payment, rate }: Terms, { exactPayments }: Count): readonly Step[] {
  const [P, c, r] = [exactText(principal), exactText(payment), exactText(rate)];
  const interest = exactText(multiply(principal, rate));
  const left = exactText(subtract(payment, multiply(principal, rate)));
  const ratio = (over: string, under: Expression, by: string): Expression => [
    '÷',
    ['ln', ['/', over, under]],
    ['ln', ['+', '1', by]],
  ];
  return [
    step(
      'loan-solving.term-formula',
      'Formula',
      'n',
      ratio('payment', ['-', 'payment', ['×', 'P', 'r']], 'r'),
      {
        parameters: { P, payment: c, r },
      },
    ),
    step('loan-solving.first-interest', 'Interest for the first period', ['×', P, r], interest),
    step('loan-solving.first-repayment', 'Principal repaid by the first payment', ['-', c, interest], left),
    figureStep('loan-solving.term', 'Payments before rounding', ratio(c, left, r), exactPayments),
  ];
}
