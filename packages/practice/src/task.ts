import type { Method } from '@mathtools/math-core/algebra';
import { mathText } from './typed.js';

/**
 * The action that a task requires. To convert is to write the same value in another notation. A value is read from a
 * figure.
 */
export type TaskKind =
  | 'complete-square'
  | 'condense'
  | 'convert'
  | 'divide'
  | 'evaluate'
  | 'expand'
  | 'factor'
  | 'percent'
  | 'rationalize'
  | 'read'
  | 'round'
  | 'simplify'
  | 'solve';

/** The task of a problem about an expression, an equation or an inequality, as data that the engine can read. */
export interface Task {
  readonly kind: TaskKind;
  /** The expression or relation in typed notation, or the equations of a system. Empty for a value in a figure. */
  readonly given: string | readonly string[];
  /** The values of the letters in an expression: "x = 2". */
  readonly at?: readonly string[];
  /** The unknown, if the given contains other letters, too. */
  readonly for?: string;
  readonly method?: Method;
  /** True if students write cases or parts below each other, so that a line doesn't follow from the given alone. */
  readonly inParts?: true;
}

/**
 * Returns a question with its task. In the text, `{given}` is the place of the math.
 * @example ask('Solve for x: {given}', 'solve', '2x = 6') // question is "Solve for x: $2x = 6$"
 */
export function ask(
  text: string,
  kind: TaskKind,
  given: Task['given'],
  more: Omit<Task, 'kind' | 'given'> = {},
): { readonly question: string; readonly task: Task } {
  const math = [[given].flat(), more.at ?? []].map((texts) => texts.map(mathText).join(' and '));
  return {
    question: text.replace('{given}', () => math.filter(Boolean).join(' for ')),
    task: { kind, given, ...more },
  };
}
