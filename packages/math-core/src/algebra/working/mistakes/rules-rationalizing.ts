import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  signedTerm,
} from '../../expression/parts.js';
import { compareExpressions } from '../judge.js';
import type { Rule } from '../places.js';
import { has } from '../substitute.js';
import { quotientIn } from './members.js';
import { quotient } from './rules-fractions.js';

/** Rewrites a/(b + √c) as a(b + √c)/(b² − c). */
export const sameSumMultiplied: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const [a, b, ...more] = isSumOfTerms(bottom) ? openTerms(bottom).map(({ body }) => body) : [];
  if (a === undefined || b === undefined || more.length > 0 || !has(bottom, '√')) return [];
  return [over(product([top, bottom]), ['-', raised(a, '2'), raised(b, '2')])];
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

/** Rewrites a/√b as a/b. */
export const onlyDenominator: Rule = (place) => {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  if (!has(bottom, '√')) return [];
  const radicands = factorsOf(bottom).map((factor) =>
    operatorOf(factor) === '√' ? (operandsOf(factor)[0] ?? '1') : factor,
  );
  return [
    over(top, product(radicands)),
    ...conjugates(bottom).map((other) => over(top, ['×', bottom, other])),
  ];
};

function conjugates(bottom: Expression): readonly Expression[] {
  const terms = isSumOfTerms(bottom) ? openTerms(bottom).map(signedTerm) : [];
  const [a, b] = terms;
  return a === undefined || b === undefined || terms.length !== 2
    ? []
    : [
        ['-', a, b],
        ['-', b, a],
      ];
}

/** Rewrites (a + √b)(a − √b) as a² + b, or with b². */
export const conjugateProduct: Rule = (place) => {
  if (operatorOf(place) === '×') {
    const factors = factorsOf(place);
    return factors.flatMap((first, i) =>
      factors.flatMap((second, j) => {
        if (j <= i || !isConjugate(first, second)) return [];
        const rest = factors.filter((_, k) => k !== i && k !== j);
        return wrongProducts(first).map((wrong) => product([...rest, wrong]));
      }),
    );
  }
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  return has(bottom, '√')
    ? conjugates(bottom).flatMap((other) =>
        wrongProducts(bottom).map((wrong) => over(['×', top, other], wrong)),
      )
    : [];
};

function isConjugate(first: Expression, second: Expression): boolean {
  return conjugates(first).some(
    (other) =>
      compareExpressions(other, second).kind === 'same' ||
      compareExpressions(minus(other), second).kind === 'same',
  );
}

function wrongProducts(first: Expression): readonly Expression[] {
  const [a = '0', b = '0'] = openTerms(first).map(({ body }) => body);
  const [p, q] = [raised(a, '2'), raised(b, '2')];
  const plain = (square: Expression, term: Expression): Expression =>
    has(term, '√') ? raised(square, '2') : square;
  return [
    ['+', p, q],
    ['-', plain(p, a), plain(q, b)],
    ['-', q, p],
    ['+', plain(p, a), plain(q, b)],
    ['-', ['neg', p], q],
  ];
}

/** Rewrites 1/∛2 as ∛2/2. */
export const cubeRootRationalized: Rule = (place) => {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  const factors = factorsOf(bottom);
  const at = factors.findIndex((factor) => constantValue(powerOf(factor).exponent)?.denominator === 3n);
  const root = factors[at];
  if (root === undefined) return [];
  const rest = factors.filter((_, i) => i !== at);
  return [over(product([top, root]), product([...rest, powerOf(root).base]))];
};
