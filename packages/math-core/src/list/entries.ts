import { readCommas } from '../rational/commas.js';
import { parseNumber } from '../rational/parse.js';

/**
 * Returns the entries of a list as text, without empty ones at its ends. A decimal comma becomes a point. If two readings of
 * the commas are plausible, returns both.
 */
export function entriesOf(text: string): readonly (readonly string[])[] {
  const list = withoutBlanks(
    text
      .replaceAll(/[،、，]/g, ',')
      .trim()
      .replaceAll(CONNECTOR, JOINT),
  );
  const joined = /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(list) ? list.slice(1, -1).trim() : list;
  if (!BETWEEN.test(joined)) return [separatedByCommas(joined.replace(/,$/, ''))];
  // After a comma that separates, "4,5" may be two numbers.
  const hasSeparatingComma = /,(?:\s|$)/.test(joined);
  const entries = joined
    .split(/(?:,(?=\s|\ue000|$)|[\s;\ue000])+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll(GLUE, ' '));
  return hasSeparatingComma ? [entries] : withCommas(entries, joined);
}

/** A character that holds a mixed number together while a list is split at blanks. */
const GLUE = '\u0001';
/** A character in place of "and", "or" or "&" between numbers. */
const JOINT = '\ue000';
const CONNECTOR = /(?<=[\d%)½⅓⅔¼¾⅛⅜⅝⅞.])[\s,]*(?:\b(?:and|or)\b|&)\s*(?=\S)/gi;
const BETWEEN = /[\s;\ue000]/;

/** Glues "2 1/2" and "- 3" between commas, semicolons, lines or "and", where the blank doesn't separate. */
function withoutBlanks(list: string): string {
  if (!/[,;\n\ue000]/.test(list)) return list;
  return list
    .replaceAll(/(^|[,;\n\ue000]\s*)([-+−]) (?=\d)/g, '$1$2')
    .replaceAll(/(^|[,;\n\ue000][^\S\n]*)([-+−]?\d+) (?=\d+\/\d+[^\S\n]*(?:[,;\n\ue000]|$))/g, `$1$2${GLUE}`);
}

function separatedByCommas(list: string): readonly string[] {
  return list.split(',').filter((entry, _, all) => entry !== '' || all.length > 1);
}

/**
 * Returns the readings of entries with commas. If all entries have one, or semicolons or lines separate them, the commas are parts
 * of numbers. Otherwise, they may also separate numbers. Before "and" they do, unless all of them can group thousands. In "70,80 85",
 * both are plausible.
 */
function withCommas(entries: readonly string[], list: string): readonly (readonly string[])[] {
  const within = withPoints(entries);
  const withComma = entries.filter((entry) => entry.includes(','));
  const isMixed = withComma.length > 0 && withComma.length < entries.length;
  if (!isMixed || /[;\n]/.test(list)) return [within];
  const apart = entries.flatMap(separatedByCommas);
  const hasPoints = withComma.some((entry) => /\.\d{3},\d/.test(entry)); // 1.500,50 is one number
  if (unreadable(within) > unreadable(apart)) return [hasPoints ? within : apart];
  if (
    !withComma.every((entry) => WHOLE_NUMBERS.test(entry)) ||
    apart.some((entry) => LEADING_ZERO.test(entry))
  )
    return [within];
  const canGroup = withComma.every((entry) => readCommas(entry.replace(/^[-+−]/, ''))?.comma === 'group');
  const isDecimal = withComma.some((entry) => /^[-+−]?0,/.test(entry)); // 0,5
  return /\s/.test(list) || canGroup || isDecimal ? [apart, within] : [apart];
}

/** Matches digits that only groups and decimals have: 050. */
const LEADING_ZERO = /^[-+−]?0\d/;

const unreadable = (entries: readonly string[]): number =>
  entries.filter((entry) => !parseNumber(entry).ok).length;

/** Matches whole numbers between commas without blanks, which could also be one number. */
const WHOLE_NUMBERS = /^[-+−]?\d+(?:,[-+−]?\d+)+$/;

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
