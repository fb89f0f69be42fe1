import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { add, multiply, type Rational, rational, reduce } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { factorsIn, product } from './tree.js';

/** A letter to a rational power. */
interface LetterPower {
  readonly letter: string;
  readonly exponent: Rational;
}

/**
 * Joins the powers and roots of each letter in a product of numbers and such factors, if a letter has roots with different
 * indices: √x × ∛x to x^(1/2) × x^(1/3) and x^(5/6). Returns undefined for other products.
 */
export function joinedRoots(
  expression: Expression,
): { readonly asPowers: Expression; readonly joined: Expression } | undefined {
  const factors = expression[0] === '×' ? factorsIn(expression) : [];
  const powers = factors.map(letterPowerOf);
  const read = powers.flatMap((power) => power ?? []);
  const isProduct = powers.every((power, i) => power ?? constantValue(factors[i] ?? ''));
  const letters = [...new Set(read.map(({ letter }) => letter))];
  const exponentsOf = (letter: string): readonly Rational[] =>
    read.flatMap((power) => (power.letter === letter ? [power.exponent] : []));
  const indices = (letter: string): Set<bigint> =>
    new Set(exponentsOf(letter).flatMap(({ denominator }) => (denominator > 1n ? [denominator] : [])));
  if (!isProduct || !letters.some((letter) => indices(letter).size > 1)) return undefined;
  const totals = letters.map((letter) => ({ letter, exponent: exponentsOf(letter).reduce(add) }));
  if (totals.some(({ exponent }) => exponent.numerator <= 0n)) return undefined;
  const number = factors.reduce<Rational>(
    (all, factor) => multiply(all, constantValue(factor) ?? rational(1n)),
    rational(1n),
  );
  const coefficient = numberText(number);
  const all = totals.map(written);
  return {
    asPowers: product(
      factors.map((factor, i) => (powers[i] && isRoot(factor) ? plainPower(powers[i]) : factor)),
    ),
    joined: product(coefficient === '1' ? all : [coefficient, ...all]),
  };
}

/** Returns whether a factor is shown with a root sign. */
const isRoot = ([operator, , exponent]: Expression): boolean =>
  operator === '√' || (operator === '^' && typeof exponent === 'string' && exponent.includes('/'));

/** Reads x, x^(2/3), √x or √(x³). */
function letterPowerOf(factor: Expression): LetterPower | undefined {
  if (typeof factor === 'string')
    return /^[a-df-z]$/i.test(factor) ? { letter: factor, exponent: rational(1n) } : undefined;
  const [operator, base = '0', exponent = '1'] = factor;
  const inner = letterPowerOf(base);
  if (operator === '()') return inner;
  const times = operator === '√' ? rational(1n, 2n) : operator === '^' ? constantValue(exponent) : undefined;
  if (!inner || !times || times.numerator === 0n) return undefined;
  // √(x³) exists only for x ≥ 0, but √(x²) is |x|.
  if (reduce(times).denominator % 2n === 0n && inner.exponent.numerator % 2n === 0n) return undefined;
  return { letter: inner.letter, exponent: reduce(multiply(inner.exponent, times)) };
}

function plainPower({ letter, exponent }: LetterPower): Expression {
  const { numerator, denominator } = reduce(exponent);
  return ['^', letter, ['/', numerator.toString(), denominator.toString()]];
}

/** Writes a power of a letter, as a root if the exponent is 1/n. */
function written({ letter, exponent }: LetterPower): Expression {
  const { numerator, denominator } = reduce(exponent);
  if (denominator === 1n) return numerator === 1n ? letter : ['^', letter, numerator.toString()];
  if (numerator === 1n) return denominator === 2n ? ['√', letter] : ['^', letter, `1/${denominator}`];
  return ['^', letter, ['/', numerator.toString(), denominator.toString()]];
}
