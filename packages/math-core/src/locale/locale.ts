import type { ErrorCode } from '../result/result.js';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The texts and signs of a language, as plain data; `@mathtools/math-core/locale-de` exports one. */
export interface Locale {
  /** The language tag (BCP 47): "de". */
  readonly tag: string;
  /** The sign before the decimals of a number. */
  readonly decimal: string;
  /** The sign between groups of three digits. */
  readonly group: string;
  /** The fewest digits before the decimals that are grouped: 4, or 5 where 1234 stays as it is. */
  readonly leastGrouped: number;
  /** The sign of a multiplication. */
  readonly times: string;
  /** The sign of a division on one line. */
  readonly divided: string;
  /** How a date is written: "{day}.{month}.{year}"; `{d}` and `{m}` are without a zero before them. */
  readonly date: string;
  /**
   * The laws of steps by id; where one id has several laws, by the English law, whose `{n}` stands for what differs.
   */
  readonly laws: Readonly<Record<string, string | Texts>>;
  /** The laws and mistakes of a working that is judged, by their names; `{n}` in a law stands for what was added. */
  readonly working: { readonly laws: Texts; readonly mistakes: Texts };
  /** The words of expressions; `tip:total` is that of one topic. */
  readonly words: Texts;
  /** The names of units by their English name, singular and plural: "inch", "inches". */
  readonly units: Texts;
  /** The names of the fields of inputs. */
  readonly fields: Texts;
  /** How an element of a list is named: "no. {n}". */
  readonly element: string;
  /** The sentences of errors by the id of the message, with `{field}` and other parameters. */
  readonly messages: Texts;
  /** The sentence for a code, where there is no other. */
  readonly codes: Readonly<Record<ErrorCode, string>>;
  /** What an expression may have in a place, and what is no number, by the English name: "a number", "an object". */
  readonly expected: Texts;
  /** The word before the last of several: "or". */
  readonly or: string;
  /** The quotation marks around what was typed. */
  readonly quotes: readonly [string, string];
}
