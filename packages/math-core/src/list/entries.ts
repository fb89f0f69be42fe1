import { readCommas } from '../rational/commas.js';

/** Returns the entries of a list as text, without empty ones at its ends. A decimal comma becomes a point. */
export function entriesOf(text: string): readonly string[] {
  const list = withoutBlanks(text.replaceAll(/[،、，]/g, ',').trim());
  const bare = /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(list) ? list.slice(1, -1).trim() : list;
  if (!/[\s;]/.test(bare)) return separatedByCommas(bare.replace(/,$/, ''));
  // After a comma that separates, "4,5" may be two numbers.
  const hasSeparatingComma = /,(?:\s|$)/.test(bare);
  return bare
    .split(/(?:,(?=\s|$)|[\s;])+/)
    .filter((entry) => entry !== '')
    .map((entry) => withPoint(entry.replaceAll(GLUE, ' '), hasSeparatingComma));
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

function withPoint(entry: string, isSeparated: boolean): string {
  const [, sign = '', digits = ''] = /^([-+−]?)(\d.*)$/.exec(entry) ?? [];
  const number = isSeparated ? undefined : readCommas(digits);
  return number?.comma === 'decimal' && number.length === digits.length ? sign + number.text : entry;
}
