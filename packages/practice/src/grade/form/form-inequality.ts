import { isSameValue } from '../../value/value.js';
import { linksOf } from '../entry.js';
import { isSameSet, readCompoundInequality, readInequality } from '../inequality.js';
import { isNumeric, readTokens } from '../read-value.js';
import type { Token } from '../tokens.js';
import type { Verdict } from '../verdict.js';

/** Grades an inequality between the variable and a number, or an interval. */
export function gradeInequality(
  typed: readonly Token[],
  model: readonly Token[],
  { variable }: { readonly variable: string },
): Verdict {
  // `over 160`
  const own = typed.map((token, at) => (at === 0 && token.text === '/' ? { ...token, text: '>' } : token));
  const wanted = readInequality(model, variable);
  const mine = readInequality(own, variable);
  if (!wanted) return 'unreadable';
  if (!mine) {
    const compound = readCompoundInequality(own, variable);
    if (compound) return isSameSet(compound, wanted) ? 'correct' : 'incorrect';
    const [left, right] = linksOf(own).map(readTokens);
    const isEquation = left?.expression === variable && right !== undefined && isNumeric(right);
    return isEquation ? 'incorrect' : 'unreadable';
  }
  const isSame = isSameValue(mine.bound.value, wanted.bound.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame || mine.relation !== wanted.relation) return 'incorrect';
  return mine.isSolved ? 'correct' : 'wrong-form';
}
