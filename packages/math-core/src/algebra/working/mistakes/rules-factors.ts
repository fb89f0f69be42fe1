import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { reduce } from '../../../rational/rational.js';
import { sumOf, type Term } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
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
import type { Rule } from '../places.js';
import { monomialGcd } from '../../polynomial/division.js';
import { polynomialExpression } from '../../polynomial/polynomial.js';
import { polynomialOf } from '../fraction-of.js';
import { has } from '../substitute.js';
import { quadraticIn } from './rules-quadratics.js';

/** Rewrites 3·5√2 as 5√2 or 3√2, and 4x(x + 1) also as x + 1. */
export const factorLost: Rule = (place) => {
  const factors = factorsOf(place);
  const sums = factors.filter(isSumOfTerms);
  const isMixed = sums.length > 0 && sums.length < factors.length - 1;
  const lost = factors.flatMap((factor, i) => (factor === '-1' ? [] : [product(without(factors, i))]));
  return factors.length < 2 ? [] : [...lost, ...(isMixed ? [product(sums)] : [])];
};

/** Rewrites 2√12 − 3√27 as √12 − √27. Like roots keep their coefficients. */
export const rootCoefficientsLost: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const isOfRoots = parts.every(({ coefficient, rest }) => coefficient !== '1' && operatorOf(rest) === '√');
  const [first, ...others] = parts.map(({ rest }) => rest);
  return isOfRoots && first !== undefined && others.some((rest) => !isAlike(rest, first))
    ? [
        withBodies(
          terms,
          parts.map(({ rest }) => rest),
        ),
      ]
    : [];
};

/** Returns a sum with other bodies and the same signs. */
function withBodies(terms: readonly Term[], bodies: readonly Expression[]): Expression {
  return sumOf(terms.map((term, i) => ({ ...term, body: bodies[i] ?? '0' })));
}

function without(items: readonly Expression[], ...places: readonly number[]): readonly Expression[] {
  return items.filter((_, i) => !places.includes(i));
}

/** Rewrites 5√3/3 as 5√3. */
export const denominatorLost: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  return bottom === '1' ? [] : [top];
};

/** Rewrites 2/5 + 13/5 as 15. */
export const denominatorOfSumLost: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => quotientIn(body));
  const [first] = parts;
  const isCommon = first && first[1] !== '1' && parts.every(([, bottom]) => isAlike(bottom, first[1]));
  const tops = parts.map(([top]) => top);
  return isCommon ? [withBodies(terms, tops)] : [];
};

function quotientIn(place: Expression): readonly [top: Expression, bottom: Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : ['0', '1'];
  return [top, bottom];
}

/** Rewrites 5x·2y as 7xy, x·x as 2x², √3·√5 as √8, and 18x/(3y) as 15x/y. */
export const factorsAdded: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  if (bottom !== '1') {
    const [above, below] = [coefficientOf(top), coefficientOf(bottom)];
    const isPlain = [above, below].some(({ coefficient, rest }) => coefficient === '1' || rest === '1');
    const number = numberIn(['-', above.coefficient, below.coefficient]);
    return isPlain || number === undefined ? [] : [over(product([number, above.rest]), below.rest)];
  }
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((a, i) =>
    factors.flatMap((b, j) =>
      j <= i ? [] : added(a, b).map((both) => product([both, ...without(factors, i, j)])),
    ),
  );
};

function added(a: Expression, b: Expression): readonly Expression[] {
  if (isNumber(a) && isNumber(b)) return [['+', a, b]];
  const [p, q] = [a, b].map((root) => (operatorOf(root) === '√' ? operandsOf(root)[0] : undefined));
  if (p !== undefined && q !== undefined) return [['√', ['+', p, q]]];
  return isAlike(powerOf(a).base, powerOf(b).base) ? [product(['2', a, b])] : [];
}

/** Rewrites a number in front of parentheses as one that is added to their last number: 3(x + 4) as 3x + 7. */
export const factorAddedToNumber: Rule = (place) => {
  const factors = factorsOf(place);
  return factors.flatMap((terms, i) => {
    const all = isSumOfTerms(terms) ? openTerms(terms).map(signedTerm) : [];
    const [last = 'x', ...others] = [...all].reverse();
    const { coefficient, rest } = coefficientOf(product(without(factors, i)));
    if (!isNumber(last) || coefficient === '1' || !isNumber(coefficient)) return [];
    const first = others.reverse().map((term) => product([coefficient, rest, term]));
    return [sum([...first, product([['+', coefficient, last], rest])])];
  });
};

