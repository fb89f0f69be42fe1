import { failure, type Result, success } from '../../result/result.js';
import { shown } from '../../result/shown.js';

/**
 * Returns the non-blank lines of text, or checks a list of lines, because untyped callers can pass anything. Errors:
 * `empty` for no line at all; `syntax` for anything but text and lists of text.
 */
export function linesOf(input: unknown, field: string): Result<readonly string[]> {
  if (typeof input !== 'string' && !Array.isArray(input)) return notLines(input, field);
  const lines: readonly unknown[] =
    typeof input === 'string' ? input.split(/\r\n?|\n/).filter((line) => line.trim() !== '') : input;
  if (lines.length === 0) return failure(field, 'empty', `${field} is missing.`);
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
