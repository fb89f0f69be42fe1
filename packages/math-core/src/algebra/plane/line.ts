import { constantValue } from '../../expression/constant.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { lettersIn } from '../normal/identical.js';
import { compareValues } from '../normal/value-sign.js';
import { negative, product, signedTerms, tidy } from '../operations/tree.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Statement } from '../read/statement.js';
import { solve } from '../solve/solve.js';
import type { Answered, PlaneCurves, Point } from '../functions/answered.js';
import { put as putLetter } from '../functions/defined-function.js';
import { slopeOf } from '../functions/function-features.js';
import type { AskedLine, AskedTo } from './asked-line.js';
import { worked } from '../functions/worked.js';
import { say, step } from '../texts/function-steps.js';

/** Finds the line through a point that is parallel or perpendicular to another line. */
export function alongside(
  point: Point,
  { to, asked, field }: { readonly to: AskedTo; readonly asked: AskedLine; readonly field: string },
): Result<Answered> {
  const found = slopeOfLine(to.line);
  if (!found || (to.isPerpendicular && found.slope === '0'))
    return failure(field, 'unsupported', `${field} can't be solved here: a line without a slope.`);
  const { slope, body, steps } = found;
  const own = to.isPerpendicular ? worked(['/', '-1', slope]) : slope;
  const other = to.isPerpendicular
    ? step('algebra.line-perpendicular', 'm', own)
    : step('algebra.line-parallel', 'm', own);
  return withSlope(point, { slope: own, asked, steps: [...steps, other], graphs: [body] });
}

/** Solves a line for y, and returns that with its slope. Returns undefined for a line without a slope. */
function slopeOfLine(line: AskedTo['line']):
  | {
      readonly slope: Expression;
      readonly body: Expression;
      readonly steps: readonly Step[];
    }
  | undefined {
  const solved = solve(line, { unknown: 'y' });
  if (!solved.ok) return undefined;
  const { solution, steps } = solved.value;
  const [body] = solution.kind === 'values' ? solution.values : [];
  if (body === undefined || !lettersIn(body).every((letter) => letter === 'x')) return undefined;
  const found = slopeOf({ letter: 'x', body, given: [] });
  const [answer] = found?.answers ?? [];
  if (!found || answer?.statement.kind !== 'expression') return undefined;
  const all = line.left === 'y' ? found.steps : [...steps, ...found.steps];
  return { slope: answer.statement.expression, body, steps: all };
}

/** A slope, and what led to it. */
export interface Given {
  readonly slope: Expression;
  readonly asked: AskedLine;
  readonly steps?: readonly Step[];
  /** Other lines to draw. */
  readonly graphs?: readonly Expression[];
}

/** Finds the line through a point with a given slope. */
export function withSlope([x, y]: Point, { slope, asked, steps = [], graphs = [] }: Given): Result<Answered> {
  const found = lineWith(slope, [x, y]);
  return success({
    asked: asked.statement,
    answers: found.answers,
    steps: [...steps, ...found.steps],
    plane: planeOf([found.right, ...graphs], [[x, y]]),
  });
}

interface LineFound {
  readonly right: Expression;
  readonly answers: Answered['answers'];
  readonly steps: readonly Step[];
}

/** Writes the equation of the line through a point with a given slope. */
function lineWith(slope: Expression, [x, y]: Point): LineFound {
  const start = worked(['-', y, ['×', slope, x]]);
  const right =
    constantValue(slope) === undefined
      ? worked(['+', ['×', slope, 'x'], start])
      : sumOf(product([slope, 'x']), slope, start);
  const put = tidy(['-', y, worked(['×', slope, x])]);
  const isStart = x === '0';
  const find = [
    step(say('algebra.line-start', { n: 'y = mx + b' }), y, ['+', ['×', slope, x], 'b']),
    moved(slope, x, put),
  ];
  return {
    right,
    answers: [
      { name: 'equation', statement: { kind: 'relation', left: 'y', relation: '=', right } },
      { name: 'slope', statement: { kind: 'expression', expression: slope } },
      { name: 'y-intercept', statement: { kind: 'relation', left: 'y', relation: '=', right: start } },
    ],
    steps: [
      ...(isStart ? [] : [...find, ...simplified('b', put, start)]),
      step('algebra.line-equation', 'y', right),
    ],
  };
}

