import { type Failure, failure } from '../result/result.js';

/** The symbols and groups of decimal numbers in a locale. */
export interface LocaleSymbols {
  /** The ten digits, 0 first. */
  readonly digits: readonly string[];
  readonly point: string;
  readonly groupSign: string;
  /**
   * The sizes of the last group and of the groups before it: 3 and 2 in "12,34,567". Both are 0 without
   * grouping.
   */
  readonly groups: readonly [last: number, others: number];
  /** The minimum number of integer digits that are grouped: 5 in Spanish, which writes "1234" but "12.345". */
  readonly groupedFrom: number;
  /** The text before and after the digits of a negative number. */
  readonly minus: readonly [before: string, after: string];
}

/** The maximum length of a language tag, in characters. */
const LONGEST_NAME = 100;

// The number of cached locales. A call to Intl costs a thousand times as much as formatting a number.
const KEPT = 100;
const kept = new Map<string, LocaleSymbols>();

/** Returns the symbols of a locale (BCP 47), or undefined if Intl doesn't know it. */
export function localeSymbols(locale: unknown): LocaleSymbols | undefined {
  if (typeof locale !== 'string' || locale.length > LONGEST_NAME) return undefined;
  const known = kept.get(locale);
  if (known) return known;
  if (!isKnown(locale)) return undefined;
  if (kept.size >= KEPT) kept.clear();
  const symbols = readSymbols(locale);
  kept.set(locale, symbols);
  return symbols;
}

// Without this check Intl would use the system's locale for an unknown one.
function isKnown(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false; // The text isn't a language tag.
  }
}

function readSymbols(locale: string): LocaleSymbols {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const parts = format.formatToParts(1_234_567_890.5);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const runs = parts.filter((part) => part.type === 'integer').map(({ value }) => Array.from(value).length);
  const groups = runs.length > 1 ? ([runs.at(-1) ?? 0, runs.at(-2) ?? 0] as const) : ([0, 0] as const);
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    point: find('decimal'),
    groupSign: find('group'),
    // With only two groups, the first is the rest of the number and not a full group.
    groups: runs.length > 2 ? groups : [groups[0], groups[0]],
    groupedFrom: groupedFrom(format, groups[0]),
    minus: minusOf(format),
  };
}

function groupedFrom(format: Intl.NumberFormat, group: number): number {
  const isGrouped = (digits: number): boolean =>
    format.formatToParts(10 ** (digits - 1)).some(({ type }) => type === 'group');
  return isGrouped(group + 1) ? group + 1 : group + 2;
}

function minusOf(format: Intl.NumberFormat): readonly [string, string] {
  const parts = format.formatToParts(-1);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const join = (some: typeof parts): string => some.map(({ value }) => value).join('');
  return [join(parts.slice(0, at)), join(parts.slice(at + 1))];
}

/** Returns the failure for a locale that Intl doesn't know. */
export function unknownLocale(): Failure {
  return failure('locale', 'unknown-name', 'locale must be a known language tag such as "de-CH".');
}
