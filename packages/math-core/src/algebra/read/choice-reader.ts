import { NAME, Parser } from '../../expression/parse.js';
import type { Expression } from '../../steps/expression.js';
import { type Choice, type ChoiceRule, type Edit, parenthesized } from './readings.js';

/** Words that end an expression. */
export const WORD = /(?:or|and|at(?!\s*[\^²³])|for|in|is|where|when|with)(?![a-z])/iy;

/** Records the places of an expression that can be read in two ways. */
export class ChoiceReader extends Parser {
  /** The parts read so far that can be read in two ways. */
  readonly choices: Choice[] = [];
  /** The percentages that were read, and their sums. */
  protected readonly percentages = new Set<Expression>();
  /** The position of the last argument, if it has no parentheses. */
  protected argumentAt: number | undefined;

  /** Returns the position of the next character that isn't blank. */
  protected here(): number {
    this.sees(/$/y);
    return this.position;
  }

  /** Returns the position after the last character that was read. */
  protected ending(): number {
    return this.textBefore().length;
  }

  /** Records a place that can be read in two ways. ± reads a line twice, and some rules read a part again. */
  protected choose(
    rule: ChoiceRule,
    [from, to]: readonly [from: number, to: number],
    chosen: readonly Edit[],
    other?: readonly Edit[],
  ): void {
    if (this.choices.some((choice) => choice.rule === rule && choice.from === from)) return;
    this.choices.push({ rule, from, to, chosen, ...(other && { other }) });
  }

  /** −3² is −(3²), and could be (−3)². */
  protected chooseNegativePower(from: number): void {
    const typed = this.sees(/[-−–]\s*\d+(?:\.\d+)?\s*(?:\^\s*\d*[02468](?![\d.a-z(/^])|[²⁴⁶⁸])/iy);
    if (!typed) return;
    const [negative = '', sign = ''] = /^([-−–]\s*)\d+(?:\.\d+)?/.exec(typed) ?? [];
    const to = from + typed.length;
    this.choose(
      'power-of-negative',
      [from, to],
      parenthesized(from + sign.length, to),
      parenthesized(from, from + negative.length),
    );
  }

  /** 200 + 5% adds 5% of 200, and could add 5/100. */
  protected choosePercent(start: number, left: Expression, signAt: number, right: Expression): void {
    if (!this.percentages.has(right) || this.percentages.has(left)) return;
    const to = this.ending();
    const [sign = '%'] = /(?:%|per ?cent)$/i.exec(this.slice(signAt, to)) ?? [];
    const before = this.slice(start, signAt).trim();
    this.choose(
      'percent-of-sum',
      [start, to],
      [{ from: to, to, text: ` of ${/^[\w.]+$/.test(before) ? before : `(${before})`}` }],
      [{ from: to - sign.length, to, text: '/100' }],
    );
  }

  /** 2^3x is 2³ · x, and could be 2^(3x); x^1/2 is x/2, and could be the root of x. */
  protected chooseExponent(start: number): void {
    const end = this.ending();
    const exponent = /\^[-−–]?(?:\d+|[a-z])$/i.exec(this.slice(start, end))?.[0].slice(1);
    if (!exponent || this.isAfterBlank()) return;
    const half = exponent === '1' ? this.sees(/\/\d+(?![\d.])/y) : undefined;
    const letters = this.sees(WORD) || this.sees(NAME) ? undefined : this.sees(/[a-z]+(?!\s*[\^²³⁴(])/iy);
    const [rule, next] = half
      ? (['fraction-in-exponent', half] as const)
      : (['product-in-exponent', letters] as const);
    const to = end + (next ?? '').length;
    if (next)
      this.choose(rule, [start, to], parenthesized(start, end), parenthesized(end - exponent.length, to));
  }

  /** √2x is √2 · x, and could be √(2x); ln x+1 is ln(x) + 1, and could be ln(x + 1). */
  protected chooseArgument(start: number, from: number, isAfterBlank: boolean): void {
    const end = this.ending();
    const argument = this.slice(from, end);
    const chosen = parenthesized(from, end);
    if (/^1\/\d/.test(argument)) {
      this.choose('fraction-in-argument', [start, end], chosen, parenthesized(start, from + 1));
      return;
    }
    const isRoot = /^(?:√|sqrt)$/i.test(this.slice(start, from).trim());
    const number = /^\d+(?:\.\d+)?(?=[a-z]+$)/i.exec(argument)?.[0];
    if (number !== undefined) {
      const other = [...parenthesized(start, from + number.length)];
      this.choose('product-in-argument', [start, end], chosen, other);
      return;
    }
    const factor = isRoot && /^(?:\d+|[a-z])$/i.test(argument) && !this.isAfterBlank() && !this.sees(WORD);
    const letters = factor && !this.sees(NAME) ? this.sees(/[a-z]+/iy) : undefined;
    const term =
      isAfterBlank && !this.isAfterBlank() ? this.sees(/[-+−/](?:\d+(?:\.\d+)?[a-z]?|[a-z])/iy) : undefined;
    const next = letters ?? term;
    if (next === undefined) return;
    const to = end + next.length;
    this.choose(
      letters === undefined ? 'sum-in-argument' : 'product-under-root',
      [start, to],
      chosen,
      parenthesized(from, to),
    );
  }
}