/** Rewrites (x + 3)(x + 2) as x² + 5x + 5. */
export const lastTermsAdded: Rule = (place) => {
  const [p = '0', q = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  if (more.length > 0 || !isSumOfTerms(p) || !isSumOfTerms(q)) return [];
  const [a = '0', b = 'x', ...rest] = openTerms(p).map(signedTerm);
  const [c = '0', d = 'x', ...others] = openTerms(q).map(signedTerm);
  if (!isNumber(b) || !isNumber(d) || rest.length + others.length > 0) return [];
  return [sum([product([a, c]), product([a, d]), product([b, c]), b, d])];
};

/** Rewrites 6√3 + 5√3 as 30√3. */
export const termsMultiplied: Rule = (place) =>
  likePairs(place, (a, b) => [{ isNegative: false, body: product([a.coefficient, b.coefficient, a.rest]) }]);

/** Rewrites 7x − 2x as 7x + 2x, and −7x − 2x as 7x + 2x. */
export const likeTermSign: Rule = (place) =>
  likePairs(place, (a, b, [first, second]) => {
    const term = ({ coefficient, rest }: Split, isMinus: boolean): Expression =>
      signedTerm({ isNegative: isMinus, body: product([coefficient, rest]) });
    const turned = [term(a, first), term(b, !second)];
    return [turned, ...(first ? [[term(a, !first), term(b, !second)]] : [])].map((both) => ({
      isNegative: false,
      body: sum(both),
    }));
  });

/** Rewrites 9 − 4 as 9 + 4, −9 + 4 also as 9 + 4, and 9 − 4 + 2 also as 9 − 4 − 2. */
export const numberSign: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  return terms.flatMap((term, i) =>
    !term.isNegative && !(i > 1 && terms[i - 1]?.isNegative) && !(i === 1 && terms[0]?.isNegative)
      ? []
      : [sumOf(terms.map((one, k) => (k === i ? { ...term, isNegative: !term.isNegative } : one)))],
  );
};

/** Rewrites −7 + 12 as −(−7 + 12), and 7 + (−3) also as −(7 + 3). */
export const sumTurned: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  const [first, second, ...more] = terms;
  if (!first || !second || more.length > 0 || !JSON.stringify(place).includes('"-')) return [];
  const isMixed = !first.isNegative && second.isNegative;
  return [minus(place), ...(isMixed ? [minus(sum([first.body, second.body]))] : [])];
};

/** Rewrites 36 ÷ 4 as 36 − 4 or 36 + 4. */
export const divisorTakenAway: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const [a, b] = [integerIn(top) ?? 1, integerIn(bottom) ?? 0];
  return operatorOf(place) === '÷' && a % b === 0 ? [sum([top, minus(bottom)]), sum([top, bottom])] : [];
};

/** Rewrites 1/2 + 2/3 as 2/6. */
export const fractionsMultiplied: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  const isOfFractions = terms.length === 2 && terms.every(({ body }) => quotientIn(body)[1] !== '1');
  return isOfFractions ? [product(terms.map(({ body }) => body))] : [];
};

/** Rewrites 7√6 − 2√6 as 5. */
export const likePartTakenAway: Rule = (place) =>
  likePairs(place, (a, b, [first, second]) => [
    {
      isNegative: false,
      body: sum([
        first ? minus(a.coefficient) : a.coefficient,
        second ? minus(b.coefficient) : b.coefficient,
      ]),
    },
  ]);

type Split = ReturnType<typeof coefficientOf>;

/** Replaces two like terms of a sum. The signs are those of the terms. */
function likePairs(
  place: Expression,
  join: (a: Split, b: Split, signs: readonly [boolean, boolean]) => readonly Term[],
): readonly Expression[] {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  return terms.flatMap((first, i) =>
    terms.flatMap((second, j) => {
      const [a, b] = [coefficientOf(first.body), coefficientOf(second.body)];
      if (j <= i || a.rest === '1' || !isAlike(a.rest, b.rest)) return [];
      const rest = terms.filter((_, k) => k !== i && k !== j);
      return join(a, b, [first.isNegative, second.isNegative]).map((joined) =>
        sumOf([...terms.slice(0, i), joined, ...rest.slice(i)]),
      );
    }),
  );
}

