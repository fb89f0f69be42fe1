import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { negate, type Rational, sign, subtract } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { Middle } from './middle.js';
import type { QuartileRule } from './quartiles.js';

/** The maximum number of terms that a sum shows. */
const MOST_WRITTEN = 30;

/** Returns the steps of the sum and the mean. */
export function meanSteps(values: readonly Rational[], sum: Rational, mean: Figure): readonly Step[] {
  const total = exactText(sum);
  const terms = values.length > MOST_WRITTEN ? 'sum' : sumOf(values.map(exactText));
  return [
    ...(terms === total ? [] : [step('statistics.sum', 'Sum', terms, total)]),
    figureStep('statistics.mean', 'Mean: sum ÷ count', ['÷', total, String(values.length)], mean),
  ];
}

/** The statistics that depend on the order of the numbers. */
export interface Ordered {
  readonly sorted: readonly Rational[];
  readonly median: Middle;
  /** The medians of the lower and the upper half. Empty for one number. */
  readonly halves: readonly Middle[];
  readonly minimum: Rational;
  readonly maximum: Rational;
  /** The rule for the quartiles. */
  readonly rule: QuartileRule;
}

/** Returns the steps for the sorted numbers: the order, range, median and quartiles. */
export function orderSteps({ sorted, median, halves, minimum, maximum, rule }: Ordered): readonly Step[] {
  const [lower, upper] = halves;
  const isWritten = sorted.length > 1 && sorted.length <= MOST_WRITTEN;
  return [
    ...(isWritten
      ? [step('statistics.sorted', 'In order', 'numbers', [',', ...sorted.map((value) => exactText(value))])]
      : []),
    difference('statistics.range', 'Range: largest minus smallest', maximum, minimum),
    middle('statistics.median', 'Median: the middle number in order', 'median', median),
    ...(lower && upper
      ? [
          ...(rule === 'linear'
            ? [
                middle(
                  'statistics.lower-quarter',
                  'A quarter of the way through the ordered numbers',
                  'lower quartile',
                  lower,
                ),
                middle(
                  'statistics.upper-quarter',
                  'Three quarters of the way through the ordered numbers',
                  'upper quartile',
                  upper,
                ),
              ]
            : [
                middle('statistics.lower-quartile', 'Median of the lower half', 'lower quartile', lower),
                middle('statistics.upper-quartile', 'Median of the upper half', 'upper quartile', upper),
              ]),
          difference('statistics.quartile-range', 'Interquartile range', upper.value, lower.value),
        ]
      : []),
  ];
}

/** The most frequent numbers and their count. */
export interface Modes {
  /** The values in ascending order. Empty if each number occurs once. */
  readonly values: readonly Rational[];
  readonly count: number;
}

/** Returns the step of the modes, or no step if there are no modes or too many to list. */
export function modeSteps({ values, count }: Modes): readonly Step[] {
  if (values.length === 0 || values.length > MOST_WRITTEN) return [];
  const [only = '0', ...others] = values.map((value) => exactText(value));
  const [name, after]: readonly [string, Expression] =
    others.length === 0 ? ['mode', only] : ['modes', [',', only, ...others]];
  const id = 'statistics.modes';
  if (count === 2) return [step(id, 'Most frequent, twice', name, after, { variant: 'twice' })];
  return [step(id, `Most frequent, ${count} times`, name, after, { values: { n: String(count) } })];
}

/** Returns the step of the sum of squared deviations from the mean. */
export function squaresStep(values: readonly Rational[], mean: Rational, squares: Rational): Step {
  const [center, opposite] = [exactText(mean), exactText(negate(mean))];
  const square = (value: Rational): Expression => {
    const text = exactText(value);
    return ['^', sign(mean) < 0 ? ['+', text, opposite] : ['-', text, center], '2'];
  };
  return step(
    'statistics.squares',
    'Squared distances from the mean',
    values.length > MOST_WRITTEN ? 'squares' : sumOf(values.map(square)),
    exactText(squares),
  );
}

function sumOf(terms: readonly Expression[]): Expression {
  const [first = '0', ...others] = terms;
  return others.length === 0 ? first : ['+', first, ...others];
}

function middle(id: string, law: string, name: string, { value, expression }: Middle): Step {
  return step(id, law, typeof expression === 'string' ? name : expression, exactText(value));
}

function difference(id: string, law: string, a: Rational, b: Rational): Step {
  return step(id, law, ['-', exactText(a), exactText(b)], exactText(subtract(a, b)));
}
