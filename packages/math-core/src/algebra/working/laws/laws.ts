import type { Statement } from '../../read/statement.js';
import type { Setting } from '../judge.js';
import { integerIn, minus, operatorOf, powerOf } from '../../expression/parts.js';
import { isProduct } from '../mistakes/recognised.js';
import { quadraticIn } from '../mistakes/rules-quadratics.js';
import { flippedRelation, isInequality } from '../mistakes/relations.js';
import { isSolved } from '../one-unknown.js';
import { difference, hasIn, lettersIn, partsOf, type Relation } from '../substitute.js';
import { added, isEqual, scaled } from './both-sides.js';
import { type Law, type LawName, named } from './law-names.js';
import { lawOfExpressions } from './of-expressions.js';
import { isPower, lawsOfRelations } from './of-relations.js';
import { lawOfSystems, lawsOfValues } from './of-systems.js';

/** Returns the one or two laws that lead from one line to the next, or none if they aren't in the catalog. */
export function lawsOf(before: Statement, after: Statement, setting: Setting): readonly Law[] {
  const [old, now] = [withoutConditions(before), withoutConditions(after)];
  if (old.kind === 'expression' && now.kind === 'expression')
    return [lawOfExpressions(old.expression, now.expression)];
  const isMany = setting.unknowns.length > 1;
  if (isMany && old.kind === 'relation' && isSolved(now)) {
    const values = lawsOfValues(old, now);
    if (values.length > 0) return values;
  }
  if (old.kind === 'relation' && now.kind === 'relation') return lawsOfRelations(old, now);
  if (!isMany && old.kind === now.kind && old.kind !== 'chain') return ofParts(old, now, setting);
  const law = lawOf(old, now, isMany);
  return law ? [law] : [];
}

/** Returns a line without its conditions, such as x ≠ 0. */
export function withoutConditions(statement: Statement): Statement {
  if (statement.kind !== 'and') return statement;
  const parts = statement.parts.filter((part) => part.kind !== 'relation' || part.relation !== '≠');
  const [only] = parts;
  return only && parts.length === 1 ? only : statement;
}

function lawOf(before: Statement, after: Statement, isMany: boolean): Law | undefined {
  if (after.kind === 'none') return ofNone(before);
  if (after.kind === 'all') return named('always-true');
  if (after.kind === 'intervals') return named('as-intervals');
  if (before.kind === 'and' && isMany) return lawOfSystems(before, after);
  if (before.kind === 'relation' && after.kind === 'or') return ofAlternatives(before, after);
  if (before.kind === 'chain' && after.kind === 'chain') return ofChains(before, after);
  if (before.kind === 'or')
    return isMany && isListOfPoints(after) ? named('put-in-values') : ofFewer(before, after);
  return hasIn(before, 'abs') ? named('open-absolute') : ofChain(before, after);
}

/** Names the law that writes a chain, or splits it. */
function ofChain(before: Statement, after: Statement): Law | undefined {
  if (hasIn(before, '√') && after.kind === 'chain' && !hasIn(after, '√')) return named('square-both');
  if (before.kind === 'chain' && after.kind === 'and' && after.parts.length === before.relations.length)
    return named('split-chain');
  if (after.kind === 'chain' && isInequality(after))
    return named(before.kind === 'and' ? 'as-chain' : 'signs');
  return undefined;
}

function isListOfPoints(statement: Statement): boolean {
  return statement.kind === 'or' && statement.parts.every(({ kind }) => kind === 'and');
}

function ofNone(before: Statement): Law {
  if (lettersIn(before).size === 0) return named('never-true');
  if (hasIn(before, 'abs')) return named('absolute-not-negative');
  const [part] = partsOf(before);
  if (part?.kind === 'relation' && operatorOf(part.left) === '√') return named('root-not-negative');
  const isSquare = part?.kind === 'relation' && (powerOf(part.left).exponent === '2' || hasIn(part, '√'));
  return named(isSquare ? 'square-not-negative' : 'no-solution');
}

/** Names the law that splits an equation into several. */
function ofAlternatives(before: Relation, after: Statement): Law | undefined {
  if (hasIn(before, 'abs') && !hasIn(after, 'abs')) return named('open-absolute');
  if (before.relation !== '=') return named('signs');
  if (isProduct(before)) return named('zero-product');
  if (isPower(before.left))
    return named(powerOf(before.left).exponent === '2' ? 'square-root-signs' : 'root-both');
  const quadratic = quadraticIn(difference(before));
  if (quadratic?.b === '0' && hasIn(after, '√')) return named('square-root-signs');
  if (quadratic) return named(hasIn(after, '√') ? 'quadratic-formula' : 'solve-quadratic');
  return named('list-solutions');
}

