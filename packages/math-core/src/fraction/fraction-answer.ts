import { type Figure, shortFigure } from '../rational/figure.js';
import { type Rational, reduce } from '../rational/rational.js';
import { decimalsNear } from '../rational/digits.js';
import { toNumber } from '../rational/to-number.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { type RepeatingDecimal, repeatingDecimal } from './repeating-decimal.js';

/** The largest number of decimals in an answer that is not very small. */
const DECIMALS = 10;

/** The answer of a fraction calculator: one value in several forms. */
export interface FractionAnswer {
  /** The value in lowest terms: "31/12", "2". */
  readonly fraction: string;
  /** The value as a mixed number: "2 7/12". It equals `fraction` for an integer and between -1 and 1. */
  readonly mixed: string;
  /**
   * The exact decimal with its repeating part. It is absent if the repeating part, or the part before it, has
   * more than 100 digits.
   */
  readonly decimal?: RepeatingDecimal;
  /** The value as a decimal with up to 10 places, or up to 4 significant digits below 0.0000001. */
  readonly answer: Figure;
  /** The steps from the input to lowest terms, the mixed number and the decimal. */
  readonly steps: readonly Step[];
}

/** Formats a fraction without reducing it, or an integer if the denominator is 1: "6/8", "2". */
export function fractionText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? numerator.toString() : `${numerator.toString()}/${denominator.toString()}`;
}

/** Returns the answer for a value: all its forms, and the given steps followed by the steps to each form. */
export function fractionAnswer(value: Rational, steps: readonly Step[]): FractionAnswer {
  const lowest = reduce(value);
  const decimal = repeatingDecimal(lowest);
  const answer = shortFigure(lowest, Math.max(DECIMALS, decimalsNear(toNumber(lowest))));
  const fraction = fractionText(lowest);
  const mixed = mixedParts(lowest);
  return {
    fraction,
    mixed: mixed ? `${mixed.whole.toString()} ${fractionText(mixed.rest)}` : fraction,
    ...(decimal && { decimal }),
    answer,
    steps: [
      ...steps,
      ...reduceSteps(value),
      ...(mixed ? [step('fraction.mixed', 'As a mixed number', fraction, mixedSum(mixed))] : []),
      ...decimalSteps(lowest, answer),
    ],
  };
}

interface Mixed {
  /** The integer part, which has the sign of the number. */
  readonly whole: bigint;
  /** The fractional part, between 0 and 1. */
  readonly rest: Rational;
}

function mixedParts({ numerator, denominator }: Rational): Mixed | undefined {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  if (whole === 0n || rest === 0n) return undefined;
  return { whole, rest: { numerator: rest < 0n ? -rest : rest, denominator } };
}

function mixedSum({ whole, rest }: Mixed): Expression {
  return [whole < 0n ? '-' : '+', whole.toString(), fractionText(rest)];
}

function reduceSteps(value: Rational): readonly Step[] {
  const lowest = reduce(value);
  const divisor = (value.denominator / lowest.denominator).toString();
  if (divisor === '1') return [];
  const [n, d] = [value.numerator.toString(), value.denominator.toString()];
  const divided: Expression = ['/', ['÷', n, divisor], ['÷', d, divisor]];
  return [
    step('fraction.common-divisor', 'Divide by the greatest common divisor', fractionText(value), divided),
    step('fraction.lowest-terms', 'Lowest terms', divided, fractionText(lowest)),
  ];
}

function decimalSteps(lowest: Rational, decimal: Figure): readonly Step[] {
  const quotient: Expression = ['÷', lowest.numerator.toString(), lowest.denominator.toString()];
  return lowest.denominator === 1n ? [] : [figureStep('fraction.decimal', 'As a decimal', quotient, decimal)];
}
