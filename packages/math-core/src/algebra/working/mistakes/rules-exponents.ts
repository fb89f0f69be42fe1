import { constantValue } from '../../../expression/constant.js';
import { numberText } from '../../../expression/number-text.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { greatestCommonDivisor } from '../../../rational/integer.js';
import { compare, divide, power, rational, type Rational, sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  openTerms,
  operatorOf,
  powerOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import { asPower } from '../../normal/exact-powers.js';
import { polynomialExpression } from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { polynomialOf } from '../fraction-of.js';
import type { Rule } from '../places.js';
import { hasLetter } from '../substitute.js';

/** Rewrites 2^(x + 1) as 2^x + 2. */
export const powerOfSum: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const terms = openTerms(exponent);
  if (terms.length < 2 || !terms.some(({ body }) => !isNumber(body))) return [];
  return [sum(terms.map(({ isNegative, body }) => signedTerm({ isNegative, body: raised(base, body) })))];
};

/** Rewrites b^f = c^g as f = g. */
export function basesDropped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const found: Statement[] = [];
  for (const p of exponentsIn(before.left))
    for (const q of exponentsIn(before.right)) found.push({ ...before, left: p, right: q });
  return found;
}

function exponentsIn(side: Expression): readonly Expression[] {
  const { exponent } = powerOf(side);
  if (exponent !== '1') return [exponent];
  const number = integerIn(side);
  if (number === undefined || number < 4) return [];
  const found: Expression[] = [];
  for (const root of [2, 3, 5, 6, 7, 10]) {
    let power = 1;
    while (root ** power < number) power++;
    if (root ** power === number && power > 1) found.push(String(power));
  }
  return found;
}

/** Rewrites 4^(x + 1) = 8 as 2^(2x + 1) = 2³. */
export function firstTermOfExponent(before: Statement): readonly Statement[] {
  return misjoinedPowers(before, (factor, exponent) => {
    const [first, ...others] = openTerms(exponent).map(signedTerm);
    return first === undefined || others.length === 0
      ? undefined
      : sum([product([factor, first]), ...others]);
  });
}

/** Rewrites 4^(x + 1) = 8 as 2^(2 + x + 1) = 2³. */
export function exponentAddedForBase(before: Statement): readonly Statement[] {
  return misjoinedPowers(before, (factor, exponent) => sum([factor, exponent]));
}

/** Writes both sides as powers of the same number, and joins the exponents of one of them wrongly. */
function misjoinedPowers(
  before: Statement,
  wrong: (factor: Expression, exponent: Expression) => Expression | undefined,
): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const [left, right] = [powerWithin(before.left), powerWithin(before.right)];
  if (!left || !right || compare(left.root, right.root) !== 0) return [];
  const shared = greatestCommonDivisor(left.power, right.power);
  const base = numberText(power(left.root, Number(shared)));
  const joined = ({ power, exponent }: PowerWithin): Expression =>
    raised(base, expanded(product([String(power / shared), exponent])));
  const misjoined = ({ power, exponent }: PowerWithin): readonly Expression[] => {
    const made =
      power === shared || !hasLetter(exponent) ? undefined : wrong(String(power / shared), exponent);
    return made === undefined ? [] : [raised(base, expanded(made))];
  };
  return [
    ...misjoined(left).map((side) => ({ ...before, left: side, right: joined(right) })),
    ...misjoined(right).map((side) => ({ ...before, left: joined(left), right: side })),
  ];
}

function expanded(exponent: Expression): Expression {
  const polynomial = polynomialOf(exponent);
  return polynomial ? polynomialExpression(polynomial) : exponent;
}

/** Rewrites 2^u = 1/8 as 2^u = 2³. */
export function reciprocalAsPower(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const [side, value] = [powerWithin(before.left), constantValue(before.right)];
  const power = value && sign(value) > 0 ? powerWithin(numberText(divide(rational(1n), value))) : undefined;
  if (!side || !power || compare(side.root, power.root) !== 0 || power.power % side.power !== 0n) return [];
  return [{ ...before, right: raised(powerOf(before.left).base, String(power.power / side.power)) }];
}

/** A power whose base is a power of a root: 8^u is 2^(3u). */
interface PowerWithin {
  readonly root: Rational;
  readonly power: bigint;
  readonly exponent: Expression;
}

function powerWithin(side: Expression): PowerWithin | undefined {
  const { base, exponent } = powerOf(side);
  const number = constantValue(base);
  if (!number || compare(number, rational(1n)) <= 0) return undefined;
  const { root, exponent: power } = asPower(number);
  return { root, power, exponent };
}

/** Writes 1 as b¹ next to a power of b. */
export function oneAsPower(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !isNumber(before.right, '1')) return [];
  const { base, exponent } = powerOf(before.left);
  return exponent === '1'
    ? []
    : [
        { ...before, right: base },
        { ...before, left: exponent, right: '1' },
      ];
}

/** Rewrites bᵐ · bⁿ as (b · b)^(m + n). */
export const basesMultiplied: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  const [first, second, ...more] = factorsOf(place).map(powerOf);
  if (!first || !second || more.length > 0 || !isAlike(first.base, second.base)) return [];
  return isNumber(first.base)
    ? [raised(product([first.base, first.base]), ['+', first.exponent, second.exponent])]
    : [];
};

/** Rewrites bᵐ + bⁿ = bᵏ as m + n = k. */
export function exponentsAcrossSum(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const sides = [before.left, before.right].map((side) =>
    openTerms(side).map(({ isNegative, body }) => ({ isNegative, ...powerOf(body) })),
  );
  const [base] = sides.flat().map((term) => term.base);
  const isOne = sides.flat().every((term) => base !== undefined && isAlike(term.base, base));
  if (!isOne || sides.every((terms) => terms.length === 1)) return [];
  const [left = '0', right = '0'] = sides.map((terms) =>
    sum(terms.map(({ isNegative, exponent }) => signedTerm({ isNegative, body: exponent }))),
  );
  return [{ ...before, left, right }];
}
