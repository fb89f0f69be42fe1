import type { Problem } from '../../problem.js';

/** Returns the numbers in a question, in order. */
export function numbersIn({ question }: Pick<Problem, 'question'>): readonly number[] {
  return (question.match(/(?<![a-z])-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** Returns the leading number of an answer: 12 for "12 cm²". */
export function answerNumber({ answer }: Pick<Problem, 'answer'>): number {
  return Number(/^-?\d+(?:\.\d+)?/.exec(answer)?.[0] ?? NaN);
}

/** Returns the fault of an answer that is not the expected text. */
export function unexpectedAnswer(problem: Pick<Problem, 'answer'>, expected: string): readonly string[] {
  return problem.answer === expected ? [] : [`the answer should be ${expected}`];
}
