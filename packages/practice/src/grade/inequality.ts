import {
  compare,
  divide,
  type Rational,
  sign,
  subtract,
  exactText,
  negate,
  add,
} from '@mathtools/math-core/rational';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { approximate } from './approximate.js';
import { isFinished } from './finished.js';
import { isNumeric, type ReadAnswer, readTokens, substituted } from './read-value.js';
import { split, type Token } from './tokens.js';

const WIDE = { '<': '≤', '>': '≥', '≤': '≤', '≥': '≥' } as const;
const MIRRORED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;
type Relation = keyof typeof MIRRORED;

export interface Inequality {
  readonly relation: Relation;
  readonly bound: ReadAnswer;
  /** True if it is solved: the variable alone on one side, a finished number on the other. */
  readonly isSolved: boolean;
}

const isRelation = (text: string | undefined): text is Relation => text !== undefined && text in MIRRORED;

/** Reads `x > 3`, `3 < x`, `> 3`, `(3, ∞)`, `x ∈ ]3, ∞[` or `{x | x > 3}`; also `2x > 6`, which isn't solved. */
export function readInequality(tokens: readonly Token[], variable: string): Inequality | undefined {
  const interval = readInterval(tokens, variable);
  if (interval) return interval;
  const isSet = tokens[0]?.text === '{' && tokens.at(-1)?.text === '}';
  const inner = isSet ? tokens.slice(1, -1) : tokens;
  const bar = isSet ? inner.findIndex(({ text }) => text === '|' || text === ':' || text === '=') : -1;
  const parts = split(inner.slice(bar + 1), ({ text }) => /^(?:[,;]|so|or|and|⇔)$/.test(text)).filter(
    (part) => part.length > 0,
  );
  const equal = parts.find(
    (part) => !part.some(({ text }) => isRelation(text)) && part[0]?.text === variable,
  );
  if (parts.length === 2 && equal?.[1]?.text === '=') {
    const strict = parts.filter((part) => part !== equal).map((part) => readRelation(part, variable))[0];
    const at = numberIn(equal.slice(2));
    const isWide =
      strict?.isSolved === true && at !== undefined && isSameBound({ ...strict, bound: at }, strict);
    return isWide ? { ...strict, relation: WIDE[strict.relation] } : undefined; // x < 8 or x = 8
  }
  const read = parts.map((part) => readRelation(part, variable));
  const last = read.at(-1);
  const isOne = last && read.every((one) => one && one.relation === last.relation && isSameBound(one, last));
  return isOne ? last : undefined;
}

/** The numbers that a compound inequality admits, `-3 <= x and x <= 3`, and its bounds. */
export interface Compound {
  readonly bounds: readonly number[];
  readonly admits: (x: number) => boolean;
}

/** Reads inequalities joined by "or", "and" or commas, and chains such as `-3 < x < 3`. */
export function readCompoundInequality(tokens: readonly Token[], variable: string): Compound | undefined {
  const alternatives = split(tokens, ({ text }) => text === 'or').map((alternative) =>
    split(alternative, ({ text }) => text === 'and' || text === ',')
      .flatMap(chained)
      .map((part) => readRelation(part, variable)),
  );
  const all = alternatives.flat();
  if (all.length < 2 || !all.every((part) => part !== undefined)) return undefined;
  const holds = ({ relation, bound }: Inequality, x: number): boolean => {
    const at = approximate(bound.value);
    if (relation === '<') return x < at;
    if (relation === '≤') return x <= at;
    return relation === '>' ? x > at : x >= at;
  };
  return {
    bounds: all.map(({ bound }) => approximate(bound.value)),
    admits: (x) => alternatives.some((parts) => parts.every((part) => part !== undefined && holds(part, x))),
  };
}

/** The two relations of a chain. */
function chained(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const [first, second, ...more] = tokens.flatMap(({ text }, at) => (isRelation(text) ? [at] : []));
  if (first === undefined || second === undefined || more.length > 0) return [tokens];
  const direction = (at: number): boolean => /[<≤]/.test(tokens[at]?.text ?? '');
  if (direction(first) !== direction(second)) return [tokens]; // -6 < x > -5
  return [tokens.slice(0, second), tokens.slice(first + 1)];
}

