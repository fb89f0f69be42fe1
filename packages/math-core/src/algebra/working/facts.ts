import type { Statement } from '../read/statement.js';
import { compareSystems, type Setting, systemFollows } from './judge.js';
import { sizeOf } from './line-forms.js';
import { listed } from '../read/lists.js';
import { isSubset } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import { lettersIn, partsOf } from './substitute.js';
import { alternativesOf, hasSolutions } from './systems.js';
import type { Comparison } from './verdict.js';

/** The facts that a student can use in the next line of a system. */
export interface Facts {
  /**
   * The statements that can be used together. After a wrong line, they are that line with as many of the others as don't
   * contradict it, and the correct ones without it.
   */
  readonly bases: readonly (readonly Statement[])[];
  /** The statements of one case, such as x = 3 after x = 3 or x = −4. They say nothing about the other cases. */
  readonly cases?: readonly (readonly Statement[])[] | undefined;
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
  /** True if the line follows with the help of the previous line. */
  readonly isFromPrevious?: boolean;
}

/**
 * Compares a line with the known facts. A line with fewer equations than the system only has to be implied.
 */
export function judgeFacts(
  { bases, cases, size }: Facts,
  line: Statement,
  unknowns: readonly string[],
  previous: Statement,
): Judged {
  const statement = withoutConditions(line);
  const isPartial = sizeOf(statement) < size;
  const comparisons = bases.map((base): Comparison => {
    const known: Statement = { kind: 'and', parts: base };
    const inOne = isPartial ? followsInOne(known, statement) : undefined;
    if (inOne !== undefined) return { kind: inOne ? 'same' : 'other' };
    const follows = isPartial ? systemFollows(known, statement, unknowns) : undefined;
    if (follows === true) return { kind: 'same' };
    const comparison = compareSystems(known, statement, unknowns);
    return follows === false && comparison.kind === 'undecided' ? { kind: 'other' } : comparison;
  });
  const kept = bases.filter((_, i) => {
    const kind = comparisons[i]?.kind;
    return kind === 'same' || (kind === 'gained' && isPartial);
  });
  const [first = { kind: 'undecided' }] = comparisons;
  const inCase = kept.length === 0 ? judgeCase({ bases, cases, size }, statement, unknowns) : undefined;
  if (inCase) return inCase;
  if (kept.length === 0) return { comparison: comparisons.find(({ kind }) => kind === 'undecided') ?? first };
  const next = isPartial
    ? { bases: kept.map((base) => [...base, statement]), cases, size }
    : { bases: [[statement]], size: sizeOf(statement) };
  const isFromPrevious = kept.some((base) => base.includes(previous));
  return { comparison: { kind: 'same' }, facts: next, isFromPrevious };
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

/** Returns the setting for two lines of a system about the same letter, which is their only unknown. */
export function ownSetting(before: Statement, after: Statement, setting: Setting): Setting {
  const letters = [before, after].map((line) => [...lettersIn(line)]);
  const [[letter, ...more] = [], [other, ...others] = []] = letters;
  const isOne = letter !== undefined && letter === other && more.length + others.length === 0;
  return isOne ? { unknown: letter, unknowns: [letter] } : setting;
}

/** Returns a line without its conditions on letters, as in x = 1/a, a ≠ 0. */
function withoutConditions(line: Statement): Statement {
  if (line.kind !== 'and') return line;
  const parts = line.parts.filter((part) => part.kind !== 'relation' || part.relation !== '≠');
  return parts.length === line.parts.length ? line : listed('and', parts);
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

/**
 * Compares a line with one case of the solutions: one that it begins, or one that is open. A complete line about one case
 * is neither wrong nor the answer.
 */
function judgeCase(facts: Facts, statement: Statement, unknowns: readonly string[]): Judged | undefined {
  const text = JSON.stringify(statement);
  const started = facts.bases.filter((base) =>
    base.some((part) => part.kind === 'or' && part.parts.some((one) => JSON.stringify(one) === text)),
  );
  const comparison: Comparison = { kind: 'same' };
  if (started.length > 0)
    return { comparison, facts: { ...facts, cases: started.map((base) => [...base, statement]) } };
  const open = (facts.cases ?? []).filter(
    (base) => systemFollows({ kind: 'and', parts: base }, statement, unknowns) === true,
  );
  if (open.length === 0) return undefined;
  if (sizeOf(statement) >= facts.size) return { comparison: { kind: 'undecided' } };
  return { comparison, facts: { ...facts, cases: open.map((base) => [...base, statement]) } };
}
