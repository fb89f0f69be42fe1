import { piecesText, type Problem, readText } from '@mathtools/math-core/practice';
import { stepText } from '@mathtools/math-core/steps';
import type { PracticeTables } from './practice-tables.js';

/** A problem as the bank stores it. */
export type ProblemRow = PracticeTables['problems'];

/** Writes a problem as a row of the bank. */
export function rowOf({ id, category, difficulty, question, answer, ...more }: Problem): ProblemRow {
  const { hints, form, steps, drawing } = more;
  return {
    id,
    category,
    difficulty,
    question,
    answer,
    hint: plainText(hints[0]),
    steps: JSON.stringify(steps.map(stepText)),
    hints: JSON.stringify(hints),
    form: JSON.stringify(form),
    work: JSON.stringify(steps),
    drawing: drawing ? JSON.stringify(drawing) : null,
  };
}

/** Writes a row as the `PracticeProblem` of the contract, without reading the JSON that it holds. */
export function jsonOf({ steps, hints, form, work, drawing, ...texts }: ProblemRow): string {
  const begin = JSON.stringify(texts).slice(0, -1);
  const end = drawing === null ? '' : `,"drawing":${drawing}`;
  return `${begin},"steps":${steps},"hints":${hints},"form":${form},"work":${work}${end}}`;
}

function plainText(text: string): string {
  const pieces = readText(text);
  return pieces.ok ? piecesText(pieces.value) : text;
}
