import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import {
  coefficientOf,
  isNumber,
  isSumOfTerms,
  openTerms,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import { inStatement, type Rule } from '../places.js';
import { equation, hasLetter, lettersIn, mapped, partsOf, substituted } from '../substitute.js';
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

/** An expression, a letter in it, and what replaces the letter. */
interface Substitution {
  readonly outer: Expression;
  readonly letter: string;
  readonly inner: Expression;
}

/** Applies a rule to an expression with an expression of the same letter for its letter: x² + 1, x = 2x − 3. */
const inSubstitution =
  (rule: (of: Substitution) => readonly Expression[]) =>
  (before: Statement): readonly Statement[] => {
    const [first, value, ...more] = before.kind === 'and' ? before.parts : [];
    if (first?.kind !== 'expression' || value?.kind !== 'relation' || more.length > 0) return [];
    const { left: letter, right: inner } = value;
    if (typeof letter !== 'string' || !lettersIn(value).has(letter)) return [];
    const isOfLetter = lettersIn({ kind: 'expression', expression: inner }).has(letter);
    const outer = first.expression;
    return (isOfLetter ? rule({ outer, letter, inner }) : []).map((expression) => ({
      kind: 'expression',
      expression,
    }));
  };

/** Rewrites f(g(x)) as g(f(x)). */
export const composedBackwards = inSubstitution(({ outer, letter, inner }) => [
  substituted(inner, letter, outer),
]);

/** Rewrites f(g(x)) as f(x)·g(x). */
export const composedAsProduct = inSubstitution(({ outer, inner }) => [['×', outer, inner]]);

/** Rewrites f(g(x)) as g(x) or f(x). */
export const composedPartly = inSubstitution(({ outer, inner }) => [inner, outer]);

/** Rewrites f(x + 2) as f(x) + 2, and f(2x) as 2f(x). */
export const changeOutside = inSubstitution(({ outer, letter, inner }) => {
  const terms = termsIn(inner);
  const others = terms.filter((term) => term !== letter);
  if (terms.length > 1) return others.length === 1 ? [sum([outer, ...others])] : [];
  const { coefficient, rest } = coefficientOf(inner);
  return rest === letter && coefficient !== '1' ? [product([coefficient, outer])] : [];
});

/** Rewrites f(x + 2) with x + 2 only in the first term with x. */
export const substitutedPartly = inSubstitution(({ outer, letter, inner }) => {
  const terms = termsIn(outer);
  const hasIt = (term: Expression): boolean =>
    lettersIn({ kind: 'expression', expression: term }).has(letter);
  const first = terms.findIndex(hasIt);
  return terms.filter(hasIt).length > 1
    ? [sum(terms.map((term, i) => (i === first ? substituted(term, letter, inner) : term)))]
    : [];
});

const termsIn = (expression: Expression): readonly Expression[] =>
  isSumOfTerms(expression) ? openTerms(expression).map(signedTerm) : [expression];

/** Rewrites 3x + 5 = 11 as x = 3·11 + 5. */
export function valueAsInput(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=' || !isNumber(before.right)) return [];
  const [letter, ...others] = lettersIn(before);
  if (letter === undefined || others.length > 0 || !isSumOfTerms(before.left)) return [];
  return [equation(letter, substituted(before.left, letter, before.right))];
}
