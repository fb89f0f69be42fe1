import { compare, rational } from '../../../rational/rational.js';
import type { Statement } from '../../read/statement.js';
import { type Setting, systemFollows } from '../judge.js';
import { linearSystem, solutionOf } from '../linear-system.js';
import { isSolved } from '../one-unknown.js';
import { alternativesOf } from '../systems.js';

/** Returns whether exactly one of the values that a line lists is wrong: x = 3, y = 5. */
export function isOneValueOther(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  if (after.kind !== 'and' || after.parts.length < 2 || !isSolved(after)) return false;
  return after.parts.filter((part) => systemFollows(before, part, unknowns) !== true).length === 1;
}

/** Returns whether a line is about a single letter for which the previous system has exactly one value. */
export function isOtherValue(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  if (before.kind !== 'and' || after.kind !== 'relation' || !isSolved(after)) return false;
  const [equations = [], ...others] = alternativesOf(before) ?? [];
  const system = others.length > 0 ? undefined : linearSystem(equations, unknowns);
  // A determined letter has the same value for every choice of the free ones.
  const [a, b] = [0n, 1n].map((free) => system && solutionOf(system, rational(free))?.[String(after.left)]);
  return a !== undefined && b !== undefined && compare(a, b) === 0;
}
