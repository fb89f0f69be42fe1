import { divide, exactText, type Rational, sign } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { lettersIn, readTokens, substituted } from './read-value.js';
import type { Token } from './token.js';
import { split } from './tokens.js';

/** A region of the plane: the points at which an expression in two letters is positive, or at least 0. */
export interface Region {
  readonly positive: Expression;
  readonly hasBoundary: boolean;
  /** True if one letter is alone on one side. */
  readonly isSolved: boolean;
}

const isRelation = ({ text }: Token): boolean => /^[<>≤≥]$/.test(text);

/** Reads an inequality in two letters: `y > 2x - 1`, `2x - y < 1`, `{(x, y) | y > 2x - 1}`. */
export function readRegion(tokens: readonly Token[], variable: string): Region | undefined {
  const isSet = tokens[0]?.text === '{' && tokens.at(-1)?.text === '}';
  const bar = isSet ? tokens.findIndex(({ text }) => text === '|' || text === ':') : -1;
  const inner = isSet ? tokens.slice(bar + 1, -1) : tokens;
  const [left, right, ...more] = split(inner, isRelation).map(readTokens);
  const relation = inner.find(isRelation)?.text ?? '';
  if (!left || !right || more.length > 0) return undefined;
  const [greater, less] = /[>≥]/.test(relation) ? [left, right] : [right, left];
  const positive: Expression = ['-', greater.expression, less.expression];
  if (lettersIn(positive).size !== 2) return undefined;
  const isAlone = (side: Expression, other: Expression): boolean =>
    side === variable && !lettersIn(other).has(variable);
  return {
    positive,
    hasBoundary: /[≤≥]/.test(relation),
    isSolved: isAlone(left.expression, right.expression) || isAlone(right.expression, left.expression),
  };
}

/** Tests if two regions are the same: one expression is a positive multiple of the other. */
export function isSameRegion(own: Region, wanted: Region): boolean {
  const [mine, other] = [own, wanted].map(({ positive }) => atPoint(positive));
  const multiple = mine && other && sign(other) !== 0 ? divide(mine, other) : undefined;
  if (!multiple || sign(multiple) <= 0 || own.hasBoundary !== wanted.hasBoundary) return false;
  const expanded = valueOf(['×', exactText(multiple), wanted.positive]);
  const value = valueOf(own.positive);
  return expanded !== undefined && value !== undefined && isSameValue(value, expanded) === true;
}

/** Returns the value of an expression at a point that is on no line with simple numbers. */
function atPoint(expression: Expression): Rational | undefined {
  const letters = [...lettersIn(expression)].sort();
  const values = new Map(
    letters.map((letter, index) => [letter, index === 0 ? '101/7' : '-997/11'] as const),
  );
  const value = valueOf(substituted(expression, values));
  return value && rationalOf(value);
}
