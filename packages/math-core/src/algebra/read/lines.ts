import { failure, type Result, success } from '../../result/result.js';
import { shown } from '../../result/shown.js';

/** The maximum number of characters of a text, and of lines. */
const MOST_CHARACTERS = 100_000;
const MOST_LINES = 1_000;

/**
 * Returns the non-blank lines of text, or checks a list of lines, because untyped callers can pass anything.
 * Errors: `empty` for no line at all; `syntax` for anything but text and lists of text; `too-large` for more than
 * 100,000 characters of text or 1,000 lines.
 */
export function linesOf(input: unknown, field: string): Result<readonly string[]> {
  if (typeof input !== 'string' && !Array.isArray(input)) return notLines(input, field);
  if (typeof input === 'string' && input.length > MOST_CHARACTERS)
    return failure(field, 'too-large', `${field} has more than ${MOST_CHARACTERS} characters.`);
  const lines: readonly unknown[] =
    typeof input === 'string' ? input.split(/\r\n?|\n/).filter((line) => line.trim() !== '') : input;
  if (lines.length === 0) return failure(field, 'empty', `${field} is missing.`);
  if (lines.length > MOST_LINES)
    return failure(field, 'too-large', `${field} has more than ${MOST_LINES} lines.`);
  const wrong = lines.findIndex((line) => typeof line !== 'string');
  return wrong < 0
    ? success(lines as readonly string[])
    : failure(
        `${field}.${wrong}`,
        'syntax',
        `${field}.${wrong} must be text, but is ${shown(lines[wrong])}.`,
      );
}

/** Returns the failure for anything but text and lists. */
export function notLines(input: unknown, field: string): Result<never> {
  return failure(field, 'syntax', `${field} must be text or a list of lines, but is ${shown(input)}.`);
}