/** Returns the step from y = mx + b with a point to b. */
function moved(slope: Expression, x: Expression, put: Expression): Step {
  const product = worked(['×', slope, x]);
  const [term] = signedTerms(product);
  if (!term || product === '0') return step('algebra.line-start:solve', 'b', put);
  const size = expressionText(term.body);
  return term.isNegative
    ? step(say('algebra.add-both', { n: size }), 'b', put)
    : step(say('algebra.subtract-both', { n: size }), 'b', put);
}

/** Returns the step that simplifies a value, unless it is in its simplest form. */
function simplified(name: string, before: Expression, after: Expression): readonly Step[] {
  return expressionText(before) === expressionText(after) ? [] : [step('algebra.simplify', name, after)];
}

/** Finds the line through two points, or its slope. */
export function through(
  [x1, y1]: Point,
  [x2, y2]: Point,
  { field, isSlope }: { readonly field: string; readonly isSlope: boolean },
): Result<Answered> {
  const [across, up] = [compareValues(x1, x2), compareValues(y1, y2)];
  if (across === undefined || up === undefined)
    return failure(field, 'out-of-range', `${field} has no real value.`);
  if (across === 0 && up === 0)
    return failure(field, 'unsupported', `${field} can't be solved here: the two points are the same.`);
  const points: Statement = {
    kind: 'and',
    parts: [
      { kind: 'expression', expression: ['()', [',', x1, y1]] },
      { kind: 'expression', expression: ['()', [',', x2, y2]] },
    ],
  };
  const put: Expression = ['/', ['-', y2, y1], ['-', x2, x1]];
  const formula = step('algebra.line-slope', 'm', put);
  if (across === 0) {
    const vertical = { kind: 'relation', left: 'x', relation: '=', right: x1 } as const;
    const same = step('algebra.line-vertical', 'x', x1);
    const answers = [
      { name: 'slope', statement: { kind: 'none' } },
      { name: 'equation', statement: vertical },
    ] as const;
    return success({ asked: points, answers: isSlope ? answers : [...answers].reverse(), steps: [same] });
  }
  const slope = worked(put);
  const { right, answers, steps } = lineWith(slope, [x1, y1]);
  const differences: Expression = ['/', worked(['-', y2, y1]), worked(['-', x2, x1])];
  const own: Step[] = [formula, ...simplified('m', put, differences), ...simplified('m', differences, slope)];
  const [equation, line] = answers;
  if (isSlope && equation && line)
    return success({
      asked: points,
      answers: [line, equation],
      steps: own,
      plane: planeOf(
        [right],
        [
          [x1, y1],
          [x2, y2],
        ],
      ),
    });
  const check = step(
    say('algebra.check', { n: `(${expressionText(x2)}, ${expressionText(y2)})` }),
    y2,
    putLetter(right, 'x', x2),
  );
  return success({
    asked: points,
    answers,
    steps: [...own, ...steps, check],
    plane: planeOf(
      [right],
      [
        [x1, y1],
        [x2, y2],
      ],
    ),
  });
}

/** Draws lines y = mx + b and points on them. */
function planeOf(lines: readonly Expression[], points: readonly Point[]): PlaneCurves {
  return {
    equations: lines.map((right) => ({ kind: 'relation', left: 'y', relation: '=', right }) as const),
    points,
  };
}

/** Writes mx + b. */
function sumOf(term: Expression, slope: Expression, start: Expression): Expression {
  if (slope === '0') return start;
  const first = slope === '-1' ? negative('x') : term;
  return sumOfTerms([...signedTerms(first), ...(start === '0' ? [] : signedTerms(start))]);
}
