import { commonDenominator } from '../list/common-denominator.js';
import { type ListInput, parseList } from '../list/parse-list.js';
import { type Digits, refuseDigits } from '../rational/digits.js';
import type { Figure } from '../rational/figure.js';
import { compare, divide, type Rational, rational, reduce, subtract } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { shown as shownValue } from '../result/shown.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { type Middle, middleOf } from './middle.js';
import { QUARTILE_RULES, type QuartileRule, quartileRule } from './quartiles.js';
import { shown } from './shown.js';
import { populationSpread, sampleSpread, type Spread } from './spread.js';
import { meanSteps, type Modes, modeSteps, orderSteps, squaresStep } from './statistics-steps.js';

/** The input of {@link statistics}. */
export interface StatisticsInput extends Digits {
  /** The numbers, up to 1,000, as text or as an array. */
  readonly values: ListInput;
  /** The rule for the quartiles. Defaults to "halves". */
  readonly quartiles?: QuartileRule | undefined;
}

/** The quartiles by the requested rule. By default, they are the medians of the lower and the upper half. */
export interface Quartiles {
  /** The first quartile. */
  readonly lower: Figure;
  /** The third quartile. */
  readonly upper: Figure;
  /** The upper quartile minus the lower one. */
  readonly range: Figure;
}

/**
 * A statistical description of a list. Figures have the requested digits. By default, they have up to 4 decimals, or 4
 * significant digits below 0.001, without trailing zeros.
 */
export interface Statistics {
  /** The count of numbers. */
  readonly count: number;
  /** The sum. */
  readonly sum: Figure;
  /** The arithmetic mean. */
  readonly mean: Figure;
  /** The median. */
  readonly median: Figure;
  /** The most frequent numbers, in ascending order. Empty if each number occurs once. */
  readonly modes: readonly Figure[];
  /** The smallest number. */
  readonly minimum: Figure;
  /** The largest number. */
  readonly maximum: Figure;
  /** The largest number minus the smallest. */
  readonly range: Figure;
  /** The quartiles. Absent for one number. */
  readonly quartiles?: Quartiles;
  /** The spread of the numbers as a whole population. */
  readonly population: Spread;
  /** The spread of the numbers as a sample. Absent for one number. */
  readonly sample?: Spread;
  /** The steps from the numbers to the figures. */
  readonly steps: readonly Step[];
}

/**
 * Describes a list of numbers: mean, median, modes, quartiles, variance and standard deviation. Quartiles are the medians of
 * the halves: without the median of an odd count ("halves"), or with it ("inclusive-halves"). With "linear", they are
 * interpolated at 1/4 and 3/4 of the way from the first number to the last, as in spreadsheets.
 * Errors: `unknown-name` (quartiles); `empty`, `not-a-number`, `too-large`, as in {@link parseList}; `out-of-range` (decimals, significant).
 * @example statistics({ values: '1 2 4', significant: 10 }) // mean.text is "2.333333333"
 * @example statistics({ values: '1 2 3', decimals: 2 }) // mean.text is "2.00"
 * @example statistics({ values: '2 4 4 4 5 5 7 9' }) // mean.text is "5" and median.text is "4.5" and population.standardDeviation.text is "2"
 * @example statistics({ values: '1 2 3 4', quartiles: 'linear' }) // quartiles.lower.text is "1.75"
 */
export function statistics(input: StatisticsInput): Result<Statistics> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'values quartiles decimals significant');
  if (unknown) return unknown;
  const refused = refuseDigits(fields);
  if (refused) return refused;
  const { quartiles = 'halves' } = fields;
  const rule = QUARTILE_RULES.find((name) => name === quartiles);
  if (!rule)
    return failure(
      'quartiles',
      'unknown-name',
      `quartiles must be one of ${QUARTILE_RULES.join(', ')}, but is ${shownValue(quartiles)}.`,
    );
  const values = parseList(fields.values);
  return values.ok ? success(describe(values.value, fields, rule)) : values;
}

function describe(values: readonly Rational[], digits: Digits, rule: QuartileRule): Statistics {
  const sorted = [...values].sort(compare);
  const count = values.length;
  const { sum, squares } = totals(values);
  const mean = reduce(divide(sum, rational(count)));
  const median = middleOf(sorted);
  const halves = count > 1 ? quartileRule(sorted, rule) : [];
  const [minimum, maximum] = [sorted[0] ?? sum, sorted[count - 1] ?? sum];
  const population = populationSpread(squares, count, digits);
  const modes = modesOf(sorted);
  const sample = count > 1 ? sampleSpread(squares, count, digits) : undefined;
  return {
    count,
    ...figures(
      { sum, mean, median: median.value, minimum, maximum, range: subtract(maximum, minimum) },
      digits,
    ),
    modes: modes.values.map((value) => shown(value, digits)),
    ...(halves.length > 0 && { quartiles: quartilesOf(halves, digits) }),
    population: population.spread,
    ...(sample && { sample: sample.spread }),
    steps: [
      ...meanSteps(values, sum, shown(mean, digits)),
      ...orderSteps({ sorted, median, halves, minimum, maximum, rule }),
      ...modeSteps(modes),
      squaresStep(values, mean, squares),
      ...population.steps,
      ...(sample?.steps ?? []),
    ],
  };
}

function figures<Name extends string>(
  values: Readonly<Record<Name, Rational>>,
  digits: Digits,
): Record<Name, Figure> {
  const entries = Object.entries<Rational>(values).map(([name, value]) => [name, shown(value, digits)]);
  return Object.fromEntries(entries) as Record<Name, Figure>;
}

function quartilesOf([lower, upper]: readonly Middle[], digits: Digits): Quartiles {
  const [low, high] = [lower?.value ?? rational(0n), upper?.value ?? rational(0n)];
  return figures({ lower: low, upper: high, range: subtract(high, low) }, digits);
}

// Integers over one denominator are used, because reducing after each addition would be far slower.
function totals(values: readonly Rational[]): Readonly<Record<'sum' | 'squares', Rational>> {
  const unit = commonDenominator(values) ?? 1n; // A parsed list contains at least one number.
  const count = BigInt(values.length);
  const wholes = values.map(({ numerator, denominator }) => numerator * (unit / denominator));
  const sum = wholes.reduce((total, whole) => total + whole, 0n);
  // The sum of the squared deviations, each times the count.
  const squares = wholes.reduce((total, whole) => total + (count * whole - sum) ** 2n, 0n);
  return { sum: reduce(rational(sum, unit)), squares: reduce(rational(squares, (count * unit) ** 2n)) };
}

function modesOf(sorted: readonly Rational[]): Modes {
  const runs: { readonly value: Rational; count: number }[] = [];
  for (const value of sorted) {
    const last = runs.at(-1);
    if (last && compare(last.value, value) === 0) last.count++;
    else runs.push({ value, count: 1 });
  }
  const most = Math.max(...runs.map(({ count }) => count));
  const values = most > 1 ? runs.filter(({ count }) => count === most).map(({ value }) => value) : [];
  return { values, count: most };
}
