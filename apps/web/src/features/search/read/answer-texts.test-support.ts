import { expressionText, stepText } from '@mathtools/math-core/steps';
import { leadText } from '../../../tools/tool-lead.js';
import { equationsIn } from '../../../testing/equal-sides.js';
import type { Answer, Part } from './reading.js';

const textOf = (part: Part): string => (typeof part === 'string' ? part : expressionText(part.math));

/** Returns the texts of an answer: the lead, the figure and the notes. */
export function answerTexts({ lead, unit = '', parts, notes = [] }: Answer): readonly string[] {
  return [...(lead ? [expressionText(lead.value) + unit] : []), parts.map(textOf).join(''), ...notes];
}

/** Returns the equations of an answer, its question, remarks and steps included, whose sides aren't equal. */
export function unequalSides({
  problem,
  lead,
  unit,
  parts,
  notes = [],
  steps = [],
}: Answer): readonly string[] {
  const shown = parts.map(textOf).join('').trim();
  const lines = [
    [problem].flat().map(textOf).join(''),
    `${lead ? `${leadText(lead, unit).slice(2)} ` : ''}${shown}`,
    ...notes,
    ...steps.map((step) => stepText(step).slice(step.law.length + ': '.length)),
  ];
  return equationsIn(lines).unequal;
}
