import { constantValue } from '../../expression/constant.js';
import { oncePerExpression } from '../../expression/once.js';
import { keyOf, operandsOf } from '../../expression/rewrite.js';
import { numberText } from '../../expression/number-text.js';
import { add, multiply, type Rational, rational, reduce, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { exactPower } from '../power/exact-power.js';

/** The factors of a numerator and a denominator. */
export interface ValueFraction {
  readonly top: readonly Expression[];
  readonly bottom: readonly Expression[];
}

/** Splits products and quotients into the factors of one numerator and one denominator. */
export const fractionOf = oncePerExpression((value): ValueFraction => {
  if (typeof value === 'string') {
    const [top = '', ...bottom] = value.split('/');
    return { top: top === '1' ? [] : [top], bottom };
  }
  const parts = operandsOf(value).map(fractionOf);
  const [first, second] = parts;
  if (value[0] === '×') return parts.reduce(timesFraction);
  if ((value[0] === '/' || value[0] === '÷') && first && second) return timesFraction(first, inverse(second));
  return { top: [value], bottom: [] };
});

/** Returns the reciprocal of a fraction. */
export function inverse({ top, bottom }: ValueFraction): ValueFraction {
  return { top: bottom, bottom: top };
}

/** Returns the product of two fractions. */
export function timesFraction(a: ValueFraction, b: ValueFraction): ValueFraction {
  return { top: [...a.top, ...b.top], bottom: [...a.bottom, ...b.bottom] };
}

/** Returns the expression of a fraction, or a product if there is no denominator. */
export function fractionExpression({ top, bottom }: ValueFraction): Expression {
  return bottom.length === 0
    ? productExpression(top)
    : ['/', productExpression(top), productExpression(bottom)];
}

function productExpression(factors: readonly Expression[]): Expression {
  const isNumber = (factor: Expression): boolean => typeof factor === 'string' && /^\d/.test(factor);
  const numbersFirst = [...factors.filter(isNumber), ...factors.filter((factor) => !isNumber(factor))];
  const [first = '1', ...rest] = numbersFirst;
  return rest.length === 0 ? first : ['×', first, ...rest];
}

/** Numbers with more characters than this remain powers: 2^100. */
const MAX_DIGITS = 15;

/** Returns the expression base^exponent for exponent > 0, or its value if that is a short number. */
export function powerExpression(base: Expression, exponent: Rational): Expression {
  const constant = constantValue(base);
  const value =
    constant && sign(constant) > 0 ? exactPower(constant, exponent, 4 * MAX_DIGITS)?.value : undefined;
  const text = value && numberText(value);
  if (text !== undefined && text.length <= MAX_DIGITS) return text;
  const exponentText = numberText(exponent);
  if (exponentText === '1') return base;
  return exponentText === '1/2' ? ['√', base] : ['^', base, exponentText];
}

/** Multiplies numbers and combines powers of one base. Returns undefined if nothing changes. */
export function simplifiedValue(value: Expression): Expression | undefined {
  const { top, bottom } = fractionOf(value);
  const powers = [
    ...top.map((factor) => asPower(factor, 1n)),
    ...bottom.map((factor) => asPower(factor, -1n)),
  ];
  const numbers = powers.flatMap(({ base, exponent }) => shortNumber(base, exponent) ?? []);
  const others = powers.filter(({ base, exponent }) => !shortNumber(base, exponent));
  const joined = joinPowers(others);
  const number = reduce(numbers.reduce(multiply, rational(1n)));
  const size = numbers.filter((each) => each.numerator !== each.denominator).length;
  const isFlat = [...top, ...bottom].every((factor) => !isNestedPower(factor) && !isNumberPower(factor));
  if (isFlat && joined.length === others.length && size <= 1) return undefined;
  return fractionExpression({
    top: [...whole(number.numerator), ...above(joined)],
    bottom: [...whole(number.denominator), ...above(joined.map(turned))],
  });
}

interface Power {
  readonly base: Expression;
  readonly exponent: Rational;
}

const whole = (n: bigint): readonly string[] => (n === 1n ? [] : [n.toString()]);
const turned = ({ base, exponent }: Power): Power => ({ base, exponent: multiply(exponent, rational(-1n)) });
const above = (powers: readonly Power[]): readonly Expression[] =>
  powers.flatMap(({ base, exponent }) => (sign(exponent) > 0 ? [powerExpression(base, exponent)] : []));

// (u^p)^n = u^(pn) is true only for integers n: √(x²) is x only for x ≥ 0.
function asPower(factor: Expression, outer: bigint): Power {
  const [base = factor, exponent = '1/2'] =
    factor[0] === '^' || factor[0] === '√' ? operandsOf(factor) : [factor, '1'];
  const constant = constantValue(exponent);
  if (!constant) return { base: factor, exponent: rational(outer) };
  if (constant.numerator % constant.denominator !== 0n)
    return { base, exponent: multiply(constant, rational(outer)) };
  const inner = base === factor ? { base, exponent: rational(1n) } : asPower(base, 1n);
  return { base: inner.base, exponent: multiply(multiply(inner.exponent, constant), rational(outer)) };
}

const isNestedPower = (factor: Expression): boolean => {
  const { base } = asPower(factor, 1n);
  return base !== factor && base !== operandsOf(factor)[0];
};

const isNumberPower = (factor: Expression): boolean => {
  const { base, exponent } = asPower(factor, 1n);
  return typeof factor !== 'string' && shortNumber(base, exponent) !== undefined;
};

function shortNumber(base: Expression, exponent: Rational): Rational | undefined {
  const constant = constantValue(base);
  if (!constant || sign(constant) <= 0) return undefined;
  const value = exactPower(constant, exponent, 4 * MAX_DIGITS)?.value;
  return value && numberText(value).length <= MAX_DIGITS ? value : undefined;
}

function joinPowers(powers: readonly Power[]): readonly Power[] {
  const groups = new Map<string, Power>();
  for (const { base, exponent } of powers) {
    const key = keyOf(base);
    const sum = reduce(add(groups.get(key)?.exponent ?? rational(0n), exponent));
    groups.set(key, { base, exponent: sum });
  }
  return [...groups.values()];
}
