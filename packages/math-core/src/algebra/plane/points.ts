import { roundedLines } from './rounded-lines.js';
import { chain, worked } from '../functions/worked.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Statement } from '../read/statement.js';
import type { Answered, Point } from '../functions/answered.js';
import { step } from '../texts/function-steps.js';

type Found = Pick<Answered, 'answers' | 'steps'>;

/** Writes a point. */
export function written([x, y]: Point): Statement {
  return { kind: 'expression', expression: ['()', [',', x, y]] };
}

/** Finds the midpoint of two points. */
export function midpoint([x1, y1]: Point, [x2, y2]: Point): Found {
  const across: Expression = ['/', ['+', x1, x2], '2'];
  const up: Expression = ['/', ['+', y1, y2], '2'];
  const middle: Point = [worked(across), worked(up)];
  const steps: Step[] = [
    step('algebra.midpoint-x', 'x', across),
    ...chain(across, middle[0]),
    step('algebra.midpoint-y', 'y', up),
    ...chain(up, middle[1]),
  ];
  return { answers: [{ name: 'midpoint', statement: written(middle) }], steps };
}

/** Finds the distance between two points. */
export function distance([x1, y1]: Point, [x2, y2]: Point): Found {
  const legs: readonly Expression[] = [
    ['-', x2, x1],
    ['-', y2, y1],
  ];
  const put: Expression = ['√', ['+', ...legs.map((leg): Expression => ['^', ['()', leg], '2'])]];
  const squares: Expression = ['√', ['+', ...legs.map((leg): Expression => ['^', worked(leg), '2'])]];
  const value = worked(put);
  const steps: Step[] = [step('algebra.distance', 'd', put), ...chain(squares, value)];
  const statement: Statement = { kind: 'expression', expression: value };
  return { answers: [{ name: 'distance', statement }, ...roundedLines(value)], steps };
}
