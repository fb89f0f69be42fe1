/** A row of the tool, as typed. */
export interface CourseRow {
  readonly credits: string;
  readonly grade: string;
}

/** Formats rows as one value of the address: "3:A;4:B+". */
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
