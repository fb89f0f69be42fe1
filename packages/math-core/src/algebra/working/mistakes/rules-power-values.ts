import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { isNegative, withBodies, without } from './members.js';

/** Rewrites 2√12 − 3√27 as √12 − √27. Like roots keep their coefficients. */
export const rootCoefficientsLost: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const isOfRoots = parts.every(({ coefficient, rest }) => coefficient !== '1' && operatorOf(rest) === '√');
  const [first, ...others] = parts.map(({ rest }) => rest);
  return isOfRoots && first !== undefined && others.some((rest) => !isAlike(rest, first))
    ? [
        withBodies(
          terms,
          parts.map(({ rest }) => rest),
        ),
      ]
    : [];
};

/** Rewrites √2·√18 as 36, and 3√12 as 36. */
export const rootDropped: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const inside = (factor: Expression): Expression =>
    operatorOf(factor) === '√' ? (operandsOf(factor)[0] ?? '0') : factor;
  const count = factors.filter((factor) => operatorOf(factor) === '√').length;
  return count > 1 ? [product(factors.map(inside))] : [];
};

/** Rewrites √320 as 160. */
export const rootAsHalf: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  return number !== undefined && number % 2 === 0 ? [String(number / 2)] : [];
};

/** Rewrites 2√3 + 5√12 as 7√15. */
export const likeRootsJoined: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const insides = parts.map(({ rest }) => (operatorOf(rest) === '√' ? operandsOf(rest)[0] : undefined));
  if (terms.length !== 2 || !insides.every((inside) => inside !== undefined)) return [];
  const coefficients = parts.map(({ coefficient }) => coefficient);
  return [product([withBodies(terms, coefficients), ['√', withBodies(terms, insides)]])];
};

/** Rewrites √12 as 4√3 with the largest square, or as 3√2. */
export const rootFactorKept: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  if (number === undefined || number < 4 || number > 1_000_000) return [];
  for (let root = Math.floor(Math.sqrt(number)); root > 1; root--) {
    const rest = number / root ** 2;
    if (Number.isInteger(rest))
      return [
        product([String(root ** 2), ['√', String(rest)]]),
        product([String(rest), ['√', String(root)]]),
      ];
  }
  return [];
};

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
