import { grade, type Problem, type Verdict } from '../index.js';

/** Returns a string in which integers of four or more digits have group commas: 45000 as 45,000. */
function withGroups(text: string): string {
  return text.replaceAll(/(?<![\d.])\d{4,}/g, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
}

/**
 * Returns the answers that aren't correct with group commas, and the mistakes that with them are neither
 * wrong nor followed by a question.
 */
export function commaFaults(problem: Problem): readonly string[] {
  const { id, answer, form, mistakes = [] } = problem;
  if (form.kind === 'text') return [];
  const fault = (text: string, wanted: readonly Verdict[]): readonly string[] => {
    const typed = withGroups(text);
    const verdict = typed === text ? wanted[0] : grade(typed, problem);
    return verdict && wanted.includes(verdict) ? [] : [`${id}: ${typed} is ${String(verdict)}`];
  };
  const known = mistakes.flatMap((mistake) => fault(mistake.answer, ['incorrect', 'ambiguous']));
  return [...fault(answer, ['correct']), ...known];
}
