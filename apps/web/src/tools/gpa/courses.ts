/** One row of the tool, as typed. */
export interface CourseRow {
  readonly credits: string;
  readonly grade: string;
}

/** Writes rows as one value of the address: "3:A;4:B+". */
export function writeRows(rows: readonly CourseRow[]): string {
  return rows.map(({ credits, grade }) => `${escape(credits)}:${escape(grade)}`).join(';');
}

/** Reads rows back; a text that holds none gives one blank row. */
export function readRows(text: string): readonly CourseRow[] {
  return text.split(';').map((row) => {
    const [credits = '', grade = ''] = row.split(':').map(unescape);
    return { credits, grade };
  });
}

// Only the signs that hold the rows together: encodeURIComponent throws on half a surrogate pair.
function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(';', '%3B');
}

function unescape(text: string): string {
  return text.replaceAll('%3B', ';').replaceAll('%3A', ':').replaceAll('%25', '%');
}
