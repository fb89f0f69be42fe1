import * as exact from '../../rational/rational.js';
import { type Rational, rational, reduce } from '../../rational/rational.js';
import { keyOf } from '../../expression/rewrite.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { constantValue } from '../../expression/constant.js';
import { spend } from '../../algebra/polynomial/polynomial.js';

/** A power in a term. The base is a letter, a number under a root, a function such as sin x, or a sum. */
export interface Power {
  readonly base: Expression;
  readonly exponent: Sum;
  /** The terms of the base if it is a sum. */
  readonly inner?: Sum;
}

/** A number times powers of different bases. */
export interface Term {
  readonly coefficient: Rational;
  readonly powers: readonly Power[];
}

/** A sum of terms with different powers. No terms are 0. */
export type Sum = readonly Term[];

const ONE = rational(1n);

/** Returns a number as a sum. */
export function numberSum(value: Rational): Sum {
  return exact.sign(value) === 0 ? [] : [{ coefficient: reduce(value), powers: [] }];
}

/** The number 1. */
export const ONE_SUM: Sum = numberSum(ONE);

/** Returns a base to the first power. */
export function baseSum(base: Expression): Sum {
  return [{ coefficient: ONE, powers: [{ base, exponent: ONE_SUM }] }];
}

/** Returns the value of a sum without letters and functions. */
export function numberOf([first, second]: Sum): Rational | undefined {
  if (!first) return rational(0n);
  return second || first.powers.length > 0 ? undefined : first.coefficient;
}

/** Returns the exponent if it is a number. */
export function exponentOf({ exponent }: Power): Rational | undefined {
  return numberOf(exponent);
}

/** Returns the exponent if it is an integer. */
export function wholeExponent(power: Power): number | undefined {
  const value = exponentOf(power);
  return value && value.denominator === 1n ? Number(value.numerator) : undefined;
}

/** Returns a string that is the same for equal sums. */
export function keyOfSum(sum: Sum): string {
  return sum
    .map(
      ({ coefficient: { numerator, denominator }, powers }) =>
        `${numerator}/${denominator}${keyOfPowers(powers)}`,
    )
    .sort()
    .join('+');
}

/** Returns a string that is the same for equal bases. */
export function keyOfBase({ base, inner }: Power): string {
  return inner ? `(${keyOfSum(inner)})` : keyOf(base);
}

function keyOfPowers(powers: readonly Power[]): string {
  return powers
    .map((power) => `${keyOfBase(power)}^(${keyOfSum(power.exponent)})`)
    .sort()
    .join('*');
}

/** Adds sums, and combines like terms. */
export function addSums(...sums: readonly Sum[]): Sum {
  const found = new Map<string, Term>();
  for (const term of sums.flat()) {
    spend(1 + term.powers.length);
    const key = keyOfPowers(term.powers);
    const before = found.get(key);
    const coefficient = before ? reduce(exact.add(before.coefficient, term.coefficient)) : term.coefficient;
    found.set(key, { ...(before ?? term), coefficient });
  }
  return [...found.values()].filter(({ coefficient }) => exact.sign(coefficient) !== 0);
}

/** Multiplies a sum by a number. */
export function scaled(sum: Sum, by: Rational): Sum {
  return sum.map(({ coefficient, powers }) => ({
    coefficient: reduce(exact.multiply(coefficient, by)),
    powers,
  }));
}

/** Multiplies two terms, and adds the exponents of equal bases. */
export function timesTerm(a: Term, b: Term): Term {
  spend(1 + a.powers.length * b.powers.length);
  const powers = [...a.powers];
  for (const power of b.powers) {
    const place = powers.findIndex((each) => keyOfBase(each) === keyOfBase(power));
    const before = powers[place];
    if (!before) powers.push(power);
    else powers[place] = { ...before, exponent: addSums(before.exponent, power.exponent) };
  }
  const coefficient = reduce(exact.multiply(a.coefficient, b.coefficient));
  return settled({ coefficient, powers: powers.filter(({ exponent }) => exponent.length > 0) });
}

/** Takes the integer parts of powers of numbers into the coefficient, and squares of absolute values out of their bars. */
function settled(term: Term): Term {
  let { coefficient } = term;
  let powers: Power[] = [];
  for (const power of term.powers) {
    const value = isNumberText(power.base) ? exponentOf(power) : undefined;
    const number = value && constantValue(power.base);
    if (!value || !number) {
      powers.push(power);
      continue;
    }
    const whole = floor(value);
    coefficient = reduce(exact.multiply(coefficient, exact.power(number, Number(whole))));
    const exponent = numberSum(exact.subtract(value, rational(whole)));
    if (exponent.length > 0) powers.push({ ...power, exponent });
  }
  for (const bars of powers) powers = withoutBars(powers, bars);
  const even = powers.find((power) => isEvenSize(power));
  if (!even) return { coefficient, powers };
  const inner: Power = { base: even.base[1] as Expression, exponent: even.exponent };
  return timesTerm(
    { coefficient, powers: powers.filter((power) => power !== even) },
    { coefficient: ONE, powers: [inner] },
  );
}

/** Returns whether a power is an even power of an absolute value, which needs no bars: |x|² is x². */
function isEvenSize(power: Power): boolean {
  const [operator, inner = '0'] = typeof power.base === 'string' ? [] : power.base;
  const exponent = wholeExponent(power);
  return (
    operator === 'abs' && !/^[-+×/^]$|^neg$/.test(inner[0]) && exponent !== undefined && exponent % 2 === 0
  );
}

/** Cancels x² ÷ |x| to |x|. */
function withoutBars(powers: Power[], bars: Power): Power[] {
  if (typeof bars.base === 'string' || bars.base[0] !== 'abs') return powers;
  const plain = powers.find(({ base }) => keyOf(base) === keyOf(bars.base[1] as Expression));
  const [below, above] = [wholeExponent(bars), plain && wholeExponent(plain)];
  if (below === undefined || above === undefined || below > -1 || above < 2) return powers;
  const moved = BigInt(2 * Math.min(Math.ceil(-below / 2), Math.floor(above / 2)));
  return powers.flatMap((power) => {
    if (power !== bars && power !== plain) return [power];
    const by = rational(power === bars ? moved : -moved);
    const exponent = addSums(power.exponent, numberSum(by));
    return exponent.length > 0 ? [{ ...power, exponent }] : [];
  });
}

function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Returns a term as a sum. */
export const asSum = (term: Term): Sum => (exact.sign(term.coefficient) === 0 ? [] : [term]);
