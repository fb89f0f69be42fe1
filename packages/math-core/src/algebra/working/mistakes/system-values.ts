import { compare, rational } from '../../../rational/rational.js';
import type { Statement } from '../../statement.js';
import type { Setting } from '../judge.js';
import { linearSystem, solutionOf } from '../linear-system.js';
import { isSolved } from '../one-unknown.js';
import { alternativesOf } from '../systems.js';

/** Returns whether a line is about one letter alone, and the system before it has one value for that letter. */
export function isOtherValue(before: Statement, after: Statement, { unknowns }: Setting): boolean {
  if (before.kind !== 'and' || after.kind !== 'relation' || !isSolved(after)) return false;
  const [equations = [], ...others] = alternativesOf(before) ?? [];
  const system = others.length > 0 ? undefined : linearSystem(equations, unknowns);
  // a letter with one value has it whatever the free ones are
  const [a, b] = [0n, 1n].map((free) => system && solutionOf(system, rational(free))?.[String(after.left)]);
  return a !== undefined && b !== undefined && compare(a, b) === 0;
}
