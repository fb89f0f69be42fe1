import { type Figure, figure } from '../rational/figure.js';
import { exactText, roundHalfAwayFromZero } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumbers } from '../rational/parse.js';
import { add, divide, multiply, power, type Rational, rational, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { bmiSteps, feetSteps } from './bmi-steps.js';
import { type BmiCategory, bmiCategory, BMI_BOUNDS, boundOf } from './category.js';

const DECIMALS = 1;

/** The systems of units: metric (kilograms and centimeters) and imperial (pounds and inches). */
export const BMI_SYSTEMS = /* @__PURE__ */ Object.freeze(['metric', 'imperial'] as const);

/** The name of a system of units. */
export type BmiSystem = (typeof BMI_SYSTEMS)[number];

/** The input of {@link bmi}. */
export interface BmiInput {
  /** The units of weight and height. */
  readonly system: BmiSystem;
  /** The weight in kilograms (metric) or pounds (imperial). It must be positive. */
  readonly weight: NumericInput;
  /** The height in centimeters (metric) or inches (imperial). Together with `feet`, it must be positive. */
  readonly height: NumericInput;
  /**
   * The feet of an imperial height, 12 inches each, which are added to `height`. They can't be negative.
   * Defaults to 0.
   */
  readonly feet?: NumericInput | undefined;
}

/** A body mass index with its category for adults and the healthy weights at the same height. */
export interface Bmi {
  /** The body mass index to 1 decimal. */
  readonly bmi: Figure;
  /** The category of the exact value, not of the rounded one. */
  readonly category: BmiCategory;
  /** True if the rounded figure falls into another category: 24.96 is normal, but is shown as 25.0. */
  readonly roundsAcross: boolean;
  /**
   * The weights with 18.5 ≤ BMI < 25 at this height, in the unit of `weight`: the lowest and the highest with 1 decimal,
   * both of them normal weights. At heights of a few centimeters the lowest is greater than the highest.
   */
  readonly healthyWeight: { readonly low: Figure; readonly high: Figure };
  /** The steps from the formula to the rounded figure. */
  readonly steps: readonly Step[];
}

const INCHES_PER_FOOT = 12;

/**
 * Computes the body mass index to 1 decimal: kg ÷ m² (metric), lb ÷ in² × 703 (imperial).
 * Errors: `unknown-name` (system); `not-a-number`, `too-large`; `out-of-range` (a weight or height that isn't
 * positive, negative feet, feet with a metric height).
 * @example bmi({ system: 'metric', weight: 70, height: 175 }) // bmi.text is "22.9" and category is "Normal weight"
 */
export function bmi(input: BmiInput): Result<Bmi> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'system weight height feet');
  if (unknown) return unknown;
  const system = BMI_SYSTEMS.find((known) => known === fields.system);
  if (!system) return failure('system', 'unknown-name', `system must be one of ${BMI_SYSTEMS.join(', ')}.`);
  const read = parseNumbers({ ...fields, feet: fields.feet ?? 0 }, ['weight', 'height', 'feet']);
  if (!read.ok) return read;
  if (system === 'metric' && sign(read.value.feet) !== 0)
    return failure('feet', 'out-of-range', "A height in centimeters can't include feet.");
  const { weight, feet } = read.value;
  if (sign(weight) <= 0) return failure('weight', 'out-of-range', 'weight must be positive.');
  if (sign(feet) < 0) return failure('feet', 'out-of-range', 'feet must not be negative.');
  if (sign(wholeHeight(read.value)) <= 0)
    return failure('height', 'out-of-range', 'height must be positive.');
  return success(evaluate(system, read.value));
}

interface Measures {
  readonly weight: Rational;
  readonly height: Rational;
  readonly feet: Rational;
}

function wholeHeight({ height, feet }: Measures): Rational {
  return add(multiply(feet, rational(INCHES_PER_FOOT)), height);
}

function evaluate(system: BmiSystem, measures: Measures): Bmi {
  const { weight } = measures;
  const height = wholeHeight(measures);
  const divisor = weightAtOne(system, height);
  const exact = divide(weight, divisor);
  const shown = figure(exact, DECIMALS);
  const category = bmiCategory(exact);
  const [under, normal] = BMI_BOUNDS;
  const rounded = rational(roundHalfAwayFromZero(exact, DECIMALS), 10 ** DECIMALS);
  return {
    bmi: shown,
    category,
    roundsAcross: bmiCategory(rounded) !== category,
    healthyWeight: {
      low: tenths(tenthsUpTo(multiply(divisor, boundOf(under.below)))),
      high: tenths(tenthsUpTo(multiply(divisor, boundOf(normal.below))) - 1n),
    },
    steps: [
      ...feetSteps(measures, height),
      ...bmiSteps(system, { weight: exactText(weight), height }, shown),
    ],
  };
}

/** Returns a number > 0 in tenths, rounded up, because a bound is the first weight of the next category. */
function tenthsUpTo({ numerator, denominator }: Rational): bigint {
  return (10n * numerator + denominator - 1n) / denominator;
}

function tenths(count: bigint): Figure {
  return figure(rational(count, 10n), DECIMALS);
}

// The weight that gives a BMI of 1 at this height. 703 is the usual rounding: 1 lb/in² is 703.07 kg/m².
function weightAtOne(system: BmiSystem, height: Rational): Rational {
  const square = power(height, 2);
  return divide(square, rational(system === 'metric' ? 10_000n : 703n));
}
