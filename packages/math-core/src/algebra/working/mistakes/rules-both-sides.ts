import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { lettersIn } from '../substitute.js';
import {
  allTerms,
  decimalDenominators,
  decimalPowers,
  denominators,
  divisors,
  less,
  membersOf,
  replaced,
  termsOf,
  withMembers,
} from './members.js';
import { over, product, properSubsets, sum } from '../../expression/parts.js';
import { flippedRelation } from './relations.js';

/** Moves a term, or all terms, to the other side without changing the sign of one. */
export function signLost(before: Statement): readonly Statement[] {
  if (before.kind === 'and') return before.parts.flatMap(signLost);
  if (before.kind === 'chain') return movedFromMiddle(before);
  if (before.kind !== 'relation') return [];
  const { left, right } = before;
  return [
    ...(termsOf(right).length > 1 ? termsOf(right) : []).map((term) => ({
      ...before,
      left: sum([less(left, less(right, term)), term]),
      right: '0',
    })),
    ...termsOf(left).map((term) => ({ ...before, left: less(left, term), right: sum([right, term]) })),
    ...termsOf(right).map((term) => ({ ...before, left: sum([left, term]), right: less(right, term) })),
  ];
}

/** Moves a term of the middle to both ends without changing its sign. */
function movedFromMiddle(before: Extract<Statement, { kind: 'chain' }>): readonly Statement[] {
  const { members } = before;
  const terms = members.length === 3 ? termsOf(members[1] ?? '0') : [];
  return (terms.length > 1 ? terms : []).map((term) =>
    withMembers(
      before,
      members.map((member, i) => (i === 1 ? less(member, term) : sum([member, term]))),
    ),
  );
}

/** Adds something to one member only. */
export function addedToOne(before: Statement): readonly Statement[] {
  const members = membersOf(before);
  const terms = allTerms(before);
  return members.flatMap((member, i) =>
    terms.flatMap((term) =>
      [sum([member, term]), less(member, term)].map((changed) => replaced(before, members, i, changed)),
    ),
  );
}

/** Divides or multiplies only one side by a number. */
export function dividedOneSide(before: Statement): readonly Statement[] {
  const members = membersOf(before);
  if (members.length !== 2) return [];
  return [...divisors(before), ...denominators(before)].flatMap((number) =>
    members.flatMap((member, i) =>
      [over(member, number), product([number, member])].flatMap((changed) =>
        inBothDirections(replaced(before, members, i, changed), number),
      ),
    ),
  );
}

export function inBothDirections(statement: Statement, by: Expression): readonly Statement[] {
  return String(by).startsWith('-') ? [statement, flippedRelation(statement)] : [statement];
}

/** Divides only some of the terms. */
export function dividedSome(before: Statement): readonly Statement[] {
  return divisors(before).flatMap((number) =>
    scaledInSide(before, (term, isChosen) => (isChosen ? over(term, number) : term)),
  );
}

/** Multiplies only some of the terms by a denominator. */
export function multipliedSome(before: Statement): readonly Statement[] {
  return [...denominators(before), ...decimalPowers(before), ...decimalDenominators(before)].flatMap(
    (number) => scaledInSide(before, (term, isChosen) => (isChosen ? product([number, term]) : term)),
  );
}

/** Scales the terms of both sides, where some are chosen and others aren't. */
export function scaledSome(before: Statement, scale: Scale): readonly Statement[] {
  return choicesOf(before).map((sides) => scaledBy(before, sides, scale));
}

/** Scales some terms of a side and not the others. If only whole sides differ, the other side is forgotten, not a term. */
function scaledInSide(before: Statement, scale: Scale): readonly Statement[] {
  return choicesOf(before)
    .filter((sides) => sides.some((terms) => new Set(terms.map(({ isChosen }) => isChosen)).size > 1))
    .map((sides) => scaledBy(before, sides, scale));
}

interface Choice {
  readonly term: Expression;
  readonly isChosen: boolean;
}

type Scale = (term: Expression, isChosen: boolean) => Expression;

/** Returns the terms of each side, once for each way to choose some of them. */
function choicesOf(before: Statement): readonly (readonly (readonly Choice[])[])[] {
  const members = membersOf(before).map(termsOf);
  return properSubsets(members.flat().length).map((chosen) => {
    let place = 0;
    return members.map((terms) => terms.map((term) => ({ term, isChosen: chosen.has(place++) })));
  });
}

function scaledBy(before: Statement, sides: readonly (readonly Choice[])[], scale: Scale): Statement {
  return withMembers(
    before,
    sides.map((terms) => sum(terms.map(({ term, isChosen }) => scale(term, isChosen)))),
  );
}

/** Applies an operation to only some parts of a chain. */
export function onePartOnly(before: Statement): readonly Statement[] {
  if (before.kind !== 'chain') return [];
  const { members } = before;
  const middle = members[1] ?? '0';
  const numbers = [...divisors(before), ...denominators(before)];
  const terms = termsOf(middle);
  const changes: ((member: Expression) => Expression)[] = [
    ...terms.map((term) => (member: Expression) => less(member, term)),
    ...numbers.flatMap((number) => [
      (member: Expression) => over(member, number),
      (member: Expression) => product([number, member]),
    ]),
  ];
  return changes.flatMap((change) =>
    properSubsets(3).map((chosen) =>
      withMembers(
        before,
        members.map((member, i) => (chosen.has(i) ? change(member) : member)),
      ),
    ),
  );
}

/** Rewrites f/g < h as f < gh. */
export function multipliedByUnknown(before: Statement): readonly Statement[] {
  const bottoms = denominators(before).filter(
    (bottom) => lettersIn({ kind: 'expression', expression: bottom }).size > 0,
  );
  return bottoms.map((bottom) =>
    withMembers(
      before,
      membersOf(before).map((member) => sum(termsOf(member).map((term) => ['×', bottom, term]))),
    ),
  );
}