type Chain = Statement & { readonly kind: 'chain' };
type Comparison = Chain['relations'][number];

/** Names the law if all members of a chain changed the same way. */
function ofChains(before: Chain, after: Chain): Law | undefined {
  const isReversed = (isFlipped: boolean): boolean =>
    [...before.members]
      .reverse()
      .every((member, i) => isEqual(isFlipped ? minus(member) : member, after.members[i] ?? '0'));
  if (isReversed(false)) return named('other-side');
  if (isReversed(true)) return named('multiply-all-turning', '-1');
  const law = ofEachPart(before, after) ?? ofEachPart(before, reversed(after));
  return law && named(law.id.replace('both', 'all') as LawName, law.n);
}

/** Returns the law that changed the two relations of a chain in the same way. */
function ofEachPart(before: Chain, after: Chain): Law | undefined {
  const [law, other] = [0, 1].map((i) => {
    const [a, b] = [relationAt(before, i), relationAt(after, i)];
    return added(a, b) ?? scaled(a, b);
  });
  return law?.law === other?.law ? law : undefined;
}

/** Reads a chain from right to left: −3.5 < x < 2 as 2 > x > −3.5. */
function reversed({ members, relations }: Chain): Chain {
  const flip = (sign: Comparison): Comparison =>
    flippedRelation({ kind: 'relation', left: '0', relation: sign, right: '0' }).relation;
  return { kind: 'chain', members: [...members].reverse(), relations: [...relations].reverse().map(flip) };
}

function relationAt({ members, relations }: Chain, i: number): Relation {
  const [left = '0', right = '0'] = members.slice(i);
  return { kind: 'relation', left, relation: relations[i] ?? '=', right };
}

/** Names the law if some alternatives were dropped. */
function ofFewer(before: Statement, after: Statement): Law | undefined {
  const [old, now] = [before, after].map((line) => partsOf(line).map((part) => JSON.stringify(part)));
  if (now?.every((part) => old?.includes(part))) return named('without-solution');
  return isSolved(after) ? named('solve-each') : undefined;
}

/** Names the laws for parts that all changed by one law, or each by its own. */
function ofParts(before: Statement, after: Statement, setting: Setting): readonly Law[] {
  const [a, b] = [partsOf(before), partsOf(after)];
  if (a.length !== b.length) return ofPartCount(before, after);
  const changed = a.flatMap((part, i) => {
    const other = b[i] ?? part;
    return JSON.stringify(part) === JSON.stringify(other) ? [] : [[part, other] as const];
  });
  if (changed.length === 0) return [named('list-solutions')];
  if (isDisjoint(before, after)) return [named('substitute-back')];
  const laws = changed.map(([part, other]) => lawsOf(part, other, setting));
  const shared = sharedBy(laws);
  const isReordered = isSolved(before) && shared[0]?.id === 'solve-linear';
  if (shared.length > 0 && !isReordered) return shared;
  if (isSolved(after)) return [named(isSolved(before) ? 'list-solutions' : 'solve-each')];
  return laws.find((list) => list.length > 0) ?? [];
}

/** Names the law that made more or fewer parts. */
function ofPartCount(before: Statement, after: Statement): readonly Law[] {
  const [a, b] = [partsOf(before), partsOf(after)];
  if (a.length < b.length) {
    const hasPower = a.some((part) => part.kind === 'relation' && isEvenPower(part));
    return hasPower ? [named('square-root-signs')] : [];
  }
  const fewer = before.kind === 'or' ? ofFewer(before, after) : undefined;
  return fewer ? [fewer] : [];
}

/** Returns the laws by which every part changed, or none if the parts changed by different laws. */
function sharedBy(laws: readonly (readonly Law[])[]): readonly Law[] {
  const [first = []] = laws;
  return laws.every((list) => JSON.stringify(list) === JSON.stringify(first)) ? first : [];
}

function isEvenPower({ left }: Relation): boolean {
  const power = integerIn(powerOf(left).exponent);
  return power !== undefined && power % 2 === 0;
}

/** Returns whether two lines have no letter in common. */
function isDisjoint(before: Statement, after: Statement): boolean {
  const letters = lettersIn(before);
  return ![...lettersIn(after)].some((letter) => letters.has(letter));
}
