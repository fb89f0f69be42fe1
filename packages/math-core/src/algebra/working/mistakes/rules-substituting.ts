import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../statement.js';
import { inStatement, type Rule } from '../places.js';
import { hasLetter, lettersIn, mapped, partsOf, substituted } from '../substitute.js';

/** Substitutes one equation of a system in another, and then makes a mistake in the result. */
export const afterSubstituting =
  (rule: Rule) =>
  (before: Statement): readonly Statement[] =>
    before.kind === 'and' ? substitutions(before).flatMap((line) => inStatement(line, rule)) : [];

/** Returns the equations of a system in which a letter was replaced by what it equals in another equation. */
function substitutions(system: Statement): readonly Statement[] {
  const parts = partsOf(system);
  return parts.flatMap((given) => {
    const named = given.kind === 'relation' && given.relation === '=' ? given : undefined;
    if (!named || typeof named.left !== 'string' || !hasLetter(named.left)) return [];
    const { left: letter, right } = named;
    return parts
      .filter((other) => other !== given && lettersIn(other).has(letter))
      .map((other) => mapped(other, (side: Expression) => substituted(side, letter, right)));
  });
}
