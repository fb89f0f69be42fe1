import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { sumOf, type Term } from '../../../expression/terms.js';
import { compare, sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Rule } from '../places.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';

/** Rewrites 2³ as 2·3. */
export const powerAsProduct: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const power = integerIn(exponent);
  return power !== undefined && power > 1 && power < 10 && isNumber(base) ? [product([base, exponent])] : [];
};

/** Rewrites 2 + 3·4 as 5·4, 2 + 8 ÷ 4 as 10 ÷ 4, 5 − 3(x + 1) as 2(x + 1), and 10 − 3 + 2 as 10 − 5. */
export const orderOfOperations: Rule = (place) => {
  if (!isSumOfTerms(place)) return [];
  const terms = openTerms(place);
  return terms.flatMap((term, i) => {
    const next = terms[i + 1];
    if (!next) return [];
    const after = terms.slice(i + 2);
    const others = (joined: Term): Expression => sumOf([...terms.slice(0, i), joined, ...after]);
    const fromLeft = dividedEarly(terms.slice(0, i + 1), next).map((joined) => sumOf([joined, ...after]));
    const fromRight = i > 0 ? addedAfterMinus(term, next) : [];
    return [...joinedEarly(term, next), ...fromRight].map(others).concat(fromLeft);
  });
};

/** Rewrites 10 − 16 as 6, and 2x − 5x as 3x. */
export const subtractedBackwards: Rule = (place) => {
  const [first, second, ...more] = isSumOfTerms(place) ? openTerms(place) : [];
  if (!first || !second?.isNegative || first.isNegative || more.length > 0) return [];
  const [a, b] = [coefficientOf(first.body), coefficientOf(second.body)];
  const [small, large] = [a.coefficient, b.coefficient].map((number) => constantValue(number));
  const isBelow = small && large && sign(small) > 0 && compare(small, large) < 0;
  return isBelow && isAlike(a.rest, b.rest) ? [['-', second.body, first.body]] : [];
};

/** Rewrites 48 ÷ 2 ÷ 4 as 48 ÷ (2 ÷ 4), and 36 ÷ 3 · 4 as 36 ÷ (3 · 4). */
export const dividedFromRight: Rule = (place) => {
  if (operatorOf(place) === '×') {
    const [quotient = '0', ...rest] = operandsOf(place);
    const [above = '0', below = '1'] = operatorOf(quotient) === '÷' ? operandsOf(quotient) : [];
    return below === '1' || ![quotient, ...rest].every((part) => isNumber(part))
      ? []
      : [over(above, product([below, ...rest]))];
  }
  if (!/^[/÷]$/.test(operatorOf(place) ?? '')) return [];
  const [first = '0', last = '1'] = operandsOf(place);
  if (!/^[/÷]$/.test(operatorOf(first) ?? '')) return [];
  const [top = '0', bottom = '1'] = operandsOf(first);
  return [top, bottom, last].every((part) => isNumber(part)) ? [over(top, over(bottom, last))] : [];
};

/** Combines numbers with a dividend, before it is divided. */
function dividedEarly(terms: readonly Term[], { isNegative, body }: Term): readonly Term[] {
  const [top = 'x', bottom = 'x'] = operatorOf(body) === '÷' ? operandsOf(body) : [];
  if (![top, bottom, ...terms.map((term) => term.body)].every((part) => isNumber(part))) return [];
  return [{ isNegative: false, body: ['÷', sumOf([...terms, { isNegative, body: top }]), bottom] }];
}

/** Combines two terms before an operation that takes precedence. */
function joinedEarly(term: Term, next: Term): readonly Term[] {
  const [first, ...rest] = factorsOf(next.body);
  const isSplit = isNumber(next.body) || (isNumber(first ?? 'x') && rest.some(isSumOfTerms));
  if (first !== undefined && rest.length > 0 && isSplit && isNumber(term.body)) {
    const both = sum([signedTerm(term), signedTerm({ ...next, body: first })]);
    return [{ isNegative: false, body: product([both, ...rest]) }];
  }
  return [];
}

/** Rewrites −3x + 2x as −5x, which is wrong after another term: the subtraction comes first. */
function addedAfterMinus(term: Term, next: Term): readonly Term[] {
  const [a, b] = [coefficientOf(term.body).rest, coefficientOf(next.body).rest];
  return term.isNegative && !next.isNegative && isAlike(a, b)
    ? [{ isNegative: true, body: sum([term.body, next.body]) }]
    : [];
}

