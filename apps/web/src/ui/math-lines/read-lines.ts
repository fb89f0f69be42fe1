import { readStatement, type Statement } from '@mathtools/math-core/algebra';
import type { Result } from '@mathtools/math-core/result';

/** One line of a box as it is read; blank lines are left out. */
export interface LineRead {
  /** Its place in the text, from 0. */
  readonly place: number;
  readonly text: string;
  readonly read: Result<Statement>;
}

/** More lines than anyone writes by hand are not read. */
const MOST_LINES = 60;

/** Reads each line of a text. */
export function readLines(text: string): readonly LineRead[] {
  return text
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((line, place) =>
      line.trim() === '' ? [] : [{ place, text: line, read: readStatement(line, 'line') }],
    );
}
