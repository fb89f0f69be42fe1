import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import { areEquivalent, type Setting } from './judge.js';
import type { MistakeName } from './mistake-names.js';

/**
 * Returns the mistake if a line follows from the previous text without its percent signs, 20x = 30 from 20% of x = 30, or without
 * what the percentage is of: p − 0.2 = 60 from p − 20% of p = 60.
 */
export function percentMistake(text: string, after: Statement, setting: Setting): MistakeName | undefined {
  if (!text.includes('%')) return undefined;
  const isFrom = (changed: string): boolean => {
    const read = readStatement(changed);
    return read.ok && areEquivalent(read.value, after, setting);
  };
  if (isFrom(text.replaceAll(/%\s*of\b/gi, '·').replaceAll('%', ''))) return 'percent-as-number';
  const isMoved = ['10', '1000'].some((part) =>
    isFrom(text.replaceAll('%', `/${part}`).replaceAll(/\bof\b/gi, '·')),
  );
  if (isMoved) return 'decimal-point-moved';
  const bare = text.replaceAll(/([+\-−]\s*\d+(?:\.\d+)?)\s*%(?:\s*of\s+[a-z]\b)?/gi, '$1/100');
  return bare !== text && isFrom(bare) ? 'percent-without-whole' : undefined;
}
