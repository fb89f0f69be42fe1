import { type CommaNumber, readCommas } from '../../rational/commas.js';
import type { Expression } from '../../steps/expression.js';
import { ChoiceReader } from './choice-reader.js';
import type { Edit } from './readings.js';

/**
 * A number in scientific notation: 6.02e23, 1e-6, 2.5e-3. A signed exponent needs a decimal or 1 before it and no
 * spaces: `2e-3` means 2 × e − 3 with Euler's number.
 */
const SCIENTIFIC =
  /\d+(?:\.\d+)?e\d{1,3}(?![\d.])|\d+\.\d+e[-−–+]\d{1,3}(?![\d.])|1e[-−–+]\d{1,3}(?!\s*[\d.a-z(^])/iy;
/** Reads numbers as people type them: with commas, as mixed numbers, and in scientific notation. */
export class NumberReader extends ChoiceReader {
  /** The numbers with commas read so far. */
  readonly commas: (Edit & Pick<CommaNumber, 'comma'>)[] = [];

  /** 2 1/3 as 7/3. A fraction of 1 or more can't be part of a mixed number. */
  protected mixed(): Expression | undefined {
    const typed = this.sees(/\d{1,9}\s+\d{1,9}\s*\/\s*\d{1,9}(?![\d.,/])/y);
    const [whole = 0, top = 0, bottom = 0] = typed?.match(/\d+/g)?.map(Number) ?? [];
    if (!typed || top === 0 || top >= bottom) return undefined;
    this.position += typed.length;
    return `${whole * bottom + top}/${bottom}`;
  }

  protected withCommas(): Expression {
    const number = readCommas(this.sees(/[\d,.]+/y) ?? '');
    if (!number) return this.fail('a space after the comma', 'ambiguous');
    const from = this.position;
    const to = from + number.length;
    this.position = to;
    this.commas.push({ from, to, text: number.text, comma: number.comma });
    return this.number(number.text);
  }

  /** Converts 2.5e-3 to 2.5 × 10^−3. */
  protected powerOfTen(text: string): Expression {
    const [digits = '', exponent = ''] = text.toLowerCase().split('e');
    const power: Expression = ['^', '10', exponent.replace('+', '').replace(/[−–]/, '-')];
    return digits === '1' ? power : ['×', this.number(digits), power];
  }

  /** Reads a number that isn't only digits and a decimal point. Returns undefined for any other text. */
  protected typedNumber(commaSeparates: boolean, isInExponent: boolean): Expression | undefined {
    const mixed = isInExponent ? undefined : this.mixed();
    if (mixed) return mixed;
    const half = this.take(/(?:\d+\s?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/y);
    if (half) return mixedNumber(half);
    const scientific = this.take(SCIENTIFIC);
    if (scientific) return this.powerOfTen(scientific);
    return !commaSeparates && this.sees(/\d+,\d/y) ? this.withCommas() : undefined;
  }
}

function mixedNumber(text: string): Expression {
  const [, whole = '', half = ''] = /^(\d*)\s?(.)$/.exec(text) ?? [];
  const [top = '0', bottom = '1'] = half.normalize('NFKD').split('⁄');
  return `${(BigInt(whole || '0') * BigInt(bottom) + BigInt(top)).toString()}/${bottom}`;
}