/** Whether a compound inequality admits the same numbers as a simple one. */
export function isSameSet({ bounds, admits }: Compound, { relation, bound }: Inequality): boolean {
  const at = approximate(bound.value);
  const isWanted = (x: number): boolean =>
    relation === '<' ? x < at : relation === '≤' ? x <= at : relation === '>' ? x > at : x >= at;
  const ends = [...new Set([...bounds, at])].sort((a, b) => a - b);
  const between = ends.map((end, i) => (end + (ends[i + 1] ?? end + 2)) / 2);
  return [(ends[0] ?? 0) - 1, ...ends, ...between].every((x) => admits(x) === isWanted(x));
}

function isSameBound(a: Inequality, b: Inequality): boolean {
  const [first, second] = [rationalOf(a.bound.value), rationalOf(b.bound.value)];
  return first !== undefined && second !== undefined && compare(first, second) === 0;
}

function readRelation(tokens: readonly Token[], variable: string): Inequality | undefined {
  const at = tokens.findIndex(({ text }) => isRelation(text));
  const relation = tokens[at]?.text;
  if (!isRelation(relation)) return undefined;
  const [left, right] = [withoutEquals(tokens.slice(0, at)), tokens.slice(at + 1)];
  const isVariable = (side: readonly Token[]): boolean =>
    side.length === 0 || (side.length === 1 && side[0]?.text === variable);
  if (isVariable(left)) {
    const bound = numberIn(right) ?? lastOf(right);
    if (bound) return { relation, bound, isSolved: isFinished(bound) };
  }
  if (isVariable(right) && right.length === 1) {
    const bound = numberIn(left);
    if (bound) return { relation: MIRRORED[relation], bound, isSolved: isFinished(bound) };
  }
  const [a, b] = [readTokens(left), readTokens(right)];
  return a && b && solved(a, b, relation, variable);
}

const withoutEquals = (side: readonly Token[]): readonly Token[] =>
  side.at(-1)?.text === '=' ? side.slice(0, -1) : side;

/** Returns the last of a chain of equal numbers: `x < 32/8 = 4`. */
function lastOf(tokens: readonly Token[]): ReadAnswer | undefined {
  const all = split(tokens, ({ text }) => text === '=').map(numberIn);
  const last = all.at(-1);
  return last && all.every((one) => one && isSameValue(one.value, last.value) === true) ? last : undefined;
}

function numberIn(tokens: readonly Token[]): ReadAnswer | undefined {
  const read = readTokens(tokens);
  return read && isNumeric(read) ? read : undefined;
}

/** Solves a linear inequality for its bound. */
function solved(a: ReadAnswer, b: ReadAnswer, relation: Relation, variable: string): Inequality | undefined {
  const at = (x: string): Rational | undefined => {
    const value = valueOf(substituted(['-', a.expression, b.expression], new Map([[variable, x]])));
    return value && rationalOf(value);
  };
  const [zero, one, two] = [at('0'), at('1'), at('2')];
  if (!zero || !one || !two) return undefined;
  const slope = subtract(one, zero);
  if (sign(slope) === 0 || compare(add(one, slope), two) !== 0) return undefined;
  const expression = exactText(divide(negate(zero), slope));
  const value = valueOf(expression);
  return (
    value && {
      relation: sign(slope) < 0 ? MIRRORED[relation] : relation,
      bound: { expression, value },
      isSolved: false,
    }
  );
}

function readInterval(tokens: readonly Token[], variable: string): Inequality | undefined {
  const start = tokens[0]?.text === variable && /^[∈=]|in$/.test(tokens[1]?.text ?? '') ? 2 : 0;
  const [open, close] = [tokens[start]?.text ?? '', tokens.at(-1)?.text ?? ''];
  if (!/^[([\]]$/.test(open) || !/^[)\][]$/.test(close)) return undefined;
  const inner = tokens.slice(start + 1, -1);
  const comma = inner.findIndex(({ text }) => text === ',' || text === ';');
  if (comma < 1) return undefined;
  const [from, to] = [inner.slice(0, comma), inner.slice(comma + 1)];
  const isInfinite = (side: readonly Token[], before: RegExp): boolean =>
    side.at(-1)?.text === '∞' &&
    before.test(
      side
        .slice(0, -1)
        .map(({ text }) => text)
        .join(''),
    );
  if (isInfinite(to, /^\+?$/) && close !== ']') {
    const bound = numberIn(from);
    return bound && { relation: open === '[' ? '≥' : '>', bound, isSolved: isFinished(bound) };
  }
  if (!isInfinite(from, /^-$/) || open === '[') return undefined;
  const bound = numberIn(to);
  return bound && { relation: close === ']' ? '≤' : '<', bound, isSolved: isFinished(bound) };
}
