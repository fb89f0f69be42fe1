import { isSame, operandsOf, replaced } from '../../../expression/rewrite.js';
import type { Surd } from '../../../quadratic/surd.js';
import { sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { constantOf, evaluate, isZero, spend, ZERO } from '../../polynomial/polynomial.js';
import { type Line, lineStep } from '../linear/line.js';
import { polynomialOf } from '../values/quotient.js';
import {
  ascending,
  intersectionOf,
  intervalsText,
  type RealInterval,
  type RealIntervals,
  type Region,
  unionOf,
} from '../values/real-intervals.js';
import { rationalBetween } from '../values/surd-number.js';
import { zerosOf } from '../values/zeros.js';
import type { FoundSet } from './sign-table.js';
import { say } from '../../texts/solve-steps.js';

/** The work charged for one case. Nested absolute values double the number of cases. */
const CASE = 3000;

/** Solves a line without absolute values. */
export type SolveLine = (line: Line, unknown: string) => FoundSet | undefined;

/** Returns the innermost absolute values of an expression, each once. */
export function innermostAbsolutes(expression: Expression): readonly Expression[] {
  const inside = operandsOf(expression).flatMap(innermostAbsolutes);
  const found = inside.length === 0 && expression[0] === 'abs' ? [expression] : inside;
  return found.filter((value, i) => found.findIndex((other) => isSame(other, value)) === i);
}

/** The context of a line with absolute values. */
export interface Around {
  readonly unknown: string;
  readonly steps: Step[];
  readonly solve: SolveLine;
}

/** Replaces an expression in a line. */
export function inLine({ left, relation, right }: Line, old: Expression, by: Expression): Line {
  return { left: replaced(left, old, by), relation, right: replaced(right, old, by) };
}

/** Removes the innermost absolute value bars on each interval between the zeros inside them. */
export function byCases(line: Line, { unknown, steps, solve }: Around): FoundSet | undefined {
  const absolutes = [line.left, line.right].flatMap(innermostAbsolutes);
  const ends = zerosInside(absolutes, unknown);
  if (!ends) return undefined;
  const [sets, excluded]: [RealIntervals[], Surd[]] = [[], []];
  for (const [i, high] of [...ends, undefined].entries()) {
    spend(CASE);
    const region = { low: ends[i - 1], high };
    const opened = openedLine(line, absolutes, unknown, region);
    const law = say('algebra.open-absolute:bars', { x: unknown, n: intervalsText([closed(region)]) });
    steps.push(lineStep(law, opened));
    const found = solve(opened, unknown);
    if (!found) return undefined;
    const set = intersectionOf([found.set, [closed(region)]]);
    const solutionsLaw =
      set.length === 0
        ? 'algebra.case-solutions:none'
        : say('algebra.case-solutions', { n: intervalsText(set) });
    steps.push(...found.steps, lineStep(solutionsLaw, opened));
    sets.push(set);
    excluded.push(...found.excluded);
  }
  return { set: unionOf(sets), steps, excluded: ascending(excluded) };
}

/** Returns the zeros of the expressions inside the bars. Returns undefined if they can't be found. */
function zerosInside(absolutes: readonly Expression[], unknown: string): readonly Surd[] | undefined {
  const zeros: Surd[] = [];
  for (const absolute of absolutes) {
    const inside = polynomialOf(operandsOf(absolute)[0] ?? '0');
    if (inside && isZero(inside)) continue;
    const found = inside && zerosOf(inside, unknown);
    if (!found) return undefined;
    zeros.push(...found.zeros);
  }
  return ascending(zeros);
}

/** Includes the endpoints. An absolute value is 0 there, so both ways to remove its bars agree. */
function closed({ low, high }: Region): RealInterval {
  return {
    ...(low && { low }),
    ...(high && { high }),
    includesLow: low !== undefined,
    includesHigh: high !== undefined,
  };
}

function openedLine(
  line: Line,
  absolutes: readonly Expression[],
  unknown: string,
  { low, high }: Region,
): Line {
  const at = { [unknown]: rationalBetween(low, high) };
  return absolutes.reduce((now, absolute) => {
    const inner = operandsOf(absolute)[0] ?? '0';
    const value = constantOf(evaluate(polynomialOf(inner) ?? ZERO, at));
    return inLine(now, absolute, value && sign(value) < 0 ? ['neg', inner] : inner);
  }, line);
}
