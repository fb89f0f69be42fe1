import { type LineReading, lineReadings } from '../math-lines/read-lines.js';
import { type Judged, judge } from './judge.js';

/** Checked work, as plain data that can be sent from a worker. */
export interface CheckedLines {
  readonly judged: Judged;
  /** The lines that can be read in several ways. */
  readonly readings: readonly LineReading[];
}

/** Checks work line by line. */
export function checkLines(text: string, isExercise = false): CheckedLines {
  return { judged: judge(text, isExercise), readings: lineReadings(text) };
}
