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
import { isNumeric, lettersIn, type ReadAnswer, readTokens, substituted } from './read-value.js';
import type { Token } from './token.js';
import { split } from './tokens.js';

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

/** The numbers that inequalities admit, `-3 <= x and x <= 3`, and their bounds. */
export interface NumberSet {
  readonly bounds: readonly number[];
  readonly admits: (x: number) => boolean;
  readonly isSolved: boolean;
}

/** Returns the numbers that one inequality admits. */
export function setOf({ relation, bound, isSolved }: Inequality): NumberSet {
  const end = approximate(bound.value);
  const isWide = relation === '≤' || relation === '≥';
  const isBelow = relation === '<' || relation === '≤';
  return { bounds: [end], admits: (x) => (x === end ? isWide : x < end === isBelow), isSolved };
}

/**
 * Reads inequalities joined by "or", "and" or commas, chains such as `-3 < x < 3`, intervals and their unions. A comma
 * joins like "and", unless `comma` says otherwise.
 */
export function readNumberSet(
  tokens: readonly Token[],
  variable: string,
  comma: 'and' | 'or' = 'and',
): NumberSet | undefined {
  const isSet = tokens[0]?.text === '{' && tokens.at(-1)?.text === '}';
  const bar = isSet ? tokens.findIndex(({ text }) => text === '|' || text === ':' || text === '=') : -1;
  const inner = isSet ? tokens.slice(bar < 0 ? 1 : bar + 1, -1) : tokens;
  const isOr = ({ text }: Token): boolean => text === 'or' || (comma === 'or' && /^[,;]$/.test(text));
  const sets = split(inner, isOr).map((alternative) => {
    const parts = split(alternative, ({ text }) => /^(?:and|[,;])$/.test(text)).flatMap(chained);
    return joined(
      parts.map((part) => readPart(part, variable)),
      (part, x) => part.every(({ admits }) => admits(x)),
    );
  });
  return joined(sets, (part, x) => part.some(({ admits }) => admits(x)));
}

function joined(
  sets: readonly (NumberSet | undefined)[],
  admits: (sets: readonly NumberSet[], x: number) => boolean,
): NumberSet | undefined {
  const read = sets.filter((set) => set !== undefined);
  if (read.length < sets.length) return undefined;
  return {
    bounds: read.flatMap(({ bounds }) => bounds),
    admits: (x) => admits(read, x),
    isSolved: read.every(({ isSolved }) => isSolved),
  };
}

/** Reads one inequality, interval or equation of a set of numbers. */
function readPart(tokens: readonly Token[], variable: string): NumberSet | undefined {
  const simple = readInterval(tokens, variable) ?? readRelation(tokens, variable);
  if (simple) return setOf(simple);
  const interval = intervalIn(tokens, variable);
  if (interval) {
    const { open, close, from, to } = interval;
    const [low, high] = [
      isInfinite(from, /^-$/) ? -Infinity : boundOf(from),
      isInfinite(to, /^\+?$/) ? Infinity : boundOf(to),
    ];
    if (low === undefined || high === undefined) return undefined;
    return {
      bounds: [low, high].filter(Number.isFinite),
      admits: (x) => (open === '[' ? x >= low : x > low) && (close === ']' ? x <= high : x < high),
      isSolved: [from, to].every((side) => isInfinite(side, /^[-+]?$/) || isFinishedNumber(side)),
    };
  }
  const [name, equals, ...rest] = tokens;
  const at = name?.text === variable && equals?.text === '=' ? boundOf(rest) : undefined;
  return at === undefined
    ? undefined
    : { bounds: [at], admits: (x) => x === at, isSolved: isFinishedNumber(rest) };
}

const boundOf = (tokens: readonly Token[]): number | undefined => {
  const read = numberIn(tokens);
  return read && approximate(read.value);
};

function isFinishedNumber(tokens: readonly Token[]): boolean {
  const read = numberIn(tokens);
  return read !== undefined && isFinished(read);
}

/** The two relations of a chain. */
function chained(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const [first, second, ...more] = tokens.flatMap(({ text }, at) => (isRelation(text) ? [at] : []));
  if (first === undefined || second === undefined || more.length > 0) return [tokens];
  const direction = (at: number): boolean => /[<≤]/.test(tokens[at]?.text ?? '');
  if (direction(first) !== direction(second)) return [tokens]; // -6 < x > -5
  return [tokens.slice(0, second), tokens.slice(first + 1)];
}

/** Tests if two sets have the same numbers. Bounds that differ only by rounding errors are the same. */
export function isSameSet(own: NumberSet, wanted: NumberSet): boolean {
  const ends = [...own.bounds, ...wanted.bounds].sort((a, b) => a - b);
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-13 * (1 + Math.abs(a));
  const isBound = (end: number, bounds: readonly number[]): number =>
    bounds.find((bound) => isSame(bound, end)) ?? end;
  const isAlike = (x: number): boolean =>
    own.admits(isBound(x, own.bounds)) === wanted.admits(isBound(x, wanted.bounds));
  const between = ends.flatMap((end, at) => {
    const next = ends[at + 1] ?? end + 2;
    return isSame(end, next) ? [] : [(end + next) / 2];
  });
  return [(ends[0] ?? 0) - 1, ...ends, ...between].every(isAlike);
}

/** Tests if an entry is the wanted set when its commas mean "or". */
export const isJoinedByComma = (own: readonly Token[], variable: string, wanted: NumberSet): boolean => {
  const set = own.some(({ text }) => /^[,;]$/.test(text)) ? readNumberSet(own, variable, 'or') : undefined;
  return set !== undefined && isSameSet(set, wanted);
};

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
  if (new Set([...lettersIn(a.expression), ...lettersIn(b.expression), variable]).size > 1) return undefined;
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

/** The parts of an interval, `x ∈ [from, to)`. */
interface Interval {
  readonly open: string;
  readonly close: string;
  readonly from: readonly Token[];
  readonly to: readonly Token[];
}

function intervalIn(tokens: readonly Token[], variable: string): Interval | undefined {
  const start = tokens[0]?.text === variable && /^[∈=]|in$/.test(tokens[1]?.text ?? '') ? 2 : 0;
  const [open, close] = [tokens[start]?.text ?? '', tokens.at(-1)?.text ?? ''];
  if (!/^[([\]]$/.test(open) || !/^[)\][]$/.test(close)) return undefined;
  const inner = tokens.slice(start + 1, -1);
  const comma = inner.findIndex(({ text }) => text === ',' || text === ';');
  return comma < 1 ? undefined : { open, close, from: inner.slice(0, comma), to: inner.slice(comma + 1) };
}

function isInfinite(side: readonly Token[], before: RegExp): boolean {
  const sign = side.slice(0, -1).map(({ text }) => text);
  return side.at(-1)?.text === '∞' && before.test(sign.join(''));
}

function readInterval(tokens: readonly Token[], variable: string): Inequality | undefined {
  const interval = intervalIn(tokens, variable);
  if (!interval) return undefined;
  const { open, close, from, to } = interval;
  if (isInfinite(to, /^\+?$/) && close !== ']') {
    const bound = numberIn(from);
    return bound && { relation: open === '[' ? '≥' : '>', bound, isSolved: isFinished(bound) };
  }
  if (!isInfinite(from, /^-$/) || open === '[') return undefined;
  const bound = numberIn(to);
  return bound && { relation: close === ']' ? '≤' : '<', bound, isSolved: isFinished(bound) };
}
