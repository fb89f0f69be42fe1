import type { ErrorCode } from '../result/result.js';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The texts and signs of a language, as plain data. `@mathtools/step-texts/de` exports one. */
export interface Locale {
  /** The language tag (BCP 47): "de". */
  readonly tag: string;
  /** The sign before the decimals of a number. */
  readonly decimal: string;
  /** The sign between groups of three digits. */
  readonly group: string;
  /** The minimum number of integer digits that are grouped: 4, or 5 in languages that write 1234 without a sign. */
  readonly leastGrouped: number;
  /** The multiplication sign. */
  readonly times: string;
  /** The division sign on one line. */
  readonly divided: string;
  /** The pattern of a date: "{day}.{month}.{year}". `{d}` and `{m}` have no leading zero. */
  readonly date: string;
  /**
   * The texts of steps by id, or by id and variant: "algebra.swap-sides:flip". Each `{n}` is a hole for a value of the step.
   */
  readonly laws: Texts;
  /**
   * The laws and mistakes of checked work, by name. `{n}` in a law is the amount, such as the number added.
   */
  readonly working: { readonly laws: Texts; readonly mistakes: Texts };
  /** The words of expressions. The key `tip:total` applies to the topic `tip` only. */
  readonly words: Texts;
  /** The names of units by their English name, singular and plural: "inch", "inches". */
  readonly units: Texts;
  /** The names of input fields. */
  readonly fields: Texts;
  /** The pattern that names an element of a list: "no. {n}". */
  readonly element: string;
  /** The error sentences by the id of the message, with `{field}` and other parameters. */
  readonly messages: Texts;
  /** The error sentence for each code, for messages without a translation. */
  readonly codes: Readonly<Record<ErrorCode, string>>;
  /**
   * The inputs that the parser expects, values that aren't numbers, and notations, by the English name: "a
   * number", "an object".
   */
  readonly expected: Texts;
  /**
   * The fragments that fill the placeholders of laws and errors, by the English: "{n} for {m}", "a system of
   * {n} equations".
   */
  readonly fragments: Texts;
  /** The word before the last item of a list: "or". */
  readonly or: string;
  /** The quotation marks around text that the user typed. */
  readonly quotes: readonly [string, string];
}
