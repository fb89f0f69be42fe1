import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Rule } from '../places.js';
import { hasLetter, type Relation } from '../substitute.js';
import { logarithmIn } from './rules-roots-logs.js';
import type { Statement } from '../../read/statement.js';
import {
  isAlike,
  isNumber,
  isSumOfTerms,
  openTerms,
  operatorOf,
  powerOf,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';

/** Rewrites y = e^x + 1 as ln y = x + ln 1: takes the logarithm of each term. */
export function logOfEachTerm(before: Statement): readonly Statement[] {
  return logsTaken(before, (side, log) =>
    isSumOfTerms(side)
      ? sum(openTerms(side).map(({ isNegative, body }) => signedTerm({ isNegative, body: log(body) })))
      : undefined,
  );
}

/** Rewrites B/A = 2^x as ln B ÷ ln A = x ln 2. */
export function logOfQuotientSplit(before: Statement): readonly Statement[] {
  return logsTaken(before, (side, log) => {
    const [top, bottom] = /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [];
    return top === undefined || bottom === undefined ? undefined : ['/', log(top), log(bottom)];
  });
}

/** Rewrites 6^(z − 2) = 5^z as z ln 6 − 2 = z ln 5. */
export function exponentWithoutParentheses(before: Statement): readonly Statement[] {
  return [0, 1].flatMap((choice) =>
    logsTaken(before, (side, log) => {
      const { base, exponent } = powerOf(side);
      return partlyMoved(exponent, log(base))[choice];
    }),
  );
}

/** Rewrites ln 6^(z − 2) as z ln 6 − 2. */
export const exponentMovedPartly: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { base, exponent } = powerOf(logarithm?.value ?? '0');
  return logarithm ? partlyMoved(exponent, logarithm.of(base)) : [];
};

/** Multiplies only the first or the last term of an exponent by a logarithm. */
function partlyMoved(exponent: Expression, logarithm: Expression): readonly Expression[] {
  const terms = isSumOfTerms(exponent) ? openTerms(exponent) : [];
  return (terms.length < 2 ? [] : [0, terms.length - 1]).map((chosen) =>
    sum(
      terms.map(({ isNegative, body }, i) =>
        signedTerm({ isNegative, body: i === chosen ? product([body, logarithm]) : body }),
      ),
    ),
  );
}

/** Takes the logarithm of both sides of an equation with an exponent that has a letter, at least one of them wrongly. */
function logsTaken(
  before: Statement,
  wrong: (side: Expression, log: (value: Expression) => Expression) => Expression | undefined,
): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const bases = [before.left, before.right]
    .flatMap(openTerms)
    .map(({ body }) => powerOf(body))
    .filter(({ exponent }) => hasLetter(exponent))
    .map(({ base }) => base);
  if (bases.length === 0) return [];
  const own = bases.filter(
    (base, i) => isNumber(base) && bases.findIndex((other) => isAlike(other, base)) === i,
  );
  return ['e', '10', ...own].flatMap((base): readonly Relation[] => {
    const log = (value: Expression): Expression => logarithmOf(value, base);
    const sides = [before.left, before.right].map((side) => wrong(side, log));
    if (sides.every((side) => side === undefined)) return [];
    const [left = log(before.left), right = log(before.right)] = sides;
    return [{ ...before, left, right }];
  });
}

/** Returns the logarithm of a power as its exponent times the logarithm of its base. */
function logarithmOf(value: Expression, base: Expression): Expression {
  const { base: own, exponent } = powerOf(value);
  if (exponent !== '1' && isAlike(own, base)) return exponent;
  const plain: Expression = base === 'e' ? ['ln', own] : ['log', base, own];
  return exponent === '1' ? plain : product([exponent, plain]);
}
