import { constantValue } from '../../expression/constant.js';
import { isSum, opposite, productOf, sumOf, termOf, termsOf } from '../../expression/terms.js';
import { hasLogarithm, isSame, operandsOf } from '../../expression/rewrite.js';
import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { asPower } from './exact-powers.js';
import { normalForm } from './normal-form.js';
import { withShortDenominator } from './short-denominator.js';
import { signOfValue } from './value-sign.js';

/** The largest number, in digits, under a logarithm that joins several. */
const JOINED_DIGITS = 4;

/**
 * Writes a number without letters the way an answer is written: no common factor of numerator and denominator, no
 * negative denominator, one logarithm instead of several with integer coefficients, and none of a number below 1.
 * Returns the same expression if it has no such form.
 */
export function finalForm(expression: Expression): Expression {
  const form = formOf(expression);
  if (!form) return expression;
  const short = withShortDenominator(expression, form, formOf);
  return positiveFirst(positiveBelow(short ?? form));
}

/** Returns the normal form of a number with its logarithms joined, or undefined if there is none. */
function formOf(expression: Expression): Expression | undefined {
  const whole = normalForm(expression);
  if (whole.ok && !hasLogarithm(whole.value.expression)) return withRoots(whole.value.expression);
  const logarithms = new Logarithms();
  const form = normalForm(logarithms.named(expression));
  if (!form.ok || logarithms.isLost(form.value.expression)) return undefined;
  return withRoots(logarithms.restored(form.value.expression));
}

/**
 * Gives the numerator and the denominator of a fraction the opposite signs if it then has fewer signs, or as many and a positive
 * denominator: −e ÷ (π − 3) is e ÷ (3 − π).
 */
function positiveBelow(expression: Expression): Expression {
  const { isNegative, body } = termOf(expression);
  const [operator, top = '0', bottom = '1'] = typeof body === 'string' ? [] : body;
  const above = isNegative ? oppositeSum(top) : top;
  if (operator !== '/' || !hasFewerSigns(oppositeSum(above), oppositeSum(bottom))) return expression;
  return ['/', oppositeSum(above), oppositeSum(bottom)];
}

/** Returns a sum with the opposite sign before each term. */
export const oppositeSum = (sum: Expression): Expression => sumOf(termsOf(sum).map(opposite));

/** Returns whether a fraction has fewer signs than with the opposite ones, or as many and a positive denominator. */
export function hasFewerSigns(top: Expression, bottom: Expression): boolean {
  const sign = signOfValue(bottom);
  if (sign === undefined) return false;
  const signs = (above: Expression, below: Expression): number =>
    (isAllNegative(above) ? 1 : 0) + (isAllNegative(below) ? 2 : 0);
  const [own, other] = [signs(top, bottom), signs(oppositeSum(top), oppositeSum(bottom))];
  return own === other ? sign > 0 : own < other;
}

const isAllNegative = (sum: Expression): boolean => termsOf(sum).every(({ isNegative }) => isNegative);

/** A logarithm of a number that isn't a power of another number. */
interface Named {
  readonly base: Expression;
  readonly root: Rational;
  /** The powers of the root under logarithms, by exponent, as given. */
  readonly powers: Map<bigint, Expression>;
}

/** Replaces logarithms of numbers by letters and back, because the normal form splits them into those of primes. */
class Logarithms {
  private readonly found = new Map<string, Named>();
  /** The logarithms of other values, such as ln (1 + √5), which stay unchanged. */
  private readonly others: Expression[] = [];

  named(expression: Expression): Expression {
    if (typeof expression === 'string') return expression;
    if (isSum(expression)) return this.namedSum(expression);
    const logarithm = logarithmOf(expression);
    if (logarithm) return this.letterFor(logarithm);
    const ofRoot = logarithmOfRoot(expression);
    if (ofRoot) return ['/', this.letterFor(ofRoot), String(ofRoot.index)];
    const [operator] = expression;
    if (operator === 'ln' || operator === 'log') return this.letterForOther(expression);
    return [operator, ...operandsOf(expression).map((operand) => this.named(operand))];
  }

