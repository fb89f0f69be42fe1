import { exactText } from '../rational/format.js';
import { sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { Amount } from './amount.js';
import { type LoanFigures, paymentSteps } from './payment-steps.js';
import type { LoanTerms } from './terms.js';

type Texts = Readonly<Record<'P' | 'r' | 'n', string>>;

/**
 * Returns the steps of a loan: monthly rate, number of payments, formula, growth factor, payment, total, interest. Each step
 * is true for the digits that it shows.
 */
export function loanSteps(terms: LoanTerms, figures: LoanFigures, payment: Amount): readonly Step[] {
  const parameters = {
    P: exactText(terms.principal),
    r: exactText(terms.rate),
    n: String(terms.payments),
  };
  const { P, n } = parameters;
  const free = sign(terms.rate) === 0;
  const formula = free ? withoutInterest : withInterest;
  const by = formula(parameters);
  return [
    ...termSteps(terms, parameters),
    step('loan.formula', 'Payment formula', 'payment', formula({ P: 'P', r: 'r', n: 'n' }), {
      parameters: free ? { P, n } : parameters,
    }),
    ...((free ? undefined : paymentSteps(terms, figures, payment, by)) ??
      wholeSteps(by, figures, parameters)),
  ];
}

function withoutInterest({ P, n }: Texts): Expression {
  return ['/', P, n];
}

function withInterest({ P, r, n }: Texts): Expression {
  const growth: Expression = ['^', ['+', '1', r], n];
  return ['/', ['×', P, r, growth], ['-', growth, '1']];
}

function termSteps({ annualRate, years }: LoanTerms, { r, n }: Texts): readonly Step[] {
  const rate: Expression = ['÷', ['÷', exactText(annualRate), '100'], '12'];
  return [
    step('loan.monthly-rate', 'Monthly rate', rate, r),
    ...(years ? [step('loan.payments', 'Number of payments', ['×', exactText(years), '12'], n)] : []),
  ];
}

/** Returns the steps without a growth factor, each from the whole formula. */
function wholeSteps(payment: Expression, figures: LoanFigures, { P, n }: Texts): readonly Step[] {
  const total: Expression = ['×', payment, n];
  return [
    figureStep('loan.payment', 'Monthly payment', payment, figures.payment),
    figureStep('loan.total', 'Total, from the unrounded payment', total, figures.total),
    figureStep('loan.interest', 'Interest: total minus principal', ['-', total, P], figures.interest),
  ];
}
