import type { Expression } from '../../steps/expression.js';
import { hasSymbol, unwrapped } from './point/transcendental.js';
import { undecided } from './work.js';

/** A product with its sign. */
interface Product {
  readonly isNegative: boolean;
  readonly factors: readonly Expression[];
}

/** Factors out the factors with the unknown that all terms of a sum share: x·2^x − 8x = x(2^x − 8). */
export function withoutCommonFactor(expression: Expression, unknown: string): Expression {
  const terms = termsOf(expression, false);
  const [first] = terms;
  if (!first || terms.length < 2) return undecided();
  let rests: readonly (readonly Expression[])[] = terms.map(({ factors }) => factors);
  const shared: Expression[] = [];
  for (const factor of first.factors) {
    const name = JSON.stringify(factor);
    const places = rests.map((factors) => factors.findIndex((other) => JSON.stringify(other) === name));
    if (!hasSymbol(factor, unknown) || places.some((place) => place < 0)) continue;
    shared.push(factor);
    rests = rests.map((factors, i) => factors.filter((_, j) => j !== places[i]));
  }
  if (!shared.length) return undecided();
  const sum = rests.map((factors, i): Expression => {
    const product: Expression = ['×', '1', ...factors];
    return terms[i]?.isNegative ? ['neg', product] : product;
  });
  return ['×', ...shared, ['+', ...sum]];
}

function termsOf(expression: Expression, isNegative: boolean): readonly Product[] {
  const plain = unwrapped(expression);
  if (plain === '0') return [];
  if (typeof plain !== 'string') {
    const [operator, first = '', second = ''] = plain;
    if (operator === '+') return plain.slice(1).flatMap((term) => termsOf(term, isNegative));
    if (operator === '-') return [...termsOf(first, isNegative), ...termsOf(second, !isNegative)];
    if (operator === 'neg') return termsOf(first, !isNegative);
  }
  return [{ isNegative, factors: factorsOf(plain) }];
}

function factorsOf(expression: Expression): readonly Expression[] {
  const plain = unwrapped(expression);
  if (typeof plain === 'string') return [plain];
  const [operator, first = '', second = ''] = plain;
  if (operator === '×') return plain.slice(1).flatMap(factorsOf);
  const n = typeof second === 'string' ? Number(second) : NaN;
  const isPower = operator === '^' && Number.isInteger(n) && n > 1 && n < 13;
  return isPower ? Array.from({ length: n }, () => factorsOf(first)).flat() : [plain];
}
