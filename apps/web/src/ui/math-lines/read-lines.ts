import { readStatement, type Statement } from '@mathtools/math-core/algebra';
import type { Result } from '@mathtools/math-core/result';

/** A parsed line of a box. Blank lines are skipped. */
export interface LineRead {
  /** The index of the line in the text, from 0. */
  readonly place: number;
  readonly text: string;
  readonly read: Result<Statement>;
}

/** The maximum number of lines that are parsed, more than anyone writes by hand. */
const MOST_LINES = 60;

/** Parses each line of a text. */
export function readLines(text: string): readonly LineRead[] {
  return text
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((line, place) =>
      line.trim() === '' ? [] : [{ place, text: line, read: readStatement(line, 'line') }],
    );
}
