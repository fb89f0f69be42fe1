import { type Step, stepText } from '@mathtools/math-core/steps';
import type { Problem } from './problem.js';
import { piecesText, readText } from './text.js';

/** A problem as the server sends it: also with its first hint and its steps as plain text. */
export interface ServedProblem extends Omit<Problem, 'steps'> {
  readonly hint: string;
  readonly steps: readonly string[];
  readonly work: readonly Step[];
}

/**
 * Returns a problem as the server sends it.
 * @example servedProblem({ id: 'a', category: 'algebra', difficulty: 'easy', question: '1 + 1 = ?', answer: '2', form: { kind: 'number' }, hints: ['Add.'], steps: [] }) // hint is "Add."
 */
export function servedProblem({
  hints,
  form,
  steps,
  drawing,
  graph,
  mistakes,
  ...texts
}: Problem): ServedProblem {
  return {
    ...texts,
    hint: plainText(hints[0]),
    steps: steps.map(stepText),
    hints,
    form,
    work: steps,
    ...(drawing && { drawing }),
    ...(graph && { graph }),
    ...(mistakes && { mistakes }),
  };
}

function plainText(text: string): string {
  const pieces = readText(text);
  return pieces.ok ? piecesText(pieces.value) : text;
}
