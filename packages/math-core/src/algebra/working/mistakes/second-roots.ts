import { intersection, isEmpty, sameSet } from '../../real-set/set-algebra.js';
import { membersOf } from '../../real-set/members.js';
import { isSolved } from '../one-unknown.js';
import { difference } from '../substitute.js';
import { haveTurnedSigns, isEvenPower, type Pair } from './recognised.js';
import { quadraticIn } from './rules-quadratics.js';
import { isNumber } from '../../expression/parts.js';

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
