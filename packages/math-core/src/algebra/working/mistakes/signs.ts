import { haveSameForm } from '../../normal/identical.js';
import type { Statement } from '../../read/statement.js';
import { compare, type Setting } from '../judge.js';
import { lettersOf } from '../../read/lists.js';
import type { Relation } from '../substitute.js';
import type { Term } from '../../../expression/terms.js';
import { membersOf, turnedTerms } from './members.js';
import { openTerms } from '../../expression/parts.js';
import { type Pair, turning } from './recognised.js';
import { flippedRelation, isInequality } from './relations.js';

/** Returns −1 if an inequality sign wasn't flipped, 1 if it was flipped unnecessarily, and 0 if only the sides were swapped. */
export function turningOf(pair: Pair): -1 | 0 | 1 | undefined {
  const exchanged = exchangedSides(pair);
  if (!exchanged) return turning(pair);
  const turned = turning({ ...pair, before: exchanged });
  return turned === 1 ? 0 : turned;
}

/** Returns an inequality read from right to left if the next line has its sides the other way around. */
function exchangedSides({ before, after, setting: { unknown } }: Pair): Statement | undefined {
  if (before.kind !== 'relation' || after.kind !== 'relation' || !isInequality(before)) return undefined;
  const isSwapped = haveSameForm(before.left, after.right) && haveSameForm(before.right, after.left);
  const [from, to] = [before, after].map((line) => sideOf(line, unknown));
  const hasMoved = from !== undefined && to !== undefined && from !== to;
  if (!isSwapped && !hasMoved) return undefined;
  return flippedRelation({ ...before, left: before.right, right: before.left });
}

/** Returns the only side with the unknown. */
function sideOf({ left, right }: Relation, unknown: string): 'left' | 'right' | undefined {
  const [isLeft, isRight] = [left, right].map((side) => lettersOf(side).has(unknown));
  return isLeft === isRight ? undefined : isLeft ? 'left' : 'right';
}

/**
 * Returns whether the line would be correct with the other sign in front of one term, which isn't a term of the previous line
 * that moved to the other side.
 */
export function isSignSlip(before: Statement, after: Statement, setting: Setting): boolean {
  const right = turnedTerms(after).filter(({ line }) => compare(before, line, setting).kind === 'same');
  const others = (at: number): readonly Term[] =>
    membersOf(before).flatMap((side, i) => (i === at ? [] : openTerms(side)));
  const hasMoved = right.some(({ body, at }) => others(at).some((term) => haveSameForm(term.body, body)));
  return right.length > 0 && !hasMoved;
}
