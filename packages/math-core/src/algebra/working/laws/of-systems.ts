import type { Statement } from '../../read/statement.js';
import { compareSystems } from '../judge.js';
import { difference, lettersIn, partsOf, type Relation } from '../substitute.js';
import { substitutions } from '../mistakes/rules-substituting.js';
import { isEqual } from './both-sides.js';
import { type Law, named } from './law-names.js';
import { lawOfRelations, lawsOfRelations, provenLaw } from './of-relations.js';

/**
 * Names the law if equations of a system were substituted, added or changed one by one. A substitution leaves an equation
 * with fewer letters.
 */
export function lawOfSystems(
  before: Statement & { readonly kind: 'and' },
  after: Statement,
): Law | undefined {
  const fresh = partsOf(after).filter(
    (part) => !before.parts.some((old) => JSON.stringify(old) === JSON.stringify(part)),
  );
  for (const part of fresh) {
    const law = part.kind === 'relation' ? ofOneEquation(before, part) : undefined;
    if (law) return law;
  }
  const most = Math.max(...before.parts.map((part) => lettersIn(part).size));
  return fresh.length === 0 || fresh.some((part) => lettersIn(part).size < most)
    ? named('substitute')
    : undefined;
}

function ofOneEquation(before: Statement & { readonly kind: 'and' }, part: Relation): Law | undefined {
  const relations = before.parts.filter((old): old is Relation => old.kind === 'relation');
  for (const old of relations) {
    const law = provenLaw(old, part);
    if (law) return law;
  }
  const isPut = substitutions(before).some(
    (line) => line.kind === 'relation' && isEqual(line.left, part.left) && isEqual(line.right, part.right),
  );
  if (isPut) return named('substitute');
  const form = difference(part);
  for (const a of relations)
    for (const b of relations) {
      if (a === b) continue;
      if (isEqual(['+', difference(a), difference(b)], form)) return named('add-equations');
      if (isEqual(['-', difference(a), difference(b)], form)) return named('subtract-equations');
    }
  const letters = [...lettersIn(part)].sort();
  const alone = relations.find(
    (old) => lettersIn(old).size === letters.length && compareSystems(old, part, letters).kind === 'same',
  );
  return alone && lawOfRelations(alone, part);
}

/**
 * Returns the laws that turn a line about one letter into values: that letter is solved for, the others are
 * substituted.
 */
export function lawsOfValues(before: Relation, after: Statement): readonly Law[] {
  const letters = lettersIn(before);
  if (letters.size !== 1) return [];
  const isOwn = (part: Statement): boolean => [...lettersIn(part)].some((letter) => letters.has(letter));
  const own = partsOf(after).find((part): part is Relation => part.kind === 'relation' && isOwn(part));
  if (partsOf(after).every(isOwn)) return [];
  const [first] = own ? lawsOfRelations(before, own) : [];
  return first && first.id !== 'write-again' ? [first, named('put-in-values')] : [named('put-in-values')];
}
