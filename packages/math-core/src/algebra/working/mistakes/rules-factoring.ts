import { operandsOf } from '../../../expression/rewrite.js';
import { type Term, sumOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  product,
  raised,
  signedTerm,
  squareRootOf,
  sum,
} from '../../expression/parts.js';
import { monomialGcd } from '../../polynomial/division.js';
import { polynomialExpression } from '../../polynomial/polynomial.js';
import { polynomialOf } from '../fraction-of.js';
import type { Rule } from '../places.js';
import { has } from '../substitute.js';
import { isNegative } from './members.js';
import { quadraticIn } from './rules-quadratics.js';

/** Rewrites 9(x − 2) + 8(x + 6) as 9x − 2 + 8x + 6. */
export const firstTermsOnly: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const opened = terms.map(({ isNegative: sign, body }): readonly Term[] | undefined => {
    const [number, inner, ...more] = factorsOf(body);
    if (number === undefined || inner === undefined || more.length > 0) return undefined;
    if (!isNumber(number) || !isSumOfTerms(inner)) return undefined;
    const [first, ...others] = openTerms(inner).map((term) => ({
      ...term,
      isNegative: term.isNegative !== sign,
    }));
    return first && [{ ...first, body: product([number, first.body]) }, ...others];
  });
  return opened.length > 1 && opened.every((part) => part !== undefined) ? [sumOf(opened.flat())] : [];
};

/** Rewrites (a + b)² as a² + ab + b². */
export const middleTermOnce: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined ? [] : [sum([raised(a, '2'), product([a, b]), raised(b, '2')])];
};

/** Rewrites (a + b)² as a² − 2ab + b². */
export const middleTermSign: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined
    ? []
    : [sum([raised(a, '2'), minus(product(['2', a, b])), raised(b, '2')])];
};

/** Rewrites (a − b)² as a² − 2ab − b². */
export const lastSquareNegative: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined || !isNegative(b)
    ? []
    : [sum([raised(a, '2'), product(['2', a, b]), minus(raised(b, '2'))])];
};

function squaredTerms(place: Expression): readonly Expression[] {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const isOpen = exponent === '2' && isSumOfTerms(base);
  const terms = isOpen ? openTerms(base).map(signedTerm) : [];
  return terms.length === 2 ? terms : [];
}

/** Rewrites a² − b² as (a + b²)(a − b²), (b + a)(b − a), or with the coefficient of a². */
export const squaresNotRooted: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const [first, second] = terms;
  if (terms.length !== 2 || !first || first.isNegative || !second?.isNegative) return [];
  const [a, b] = [squareRootOf(first.body), squareRootOf(second.body)];
  if (a === undefined || b === undefined) return [];
  const [wide, far] = [partlyRooted(first.body, a), partlyRooted(second.body, b)];
  const pairs = [[b, a] as const, ...far.map((q) => [a, q] as const), ...wide.map((p) => [p, b] as const)];
  return pairs.map(([p, q]) =>
    product([
      ['+', p, q],
      ['-', p, q],
    ]),
  );
};

/** Returns 9x for 9x², and 25 for 25. */
function partlyRooted(square: Expression, root: Expression): readonly Expression[] {
  const { coefficient } = coefficientOf(square);
  return coefficient === '1' ? [] : [product([coefficient, coefficientOf(root).rest])];
}

/** Rewrites x² − 5x + 6 as (x + 2)(x + 3), (x − 2)(x + 3) or (x − 1)(x − 6). */
export const wrongPair: Rule = (place) => {
  const q = isSumOfTerms(place) ? quadraticIn(place) : undefined;
  const [a, b, c] = [q?.a, q?.b, q?.c].map((number) => integerIn(number ?? 'x'));
  if (!q || a === undefined || b === undefined || !c) return [];
  const [p, r] = pairWith(a * c, b) ?? [];
  if (p === undefined || r === undefined) return [];
  const [one, other] = [factorOf(a, p), factorOf(a, r)];
  const of = (x: number, m: number): Expression => sum([product([String(x), q.letter]), String(m)]);
  const signed = [
    [-1, -1],
    [1, -1],
    [-1, 1],
  ].map(([s = 1, t = 1]) => product([of(one[0], s * one[1]), of(other[0], t * other[1])]));
  const far = [1, -1].map((sign) => product([of(a, sign), of(1, sign * c)]));
  return [...signed, ...far, ...(a === 1 ? [] : [product([of(1, p), of(1, r)])])];
};

function pairWith(all: number, total: number): readonly [number, number] | undefined {
  for (let p = -Math.abs(all); p <= Math.abs(all); p++)
    if (p !== 0 && all % p === 0 && p + all / p === total) return [p, all / p];
  return undefined;
}

/** Returns the coefficients of ax + n without their common factor. */
function factorOf(a: number, n: number): readonly [number, number] {
  let [p, q] = [Math.abs(a), Math.abs(n)];
  while (q > 0) [p, q] = [q, p % q];
  return [a / p, n / p];
}

/** Rewrites 28x² + 12x as 4x(7x + 12). */
export const numberNotFactored: Rule = (place) =>
  withoutCommon(place, (last, common) => over(last, coefficientOf(common).rest));

/** Rewrites 28x² + 12x as 4x(7x − 3). */
export const commonFactorSign: Rule = (place) =>
  withoutCommon(place, (last, common) => minus(over(last, common)));

/** Factors out the common factor of a sum, but writes the last term wrongly. */
function withoutCommon(
  place: Expression,
  rest: (last: Expression, common: Expression) => Expression,
): readonly Expression[] {
  const terms = isSumOfTerms(place) ? openTerms(place).map(signedTerm) : [];
  const polynomial = terms.length > 1 && !isNumber(place) ? polynomialOf(place) : undefined;
  const common = polynomial ? polynomialExpression(monomialGcd(polynomial)) : '1';
  const [last = '0', ...others] = [...terms].reverse();
  const left = others.reverse().map((term) => over(term, common));
  return isNumber(common, '1') ? [] : [product([common, sum([...left, rest(last, common)])])];
}

/** Rewrites (x² + 5x + 6)/(x² − 4) as (x² − 5x + 6)/(x² − 4), which has the factors with the wrong signs. */
export const signsOfFactorsSwapped: Rule = (place) => {
  const found: Expression[] = [];
  const swapped = (part: Expression): Expression => {
    const q = isSumOfTerms(part) ? quadraticIn(part) : undefined;
    if (q && q.b !== '0') {
      found.push(part);
      const [a, b] = [
        product([q.a, raised(q.letter, '2')]),
        product([numberIn(minus(q.b)) ?? q.b, q.letter]),
      ];
      return sum([a, b, q.c]);
    }
    return typeof part === 'string' ? part : [part[0], ...operandsOf(part).map(swapped)];
  };
  const after = isSumOfTerms(place) || !has(place, '/') ? place : swapped(place);
  return found.length > 0 ? [after] : [];
};
