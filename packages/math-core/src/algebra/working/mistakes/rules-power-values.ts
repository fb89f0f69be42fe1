import { constantValue } from '../../../expression/constant.js';
import { reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  integerIn,
  isNumber,
  minus,
  numberIn,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { isNegative, without } from './rule-parts.js';

/** Rewrites (x³)² as 2x³. */
export const powerOfPowerAsProduct: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const isOfPower = operatorOf(base) === '^' && (integerIn(exponent) ?? 0) > 1;
  return isOfPower ? [product([exponent, base])] : [];
};

/** Rewrites 8^(2/3) as 8^(1/3) or 8², and 8^(1/3) as 8³. */
export const fractionOfExponentLost: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  if (denominator === '1') return [];
  const root = raised(base, ['/', numerator.startsWith('-') ? '-1' : '1', denominator]);
  return [root, raised(base, numerator), ...(numerator === '1' ? [raised(base, denominator)] : [])];
};

/** Rewrites 27^(2/3) as 27·2/3, and 27^(1/3) as 27·3. */
export const timesFractionOfExponent: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  if (denominator === '1' || !isNumber(base)) return [];
  const times = over(product([base, numerator]), denominator);
  return [times, ...(numerator === '1' ? [product([base, denominator])] : [])];
};

/** Rewrites 27^(2/3) as (27/3)². */
export const dividedByRootIndex: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  const number = numberIn(over(base, denominator));
  return denominator === '1' || number === undefined || !isNumber(base) ? [] : [raised(number, numerator)];
};

/** Returns a power whose exponent is a fraction. The denominator is 1 if it isn't one. */
function fractionPower(place: Expression): {
  readonly base: Expression;
  readonly numerator: string;
  readonly denominator: string;
} {
  const { base, exponent } = powerOf(place);
  const value = constantValue(exponent);
  const { numerator, denominator } = value ? reduce(value) : { numerator: 1n, denominator: 1n };
  return { base, numerator: numerator.toString(), denominator: denominator.toString() };
}

/** Rewrites (8/27)^n as 8^n/27 or 8/27^n. */
export const onePartPowered: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const value = exponent === '1' ? undefined : constantValue(base);
  if (!value || value.denominator === 1n) return [];
  const [top, bottom] = [value.numerator.toString(), value.denominator.toString()];
  return [over(raised(top, exponent), bottom), over(top, raised(bottom, exponent))];
};

/** Rewrites x⁻² as −1/x². */
export const negativeReciprocal: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const opposite = isNegative(exponent) ? numberIn(minus(exponent)) : undefined;
  return opposite === undefined ? [] : [over('-1', raised(base, opposite))];
};

/** Rewrites (4x³)²·2x as (4x³·2x)². */
export const allFactorsPowered: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((factor, i) => {
    const { base, exponent } = powerOf(factor);
    const isOfFactors = factorsOf(base).length > 1 && integerIn(exponent) !== undefined;
    return isOfFactors ? [raised(product([base, ...without(factors, i)]), exponent)] : [];
  });
};
