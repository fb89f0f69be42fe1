import { growthFigure } from '../loan/growth.js';
import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { SavingsTerms } from './savings-terms.js';

/** The number of decimals of the growth factor. */
const GROWTH_DECIMALS = 10;

type Figures = Readonly<Record<'balance' | 'paidIn' | 'interest', Figure>>;
type Texts = Readonly<Record<'P' | 'C' | 'r' | 'n', string>>;

/** Returns the steps of compound interest: rate of a period, number of periods, formula, growth factor, balance, interest. */
export function savingsSteps(terms: SavingsTerms, { balance, paidIn, interest }: Figures): readonly Step[] {
  const texts = {
    P: exactText(terms.principal),
    C: exactText(terms.contribution),
    r: exactText(terms.rate),
    n: String(terms.periods),
  };
  const formula = formulaOf(terms);
  const names = Object.keys(texts) as (keyof Texts)[];
  const general = formula({ P: 'P', C: 'C', r: 'r', n: 'n' });
  const used = names.filter((name) => JSON.stringify(general).includes(`"${name}"`));
  const total = formula(texts);
  const paid: Expression = ['+', texts.P, ['×', texts.C, texts.n]];
  const hasContribution = sign(terms.contribution) !== 0;
  return [
    ...termSteps(terms, texts),
    step('compound-interest.formula', 'Formula', 'balance', general, {
      parameters: Object.fromEntries(used.map((name) => [name, texts[name]])),
    }),
    ...growthSteps(terms, texts),
    ...(total === balance.text ? [] : [figureStep('compound-interest.balance', 'Balance', total, balance)]),
    ...(hasContribution ? [figureStep('compound-interest.paid-in', 'Total deposited', paid, paidIn)] : []),
    figureStep(
      'compound-interest.interest',
      'Interest: balance minus the total deposited',
      ['-', total, paidIn.exact ?? paidIn.text],
      interest,
    ),
  ];
}

function formulaOf({ rate, contribution }: SavingsTerms): (texts: Texts) => Expression {
  const free = sign(rate) === 0;
  const growth = ({ r, n }: Texts): Expression => ['^', ['+', '1', r], n];
  const grown = (texts: Texts): Expression => (free ? texts.P : ['×', texts.P, growth(texts)]);
  if (sign(contribution) === 0) return grown;
  return (texts) => {
    const { C, r, n } = texts;
    const regular: Expression = free ? ['×', C, n] : ['/', ['×', C, ['-', growth(texts), '1']], r];
    return ['+', grown(texts), regular];
  };
}

function termSteps({ annualRate, years, periodsPerYear }: SavingsTerms, { r, n }: Texts): readonly Step[] {
  const perYear = String(periodsPerYear);
  const rate: Expression = ['÷', ['÷', exactText(annualRate), '100'], perYear];
  return [
    step('compound-interest.period-rate', 'Rate per period', rate, r),
    step('compound-interest.periods', 'Number of periods', ['×', exactText(years), perYear], n),
  ];
}

function growthSteps({ rate, periods }: SavingsTerms, { r, n }: Texts): readonly Step[] {
  if (sign(rate) === 0) return [];
  const growth = growthFigure(rate, periods, GROWTH_DECIMALS);
  const power: Expression = ['^', ['+', '1', r], n];
  return growth ? [figureStep('compound-interest.growth', 'Growth factor', power, growth)] : [];
}
