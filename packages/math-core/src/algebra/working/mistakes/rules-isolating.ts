import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  properSubsets,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import { haveSameForm } from '../../normal/identical.js';
import { lettersOf } from '../../read/lists.js';
import type { Statement } from '../../read/statement.js';
import type { Rule } from '../places.js';
import { type Relation, hasLetter, substituted } from '../substitute.js';
import { termsOf, turnedTerms } from './members.js';
import { bothWays } from './relations.js';
import { logarithmIn } from './rules-roots-logs.js';

/** Rewrites a/(b + c) as a/b + a/c. */
export const denominatorSplit: Rule = (place) => {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  if (!isSumOfTerms(bottom)) return [];
  return [
    sum(openTerms(bottom).map(({ isNegative, body }) => signedTerm({ isNegative, body: over(top, body) }))),
  ];
};

/** Rewrites √18 ÷ 3 as √6. */
export const dividedUnderRoot: Rule = (place) => {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  if (operatorOf(top) !== '√' || operatorOf(bottom) === '√') return [];
  return [['√', over(operandsOf(top)[0] ?? '0', bottom)]];
};

/** Rewrites ln 3x as 3 ln x. */
export const factorOutOfLogarithm: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { coefficient, rest } = coefficientOf(logarithm?.value ?? '1');
  if (!logarithm || coefficient === '1' || !hasLetter(rest)) return [];
  return [product([coefficient, logarithm.of(rest)])];
};

/** Rewrites 2^x + 2^x as 4^x or 2^(2x). */
export const likePowersAdded: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const [first, second, ...rest] = terms;
  if (!first || !second || first.isNegative || second.isNegative || !isAlike(first.body, second.body))
    return [];
  const { base, exponent } = powerOf(first.body);
  const number = integerIn(base);
  if (number === undefined || !hasLetter(exponent) || factorsOf(first.body).length > 1) return [];
  const others = rest.map(signedTerm);
  const powers: readonly Expression[] = [
    raised(String(2 * number), exponent),
    raised(base, product(['2', exponent])),
  ];
  return powers.map((power) => sum([power, ...others]));
};

/** Rewrites v = u + at as t = v − u/a: isolates a term but divides only some of the other terms by its factor. */
export function isolatedPartly(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const { left, right } = before;
  return [...isolated(left, right), ...isolated(right, left)].flatMap(({ letter, factor, others }) =>
    properSubsets(others.length).map((chosen) => ({
      ...before,
      left: letter,
      right: sum(others.map((term, i) => (chosen.has(i) ? over(term, factor) : term))),
    })),
  );
}

/** An equation of the form factor × letter = sum of the other terms. */
interface Isolated {
  readonly letter: string;
  readonly factor: Expression;
  readonly others: readonly Expression[];
}

function isolated(side: Expression, opposite: Expression): readonly Isolated[] {
  const terms = termsOf(side);
  return terms.flatMap((term, i) => {
    const moved = terms.filter((_, k) => k !== i).map(minus);
    const others = [...termsOf(opposite), ...moved].filter((other) => !isNumber(other, '0'));
    return [...lettersOf(term)].flatMap((letter) => {
      const factor = substituted(term, letter, '1');
      const isAlone = others.length > 1 && !others.some((other) => lettersOf(other).has(letter));
      const isMultiple = isAlone && !isNumber(factor, '1') && haveSameForm(term, product([factor, letter]));
      return isMultiple ? [{ letter, factor, others }] : [];
    });
  });
}

/** Rewrites (a + c)h = 2A as h = 2A − (a + c), h = 2A, h = 2A + (a + c) or h = 2A(a + c). */
export function factorNotDivided(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const factors = isSumOfTerms(relation.left) ? [] : factorsOf(relation.left);
    return factors.flatMap((factor, i) => {
      const rest = product(factors.filter((_, k) => k !== i));
      const { right } = relation;
      if (rest === '1' || isNumber(rest) || !hasLetter(factor)) return [];
      const wrongly: readonly Expression[] = [
        ['-', right, rest],
        right,
        ['+', right, rest],
        ['×', right, rest],
      ];
      return wrongly.map((wrong): Relation => ({ ...relation, left: factor, right: wrong }));
    });
  });
}

/** Rewrites 9C/5 = F − 32 as F = 9(C + 32)/5: moves a term into a fraction or a product. */
export function movedInside(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const terms = openTerms(relation.right);
    if (terms.length < 2 || isSumOfTerms(relation.left)) return [];
    return terms.flatMap((term, i) => {
      const right = sum(terms.filter((_, k) => k !== i).map(signedTerm));
      return withTermInside(relation.left, minus(signedTerm(term))).map((left) => ({
        ...relation,
        left,
        right,
      }));
    });
  });
}

/** Adds a term to a factor of a product or of the numerator of a fraction. */
function withTermInside(side: Expression, term: Expression): readonly Expression[] {
  const operator = operatorOf(side) ?? '';
  if (/^[/÷]$/.test(operator)) {
    const [top = '0', bottom = '1'] = operandsOf(side);
    return [sum([top, term]), ...withTermInside(top, term)].map((changed) => over(changed, bottom));
  }
  const factors = operator === '×' ? factorsOf(side) : [];
  return factors.flatMap((factor, i) =>
    hasLetter(factor) ? [product(factors.map((each, k) => (k === i ? sum([factor, term]) : each)))] : [],
  );
}

/** Rewrites r³ = A as r = √A, and r² = A as r = ∛A. */
export function otherRoot(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { base, exponent } = powerOf(relation.left);
    if (!/^[2-5]$/.test(String(exponent)) || !hasLetter(base)) return [];
    return ['1/2', '1/3', '1/4']
      .filter((root) => root !== `1/${String(exponent)}`)
      .map((root): Relation => ({ ...relation, left: base, right: ['^', relation.right, root] }));
  });
}

/** Rewrites x³ = A as x = A³. */
export function poweredInsteadOfRooted(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { base, exponent } = powerOf(relation.left);
    if (!/^[2-5]$/.test(String(exponent)) || !hasLetter(base)) return [];
    return [{ ...relation, left: base, right: raised(relation.right, exponent) }];
  });
}

/** Rewrites A/(x − 1) = B as A = B(x + 1). */
export function denominatorTurned(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(relation.left) ?? '')
      ? operandsOf(relation.left)
      : [];
    return turnedTerms({ kind: 'expression', expression: bottom }).flatMap(({ line }) =>
      line.kind === 'expression' && isSumOfTerms(bottom)
        ? [{ ...relation, left: top, right: product([relation.right, line.expression]) }]
        : [],
    );
  });
}
