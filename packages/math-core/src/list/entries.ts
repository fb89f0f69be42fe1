import { readCommas } from '../rational/commas.js';

/** Returns the entries of a list as text, without empty ones at its ends. A decimal comma becomes a point. */
export function entriesOf(text: string): readonly string[] {
  const list = withoutBlanks(text.replaceAll(/[،、，]/g, ',').trim());
  const bare = /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(list) ? list.slice(1, -1).trim() : list;
  if (!/[\s;]/.test(bare)) return separatedByCommas(bare.replace(/,$/, ''));
  // After a comma that separates, "4,5" may be two numbers.
  const hasSeparatingComma = /,(?:\s|$)/.test(bare);
  const entries = bare
    .split(/(?:,(?=\s|$)|[\s;])+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll(GLUE, ' '));
  return hasSeparatingComma ? entries : withPoints(entries);
}

/** A character that holds a mixed number together while a list is split at blanks. */
const GLUE = '\u0001';

/** Glues "2 1/2" and "- 3" between commas, semicolons or lines, where the blank doesn't separate. */
function withoutBlanks(list: string): string {
  if (!/[,;\n]/.test(list)) return list;
  return list
    .replaceAll(/(^|[,;\n]\s*)([-+−]) (?=\d)/g, '$1$2')
    .replaceAll(/(^|[,;\n][^\S\n]*)([-+−]?\d+) (?=\d+\/\d+[^\S\n]*(?:[,;\n]|$))/g, `$1$2${GLUE}`);
}

function separatedByCommas(list: string): readonly string[] {
  return list.split(',').filter((entry, _, all) => entry !== '' || all.length > 1);
}

/**
 * Replaces decimal commas with points. All commas of a list mean the same: in "1,5; 2,250", both are decimal commas. If
 * one comma can only be decimal and another can only group, as in "1,5; 1,234.5", nothing is replaced.
 */
function withPoints(entries: readonly string[]): readonly string[] {
  const withComma = entries.filter((entry) => entry.includes(','));
  const isDecimal =
    withComma.every((entry) => ONE_COMMA.test(entry)) &&
    withComma.some((entry) => readCommas(entry.replace(/^[-+−]/, ''))?.comma === 'decimal');
  return isDecimal ? entries.map((entry) => entry.replace(',', '.')) : entries;
}

/** Matches a number whose comma can be a decimal comma. */
const ONE_COMMA = /^[-+−]?\d+,\d+$/;
