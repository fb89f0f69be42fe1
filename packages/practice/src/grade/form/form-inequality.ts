import { isSameValue } from '../../value/value.js';
import { linksOf } from '../entry.js';
import {
  type Inequality,
  isJoinedByComma,
  isSameSet,
  readInequality,
  readNumberSet,
  setOf,
} from '../inequality.js';
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
  if (simple && mine) return gradeBound(mine, simple);
  const wanted = simple ? setOf(simple) : readNumberSet(model, variable);
  if (!wanted) return 'unreadable';
  const set = mine ? setOf(mine) : readNumberSet(own, variable);
  if (!set) return isEquationOf(own, variable) ? 'incorrect' : 'unreadable';
  if (isSameSet(set, wanted)) return set.isSolved ? 'correct' : 'wrong-form';
  return isJoinedByComma(own, variable, wanted) ? 'ambiguous' : 'incorrect';
}

function gradeBound(mine: Inequality, wanted: Inequality): Verdict {
  const isSame = isSameValue(mine.bound.value, wanted.bound.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame || mine.relation !== wanted.relation) return 'incorrect';
  return mine.isSolved ? 'correct' : 'wrong-form';
}

/** Returns whether an entry sets the variable equal to a number. */
function isEquationOf(own: readonly Token[], variable: string): boolean {
  const [left, right] = linksOf(own).map(readTokens);
  return left?.expression === variable && right !== undefined && isNumeric(right);
}

/** Grades an inequality in two letters. An answer that gives only the equation of the boundary is incorrect. */
function gradeRegion(own: readonly Token[], wanted: Region, variable: string): Verdict {
  const region = readRegion(own, variable);
  if (region && isSameRegion(region, wanted)) return region.isSolved ? 'correct' : 'wrong-form';
  const sides = linksOf(own).map(readTokens);
  const isEquation = sides.length === 2 && !sides.includes(undefined);
  return region || isEquation ? 'incorrect' : 'unreadable';
}
