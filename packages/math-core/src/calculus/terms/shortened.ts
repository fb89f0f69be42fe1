import * as exact from '../../rational/rational.js';
import { rational } from '../../rational/rational.js';
import { expressionText } from '../../steps/to-text.js';
import { commonNumber } from './common-number.js';
import { asFactor, timesSums } from './product.js';
import { withoutSquares } from './pythagoras.js';
import {
  addSums,
  asSum,
  exponentOf,
  keyOfBase,
  keyOfSum,
  numberOf,
  type Power,
  type Sum,
  type Term,
  timesTerm,
  wholeExponent,
} from './sum.js';
import { degreeOf, written } from './written.js';

const ONE = rational(1n);
/** The most terms of a product that is multiplied out. */
const MOST_TERMS = 48;

/** Writes a sum in its shortest form: as it is, multiplied out, or with its common factors before parentheses. */
export function shortened(sum: Sum): Sum {
  const short = withoutSquares(addSums(...sum.map(shortTerm)));
  const open = multipliedOut(short) ?? short;
  const product = factored(short);
  // A polynomial is written as a sum, unless it is given as a product.
  if (open.every((term) => degreeOf(term) !== undefined))
    return shortest(hasCommonSum(product) ? [short, open, product] : [short, open]);
  const products = [product, factored(open)];
  return products.find(isExponential) ?? shortest([short, open, ...products]);
}

/** Returns whether a sum is one term with several sums as factors. */
function hasCommonSum([only, second]: Sum): boolean {
  return only !== undefined && !second && only.powers.filter(({ inner }) => inner).length > 1;
}

/** Returns whether a product has a power with letters in its exponent as a factor: e^x (x + 1). */
function isExponential([only, second]: Sum): boolean {
  if (!only || second || !only.powers.some(({ inner }) => inner)) return false;
  return only.powers.some(({ exponent }) => numberOf(exponent) === undefined);
}

/** Returns the sum with the shortest text, and of several the first. */
function shortest(sums: readonly Sum[]): Sum {
  const [first = [], ...others] = sums;
  let [best, least] = [first, lengthOf(first)];
  for (const sum of others) {
    const length = lengthOf(sum);
    if (length < least) [best, least] = [sum, length];
  }
  return best;
}

const lengthOf = (sum: Sum): number => expressionText(written(sum)).length;

/** Shortens the sums among the factors of a term, and cancels what they have in common with its other factors. */
function shortTerm(term: Term): Sum {
  const place = term.powers.findIndex((power) => power.inner && isFirst(power));
  const inner = term.powers[place]?.inner;
  if (!inner) return asSum(term);
  const rest: Term = { ...term, powers: term.powers.filter((_, index) => index !== place) };
  const others = shortTerm(rest);
  const short = shortened(inner);
  return shortest([timesSums(others, short), timesSums(others, factored(short))]);
}

const isFirst = (power: Power): boolean => wholeExponent(power) === 1;

/** Multiplies out the products of sums. Returns undefined if that has too many terms. */
export function multipliedOut(sum: Sum): Sum | undefined {
  const open: Sum[] = [];
  for (const term of sum) {
    const done = openTerm(term);
    if (!done) return undefined;
    open.push(done);
  }
  return withoutSquares(addSums(...open));
}

function openTerm(term: Term): Sum | undefined {
  const isOpen = (power: Power): boolean => power.inner !== undefined && (wholeExponent(power) ?? 0) > 0;
  let sum: Sum = [{ ...term, powers: term.powers.filter((power) => !isOpen(power)) }];
  for (const power of term.powers.filter(isOpen)) {
    const times = wholeExponent(power) ?? 1;
    const inner = power.inner ?? [];
    if (inner.length ** times > MOST_TERMS) return undefined;
    for (let i = 0; i < times; i++) {
      if (sum.length * inner.length > MOST_TERMS) return undefined;
      sum = addSums(...sum.flatMap((left) => inner.map((right) => asSum(timesTerm(left, right)))));
    }
  }
  return sum;
}

/** Puts the common factors of a sum before parentheses: e^x + x e^x is e^x (1 + x). */
export function factored(sum: Sum): Sum {
  const [first, ...others] = sum;
  if (!first || others.length === 0) return sum;
  const common = commonPowers(first, others);
  const number = commonNumber(sum);
  const outside: Term = { coefficient: number, powers: common };
  const by: Term = {
    coefficient: exact.divide(ONE, number),
    powers: common.map((power) => ({ ...power, exponent: opposite(power.exponent) })),
  };
  const inside = addSums(...sum.map((term) => asSum(timesTerm(term, by))));
  const open = multipliedOut(inside) ?? inside;
  const isAlone = common.length === 0 && number.numerator === number.denominator;
  return isAlone ? open : timesSums([outside], open.length === 0 ? [] : [asFactor(open)]);
}

function opposite(exponent: Sum): Sum {
  return exponent.map(({ coefficient, powers }) => ({ coefficient: exact.negate(coefficient), powers }));
}

/** Returns the powers that all terms contain, each with the least exponent. */
function commonPowers(first: Term, others: readonly Term[]): readonly Power[] {
  return first.powers.flatMap((power) => {
    const all = others.map(({ powers }) => powers.find((each) => keyOfBase(each) === keyOfBase(power)));
    const least = all.reduce<Power | undefined>((one, other) => one && other && lesser(one, other), power);
    return least ? [least] : [];
  });
}

/** Returns the power with the lesser exponent, or undefined if they can't be compared. */
function lesser(one: Power, other: Power): Power | undefined {
  if (keyOfSum(one.exponent) === keyOfSum(other.exponent)) return one;
  const [a, b] = [exponentOf(one), exponentOf(other)];
  if (!a || !b) return undefined;
  return exact.compare(a, b) < 0 ? one : other;
}
