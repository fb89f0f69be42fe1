import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { growthFigure } from './growth.js';
import type { LoanTerms } from './terms.js';

/** Decimals of the growth factor. */
const GROWTH_DECIMALS = 10;

type Figures = Readonly<Record<'payment' | 'total' | 'interest', Figure>>;
type Texts = Readonly<Record<'P' | 'r' | 'n', string>>;

/** The steps of a loan: monthly rate, number of payments, formula, payment, total, interest. */
export function loanSteps(terms: LoanTerms, { payment, total, interest }: Figures): readonly Step[] {
  const parameters = {
    P: exactText(terms.principal),
    r: exactText(terms.rate),
    n: String(terms.payments),
  };
  const { P, n } = parameters;
  const free = sign(terms.rate) === 0;
  const formula = free ? withoutInterest : withInterest;
  const exactPayment = formula(parameters);
  const exactTotal: Expression = ['×', exactPayment, n];
  return [
    ...termSteps(terms, parameters),
    step('loan.formula', 'Payment formula', 'payment', formula({ P: 'P', r: 'r', n: 'n' }), {
      parameters: free ? { P, n } : parameters,
    }),
    ...growthSteps(terms, parameters),
    figureStep('loan.payment', 'Monthly payment', exactPayment, payment),
    figureStep('loan.total', 'Total, from the unrounded payment', exactTotal, total),
    figureStep('loan.interest', 'Interest: total less principal', ['-', exactTotal, P], interest),
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
    step('loan.monthly-rate', 'Rate of a month', rate, r),
    step('loan.payments', 'Number of payments', ['×', exactText(years), '12'], n),
  ];
}

function growthSteps({ rate, payments }: LoanTerms, { r, n }: Texts): readonly Step[] {
  if (sign(rate) === 0) return [];
  const growth = growthFigure(rate, payments, GROWTH_DECIMALS);
  return growth ? [figureStep('loan.growth', 'Growth over the term', ['^', ['+', '1', r], n], growth)] : [];
}
