import { isSameValue } from '../../value/value.js';
import { linksOf } from '../entry.js';
import { isJoinedByComma, isSameSet, readInequality, readNumberSet, setOf } from '../inequality.js';
import { isNumeric, readTokens } from '../read-value.js';
import { isSameRegion, readRegion, type Region } from '../region.js';
import type { Token } from '../token.js';
import type { Verdict } from '../verdict.js';

/** Grades an inequality between the variable and numbers, or intervals. */
export function gradeInequality(
  typed: readonly Token[],
  model: readonly Token[],
  { variable }: { readonly variable: string },
): Verdict {
  // `over 160`
  const own = typed.map((token, at) => (at === 0 && token.text === '/' ? { ...token, text: '>' } : token));
  const region = readRegion(model, variable);
  if (region) return gradeRegion(own, region, variable);
  const simple = readInequality(model, variable);
  const mine = readInequality(own, variable);
  if (simple && mine) {
    const isSame = isSameValue(mine.bound.value, simple.bound.value);
    if (isSame === undefined) return 'unreadable';
    if (!isSame || mine.relation !== simple.relation) return 'incorrect';
    return mine.isSolved ? 'correct' : 'wrong-form';
  }
  const wanted = simple ? setOf(simple) : readNumberSet(model, variable);
  if (!wanted) return 'unreadable';
  const set = mine ? setOf(mine) : readNumberSet(own, variable);
  if (!set) {
    const [left, right] = linksOf(own).map(readTokens);
    const isEquation = left?.expression === variable && right !== undefined && isNumeric(right);
    return isEquation ? 'incorrect' : 'unreadable';
  }
  if (isSameSet(set, wanted)) return set.isSolved ? 'correct' : 'wrong-form';
  return isJoinedByComma(own, variable, wanted) ? 'ambiguous' : 'incorrect';
}

/** Grades an inequality in two letters. An answer that gives only the equation of the boundary is incorrect. */
function gradeRegion(own: readonly Token[], wanted: Region, variable: string): Verdict {
  const region = readRegion(own, variable);
  if (region && isSameRegion(region, wanted)) return region.isSolved ? 'correct' : 'wrong-form';
  const sides = linksOf(own).map(readTokens);
  const isEquation = sides.length === 2 && !sides.includes(undefined);
  return region || isEquation ? 'incorrect' : 'unreadable';
}
