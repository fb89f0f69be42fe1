import { type Result, success } from '../../result/result.js';
import { readWorkLine } from '../read/work-line.js';
import type { Statement } from '../read/statement.js';

/** Reads an inequality with ±, which isn't a statement, as one for each sign. Returns undefined for other lines. */
export function readBothSigns(text: string): Result<Statement> | undefined {
  if (!text.includes('±') || !/[<>≤≥]/.test(text)) return undefined;
  const parts: Statement[] = [];
  for (const sign of ['', '-']) {
    const read = readWorkLine(text.replaceAll('±', sign), 'line');
    if (!read.ok || read.value.kind !== 'relation') return undefined;
    parts.push(read.value);
  }
  return success({ kind: 'or', parts });
}
