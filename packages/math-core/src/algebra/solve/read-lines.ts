import { failure, type Result, success } from '../../result/result.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';

/** The maximum number of lines of a system. */
const MOST_LINES = 12;

/** Reads one line, or several that form a system. Positions are counted from the start of the text. */
export function readLines(text: string, field: string): Result<Statement> {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES)
    return failure(field, 'too-large', `${field} has more than ${MOST_LINES} lines.`);
  const parts: Statement[] = [];
  let start = 0;
  for (const line of lines) {
    const read = line.trim() === '' && text.trim() !== '' ? undefined : readStatement(line, field);
    if (read && !read.ok)
      return read.position === undefined ? read : { ...read, position: start + read.position };
    if (read) parts.push(...(read.value.kind === 'and' ? read.value.parts : [read.value]));
    start += line.length + 1;
  }
  const [first] = parts;
  return success(first && parts.length === 1 ? first : { kind: 'and', parts });
}
