import { findGrade } from '@mathtools/math-core/gpa';
import { parseNumber, sign } from '@mathtools/math-core/rational';

/** One row of the tool, as typed. */
export interface CourseRow {
  readonly credits: string;
  readonly grade: string;
}

/** A row that counts, and its number in the tool, from 1. */
export interface CountingRow extends CourseRow {
  readonly number: number;
}

/** Returns whether a string is a valid number of credits, more than 0. */
export function isCredits(text: string): boolean {
  const read = parseNumber(text);
  return read.ok && sign(read.value) > 0;
}

/** Returns the rows that count, those with credits and a known grade. */
export function countingRows(rows: readonly CourseRow[]): readonly CountingRow[] {
  return rows
    .map((row, i) => ({ ...row, number: i + 1 }))
    .filter(({ credits, grade }) => isCredits(credits) && findGrade(grade) !== undefined);
}

/** Encodes rows as one query value: "3:A;4:B+". */
export function writeRows(rows: readonly CourseRow[]): string {
  return rows.map(({ credits, grade }) => `${escape(credits)}:${escape(grade)}`).join(';');
}

/** Parses rows. A string without any yields one blank row. */
export function readRows(text: string): readonly CourseRow[] {
  return text.split(';').map((row) => {
    const [credits = '', grade = ''] = row.split(':').map(unescape);
    return { credits, grade };
  });
}

// Escapes only the separators: encodeURIComponent throws on half a surrogate pair.
function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(';', '%3B');
}

function unescape(text: string): string {
  return text.replaceAll('%3B', ';').replaceAll('%3A', ':').replaceAll('%25', '%');
}
