import { compare, type Rational, rational } from '../rational/rational.js';
import { frozen } from '../result/frozen.js';

/**
 * The categories of the body mass index, lowest first. Each ends just below `below`, a number with one
 * decimal. The last has no bound. Source: WHO Technical Report Series 894 (adults).
 */
export const BMI_BOUNDS = /* @__PURE__ */ frozen([
  { category: 'Underweight', below: '18.5' },
  { category: 'Normal weight', below: '25.0' },
  { category: 'Overweight', below: '30.0' },
  { category: 'Obese', below: undefined },
] as const);

/** The name of a category. */
export type BmiCategory = (typeof BMI_BOUNDS)[number]['category'];

/** Returns the category of a body mass index. */
export function bmiCategory(bmi: Rational): BmiCategory {
  const found = BMI_BOUNDS.find(({ below }) => below !== undefined && compare(bmi, boundOf(below)) < 0);
  return found?.category ?? 'Obese';
}

/** Parses a bound, which has one decimal. */
export function boundOf(text: string): Rational {
  return rational(BigInt(text.replace('.', '')), 10n);
}