  /** Joins the logarithms of a sum with integer coefficients: ln 2 + ln 3 to ln 6. */
  private namedSum(sum: Expression): Expression {
    const terms = termsOf(sum).map((term) => ({ ...term, logarithm: multipleOf(term.body) }));
    const [first, ...others] = terms.flatMap(({ logarithm }) => (logarithm ? [logarithm] : []));
    const isJoined = first && others.length > 0 && others.every(({ base }) => base === first.base);
    let product = rational(1n);
    for (const { isNegative, logarithm } of isJoined ? terms : []) {
      if (!logarithm) continue;
      const power = exact.power(logarithm.value, Number(logarithm.times));
      product = exact.reduce(isNegative ? exact.divide(product, power) : exact.multiply(product, power));
    }
    const isShort = [product.numerator, product.denominator].every((n) => n < 10n ** BigInt(JOINED_DIGITS));
    if (!isJoined || !isShort)
      return sumOf(terms.map(({ isNegative, body }) => ({ isNegative, body: this.named(body) })));
    const rest = terms.filter(({ logarithm }) => !logarithm);
    return sumOf([
      ...rest.map(({ isNegative, body }) => ({ isNegative, body: this.named(body) })),
      ...termsOf(this.letterFor({ base: first.base, value: product })),
    ]);
  }

  /** Returns the logarithm of a number as a multiple of its letter. */
  private letterFor({ base, value, text = fractionText(value) }: Logarithm): Expression {
    if (value.numerator === value.denominator) return '0';
    const small = asPower(value);
    const isBelowOne = exact.compare(value, rational(1n)) < 0;
    const root = isBelowOne ? exact.divide(rational(1n), small.root) : small.root;
    const key = JSON.stringify([base, String(root.numerator), String(root.denominator)]);
    const letter = [...this.found.keys()].indexOf(key);
    const named = this.found.get(key) ?? { base, root, powers: new Map<bigint, Expression>() };
    if (!isBelowOne || !named.powers.has(small.exponent))
      named.powers.set(small.exponent, isBelowOne ? fractionText(exact.divide(rational(1n), value)) : text);
    this.found.set(key, named);
    const name = nameOf(letter < 0 ? this.found.size - 1 : letter);
    return ['×', String(isBelowOne ? -small.exponent : small.exponent), name];
  }

  private letterForOther(logarithm: Expression): Expression {
    const place = this.others.findIndex((one) => isSame(one, logarithm));
    return otherName(place < 0 ? this.others.push(logarithm) - 1 : place);
  }

  /** Returns whether a logarithm ended up where its sign would have to be known. */
  isLost(expression: Expression): boolean {
    if (typeof expression === 'string') return false;
    const isDeep = expression[0] === 'abs' || expression[0] === 'ln';
    return operandsOf(expression).some((operand) => (isDeep && this.holds(operand)) || this.isLost(operand));
  }

  private holds(expression: Expression): boolean {
    if (typeof expression === 'string') return this.restoredLetter(expression) !== expression;
    return operandsOf(expression).some((operand) => this.holds(operand));
  }

  private atLetter(name: string): Named | undefined {
    return [...this.found.values()].find((_, i) => nameOf(i) === name);
  }

  /** Puts the logarithms back: 2 times the logarithm of 3 as ln 9 if ln 9 was given, and otherwise as 2 ln 3, and 50 times that of 2 as 50 ln 2. */
  restored(expression: Expression): Expression {
    if (typeof expression === 'string') return this.restoredLetter(expression);
    const [operator, ...operands] = expression;
    const [first = '', ...factors] = operands;
    if (operator !== '×' || !/^\d+$/.test(String(first)))
      return [operator, ...operands.map((operand) => this.restored(operand))];
    let left = BigInt(String(first));
    const rest = factors.map((factor) => {
      const named = typeof factor === 'string' ? this.atLetter(factor) : undefined;
      if (!named) return this.restored(factor);
      const exponent = named.powers.has(left) ? left : 1n;
      left /= exponent;
      return written(named, exponent);
    });
    const [only = '1', ...more] = left === 1n ? rest : [left.toString(), ...rest];
    return more.length === 0 ? only : ['×', only, ...more];
  }

  private restoredLetter(name: string): Expression {
    const named = this.atLetter(name);
    return named ? written(named, 1n) : (this.others.find((_, i) => otherName(i) === name) ?? name);
  }
}

// The normal form sorts factors by name, and these come after all letters that can be typed.
const nameOf = (index: number): string => `λ${String(index)}`;
const otherName = (index: number): string => `μ${String(index)}`;

function written({ base, root, powers }: Named, exponent: bigint): Expression {
  const value = powers.get(exponent) ?? fractionText(exact.power(root, Number(exponent)));
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

function fractionText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? numerator.toString() : `${numerator.toString()}/${denominator.toString()}`;
}

