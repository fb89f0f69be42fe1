import type { Digits } from '../rational/digits.js';
import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { divide, type Rational, rational, reduce } from '../rational/rational.js';
import { rootExpression } from '../real/root-expression.js';
import { type Step, step } from '../steps/step.js';
import { shown, shownRoot } from './shown.js';

/** Variance and standard deviation. */
export interface Spread {
  /** The variance. */
  readonly variance: Figure;
  /** The square root of the variance. */
  readonly standardDeviation: Figure;
}

interface Working {
  readonly spread: Spread;
  readonly steps: readonly Step[];
}

/** Returns the spread of a population: the sum of squared deviations divided by the count, and its square root. */
export function populationSpread(squares: Rational, count: number, digits: Digits): Working {
  const variance = reduce(divide(squares, rational(count)));
  const deviation = shownRoot(variance, digits);
  const text = exactText(variance);
  const { relation } = deviation;
  return {
    spread: { variance: shown(variance, digits), standardDeviation: deviation },
    steps: [
      step(
        'statistics.population-variance',
        'Population variance',
        ['÷', exactText(squares), String(count)],
        text,
      ),
      step('statistics.population-deviation', 'Standard deviation', rootExpression(text), deviation.text, {
        relation,
      }),
    ],
  };
}

/**
 * Returns the spread of a sample: the sum of squared deviations divided by one less than the count ≥ 2, and
 * its square root.
 */
export function sampleSpread(squares: Rational, count: number, digits: Digits): Working {
  const variance = reduce(divide(squares, rational(count - 1)));
  const deviation = shownRoot(variance, digits);
  const text = exactText(variance);
  const { relation } = deviation;
  const quotient = ['÷', exactText(squares), ['-', String(count), '1']] as const;
  return {
    spread: { variance: shown(variance, digits), standardDeviation: deviation },
    steps: [
      step(
        'statistics.sample-variance',
        'Sample variance: divide by one less than the count',
        quotient,
        text,
      ),
      step('statistics.sample-deviation', 'Standard deviation', rootExpression(text), deviation.text, {
        relation,
      }),
    ],
  };
}
