import type { Figure } from '../rational/figure.js';
import { decimalText, fixedText, trimZeros } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Known, readKnown } from './known.js';
import { type LocaleSymbols, localeSymbols, unknownLocale } from './locale-symbols.js';
import { significantText } from './significant.js';

/** The largest number of decimals or of significant digits. */
export const MAX_DIGITS = 100;
/** The default number of decimals of a non-terminating decimal. */
const ENDLESS_DECIMALS = 10;

/** The options of {@link format}. */
export interface FormatOptions {
  /** The exact number of decimals, 0 to {@link MAX_DIGITS}. */
  readonly decimals?: number | undefined;
  /**
   * The exact number of significant digits, 1 to {@link MAX_DIGITS}. It can't be combined with `decimals`.
   */
  readonly significant?: number | undefined;
  /**
   * A BCP 47 language tag, such as "de-CH" or "hi-IN-u-nu-deva". Defaults to "en", never to the system's
   * locale.
   */
  readonly locale?: string | undefined;
  /** True if digits are grouped as in the locale. Defaults to true. */
  readonly grouping?: boolean | undefined;
}

/**
 * Formats a number or a figure for a locale, correctly rounded, with ties away from zero. Without `decimals`
 * and `significant`, an exact value has all its decimals (up to 10 if they never end) and an irrational
 * figure has those of its text. Intl supplies only the symbols of the locale, because some JavaScript engines
 * truncate long numbers or convert them to a double. Errors: `not-a-number`, `too-large` (value);
 * `unknown-name` (locale); `not-a-number`, `not-an-integer`, `out-of-range` (decimals, significant; also for
 * more digits of an irrational figure than are known).
 * @example format('1234567.895', { decimals: 2, locale: 'de' }) // "1.234.567,90"
 */
export function format(value: NumericInput | Figure, options: FormatOptions = {}): Result<string> {
  const unknown = unknownField(options, 'decimals significant locale grouping');
  if (unknown) return unknown;
  const { locale = 'en', grouping = true, decimals, significant } = fieldsOf(options);
  const known = readKnown(value);
  if (!known.ok) return known;
  const text = roundedText(known.value, { decimals, significant });
  if (!text.ok) return text;
  const symbols = localeSymbols(locale);
  return symbols ? success(localized(text.value, symbols, grouping)) : unknownLocale();
}

type Digits = Pick<FormatOptions, 'decimals' | 'significant'>;

function roundedText(known: Known, { decimals, significant }: Digits): Result<string> {
  if (decimals !== undefined && significant !== undefined)
    return failure('significant', 'out-of-range', "significant and decimals can't be combined.");
  if (decimals !== undefined)
    return rounded(known, 'decimals', countFailure('decimals', decimals, 0), (n) => fixedText(n, decimals));
  if (significant !== undefined)
    return rounded(known, 'significant', countFailure('significant', significant, 1), (n) =>
      significantText(n, significant),
    );
  if ('text' in known) return success(known.text);
  return success(decimalText(known.exact) ?? trimZeros(fixedText(known.exact, ENDLESS_DECIMALS)));
}

function countFailure(field: string, count: unknown, least: number): Failure | undefined {
  if (typeof count !== 'number' || Number.isNaN(count)) return failure(field, 'not-a-number');
  if (count < least || count > MAX_DIGITS)
    return failure(field, 'out-of-range', `${field} must be between ${least} and ${MAX_DIGITS}.`);
  return Number.isInteger(count) ? undefined : failure(field, 'not-an-integer');
}

// If both ends of a range round to the same value, so does the number between them.
function rounded(
  known: Known,
  field: string,
  refused: Failure | undefined,
  round: (n: Rational) => string,
): Result<string> {
  if (refused) return refused;
  if ('exact' in known) return success(round(known.exact));
  const sure = known.ranges.map(([low, high]) => [round(low), round(high)]).find(([a, b]) => a === b);
  return sure?.[0] === undefined
    ? failure(field, 'out-of-range', `${field} requests more digits than are known for this figure.`)
    : success(sure[0]);
}

function localized(text: string, symbols: LocaleSymbols, grouping: boolean): string {
  const [, minus = '', whole = '', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? [];
  const digits = grouping ? grouped(whole, symbols) : whole;
  const point = decimals === '' ? '' : `${symbols.point}${decimals}`;
  const own = (digits + point).replaceAll(/\d/g, (digit) => symbols.digits[Number(digit)] ?? digit);
  return minus ? symbols.minus[0] + own + symbols.minus[1] : own;
}

function grouped(whole: string, { groups: [last, others], groupSign, groupedFrom }: LocaleSymbols): string {
  if (last === 0 || whole.length < groupedFrom) return whole;
  const pieces = [whole.slice(-last)];
  for (let end = whole.length - last; end > 0; end -= others)
    pieces.unshift(whole.slice(Math.max(end - others, 0), end));
  return pieces.join(groupSign);
}
