import { parseFields } from '../money/parse-marked.js';
import { parseNotNegative } from '../money/parse-not-negative.js';
import { parsePercentage } from '../money/parse-percentage.js';
import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, compare, divide, multiply, type Rational, rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;

/** The input of {@link tip}. Amounts can be in any currency. */
export interface TipInput {
  /** The bill: at least 0, with or without a currency sign ("$84.50"). */
  readonly bill: NumericInput;
  /** The tip as a percentage of the bill, with or without a percent sign ("18%"). */
  readonly percentage: NumericInput;
  /** The number of people, a whole number of at least 1. Defaults to 1. */
  readonly people?: NumericInput | undefined;
}

/** Amounts to 2 decimals, each rounded from its own exact value. */
export interface Tip {
  /** The tip. */
  readonly tip: Figure;
  /** The bill plus the tip. */
  readonly total: Figure;
  /** The tip per person. */
  readonly tipPerPerson: Figure;
  /** The total per person. */
  readonly perPerson: Figure;
  /**
   * The shares that add up to the total to the cent, the larger one first: 100 among 3 is 33.34 for one and 33.33 for two.
   * Empty if all pay the same, or if the total is below 0.
   */
  readonly shares: readonly Share[];
  /** The steps from the bill to the shares. */
  readonly steps: readonly Step[];
}

/** The equal share of some of the people. */
export interface Share {
  /** The number of people who pay this amount. */
  readonly people: string;
  /** The amount, which is exact. */
  readonly amount: Figure;
}

/**
 * Computes a tip in percent and splits the tip and the total evenly, to 2 decimal places. Errors:
 * `not-a-number`, `too-large`; `out-of-range` (bill below 0, people below 1); `not-an-integer` (people).
 * @example tip({ bill: 50, percentage: 15, people: 2 }) // tip.text is "7.50" and perPerson.text is "28.75"
 * @example tip({ bill: '$50', percentage: '15%' }) // total.text is "57.50" and perPerson.text is "57.50"
 */
export function tip(input: TipInput): Result<Tip> {
  const unknown = unknownField(input, 'bill percentage people');
  if (unknown) return unknown;
  const { people = 1, ...rest } = fieldsOf(input);
  const read = parseFields(
    { ...rest, people },
    { bill: parseNotNegative, percentage: parsePercentage, people: parseNumber },
  );
  if (!read.ok) return read;
  if (compare(read.value.people, rational(1n)) < 0)
    return failure('people', 'out-of-range', 'people must be at least 1.');
  if (read.value.people.numerator % read.value.people.denominator !== 0n)
    return failure('people', 'not-an-integer', 'people must be a whole number.');
  return success(evaluate(read.value));
}

type Exact = Readonly<Record<'bill' | 'percentage' | 'people', Rational>>;

function evaluate({ bill, percentage, people }: Exact): Tip {
  const amount = divide(multiply(bill, percentage), rational(100n));
  const sum = add(bill, amount);
  const figures = {
    tip: figure(amount, DECIMALS),
    total: figure(sum, DECIMALS),
    tipPerPerson: figure(divide(amount, people), DECIMALS),
    perPerson: figure(divide(sum, people), DECIMALS),
  };
  const parameters = { bill: exactText(bill), percentage: exactText(percentage), people: exactText(people) };
  const exact = { ...parameters, tip: exactText(amount), total: exactText(sum) };
  const alone = compare(people, rational(1n)) === 0;
  const shares = sharesOf(figures.total.text, people.numerator / people.denominator);
  return {
    ...figures,
    shares,
    steps: [...totalSteps(exact, figures), ...(alone ? [] : shareSteps(exact, figures))],
  };
}

/** Splits a total with 2 decimals into two shares that differ by a cent. */
function sharesOf(total: string, people: bigint): readonly Share[] {
  const cents = BigInt(total.replace('.', ''));
  const [least, extra] = [cents / people, cents % people];
  if (extra <= 0n) return [];
  const share = (count: bigint, amount: bigint): Share => ({
    people: count.toString(),
    amount: figure(rational(amount, 100n), DECIMALS),
  });
  return [share(extra, least + 1n), share(people - extra, least)];
}

type Texts = Readonly<Record<'bill' | 'percentage' | 'people' | 'tip' | 'total', string>>;
type Figures = Omit<Tip, 'shares' | 'steps'>;

function totalSteps({ bill, percentage, tip, total }: Texts, figures: Figures): readonly Step[] {
  const product: Expression = ['÷', ['×', bill, percentage], '100'];
  return [
    step('tip.tip-formula', 'Tip formula', 'tip', ['÷', ['×', 'bill', 'percentage'], '100'], {
      parameters: { bill, percentage },
    }),
    ...(figures.tip.relation === '≈' ? [step('tip.tip-exact', 'Exact tip', product, tip)] : []),
    figureStep('tip.tip', 'Tip', product, figures.tip),
    step('tip.total-formula', 'Total formula', 'total', ['+', 'bill', 'tip'], { parameters: { bill, tip } }),
    ...(figures.total.relation === '≈'
      ? [step('tip.total-exact', 'Exact total', ['+', bill, tip], total)]
      : []),
    figureStep('tip.total', 'Total', ['+', bill, tip], figures.total),
  ];
}

function shareSteps({ people, tip, total }: Texts, figures: Figures): readonly Step[] {
  return [
    step('tip.share-formula', 'Share formula', 'per person', ['÷', 'total', 'people'], {
      parameters: { total, people },
    }),
    figureStep('tip.tip-per-person', 'Tip per person', ['÷', tip, people], figures.tipPerPerson),
    figureStep('tip.per-person', 'Total per person', ['÷', total, people], figures.perPerson),
  ];
}
