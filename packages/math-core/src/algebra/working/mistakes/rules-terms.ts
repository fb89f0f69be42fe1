import type { Term } from '../../../expression/terms.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Rule } from '../places.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  inTerms,
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
  signedTerm,
  squareRootOf,
  sum,
} from '../../expression/parts.js';

/** Splits k(a + b + …) into k and the terms of the sum. */
function distributed(
  body: Expression,
): readonly { readonly factor: Expression; readonly terms: readonly Term[] }[] {
  const factors = factorsOf(body);
  return factors.flatMap((sumFactor, i) => {
    if (!isSumOfTerms(sumFactor)) return [];
    return [{ factor: product(factors.filter((_, k) => k !== i)), terms: openTerms(sumFactor) }];
  });
}

function scaledBy(factor: Expression, { isNegative, body }: Term): Term {
  return { isNegative, body: product([factor, body]) };
}

function turned(term: Term, isFlipped = true): Term {
  return isFlipped ? { ...term, isNegative: !term.isNegative } : term;
}

/** Rewrites 3(x + 2) as 3x + 2. */
export const onlyFirstTerm: Rule = (place) =>
  inTerms(place, ({ isNegative, body }) =>
    distributed(body)
      .filter(({ factor }) => factor !== '1')
      .map(({ factor, terms: [first, ...rest] }) =>
        first ? [turned(scaledBy(factor, first), isNegative), ...rest] : [],
      ),
  );

/** Rewrites 10 − (x − 3) as 10 − x − 3. */
export const minusBeforeParentheses: Rule = (place) =>
  inTerms(place, ({ isNegative, body }) =>
    isNegative
      ? distributed(body).flatMap(({ factor, terms: [first, ...rest] }) =>
          first ? [[turned(scaledBy(factor, first)), ...rest.map((term) => scaledBy(factor, term))]] : [],
        )
      : [],
  );

/** Rewrites 7 − (3x − 1)/2 as 7 − 3x/2 − 1/2. */
export const fractionMinus: Rule = (place) =>
  inTerms(place, ({ isNegative, body }) => {
    const [top = '0', bottom = '1'] = operatorOf(body) === '/' ? operandsOf(body) : [];
    const [first, ...rest] = isSumOfTerms(top) ? openTerms(top) : [];
    if (!isNegative || !first) return [];
    const part = (term: Term): Term => ({ ...term, body: over(term.body, bottom) });
    return [[turned(part(first)), ...rest.map(part)]];
  });

/** Rewrites 3x + 2 as 5x, x² + 3x as 4x³. */
export const unlikeTerms: Rule = (place) => {
  if (!isSumOfTerms(place)) return [];
  const parts = openTerms(place).map((term) => coefficientOf(signedTerm(term)));
  const found: Expression[] = [];
  for (const [i, a] of parts.entries())
    for (const [j, b] of parts.entries()) {
      if (j <= i || isAlike(a.rest, b.rest) || [a, b].some(({ rest }) => isWholeRoot(rest))) continue;
      const others = parts
        .filter((_, k) => k !== i && k !== j)
        .map(({ coefficient, rest }) => product([coefficient, rest]));
      const coefficient: Expression = ['+', a.coefficient, b.coefficient];
      const joined = product([a.rest, b.rest]);
      for (const rest of [a.rest, b.rest, joined]) found.push(sum([...others, product([coefficient, rest])]));
      // x² + x³ as x⁵
      if (a.coefficient === '1' && b.coefficient === '1') found.push(sum([...others, joined]));
    }
  const different = parts.filter(
    ({ rest }, i) => rest !== '1' && parts.findIndex((part) => isAlike(part.rest, rest)) === i,
  );
  if (parts.length > 2) {
    const total = sum(parts.map(({ coefficient }) => coefficient));
    found.push(product([total, ...different.map(({ rest }) => rest)]));
  }
  return found;
};

/** Returns whether a term is a root that is a number: √4 is a term like 3. */
function isWholeRoot(term: Expression): boolean {
  return operatorOf(term) === '√' && squareRootOf(operandsOf(term)[0] ?? '0') !== undefined;
}