/** Rewrites 2/3·4 as 8/12. */
export const wholeTimesFraction: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  const factors = factorsOf(place);
  return factors.flatMap((whole, i) => {
    if (integerIn(whole) === undefined) return [];
    return factors.flatMap((fraction, k) => {
      const [top = '0', bottom = '1'] = operatorOf(fraction) === '/' ? operandsOf(fraction) : [];
      const rest = factors.filter((_, n) => n !== i && n !== k);
      return bottom === '1'
        ? []
        : [product([over(product([top, whole]), product([bottom, whole])), ...rest])];
    });
  });
};

/** Rewrites (x + 3)(x + 2) as x² + 6. */
export const productOfSums: Rule = (place) => {
  const [p = '0', q = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  if (more.length > 0 || !isSumOfTerms(p) || !isSumOfTerms(q)) return [];
  const [a, b, ...rest] = openTerms(p).map(signedTerm);
  const [c, d, ...others] = openTerms(q).map(signedTerm);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  if (rest.length + others.length > 0) return [];
  const products = { first: product([a, c]), last: product([b, d]) };
  const [outer, inner] = [product([a, d]), product([b, c])];
  return [[], [outer], [inner]].map((middle) => sum([products.first, ...middle, products.last]));
};

/** Rewrites x² − 4x as x(x − 4x). */
export const factorTakenFromOne: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place).map(signedTerm) : [];
  const factors = terms.flatMap(factorsOf).map((factor) => powerOf(factor).base);
  return factors
    .filter((factor) => factor !== '-1' && !isSumOfTerms(factor))
    .flatMap((factor) =>
      terms
        .filter((term) => isMultipleOf(term, factor))
        .map((chosen) =>
          product([factor, sum(terms.map((term) => (term === chosen ? over(term, factor) : term)))]),
        ),
    );
};

/** Checks whether a term has a factor, or a multiple of it if the factor is a number, which must be positive. */
function isMultipleOf(term: Expression, factor: Expression): boolean {
  const { coefficient, rest } = coefficientOf(term);
  const [times, number] = [integerIn(coefficient), integerIn(factor)];
  if (number !== undefined) return number > 1 && times !== undefined && times % number === 0;
  return factorsOf(rest).some((one) => isAlike(powerOf(one).base, factor));
}

/** Rewrites 7x − x as 7. */
export const letterTakenAway: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const [first, second, ...more] = terms;
  if (!first || !second?.isNegative || more.length > 0) return [];
  const { coefficient, rest } = coefficientOf(first.body);
  return isAlike(rest, second.body) && rest !== '1' ? [coefficient] : [];
};

/** Rewrites (x³)² as x³ or x⁹. */
export const exponentMisjoined: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  if (exponent === '1') return [];
  const { coefficient, rest } = coefficientOf(base);
  const inner = powerOf(rest);
  if (inner.exponent === '1') return [];
  const wrongly = [inner.exponent, numberIn(raised(inner.exponent, exponent)) ?? inner.exponent];
  return wrongly.map((power) => product([raised(coefficient, exponent), raised(inner.base, power)]));
};

/** Rewrites 3x·2x as 6x. */
export const squareKeptSingle: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((factor, i) =>
    !isNumber(factor) && factors.slice(i + 1).some((other) => isAlike(other, factor))
      ? [product(factors.filter((_, k) => k !== i))]
      : [],
  );
};

/** Rewrites √8 + √2 as √10. */
export const rootsJoined: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const insides = terms.map(({ body }) =>
    operatorOf(body) === '√' ? (operandsOf(body)[0] ?? '0') : undefined,
  );
  if (!insides.every((inside) => inside !== undefined) || insides.length !== 2) return [];
  return [['√', sumOf(terms.map((term, i) => ({ ...term, body: insides[i] ?? '0' })))]];
};

/** Rewrites 2 log x as log 2x. */
export const factorIntoLogarithm: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((logarithm, i) => {
    const operator = operatorOf(logarithm);
    if (operator !== 'ln' && operator !== 'log') return [];
    const parts = operandsOf(logarithm);
    const rest = product(factors.filter((_, k) => k !== i));
    return [[operator, ...parts.slice(0, -1), product([rest, parts.at(-1) ?? '0'])] as Expression];
  });
};
