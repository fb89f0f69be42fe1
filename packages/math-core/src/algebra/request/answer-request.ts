import type { Result } from '../../result/result.js';
import type { Answered } from './answered.js';
import { answerTrigonometry } from './trigonometry.js';

type Reader = (text: string, field: string) => Result<Answered> | undefined;

/** The readers of requests. Each returns undefined for a text that it doesn't know. */
const READERS: readonly Reader[] = [answerTrigonometry];

/**
 * Answers a typed request for something other than the solutions of a statement, such as an operation with a name, a
 * function and what is asked of it, or the line through two points. Returns undefined for other texts, which `readInput`
 * reads.
 */
export function answerRequest(text: string, field = 'equation'): Result<Answered> | undefined {
  for (const read of READERS) {
    const answered = read(text, field);
    if (answered) return answered;
  }
  return undefined;
}
