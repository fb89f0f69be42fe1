import { approximate } from '../expression/approximate.js';
import type { Comparison, Interval, Statement } from '../read/statement.js';

/** Numbers for letters. */
export type Point = Readonly<Record<string, number>>;

/** Returns whether two numbers are about equal, or both undefined. */
export function isNear(a: number, b: number): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b);
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Returns whether a statement is approximately true at a point. */
export function holdsNear(statement: Statement, at: Point): boolean {
  switch (statement.kind) {
    case 'relation':
      return compares(approximate(statement.left, at), statement.relation, approximate(statement.right, at));
    case 'chain': {
      const values = statement.members.map((member) => approximate(member, at));
      return statement.relations.every((sign, i) => compares(values[i] ?? NaN, sign, values[i + 1] ?? NaN));
    }
    case 'and':
      return statement.parts.every((part) => holdsNear(part, at));
    case 'or':
      return statement.parts.some((part) => holdsNear(part, at));
    case 'intervals':
      return statement.intervals.some((interval) => isWithin(at[statement.unknown ?? 'x'] ?? NaN, interval));
    default:
      return statement.kind === 'all';
  }
}

function isWithin(value: number, { low, high, includesLow, includesHigh }: Interval): boolean {
  const isAbove = low === undefined || compares(value, includesLow ? '≥' : '>', approximate(low, {}));
  return isAbove && (high === undefined || compares(value, includesHigh ? '≤' : '<', approximate(high, {})));
}

function compares(a: number, sign: Comparison, b: number): boolean {
  const near = isNear(a, b) && !Number.isNaN(a);
  if (sign === '=' || sign === '≤' || sign === '≥') {
    if (near) return true;
    return sign === '≤' ? a < b : sign === '≥' ? a > b : false;
  }
  if (sign === '≈') return Math.abs(a - b) < 0.01 * Math.max(1, Math.abs(a));
  if (near || Number.isNaN(a) || Number.isNaN(b)) return false;
  return sign === '≠' || (sign === '<' ? a < b : a > b);
}
