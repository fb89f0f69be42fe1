import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Statement } from '../statement.js';

/** What a line of an answer gives. */
export type AnswerName =
  | 'value'
  | 'quotient'
  | 'remainder'
  | 'result'
  | 'domain'
  | 'range'
  | 'zeros'
  | 'inverse'
  | 'slope'
  | 'x-intercepts'
  | 'y-intercept'
  | 'vertex'
  | 'equation'
  | 'condition';

/** One line of an answer. */
export interface AnswerLine {
  readonly name: AnswerName;
  readonly statement: Statement;
}

/** The answer to a request, with every step, as plain JSON. */
export interface Answered {
  /** The request in our own notation. */
  readonly asked: Statement;
  /** The lines of the answer, the most important first. */
  readonly answers: readonly AnswerLine[];
  /** The steps, or an empty list if there was nothing to do. */
  readonly steps: readonly Step[];
  /** The expressions in x to draw. */
  readonly graphs?: readonly Expression[];
}
