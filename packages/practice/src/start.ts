import type { AnswerForm, Problem } from './problem.js';
import type { Task, TaskKind } from './task.js';

/** The forms of answers that a student's own equation can be compared with. */
const OWN: ReadonlySet<AnswerForm['kind']> = new Set(['number', 'rounded', 'fraction', 'numbers']);

/** The tasks without lines to judge. */
const WITHOUT_WORK: ReadonlySet<TaskKind | undefined> = new Set<TaskKind>(['read', 'round']);

/**
 * Returns the given first line of a student's work, or an empty string if the student writes an equation or a
 * calculation of their own, as for a word problem, a percent (3/4 * 100) or parts. Returns undefined if no line can be
 * judged: the answer is chosen, rounded or read from a figure.
 * @example workStart({ form: { kind: 'number' } }) // ""
 */
export function workStart({
  task,
  form,
  graph,
}: Pick<Problem, 'form'> & Partial<Pick<Problem, 'task' | 'graph'>>): string | undefined {
  if (WITHOUT_WORK.has(task?.kind)) return undefined;
  if (task && task.kind !== 'percent' && !task.inParts) return givenText(task);
  return OWN.has(form.kind) && !graph ? '' : undefined;
}

/** Returns the given of a task on one line: "x^2 + y at x = 2, y = 1". */
function givenText({ given, at = [] }: Task): string {
  return [given].flat().join(', ') + (at.length === 0 ? '' : ` at ${at.join(', ')}`);
}
