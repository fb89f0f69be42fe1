import { mapOperands, operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import { factorsOf, isAlike, powerOf, product, raised } from '../../expression/parts.js';
import type { Statement } from '../../read/statement.js';
import { hasLetter, type Relation } from '../substitute.js';
import { bothWays } from './relations.js';
import { logarithmIn } from './rules-roots-logs.js';

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
