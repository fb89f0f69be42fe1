import { type Amount, amountFigure } from '../loan/amount.js';
import { type Figure, figure } from '../rational/figure.js';
import { type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { type Balance, balanceAfter } from './balance.js';
import { savingsSteps } from './savings-steps.js';
import { type CompoundInterestInput, parseTerms, type SavingsTerms } from './savings-terms.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;

/** Amounts to 2 decimals, each rounded from its own exact value. */
interface Amounts {
  /** The principal with all contributions and interest. */
  readonly balance: Figure;
  /** The principal plus all contributions. */
  readonly paidIn: Figure;
  /** The balance minus the total deposited. */
  readonly interest: Figure;
}

/** The state at the end of a year. */
export interface YearEnd extends Amounts {
  /** The number of the year, starting at 1. */
  readonly year: number;
}

/** The balance at the end of the term and at the end of each year. */
export interface CompoundInterest extends Amounts {
  /** The number of compounding periods. */
  readonly periods: number;
  /** The amounts at the end of each full year. */
  readonly yearEnds: readonly YearEnd[];
  /** The steps from the terms to the balance and the interest. */
  readonly steps: readonly Step[];
}

/**
 * Computes compound interest on a principal and on contributions at the end of each period, to 2 decimal places.
 * Errors: `not-a-number`; `out-of-range` (an amount or a rate below 0, years ≤ 0 or > 100, periodsPerYear outside 1 to
 * 366); `not-an-integer` (periodsPerYear, years × periodsPerYear); `too-large` (an amount or a rate
 * > 10^15, or a fraction of numbers with more than 400 digits; growth > 2^50).
 * @example compoundInterest({ principal: 1000, annualRate: 5, years: 10, periodsPerYear: 12 }) // balance.text is "1647.01" and interest.text is "647.01"
 */
export function compoundInterest(input: CompoundInterestInput): Result<CompoundInterest> {
  const read = parseTerms(input);
  if (!read.ok) return read;
  const terms = read.value;
  const amounts = shown(balanceAfter(terms, terms.periods));
  return success({
    ...amounts,
    periods: terms.periods,
    yearEnds: yearEnds(terms),
    steps: savingsSteps(terms, amounts),
  });
}

function yearEnds(terms: SavingsTerms): readonly YearEnd[] {
  const { periods, periodsPerYear } = terms;
  return Array.from({ length: Math.floor(periods / periodsPerYear) }, (_, i) => ({
    year: i + 1,
    ...shown(balanceAfter(terms, (i + 1) * periodsPerYear)),
  }));
}

function shown({ balance, paidIn, interest }: Balance): Amounts {
  const money = (amount: Amount): Figure => amountFigure(amount, DECIMALS);
  return { balance: money(balance), paidIn: figure(paidIn, DECIMALS), interest: money(interest) };
}
