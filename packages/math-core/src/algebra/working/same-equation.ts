import type { Expression } from '../../steps/expression.js';
import { identical } from '../normal/identical.js';
import type { Statement } from '../read/statement.js';
import { valuesAt, valueAt } from './counterexample.js';
import { fractionOf } from './fraction-of.js';
import { isEqual, scaled } from './laws/both-sides.js';
import { isProportional, logged } from './literal.js';
import { hasIn, lettersIn, type Relation, substituted } from './substitute.js';
import type { Counterexample } from './verdict.js';

/** Returns whether a line is an equation. */
export function isOneEquation(line: Statement): line is Relation {
  return line.kind === 'relation' && line.relation === '=';
}

/** Returns whether two equations are the same up to a factor without the unknown, or have the same sides. */
export function isSameEquation(before: Relation, after: Relation, unknown: string): boolean {
  const [left, right] = [fractionOf(logged(before))?.top, fractionOf(logged(after))?.top];
  if (left && right && isProportional(left, right, unknown)) return true;
  const sides = [after, { left: after.right, right: after.left }];
  return sides.some((other) => isEqual(before.left, other.left) && isEqual(before.right, other.right));
}

/** Returns whether both sides of an equation were multiplied or divided by a factor without the unknown. */
export function isScaled(before: Statement, after: Statement, unknown: string): boolean {
  const law = isOneEquation(before) && isOneEquation(after) ? scaled(before, after) : undefined;
  return law?.n !== undefined && !lettersIn({ kind: 'expression', expression: law.n }).has(unknown);
}

/** Values for the other letters, tried in turn. */
const SAMPLES: readonly (readonly string[])[] = [
  ['4', '1', '9', '2', '3', '5'],
  ['2', '3', '5', '7', '4', '6'],
];

/**
 * Returns numbers that solve an equation that is solved for a letter, but not the next line. Returns undefined if none are
 * found.
 */
export function refuted(before: Statement, after: Statement): Counterexample | undefined {
  if (!isOneEquation(before) || !isOneEquation(after)) return undefined;
  const [letter, value] = solvedFor(before) ?? [];
  if (letter === undefined || value === undefined) return undefined;
  const others = [...lettersIn({ kind: 'expression', expression: value })].sort();
  if ([...lettersIn(after)].some((name) => name !== letter && !others.includes(name))) return undefined;
  for (const sample of SAMPLES) {
    const at = Object.fromEntries(others.map((name, i) => [name, sample[i % sample.length] ?? '1']));
    const point = { ...at, [letter]: Object.entries(at).reduce(put, value) };
    const [left, right] = [after.left, after.right].map((side) => Object.entries(point).reduce(put, side));
    if (left === undefined || right === undefined || identical(left, right) !== 'different') continue;
    const shown = valueAt(value, at);
    if (shown === undefined) continue;
    const all = { ...at, [letter]: shown };
    return { at: all, holds: 'before', before: valuesAt(before, all), after: valuesAt(after, all) };
  }
  return undefined;
}

/**
 * Returns numbers that solve a line that is solved for a letter, but not the equation before it: r = √A after r³ = A. An
 * equation with a root or a logarithm is left open, because its sides may have been squared.
 */
export function refutedRoot(
  before: Statement,
  after: Statement,
  unknown: string,
): Counterexample | undefined {
  if (!isOneEquation(after) || after.left !== unknown) return undefined;
  if (['√', 'abs', 'ln', 'log'].some((operator) => hasIn(before, operator))) return undefined;
  const found = refuted(after, before);
  return found && { at: found.at, holds: 'after', before: found.after, after: found.before };
}

function put(expression: Expression, [name, value]: readonly [string, Expression]): Expression {
  return substituted(expression, name, value);
}

/** Returns the letter and its value if an equation is solved for a letter. */
function solvedFor({ left, right }: Relation): readonly [string, Expression] | undefined {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (typeof side !== 'string' || !lettersIn({ kind: 'expression', expression: side }).has(side)) continue;
    if (!lettersIn({ kind: 'expression', expression: other }).has(side)) return [side, other];
  }
  return undefined;
}
