import { readInput, type Reading, readWork, type Statement } from '@mathtools/math-core/algebra';
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

/** Parses each line of a string. */
export function readLines(text: string): readonly LineRead[] {
  const lines = text.split('\n').slice(0, MOST_LINES);
  return readWork(lines).flatMap((typed, place) => {
    const line = lines[place] ?? '';
    const read = line.trim() === '' ? undefined : typed;
    // A line such as "solve for a" only says what to do.
    const isRequest = read?.ok === false && read.code === 'empty' && /[a-z]{4}/i.test(line);
    return read && !isRequest ? [{ place, text: line, read }] : [];
  });
}

/** A line that can be read in several ways. */
export interface LineReading extends Pick<Reading, 'text' | 'alternatives'> {
  /** The index of the line in the text, from 0. */
  readonly place: number;
}

/** Returns the lines of a string that can be read in several ways. */
export function lineReadings(text: string): readonly LineReading[] {
  return readLines(text).flatMap(({ place, text: line }) => {
    const read = readInput(line, 'line');
    if (!read.ok) return [];
    const alternatives = read.value.alternatives.filter((each) => !each.text.includes('\n'));
    return alternatives.length > 0 ? [{ place, text: read.value.text, alternatives }] : [];
  });
}
