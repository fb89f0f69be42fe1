import { type Rational, compare, divide, multiply, reduce } from '../../../rational/rational.js';
import { isNumber } from '../../expression/parts.js';
import { ZERO, coefficientsIn, constantOf, degreeIn } from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { membersOf } from '../../real-set/members.js';
import { intersection, isEmpty, sameSet } from '../../real-set/set-algebra.js';
import { polynomialOf } from '../fraction-of.js';
import { isSolved } from '../one-unknown.js';
import { difference, lettersIn } from '../substitute.js';
import { type Pair, haveTurnedSigns, isEvenPower } from './recognised.js';
import { quadraticIn } from './rules-quadratics.js';

/** Recognizes x² = 9 solved as x = 3 or x = −9, where one of two solutions is right. */
export function isFalseSecondRoot({ before, after, sets }: Pair): boolean {
  if (before.kind !== 'relation' || before.relation !== '=' || after.kind !== 'or' || !sets) return false;
  if (!isEvenPower(before)) return false;
  const common = intersection(sets.before, sets.after);
  const counts = [sets.before, sets.after, common].map((set) => set && membersOf(set)?.length);
  return counts.join() === '2,2,1';
}

/** Recognizes x² + 6x + 9 = 0 solved as x = −3 or x = 3, where some zeros of a sum have the wrong sign. */
export function hasTurnedZeros(pair: Pair): boolean {
  const { before, after, sets } = pair;
  if (before.kind !== 'relation' || before.relation !== '=' || !isSolved(after) || !sets) return false;
  const quadratic = isNumber(before.right, '0') ? quadraticIn(difference(before)) : undefined;
  if (!quadratic || isNumber(quadratic.b, '0') || isNumber(quadratic.c, '0')) return false;
  return !isEmpty(sets.before) && sameSet(sets.before, sets.after) === false && haveTurnedSigns(pair);
}

/** Recognizes y = mx + n with the slope inverted. */
export function isSlopeInverted({ before, after }: Pair): boolean {
  const [old, now] = [slopeIn(before), slopeIn(after)];
  if (!old || !now || after.kind !== 'relation' || typeof after.left !== 'string') return false;
  if (absolute(old.numerator) === old.denominator) return false;
  const both = multiply(old, now);
  return both.numerator !== 0n && absolute(both.numerator) === both.denominator && compare(old, now) !== 0;
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/** Returns the slope dy/dx of a line in x and y. */
function slopeIn(statement: Statement): Rational | undefined {
  const polynomial =
    statement.kind === 'relation' && statement.relation === '='
      ? polynomialOf(difference(statement))
      : undefined;
  if (!polynomial || [...lettersIn(statement)].sort().join() !== 'x,y') return undefined;
  if (degreeIn(polynomial, 'x') !== 1 || degreeIn(polynomial, 'y') !== 1) return undefined;
  const [a, b] = ['x', 'y'].map((name) => constantOf(coefficientsIn(polynomial, name)[1] ?? ZERO));
  if (!a || !b) return undefined;
  const slope = divide(a, b);
  return reduce({ numerator: -slope.numerator, denominator: slope.denominator });
}
