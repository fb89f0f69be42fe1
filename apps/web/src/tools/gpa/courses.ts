import { findGrade } from '@mathtools/math-core/gpa';
import { parseNumber } from '@mathtools/math-core/rational';

/** One row of the tool, as typed. */
export interface CourseRow {
  readonly credits: string;
  readonly grade: string;
}

/** A row that counts, and its number in the tool, from 1. */
export interface CountingRow extends CourseRow {
  readonly number: number;
}

/** The rows with numeric credits and a known grade: the others don't count. */
export function countingRows(rows: readonly CourseRow[]): readonly CountingRow[] {
  return rows
    .map((row, i) => ({ ...row, number: i + 1 }))
    .filter(({ credits, grade }) => parseNumber(credits).ok && findGrade(grade) !== undefined);
}

/** Writes rows as one value of the address: "3:A;4:B+". */
export function writeRows(rows: readonly CourseRow[]): string {
  return rows.map(({ credits, grade }) => `${escape(credits)}:${escape(grade)}`).join(';');
}

/** Parses rows; a text without any yields one blank row. */
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
