import { type Asked, grade } from '../grade/grade.js';
import type { Mistake } from '../problem.js';
import { notationsOf, respelled } from './respelled.js';

/** The maximum number of spellings of an answer that are graded. */
const MOST = 240;

/**
 * Returns the spellings of an answer that a program without a grader can accept, the printed one first. They are those
 * of the common ways to type it that the grader accepts.
 * @example acceptedSpellings({ answer: '1/2', form: { kind: 'number', variable: 'x' } }) // 1 is "0.5"
 */
export function acceptedSpellings(problem: Asked): readonly string[] {
  const { answer, form } = problem;
  const accepted = respelled(answer, form)
    .slice(0, MOST)
    .filter((text) => text === answer || grade(text, problem) === 'correct');
  return withMinus(accepted);
}

/** Adds the texts with real minus signs, which the grader reads like hyphens. */
function withMinus(texts: readonly string[]): readonly string[] {
  return [...new Set([...texts, ...texts.map((text) => text.replaceAll('-', '−'))])];
}

/** Returns the spellings of the answers that known mistakes lead to, each with its mistake. None of them is correct. */
export function mistakenSpellings(
  problem: Asked,
): readonly (readonly [spelling: string, mistake: Mistake])[] {
  const known = new Map<string, Mistake>();
  for (const mistake of problem.mistakes ?? [])
    for (const text of withMinus(notationsOf(mistake.answer)))
      if (!known.has(text) && grade(text, problem) !== 'correct') known.set(text, mistake);
  return [...known];
}
