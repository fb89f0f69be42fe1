import { type Failure, failure } from '../../result/result.js';

/**
 * Returns the error for an equation that lacks one side, such as "= 5" or "x =". A student's work may contain
 * such a line.
 */
export function missingSide(text: string): Failure | undefined {
  const isLeft = /^\s*(?:=(?![=>])|[<>](?![-=]))/.test(text);
  if (text.length > 500 || (!isLeft && !/=\s*$/.test(text))) return undefined; // The reader reports text that is too long.
  const position = isLeft ? text.search(/\S/) : text.trimEnd().length;
  const expected = 'a number, a variable or (';
  const message = `equation can't be read at character ${position + 1}: expected ${expected}.`;
  return { ...failure('equation', 'syntax', message), position, expected };
}
