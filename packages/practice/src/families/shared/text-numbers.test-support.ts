import type { Problem } from '../../problem.js';

/** The numbers in a question, in their order. */
export function numbersIn({ question }: Pick<Problem, 'question'>): readonly number[] {
  return (question.match(/(?<![a-z])-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The number that an answer begins with: 12 of "12 cm²". */
export function answerNumber({ answer }: Pick<Problem, 'answer'>): number {
  return Number(/^-?\d+(?:\.\d+)?/.exec(answer)?.[0] ?? NaN);
}

/** What is wrong where an answer is not the expected text. */
export function unlike(problem: Pick<Problem, 'answer'>, expected: string): readonly string[] {
  return problem.answer === expected ? [] : [`the answer should be ${expected}`];
}