/** Rewrites √2·√18 as 36, and 3√12 as 36. */
export const rootDropped: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const inside = (factor: Expression): Expression =>
    operatorOf(factor) === '√' ? (operandsOf(factor)[0] ?? '0') : factor;
  const count = factors.filter((factor) => operatorOf(factor) === '√').length;
  return count > 1 ? [product(factors.map(inside))] : [];
};

/** Rewrites √320 as 160. */
export const rootAsHalf: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  return number !== undefined && number % 2 === 0 ? [String(number / 2)] : [];
};

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

/** Rewrites a/(b + √c) as a(b + √c)/(b² − c). */
export const sameSumMultiplied: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const [a, b, ...more] = isSumOfTerms(bottom) ? openTerms(bottom).map(({ body }) => body) : [];
  if (a === undefined || b === undefined || more.length > 0 || !has(bottom, '√')) return [];
  return [over(product([top, bottom]), ['-', raised(a, '2'), raised(b, '2')])];
};

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

/** Rewrites (12x − 9)/3 as 4x + 3. */
export const signOfQuotient: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const terms = isSumOfTerms(top) && bottom !== '1' && !isSumOfTerms(bottom) ? openTerms(top) : [];
  const turned = terms.map((term, i) =>
    i < terms.length - 1 ? term : { ...term, isNegative: !term.isNegative },
  );
  return terms.length > 1 ? [over(sumOf(turned), bottom)] : [];
};

/** Rewrites (2x⁵·7)/(5·8x³) as (2x⁵·7)/(5·8). */
export const lettersOfDenominatorLost: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const { coefficient, rest } = coefficientOf(bottom);
  return rest === '1' || coefficient === '1' || has(rest, '+') || has(rest, '-')
    ? []
    : [over(top, coefficient)];
};

/** Rewrites (14x⁵)/(40x³) as (40x⁵)/(14x³). */
export const numbersTurnedOver: Rule = (place) => {
  const [top, bottom] = quotientIn(place).map(coefficientOf);
  if (!top || !bottom || [top, bottom].some(({ coefficient, rest }) => coefficient === '1' || rest === '1'))
    return [];
  return [over(product([bottom.coefficient, top.rest]), product([top.coefficient, bottom.rest]))];
};

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

/** Rewrites a/b as b/a. */
export const turnedOver: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  return bottom === '1' ? [] : [over(bottom, top)];
};

/** Rewrites (a/b)·(c/d) as (a/b)·(d/c). */
export const factorTurnedOver: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const parts = factors.map(quotientIn);
  if (parts.length !== 2 || parts.some(([, bottom]) => bottom === '1')) return [];
  return [factors, [...factors].reverse()].map(([kept = '1', turned = '1']) =>
    product([kept, ...turnedOver(turned)]),
  );
};

/** Rewrites (a/b)·(c/b) as (ac)/b. */
export const commonDenominatorKept: Rule = (place) => {
  const parts = operatorOf(place) === '×' ? factorsOf(place).map(quotientIn) : [];
  const [[, bottom] = ['1', '1'], ...others] = parts;
  const isSame = others.length > 0 && bottom !== '1' && others.every(([, other]) => isAlike(other, bottom));
  return isSame ? [over(product(parts.map(([top]) => top)), bottom)] : [];
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

function isNegative(term: Expression): boolean {
  return String(coefficientOf(term).coefficient).startsWith('-');
}

/** Rewrites 2√3 + 5√12 as 7√15. */
export const likeRootsJoined: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const insides = parts.map(({ rest }) => (operatorOf(rest) === '√' ? operandsOf(rest)[0] : undefined));
  if (terms.length !== 2 || !insides.every((inside) => inside !== undefined)) return [];
  const coefficients = parts.map(({ coefficient }) => coefficient);
  return [product([withBodies(terms, coefficients), ['√', withBodies(terms, insides)]])];
};

/** Rewrites x⁹/x⁷ as x¹⁶. */
export const exponentsAddedInQuotient: Rule = (place) => inQuotient(place, (p, q) => ['+', p, q]);

