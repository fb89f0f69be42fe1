import { exactText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { PeriodRate, Plan } from './plan.js';

/** Returns the step to the rate per period. */
export function rateStep({ annualRate, rate }: PeriodRate, perYear: number): Step {
  const quotient: Expression = ['÷', ['÷', exactText(annualRate), '100'], String(perYear)];
  return step('loan-solving.period-rate', 'Rate per period', quotient, exactText(rate));
}

/** Returns the step to the number of payments if the term was given in years. */
export function countSteps({ years, perYear, payments }: Plan): readonly Step[] {
  if (!years) return [];
  const product: Expression = ['×', exactText(years), String(perYear)];
  return [step('loan-solving.payments', 'Number of payments', product, String(payments))];
}

/** Returns the payment formula: P r (1 + r)^n ÷ ((1 + r)^n - 1), or P ÷ n without interest. */
export function paymentFormula(P: string, rate: Rational, n: string): Expression {
  if (rate.numerator === 0n) return ['/', P, n];
  const r = exactText(rate);
  const growth: Expression = ['^', ['+', '1', r], n];
  return ['/', ['×', P, r, growth], ['-', growth, '1']];
}
