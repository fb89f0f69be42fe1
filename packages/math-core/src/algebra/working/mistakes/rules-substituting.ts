import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { inStatement, type Rule } from '../places.js';
import { hasLetter, lettersIn, mapped, partsOf, substituted } from '../substitute.js';
import { termsOf, turnedTerms } from './members.js';

/** Substitutes one equation of a system in another, and then makes a mistake in the result. */
export const afterSubstituting =
  (rule: Rule) =>
  (before: Statement): readonly Statement[] =>
    before.kind === 'and' ? substitutions(before).flatMap((line) => inStatement(line, rule)) : [];

/** Returns the equations of a system in which a letter, or the given one, was replaced by what it equals in another equation. */
export function substitutions(system: Statement, only?: Expression): readonly Statement[] {
  const parts = partsOf(system);
  return parts.flatMap((given) => {
    const named = given.kind === 'relation' && given.relation === '=' ? given : undefined;
    if (only !== undefined && named?.left !== only) return [];
    if (!named || typeof named.left !== 'string' || !hasLetter(named.left)) return [];
    const { left: letter, right } = named;
    return parts
      .filter((other) => other !== given && lettersIn(other).has(letter))
      .map((other) => mapped(other, (side: Expression) => substituted(side, letter, right)));
  });
}

/** Substitutes one equation of a system in another, with the wrong sign in front of one of its terms. */
export function substitutedWithSign(before: Statement): readonly Statement[] {
  if (before.kind !== 'and') return [];
  return before.parts.flatMap((part, i) => {
    if (part.kind !== 'relation' || typeof part.left !== 'string' || termsOf(part.right).length < 2)
      return [];
    const turned = turnedTerms({ kind: 'expression', expression: part.right });
    return turned.flatMap(({ line }) => {
      const right = line.kind === 'expression' ? line.expression : part.right;
      const parts = before.parts.map((old, k) => (k === i ? { ...part, right } : old));
      return substitutions({ kind: 'and', parts }, part.left);
    });
  });
}