/** Rewrites x⁹/x⁷ as x⁻². */
export const exponentsBackwards: Rule = (place) => inQuotient(place, (p, q) => ['-', q, p]);

function inQuotient(
  place: Expression,
  join: (above: Expression, below: Expression) => Expression,
): readonly Expression[] {
  const [top, bottom] = quotientIn(place);
  const [above, below] = [factorsOf(top), factorsOf(bottom)];
  return above.flatMap((a, i) =>
    below.flatMap((b, j) => {
      const [p, q] = [powerOf(a), powerOf(b)];
      if (isNumber(p.base) || !isAlike(p.base, q.base)) return [];
      const rest = over(product(without(above, i)), product(without(below, j)));
      return [product([rest, raised(p.base, join(p.exponent, q.exponent))])];
    }),
  );
}

/** Rewrites x⁸·x⁻³ as x¹¹. */
export const exponentSignLost: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((factor, i) => {
    const { base, exponent } = powerOf(factor);
    const opposite = numberIn(minus(exponent));
    const isJoined = factors.some((other, j) => j !== i && isAlike(powerOf(other).base, base));
    const isLost = isJoined && !isNumber(base) && isNegative(exponent) && opposite !== undefined;
    return isLost ? [product([...without(factors, i), raised(base, opposite)])] : [];
  });
};

/** Rewrites x⁸·x³ as x⁵. */
export const exponentsSubtractedInProduct: Rule = (place) =>
  likePowers(place).flatMap(({ base, exponents: [p, q], others }) => {
    const [less, more] = [numberIn(['-', p, q]), numberIn(['-', q, p])];
    const difference = [less, more].find((one) => one !== undefined && isNumber(one) && !isNegative(one));
    return difference === undefined ? [] : [product([...others, raised(base, difference)])];
  });

/** Rewrites 5x³·2x⁴ as 7x¹², and x³·x⁴ as 2x¹². */
export const exponentsMultipliedNumbersAdded: Rule = (place) =>
  likePowers(place).flatMap(({ base, exponents: [p, q], others }) => {
    const numbers = others.filter((factor) => isNumber(factor));
    const total = numbers.length > 1 ? sum(numbers) : numbers.length === 0 ? '2' : undefined;
    const areWhole = [p, q].every((exponent) => integerIn(exponent) !== undefined);
    const isOnly = areWhole && others.length === numbers.length && total !== undefined;
    return isOnly ? [product([numberIn(total) ?? '2', raised(base, ['×', p, q])])] : [];
  });

/** Returns the pairs of powers of one letter in a product, and the factors besides them. */
function likePowers(place: Expression): readonly {
  readonly base: Expression;
  readonly exponents: readonly [Expression, Expression];
  readonly others: readonly Expression[];
}[] {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((a, i) =>
    factors.flatMap((b, j) => {
      const [p, q] = [powerOf(a), powerOf(b)];
      if (j <= i || isNumber(p.base) || !isAlike(p.base, q.base)) return [];
      return [{ base: p.base, exponents: [p.exponent, q.exponent], others: without(factors, i, j) }];
    }),
  );
}

/** Rewrites (x³)² as 2x³. */
export const powerOfPowerAsProduct: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const isOfPower = operatorOf(base) === '^' && (integerIn(exponent) ?? 0) > 1;
  return isOfPower ? [product([exponent, base])] : [];
};

/** Rewrites 8^(2/3) as 8^(1/3) or 8², and 8^(1/3) as 8³. */
export const fractionOfExponentLost: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  if (denominator === '1') return [];
  const root = raised(base, ['/', numerator.startsWith('-') ? '-1' : '1', denominator]);
  return [root, raised(base, numerator), ...(numerator === '1' ? [raised(base, denominator)] : [])];
};

/** Rewrites 27^(2/3) as 27·2/3, and 27^(1/3) as 27·3. */
export const timesFractionOfExponent: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  if (denominator === '1' || !isNumber(base)) return [];
  const times = over(product([base, numerator]), denominator);
  return [times, ...(numerator === '1' ? [product([base, denominator])] : [])];
};

