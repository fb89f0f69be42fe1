import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { linesOf } from '../read/lines.js';
import { listed } from '../read/lists.js';
import type { Statement } from '../read/statement.js';
import { solve } from '../solve/solve.js';
import { solveSystem } from '../solve/system/system.js';
import { readAngleWork } from './angles/read-angles.js';
import { judging, workOn } from './check-working.js';
import { decided, hasUnitIn } from './complex-values.js';
import { inverseNameIn, isInverse, readWork } from './function-lines.js';
import { systemFollows } from './judge.js';
import { isSolved } from './one-unknown.js';
import { lettersIn } from './substitute.js';
import type { LineVerdict } from './verdict.js';
import type { Progress } from './progress.js';

/** The work that correct lines leave to do. */
export interface WorkLeft {
  /** The statement to solve: the last line, or a system of as few lines as possible. */
  readonly statement: Statement;
  /** True if the lines may have gained solutions, which must be checked in the first line. */
  readonly needsCheck: boolean;
  /** The letter to solve for. Only present after x and y were swapped to find an inverse function. */
  readonly unknown?: string;
  /** The name that the inverse function still needs: f⁻¹(x). */
  readonly name?: Expression;
  /** The expression that can't be negative, because it was a square root before both sides were squared. */
  readonly root?: Expression;
}

/**
 * Returns what the first `count` lines of work, which are correct, leave to do. The other lines help to recognize a system
 * that is given on several lines. In a system, lines that follow from later ones are left out: after
 * x + y = 5, x − y = 1, 2x = 6 and x = 3, the system x − y = 1, x = 3 is left.
 * Errors (lines): those of `checkWorking`; those of `readStatement` if no line can be read; `too-large`; (count) `not-a-number`.
 * @example workLeft(['2x + 1 = 7', '2x = 6']) // statement.kind is "relation"
 */
export function workLeft(lines: string | readonly string[], count?: number): Result<WorkLeft> {
  const typed = linesOf(lines, 'lines');
  if (!typed.ok) return typed;
  if (count !== undefined && typeof count !== 'number') return failure('count', 'not-a-number');
  const right = typed.value.slice(0, count);
  const read = readWork(right);
  const last = read.at(-1);
  if (!last?.ok) return last ?? failure('lines', 'empty');
  // Complex numbers and angles aren't part of the state of the work.
  const angles = readAngleWork(typed.value)?.lines[right.length - 1];
  if (angles?.ok) return success({ statement: angles.value.statement, needsCheck: false });
  if (hasUnitIn(last.value)) return success({ statement: last.value, needsCheck: false });
  const left = decided(() =>
    judging({ solve, solveSystem }, () => {
      const work = workOn(right, workOn(typed.value)?.given);
      if (!work) return undefined;
      const { progress, verdicts } = work;
      const root = verdicts.flatMap(rootsIn).at(-1);
      const left = {
        statement: statementLeft(progress),
        needsCheck: progress.gained && root === undefined,
        ...(root !== undefined && { root }),
      };
      if (isInverse(last)) return { ...left, statement: last.value, unknown: 'y' };
      const name = inverseNameIn(read);
      return verdicts.some(isSwap) ? { ...left, unknown: 'y', ...(name !== undefined && { name }) } : left;
    }),
  );
  return left ? success(left) : failure('lines', 'too-large', 'lines are too long to check.');
}

function rootsIn(line: LineVerdict): readonly Expression[] {
  const laws = line.verdict === 'follows' ? line.laws : [];
  return laws.flatMap(({ id, n }) => (id === 'square-both-root' && n !== undefined ? [n] : []));
}

function isSwap(line: LineVerdict): boolean {
  return line.verdict === 'follows' && line.laws.some(({ id }) => id === 'swap-letters');
}

/** Leaves out old lines that follow from newer ones, then given equations that follow from the rest. */
function statementLeft({ previous, facts, setting: { unknowns } }: Progress): Statement {
  const [[given, ...derived] = []] = facts.bases;
  if (unknowns.length < 2 || !given || (given.kind !== 'and' && derived.length === 0)) return previous;
  const follows = (part: Statement, from: readonly Statement[]): boolean =>
    systemFollows({ kind: 'and', parts: from }, part, unknowns) === true;
  const newest: Statement[] = [];
  for (const part of [...derived].reverse()) if (!follows(part, newest)) newest.unshift(part);
  const values = newest.filter(isSolved);
  if (unknowns.every((letter) => values.some((part) => lettersIn(part).has(letter))))
    return listed('and', values);
  let open = given.kind === 'and' ? given.parts : [given];
  for (const part of [...open].reverse()) {
    const others = open.filter((other) => other !== part);
    if (follows(part, [...others, ...newest])) open = others;
  }
  return listed('and', [...open, ...newest]);
}
