import type { Expression } from '../../steps/expression.js';
import type { Point } from '../functions/answered.js';
import type { Statement } from '../read/statement.js';

/** Another line, and the position of the requested line relative to it. */
export interface AskedTo {
  readonly line: Extract<Statement, { kind: 'relation' }>;
  readonly isPerpendicular: boolean;
}

/** The line of a request, or the slope of one. */
export interface AskedLine {
  readonly points: readonly Point[];
  readonly slope?: Expression;
  /** The y-intercept. */
  readonly start?: Expression;
  readonly to?: AskedTo;
  readonly isSlope: boolean;
  /** The given parts of the line, in our own notation. */
  readonly statement: Statement;
}