/** Rewrites 27^(2/3) as (27/3)². */
export const dividedByRootIndex: Rule = (place) => {
  const { base, numerator, denominator } = fractionPower(place);
  const number = numberIn(over(base, denominator));
  return denominator === '1' || number === undefined || !isNumber(base) ? [] : [raised(number, numerator)];
};

/** Returns a power whose exponent is a fraction. The denominator is 1 if it isn't one. */
function fractionPower(place: Expression): {
  readonly base: Expression;
  readonly numerator: string;
  readonly denominator: string;
} {
  const { base, exponent } = powerOf(place);
  const value = constantValue(exponent);
  const { numerator, denominator } = value ? reduce(value) : { numerator: 1n, denominator: 1n };
  return { base, numerator: numerator.toString(), denominator: denominator.toString() };
}

/** Rewrites (8/27)^n as 8^n/27 or 8/27^n. */
export const onePartPowered: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const value = exponent === '1' ? undefined : constantValue(base);
  if (!value || value.denominator === 1n) return [];
  const [top, bottom] = [value.numerator.toString(), value.denominator.toString()];
  return [over(raised(top, exponent), bottom), over(top, raised(bottom, exponent))];
};

/** Rewrites x⁻² as −1/x². */
export const negativeReciprocal: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const opposite = isNegative(exponent) ? numberIn(minus(exponent)) : undefined;
  return opposite === undefined ? [] : [over('-1', raised(base, opposite))];
};

/** Rewrites (4x³)²·2x as (4x³·2x)². */
export const allFactorsPowered: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((factor, i) => {
    const { base, exponent } = powerOf(factor);
    const isOfFactors = factorsOf(base).length > 1 && integerIn(exponent) !== undefined;
    return isOfFactors ? [raised(product([base, ...without(factors, i)]), exponent)] : [];
  });
};

/** Rewrites √12 as 4√3 with the largest square, or as 3√2. */
export const rootFactorKept: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  if (number === undefined || number < 4 || number > 1_000_000) return [];
  for (let root = Math.floor(Math.sqrt(number)); root > 1; root--) {
    const rest = number / root ** 2;
    if (Number.isInteger(rest))
      return [
        product([String(root ** 2), ['√', String(rest)]]),
        product([String(rest), ['√', String(root)]]),
      ];
  }
  return [];
};

/** Rewrites a/b + c/d as (ab + cd)/(bd). */
export const ownDenominators: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => quotientIn(body));
  if (parts.length < 2 || parts.some(([, bottom]) => bottom === '1')) return [];
  return [over(withBodies(terms, parts.map(product)), product(parts.map(([, bottom]) => bottom)))];
};

/** Rewrites i² as 1. */
export const imaginarySquare: Rule = (place) =>
  operatorOf(place) === '^' && operandsOf(place)[0] === 'i' && operandsOf(place)[1] === '2' ? ['1'] : [];

/** Rewrites (a + bi)(a − bi) as a² − b². */
export const imaginaryConjugates: Rule = (place) => {
  const [p = '0', q = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  const [first, second] = [imaginaryParts(p), imaginaryParts(q)];
  const areConjugates =
    first && second && first[2] !== second[2] && isAlike(first[0], second[0]) && isAlike(first[1], second[1]);
  return more.length === 0 && areConjugates ? [['-', raised(first[0], '2'), raised(first[1], '2')]] : [];
};

/** Rewrites a/(b + ci) as a/(b² + c²). */
export const onlyImaginaryDenominator: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const parts = imaginaryParts(bottom);
  return parts ? [over(top, ['+', raised(parts[0], '2'), raised(parts[1], '2')])] : [];
};

/** Returns a and the positive number b of a + bi and of a − bi, and whether b is subtracted. */
function imaginaryParts(
  place: Expression,
): readonly [real: Expression, imaginary: Expression, isNegative: boolean] | undefined {
  const [a, b, ...more] = isSumOfTerms(place) ? openTerms(place) : [];
  const { coefficient, rest } = coefficientOf(b?.body ?? '1');
  return a && more.length === 0 && rest === 'i' && isNumber(signedTerm(a))
    ? [signedTerm(a), coefficient, b?.isNegative ?? false]
    : undefined;
}

/** Rewrites 3² as 3. */
export const exponentLost: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  return exponent === '1' ? [] : [base];
};