/** A logarithm of a positive number with a base above 1. */
interface Logarithm {
  readonly base: Expression;
  readonly value: Rational;
  /** The number as given. */
  readonly text?: Expression;
}

/** Reads a logarithm of a positive number. A base below 1 and the number are replaced by their reciprocals. */
function logarithmOf(expression: Expression): Logarithm | undefined {
  const [operator, first = '0', second = first] = typeof expression === 'string' ? [] : expression;
  if (operator !== 'ln' && operator !== 'log') return undefined;
  const read = constantValue(second);
  if (!read || exact.sign(read) <= 0) return undefined;
  const value = exact.reduce(read);
  if (operator === 'ln' || first === 'e') return { base: 'e', value, text: second };
  const base = constantValue(first);
  if (!base || exact.sign(base) <= 0 || base.numerator === base.denominator) return undefined;
  if (exact.compare(base, rational(1n)) > 0) return { base: first, value, text: second };
  const [above, inverse] = [base, value].map((one) => exact.reduce(exact.divide(rational(1n), one)));
  return above && inverse && { base: fractionText(above), value: inverse };
}

/** Reads a logarithm of a root of a positive number: ln √3 is ln 3 ÷ 2. */
function logarithmOfRoot(expression: Expression): (Logarithm & { readonly index: number }) | undefined {
  const [operator, first = '0', second = first] = typeof expression === 'string' ? [] : expression;
  if (operator !== 'ln' && operator !== 'log') return undefined;
  const [sign, radicand = '0', exponent = '1/2'] = typeof second === 'string' ? [] : second;
  const isRoot = sign === '√' || sign === '^';
  const index = isRoot ? /^1\/(\d{1,2})$/.exec(String(exponent))?.[1] : undefined;
  if (index === undefined) return undefined;
  const logarithm = logarithmOf(operator === 'ln' ? ['ln', radicand] : ['log', first, radicand]);
  return logarithm && { ...logarithm, index: Number(index) };
}

/** Reads a small integer multiple of a logarithm. */
function multipleOf(body: Expression): (Logarithm & { readonly times: bigint }) | undefined {
  const { coefficient, factors } = productOf(body);
  const { numerator, denominator } = exact.reduce(coefficient);
  const [only, ...more] = factors;
  const logarithm = only !== undefined && more.length === 0 ? logarithmOf(only) : undefined;
  if (!logarithm || denominator !== 1n || numerator > 30n || numerator < -30n) return undefined;
  return { ...logarithm, times: numerator };
}

/** Writes the exponent 1/2 as a root, and a negative coefficient with a sign before its term. */
function withRoots(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const [first = '0', ...rest] = operands.map(withRoots);
  if (operator === '×' && typeof first === 'string' && /^-\d/.test(first))
    return ['neg', withOneRoot([first.slice(1), ...rest])];
  if (operator === '×') return withOneRoot([first, ...rest]);
  return operator === '^' && rest[0] === '1/2' ? ['√', first] : [operator, first, ...rest];
}

/** Combines the square roots of a product: √e·√(e + 4) as √(e² + 4e). */
function withOneRoot(factors: readonly Expression[]): Expression {
  const isRoot = (factor: Expression): boolean => factor[0] === '√';
  const [first = '1', ...others] = factors.filter(isRoot).map((root): Expression => root[1] ?? '1');
  const radicand = others.length > 0 ? normalForm(['×', first, ...others]) : undefined;
  if (!radicand?.ok || radicand.value.expression[0] === '/') return ['×', ...factors];
  const root: Expression = ['√', radicand.value.expression];
  const [only, ...more] = factors.filter((factor) => !isRoot(factor));
  return only === undefined ? root : ['×', only, ...more, root];
}

/** Sorts the terms of the outer sums so that a positive one is first: 3 − ln 2, not −ln 2 + 3. */
function positiveFirst(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  if (isSum(expression)) {
    const terms = termsOf(expression);
    const [first] = terms;
    if (!first?.isNegative) return expression;
    return sumOf([...terms.filter((one) => !one.isNegative), ...terms.filter((one) => one.isNegative)]);
  }
  const [operator, top = '0', bottom = '1'] = expression;
  if (operator === 'neg') return ['neg', positiveFirst(top)];
  return operator === '/' ? ['/', positiveFirst(top), positiveFirst(bottom)] : expression;
}
