import { type Failure, failure } from '../../result/result.js';

/** Returns the refusal of an equation without one of its sides, "= 5" or "x =", which a line of working may be. */
export function missingSide(text: string): Failure | undefined {
  const isLeft = /^\s*(?:=(?![=>])|[<>](?![-=]))/.test(text);
  if (text.length > 500 || (!isLeft && !/=\s*$/.test(text))) return undefined; // the reader says what is too long
  const position = isLeft ? text.search(/\S/) : text.trimEnd().length;
  const expected = 'a number, a variable or (';
  const message = `equation can't be read at character ${position + 1}: expected ${expected}.`;
  return { ...failure('equation', 'syntax', message), position, expected };
}