/** Rewrites 3x + 4x as 7x². */
export const likeTermsExponents: Rule = (place) => {
  if (!isSumOfTerms(place)) return [];
  const parts = openTerms(place).map((term) => coefficientOf(signedTerm(term)));
  const found: Expression[] = [];
  for (const { rest } of parts) {
    if (rest === '1') continue;
    const like = parts.filter((part) => isAlike(part.rest, rest));
    const others = parts.filter((part) => !isAlike(part.rest, rest));
    if (like.length < 2) continue;
    const total = sum(like.map(({ coefficient }) => coefficient));
    const exponents = factorsOf(rest).map((factor) => {
      const { base, exponent } = powerOf(factor);
      return raised(base, numberIn(['×', exponent, String(like.length)]) ?? exponent);
    });
    const left = others.map(({ coefficient, rest: other }) => product([coefficient, other]));
    found.push(sum([product([total, ...exponents]), ...left]));
    if (like.every(({ coefficient }) => coefficient === '1')) found.push(sum([product(exponents), ...left]));
  }
  return found;
};

/** Rewrites (−3)² as −9, −3² as 9. */
export const signOfSquare: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const power = integerIn(exponent);
  if (power !== undefined && power % 2 === 0) {
    const positive = coefficientOf(base).coefficient;
    if (typeof positive === 'string' && positive.startsWith('-'))
      return [minus(raised(minus(base), exponent))];
  }
  const [inner = '0'] = operatorOf(place) === 'neg' ? operandsOf(place) : [];
  if (operatorOf(inner) === '^') return [inner];
  return inTerms(place, ({ isNegative, body }) =>
    isNegative && operatorOf(body) === '^' ? [[{ isNegative: false, body }]] : [],
  );
};

/** Rewrites −8 − (−5) as −8 − 5, and 8 − (−5) also as 5 − 8. */
export const minusOfNegative: Rule = (place) => {
  const [first = '0', second = '0'] = operatorOf(place) === '-' ? operandsOf(place) : [];
  const isNegative = (number: Expression): boolean =>
    String(coefficientOf(number).coefficient).startsWith('-');
  const isOne = factorsOf(second).filter((factor) => factor !== '-1' && isNumber(factor)).length < 2;
  if (!isNegative(second) || !isOne || isSumOfTerms(second)) return [];
  const positive = minus(second);
  const isOfNumbers = [first, second].every((number) => isNumber(number)) && !isNegative(first);
  return [['-', first, positive], ...(isOfNumbers ? [['-', positive, first] as const] : [])];
};

/** Changes the sign of a product, of a quotient of numbers, or one sign among the products of its terms. */
export const signOfProduct: Rule = (place) => {
  const found: Expression[] = [];
  if (operatorOf(place) === '×') {
    if (factorsOf(place).some((factor) => String(coefficientOf(factor).coefficient).startsWith('-')))
      found.push(minus(place));
    found.push(...oneSignWrong(place));
  }
  const [inner = '0', divisor = '0'] = isNumber(place) ? operandsOf(place) : [];
  if (operatorOf(place) === '÷' && [inner, divisor].some((part) => String(part).startsWith('-')))
    found.push(minus(place));
  if (operatorOf(place) === 'neg' && /^[×÷]$/.test(operatorOf(inner) ?? '')) found.push(inner);
  return [
    ...found,
    ...inTerms(place, ({ isNegative, body }) =>
      operatorOf(body) === '×' ? oneSignWrong(body).map((wrong) => [{ isNegative, body: wrong }]) : [],
    ),
  ];
};

/** Expands a product of sums with the wrong sign in one term. */
function oneSignWrong(place: Expression): readonly Expression[] {
  const factors = factorsOf(place);
  if (!factors.some(isSumOfTerms)) return [];
  let terms: readonly Expression[] = ['1'];
  for (const factor of factors) {
    terms = terms.flatMap((term) => openTerms(factor).map((other) => product([term, signedTerm(other)])));
    if (terms.length > 12) return [];
  }
  return terms.map((_, i) => sum(terms.map((term, k) => (k === i ? minus(term) : term))));
}
