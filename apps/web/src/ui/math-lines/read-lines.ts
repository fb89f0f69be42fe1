import { readInput, type Reading, readWork, type Statement, workLines } from '@mathtools/math-core/algebra';
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
  const typed = text.split('\n').slice(0, MOST_LINES);
  const first = typed.findIndex((line) => line.trim() !== '');
  // Each statement of the first line, which is the problem, is a line of its own.
  const lines = typed.flatMap((line, place) =>
    (place === first ? workLines([line]) : [line]).map((each) => ({ place, line: each })),
  );
  return readWork(lines.map(({ line }) => line)).flatMap((whole, index) => {
    const { place = 0, line = '' } = lines[index] ?? {};
    const read = line.trim() === '' ? undefined : whole;
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
