import { mapOperands, operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  isAlike,
  isNumber,
  isSumOfTerms,
  openTerms,
  operatorOf,
  powerOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Statement } from '../../read/statement.js';
import type { Rule } from '../places.js';
import { type Relation, hasLetter } from '../substitute.js';
import { bothWays } from './relations.js';
import { logarithmIn } from './rules-roots-logs.js';

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

/** Rewrites log_b A = c as A = c^b. */
export function baseSwapped(before: Statement): readonly Statement[] {
  return logarithmAlone(before, (base, exponent) => raised(exponent, base));
}

/** Rewrites log_b A = c as A = bc. */
export function logarithmMultiplied(before: Statement): readonly Statement[] {
  return logarithmAlone(before, (base, exponent) => product([base, exponent]));
}

/** Rewrites log_b A = c as A = c. */
export function logarithmDropped(before: Statement): readonly Statement[] {
  return logarithmAlone(before, (_, exponent) => exponent);
}

/** Sets the value of a logarithm equal to something that was made wrongly from the base and the other side. */
function logarithmAlone(
  before: Statement,
  wrong: (base: Expression, exponent: Expression) => Expression,
): readonly Statement[] {
  const logarithm = before.kind === 'relation' ? logarithmIn(before.left) : undefined;
  return before.kind === 'relation' && logarithm
    ? [{ ...before, left: logarithm.value, right: wrong(logarithm.base, before.right) }]
    : [];
}

/** Rewrites x = 8^(4/3) as x = 8⁴. */
export function denominatorOfExponentLost(before: Statement): readonly Statement[] {
  return powerOfNumber(before).flatMap(({ relation, base, exponent }) => {
    const [top = '', bottom] = typeof exponent === 'string' ? exponent.split('/') : operandsOf(exponent);
    return bottom === undefined ? [] : [{ ...relation, right: raised(base, top) }];
  });
}

/** Rewrites x = (∛8)⁴ as x = ∛8. */
export function exponentOfValueLost(before: Statement): readonly Statement[] {
  return powerOfNumber(before).flatMap(({ relation, base, exponent }) =>
    /^[2-9]$/.test(String(exponent)) ? [{ ...relation, right: base }] : [],
  );
}

/** Returns the base and the exponent of the value that an equation states: x = 3⁴. */
function powerOfNumber(
  before: Statement,
): readonly { readonly relation: Relation; readonly base: Expression; readonly exponent: Expression }[] {
  if (before.kind !== 'relation' || before.relation !== '=' || !isVariable(before.left)) return [];
  const { base, exponent } = powerOf(before.right);
  return exponent === '1' || hasLetter(before.right) ? [] : [{ relation: before, base, exponent }];
}

const isVariable = (side: Expression): boolean => typeof side === 'string' && hasLetter(side);

/** Rewrites e^(2x) − 5e^x + 6 = 0 as x² − 5x + 6 = 0, whose solutions are those of the power. */
export function powersAsUnknown(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const sides = [before.left, before.right].map(withoutBases);
  const [left = '0', right = '0'] = sides;
  const degrees = new Set(JSON.stringify(sides).match(/"\^","[a-z]","\d+"/g));
  const isQuadratic = degrees.size > 0 && !isAlike(left, before.left);
  return isQuadratic ? [{ ...before, left, right }] : [];
}

/** Writes b^(kx) as x^k. */
function withoutBases(side: Expression): Expression {
  if (typeof side === 'string') return side;
  const { base, exponent } = powerOf(side);
  if (exponent === '1' || hasLetter(base) || !hasLetter(exponent)) return mapOperands(side, withoutBases);
  const factors = factorsOf(exponent);
  const [letter, ...more] = factors.filter((factor) => isVariable(factor));
  const times = product(factors.filter((factor) => !isVariable(factor)));
  return letter === undefined || more.length > 0 || hasLetter(times) ? side : raised(letter, times);
}

/** Rewrites e^(3x) = 5 as 3x = 5, without the logarithm of the right side. */
export function logarithmOfOneSide(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { base, exponent } = powerOf(relation.left);
    const isFit = !hasLetter(base) && hasLetter(exponent) && !hasLetter(relation.right);
    return isFit ? [{ ...relation, left: exponent }] : [];
  });
}
