import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import type { Setting } from './judge.js';
import { type Facts, factsOf } from './facts.js';
import { valueOfProblem } from './line-forms.js';
import { lettersIn } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** The typed text of a line, and a flag for the last readable line. */
export interface Place {
  readonly text: string;
  readonly isLast: boolean;
}

/** The state of the work after a line. */
export interface Progress {
  readonly setting: Setting;
  readonly definitions: ReadonlyMap<string, Expression>;
  readonly problem: Statement;
  /** The problem with its letters replaced by their values. */
  readonly evaluated: Statement;
  /** The line whose solutions count: the problem, or the last wrong line. */
  readonly base: Statement;
  readonly previous: Statement;
  /** Known facts about a system. */
  readonly facts: Facts;
  /** True if solutions may have been gained since `base`. */
  readonly gained: boolean;
  /** The values x₁, x₂ … that were given so far as solutions of a line. */
  readonly numbered?: {
    readonly of: Statement;
    readonly values: readonly Statement[];
    /** True if one of them was wrong. */
    readonly isWrong: boolean;
  };
  /** True if x and y were swapped for the inverse function. */
  readonly isSwapped?: true;
  /** True if only the verdicts matter, so laws and mistakes aren't named. */
  readonly isDraft: boolean;
}

/** The verdict on a line, and the state after it. */
export interface Judgement {
  readonly verdict: LineVerdict;
  readonly progress: Progress;
}

/** Returns the state after the problem. */
export function startAt(problem: Statement, unknown: string, isDraft = false): Progress {
  const evaluated = valueOfProblem(problem);
  return {
    setting: { unknown, unknowns: [...lettersIn(evaluated)].sort() },
    definitions: new Map(),
    problem,
    evaluated,
    base: evaluated,
    previous: evaluated,
    facts: factsOf(evaluated),
    gained: false,
    isDraft,
  };
}

/** Returns the state in which a line is the new base. */
export function goingOnFrom(progress: Progress, line: Statement): Progress {
  return { ...progress, base: line, previous: line, facts: factsOf(line), gained: false };
}
