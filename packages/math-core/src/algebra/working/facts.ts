import type { Statement } from '../statement.js';
import { compareSystems, systemFollows } from './judge.js';
import { sizeOf } from './line-forms.js';
import { listed } from '../read/lists.js';
import { isSubset } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import { lettersIn, partsOf } from './substitute.js';
import { alternativesOf, hasSolutions } from './systems.js';
import type { Comparison } from './verdict.js';

/** What a student can use in the next line of a system. */
export interface Facts {
  /**
   * The statements that can be used together. After a wrong line, they are that line with as many of the others as don't
   * contradict it, and the correct ones without it.
   */
  readonly bases: readonly (readonly Statement[])[];
  /** The number of equations of a complete line. */
  readonly size: number;
}

/** The maximum number of statements from which those that a wrong line allows are chosen. */
const MOST_STATEMENTS = 6;

/** Returns the facts of a system before its first line. */
export function factsOf(system: Statement): Facts {
  return { bases: [[system]], size: sizeOf(system) };
}

/** The comparison of a line with the facts, and the facts after it if it follows. */
export interface Judged {
  readonly comparison: Comparison;
  readonly facts?: Facts;
}

/** Compares a line with what is known. A line with fewer equations than the system only has to be implied. */
export function judgeFacts({ bases, size }: Facts, line: Statement, unknowns: readonly string[]): Judged {
  const statement = withoutConditions(line);
  const isPartial = sizeOf(statement) < size;
  const comparisons = bases.map((base): Comparison => {
    const known: Statement = { kind: 'and', parts: base };
    const inOne = isPartial ? followsInOne(known, statement) : undefined;
    if (inOne !== undefined) return { kind: inOne ? 'same' : 'other' };
    const isImplied = isPartial && systemFollows(known, statement, unknowns) === true;
    return isImplied ? { kind: 'same' } : compareSystems(known, statement, unknowns);
  });
  const kept = bases.filter((_, i) => {
    const kind = comparisons[i]?.kind;
    return kind === 'same' || (kind === 'gained' && isPartial);
  });
  const [first = { kind: 'undecided' }] = comparisons;
  if (kept.length === 0) return { comparison: comparisons.find(({ kind }) => kind === 'undecided') ?? first };
  const next = isPartial
    ? { bases: kept.map((base) => [...base, statement]), size }
    : { bases: [[statement]], size: sizeOf(statement) };
  return { comparison: { kind: 'same' }, facts: next };
}

/**
 * Returns the facts after a wrong line: that line with the largest sets of the other statements that don't contradict it,
 * and the correct statements without it. A complete wrong line replaces everything.
 */
export function factsAfterWrong({ bases, size }: Facts, line: Statement, unknowns: readonly string[]): Facts {
  if (sizeOf(line) >= size) return { bases: [[line]], size: sizeOf(line) };
  const known = [...new Set(bases.flat())].flatMap((part) => (part.kind === 'and' ? partsOf(part) : [part]));
  const statements = known.slice(0, MOST_STATEMENTS);
  const sets = Array.from({ length: 2 ** statements.length }, (_, mask) =>
    statements.filter((__, i) => Math.floor(mask / 2 ** i) % 2 === 1),
  ).sort((a, b) => b.length - a.length);
  const largest: (readonly Statement[])[] = [];
  for (const set of sets) {
    if (largest.some((other) => set.every((statement) => other.includes(statement)))) continue;
    const together = alternativesOf({ kind: 'and', parts: [...set, line] });
    if (together && hasSolutions(together, unknowns) !== false) largest.push(set);
  }
  return { bases: [...largest.map((set) => [...set, line]), ...bases], size };
}

/** Returns a line without its conditions on letters, as in x = 1/a, a ≠ 0. */
function withoutConditions(line: Statement): Statement {
  if (line.kind !== 'and') return line;
  return listed(
    'and',
    line.parts.filter((part) => part.kind !== 'relation' || part.relation !== '≠'),
  );
}

/**
 * Decides a line in one letter by the statements in this letter alone: x = ±2√3 after x² = 12. Returns undefined if it
 * doesn't follow from them and the others could matter.
 */
function followsInOne(known: Statement, line: Statement): boolean | undefined {
  const [letter, ...others] = lettersIn(line);
  if (letter === undefined || others.length > 0) return undefined;
  const parts = flat(known);
  const own = parts.filter((part) => lettersIn(part).size === 1 && lettersIn(part).has(letter));
  if (own.length === 0) return undefined;
  const [before, after] = [{ kind: 'and', parts: own } as const, line].map((each) =>
    solutionsOf(each, letter),
  );
  const follows = before && after && isSubset(before, after);
  return follows === true || own.length === parts.length ? follows : undefined;
}

function flat(statement: Statement): readonly Statement[] {
  return statement.kind === 'and' ? statement.parts.flatMap(flat) : [statement];
}
