import { type CommaNumber, readCommas } from '../../rational/commas.js';
import type { Expression } from '../../steps/expression.js';
import { ChoiceReader } from './choice-reader.js';
import type { Edit } from './readings.js';

/** Reads numbers as people type them: with commas, as mixed numbers, and with powers of ten. */
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
    const withPower = this.powerOfTen(number.text, from);
    if (withPower !== undefined) return withPower;
    this.commas.push({ from, to, text: number.text, comma: number.comma });
    return this.number(number.text);
  }

  /** Reads 5e-3 as 5 × 10^−3. With a sign, it could also be 5 × e − 3. */
  protected override powerOfTen(
    digits: string,
    start = this.position - digits.length,
  ): Expression | undefined {
    const at = this.position;
    const read = super.powerOfTen(digits);
    if (read === undefined || this.hasFailed()) return read;
    const [sign, power] = /^.(\D?)(\d+)$/.exec(this.slice(at, this.position))?.slice(1) ?? [];
    const ten = `10^${sign === '+' ? '' : (sign ?? '')}${power ?? ''}`;
    this.choose(
      'power-of-ten',
      [start, this.position],
      [{ from: start, to: this.position, text: `(${digits === '1' ? '' : `${digits}*`}${ten})` }],
      sign ? [{ from: at, to: at, text: '*' }] : undefined,
    );
    return read;
  }

  /** Reads a number that isn't only digits and a decimal point. Returns undefined for any other text. */
  protected typedNumber(commaSeparates: boolean, isInExponent: boolean): Expression | undefined {
    const mixed = isInExponent ? undefined : this.mixed();
    if (mixed) return mixed;
    const half = this.take(/(?:\d+\s?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/y);
    if (half) return mixedNumber(half);
    return !commaSeparates && this.sees(/\d+,\d/y) ? this.withCommas() : undefined;
  }
}

function mixedNumber(text: string): Expression {
  const [, whole = '', half = ''] = /^(\d*)\s?(.)$/.exec(text) ?? [];
  const [top = '0', bottom = '1'] = half.normalize('NFKD').split('⁄');
  return `${(BigInt(whole || '0') * BigInt(bottom) + BigInt(top)).toString()}/${bottom}`;
}
