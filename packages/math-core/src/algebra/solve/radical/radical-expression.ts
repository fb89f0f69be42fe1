import type { Rational } from '../../../rational/rational.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import { exactText } from '../../../rational/format.js';
import type { Expression } from '../../../steps/expression.js';
import { opposite, sumOf, type Term } from '../../../expression/terms.js';
import type { Radical } from './radical.js';
import { rationalOf } from './radical.js';

/** Writes a rational number as an integer or a fraction, or as a terminating decimal if that is requested and short. */
export function rationalText(value: Rational, isDecimal = false): string {
  const { numerator, denominator } = value;
  if (denominator === 1n) return numerator.toString();
  const decimal = isDecimal ? exactText(value) : '/';
  if (!decimal.includes('/') && decimal.length <= 16) return decimal;
  return `${numerator.toString()}/${denominator.toString()}`;
}

/** Writes a sum of square roots over one denominator, in lowest terms: (1 + √5)/2. */
export function radicalExpression(a: Radical, isDecimal = false): Expression {
  const value = rationalOf(a);
  if (value) return rationalText(value, isDecimal);
  const denominator = [...a.values()].reduce((n, b) => leastCommonMultiple(n, b.denominator), 1n);
  const terms = [...a]
    .sort(([m], [n]) => Number(size(m) - size(n)) || (m > n ? -1 : 1))
    .map(([radicand, b]) => rootTerm(radicand, (b.numerator * denominator) / b.denominator));
  if (!a.has(1n)) terms.sort((p, q) => Number(p.isNegative) - Number(q.isNegative)); // Prefer √6 − √2 to −√2 + √6.
  const [first] = terms;
  if (denominator === 1n) return sumOf(terms);
  if (terms.length > 1 || !first) return ['/', sumOf(terms), denominator.toString()];
  const fraction: Expression = ['/', first.body, denominator.toString()];
  return first.isNegative ? ['neg', fraction] : fraction;
}

function rootTerm(radicand: bigint, coefficient: bigint): Term {
  const root: Expression = ['√', size(radicand).toString()];
  const factors: readonly Expression[] = [
    ...(size(coefficient) === 1n && radicand !== 1n ? [] : [size(coefficient).toString()]),
    ...(size(radicand) === 1n ? [] : [root]),
    ...(radicand < 0n ? ['i'] : []),
  ];
  const [only = '1', second, ...more] = factors;
  const positive = { isNegative: false, body: second ? (['×', only, second, ...more] as const) : only };
  return coefficient < 0n ? opposite(positive) : positive;
}

function size(n: bigint): bigint {
  return n < 0n ? -n : n;
}
