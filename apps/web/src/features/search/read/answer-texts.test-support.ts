import { expressionText } from '@mathtools/math-core/steps';
import type { Answer, Part } from './reading.js';

const textOf = (part: Part): string => (typeof part === 'string' ? part : expressionText(part.math));

/** Returns the texts of an answer: the lead, the figure and the notes. */
export function answerTexts({ lead, unit = '', parts, notes = [] }: Answer): readonly string[] {
  return [...(lead ? [expressionText(lead.value) + unit] : []), parts.map(textOf).join(''), ...notes];
}
