import type { Problem } from '../problem.js';

/**
 * The verdict on an entry. "unreadable", "ambiguous" (a list whose commas may separate or group
 * thousands, or a wrong answer whose second plausible reading is right), "wrong-form" (the
 * right value, not finished or not in the required form), "approximate" (a rounded decimal of an exact answer) and "unit" (the right number with a wrong unit) don't count as
 * answers.
 */
export type Verdict =
  | 'correct'
  | 'incorrect'
  | 'unreadable'
  | 'ambiguous'
  | 'wrong-form'
  | 'approximate'
  | 'unit';

/**
 * The data that an entry is graded against. The question, if given, determines which words may accompany a number. The answer of
 * a known mistake is incorrect, even if it is also the rounded answer.
 */
export type Asked = Pick<Problem, 'answer' | 'form'> & Partial<Pick<Problem, 'question' | 'mistakes'>>;
