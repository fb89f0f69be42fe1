import type { Expression } from '../../../../steps/expression.js';
import type { Step } from '../../../../steps/step.js';
import { holds } from '../../equation/polynomial/read-polynomial.js';
import { OutsideDomain } from '../../equation/outside-domain.js';
import { isolatedLine } from '../../values/linear-line.js';
import { type Line, lineStep } from '../../linear/line.js';
import { Beyond } from '../../radical/beyond.js';
import { closingSteps } from '../../values/closing.js';
import { setText } from '../../values/real-intervals.js';
import { valuesExpression } from '../../equation/values.js';
import type { FoundSet } from '../sign-table.js';
import { type Condition, conditionsOf, domainStatement } from './conditions.js';
import {
  dataOf,
  exactIntervals,
  type Intervals,
  isSameSet,
  joinedSets,
  shorterEnds,
  solutionOf,
} from './interval-set.js';
import { solveByTesting } from './test-numbers.js';
import { undoFunction } from './undo-function.js';
import { say, step } from '../../../texts/solve-steps.js';

/** The solutions of a line with the steps that lead to them. */
export interface FunctionSet {
  readonly set: Intervals;
  readonly steps: readonly Step[];
  /** The numbers excluded by denominators. */
  readonly excluded: readonly Expression[];
  /** True if the solutions satisfy conditions as well as what remains of the inequality. */
  readonly isJoint: boolean;
}

/** Solves a line with the methods for polynomials and fractions, or returns undefined. */
export type SolveAlgebraic = (line: Line, unknown: string) => FoundSet | undefined;

const REALS: Intervals = [{ includesLow: false, includesHigh: false }];

/** The maximum number of conditions of a line. Each one is solved with its steps. */
const MAX_CONDITIONS = 6;

/** The maximum nesting of functions that is explained. */
const MAX_DEPTH = 4;

/**
 * Solves an inequality with roots, exponential functions or logarithms. The solutions are found by exact sign
 * computations where possible, and the steps must lead to the same set. Returns undefined if that fails.
 */
export function solveFunctionLine(
  line: Line,
  unknown: string,
  solve: SolveAlgebraic,
  depth = 0,
): FunctionSet | undefined {
  if (depth > MAX_DEPTH || (!holds(line.left, unknown) && !holds(line.right, unknown))) return undefined;
  try {
    return solveLine(line, { unknown, solve, depth });
  } catch (error) {
    if (error instanceof Beyond || error instanceof OutsideDomain) return undefined;
    throw error;
  }
}

interface Context {
  readonly unknown: string;
  readonly solve: SolveAlgebraic;
  readonly depth: number;
}

function solveLine(line: Line, context: Context): FunctionSet | undefined {
  const { unknown } = context;
  const conditions = conditionsOf([line.left, line.right], unknown);
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const statement = domainStatement(conditions);
  const domain = statement.kind === 'all' ? REALS : exactIntervals(statement, unknown);
  if (!domain) return undefined;
  const { steps, excluded } = conditionSteps(conditions, context);
  if (conditions.length > 1 || domain.length === 0)
    steps.push(...closingSteps(solutionOf(unknown, domain), 'all', [line]));
  if (domain.length === 0) return { set: [], steps, excluded, isJoint: true };
  const exact = exactIntervals({ kind: 'relation', ...line }, unknown);
  const own: Step[] = [];
  const undone = undoneSet(line, domain, { context, steps: own });
  const found = undone ?? solveByTesting(line, { unknown, domain, steps: own });
  if (!found || (exact && !isSameSet(exact, found))) return undefined;
  return {
    set: exact ? shorterEnds(exact, found) : found,
    steps: [...steps, ...own],
    excluded,
    isJoint: undone !== undefined && conditions.length > 0,
  };
}

/** Solves the line by undoing its functions. */
function undoneSet(
  line: Line,
  domain: Intervals,
  { context, steps }: { readonly context: Context; readonly steps: Step[] },
): Intervals | undefined {
  const own: Step[] = [];
  const undone = undoFunction(line, context.unknown, own);
  if (!undone) return undefined;
  const set = undone.line ? explained(undone.line, { context, steps: own }) : undone.isAlways ? domain : [];
  const both = set && (undone.line ? joinedSets([domain, set], 'all') : set);
  if (both) steps.push(...own);
  return both;
}

/** Solves the remaining line, and adds a step with its solutions if the last step doesn't show them. */
function explained(
  line: Line,
  { context, steps }: { readonly context: Context; readonly steps: Step[] },
): Intervals | undefined {
  const { unknown, solve, depth } = context;
  if (isSolved(line, unknown)) return raysOf(line);
  const algebraic = solve(line, unknown);
  const own: Step[] = [];
  const linear = algebraic ? undefined : isolatedLine(line, unknown, own);
  if (linear) {
    steps.push(...own);
    return raysOf(linear);
  }
  const found = algebraic
    ? { steps: algebraic.steps, set: dataOf(algebraic.set) }
    : solveFunctionLine(line, unknown, solve, depth + 1);
  if (!found) return undefined;
  steps.push(...found.steps);
  const last = steps.at(-1);
  if (last?.before !== unknown || found.set.length !== 1)
    steps.push(
      lineStep(
        found.set.length === 0
          ? 'algebra.inequality-solutions:none'
          : say('algebra.inequality-solutions', { n: setText(found.set) }),
        line,
      ),
    );
  return found.set;
}

function isSolved({ left, right }: Line, unknown: string): boolean {
  return left === unknown && !holds(right, unknown);
}

/** Returns the numbers on one side of a number. */
function raysOf({ relation, right }: Line): Intervals {
  const [isUp, isDown] = [/[>≥]/.test(relation), /[<≤]/.test(relation)];
  return [
    {
      ...(isDown ? {} : { low: right }),
      ...(isUp ? {} : { high: right }),
      includesLow: /[≥=]/.test(relation),
      includesHigh: /[≤=]/.test(relation),
    },
  ];
}

function conditionSteps(
  conditions: readonly Condition[],
  context: Context,
): { readonly steps: Step[]; readonly excluded: readonly Expression[] } {
  const [steps, excluded]: [Step[], Expression[]] = [[], []];
  for (const { part, relation, bound, law } of conditions) {
    if (relation === '≠') {
      const zeros = exactIntervals(
        { kind: 'relation', left: part, relation: '=', right: bound },
        context.unknown,
      );
      const values = (zeros ?? []).flatMap(({ low }) => (low === undefined ? [] : [low]));
      if (values.length > 0) steps.push(step(law, context.unknown, listOf(values)));
      excluded.push(...values);
      continue;
    }
    const line: Line = { left: part, relation, right: bound };
    steps.push(lineStep(law, line));
    explained(line, { context, steps });
  }
  return { steps, excluded };
}

const listOf = (values: readonly Expression[]): Expression =>
  valuesExpression(values.map((expression) => ({ expression })));
