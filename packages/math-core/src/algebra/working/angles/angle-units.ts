import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { mapped } from '../substitute.js';
import type { AngleWork } from './read-angles.js';

/** The angles from `low` to `high` in which lines are compared, in the unit of the work. */
export interface Window {
  readonly low: number;
  readonly high: number;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
  /** True if the solutions repeat after the window, because the work has no interval. */
  readonly isPeriodic: boolean;
}

/** The largest difference of two angles in radians that are taken to be the same. */
const NEAR = 1e-6;

/** Returns the angle of a full turn in the unit of the work. */
export function turnOf({ inDegrees }: AngleWork): number {
  return inDegrees ? 360 : 2 * Math.PI;
}

export function areNear(a: number, b: number, work: AngleWork): boolean {
  return Math.abs(a - b) <= (NEAR * turnOf(work)) / (2 * Math.PI);
}

/** Returns whether an angle is in the window. */
export function isInside(value: number, work: AngleWork, window: Window): boolean {
  if (areNear(value, window.low, work)) return window.includesLow;
  if (areNear(value, window.high, work)) return window.includesHigh;
  return value > window.low && value < window.high;
}

/** Returns a statement without its degree signs. */
export function withoutDegrees(statement: Statement): Statement {
  const plain = (expression: Expression): Expression => {
    if (typeof expression === 'string') return expression;
    const [operator, ...operands] = expression;
    return operator === '°' ? plain(operands[0] ?? '0') : [operator, ...operands.map(plain)];
  };
  return mapped(statement, plain);
}
