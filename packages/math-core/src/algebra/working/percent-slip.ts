import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';
import { areEquivalent, type Setting } from './judge.js';

/** Returns whether a line follows from the previous text without its percent signs: 20x = 30 from 20% of x = 30. */
export function isPercentAsNumber(text: string, after: Statement, setting: Setting): boolean {
  if (!text.includes('%')) return false;
  const read = readStatement(text.replaceAll(/%\s*of\b/gi, '·').replaceAll('%', ''));
  return read.ok && areEquivalent(read.value, after, setting);
}
