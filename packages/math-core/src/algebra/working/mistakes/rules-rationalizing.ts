import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
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
import { quotient } from './rules-fractions.js';

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
