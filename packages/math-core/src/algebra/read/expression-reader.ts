import { joined, lowered, NAME, negated, OPERAND, Parser } from '../../expression/parse.js';
import { readCommas } from '../../rational/commas.js';
import { type Expression, isNumberText } from '../../steps/expression.js';

/** Words that end an expression. */
export const WORD = /(?:or|and|at|for|in|is|where|when|with)(?![a-z])/iy;

/** Words of two letters that end an expression, or begin prose. */
const SHORT_WORD = /(?:as|by|do|he|if|it|me|my|no|of|on|so|to|up|us|we)(?![a-z])/iy;

const SMALL_DIGITS = '₀₁₂₃₄₅₆₇₈₉';
const SMALL_EXPONENTS: ReadonlyMap<string, string> = new Map([
  ['ˣ', 'x'],
  ['ʸ', 'y'],
  ['ⁿ', 'n'],
  ['ᵗ', 't'],
]);
/**
 * A number in scientific notation: 6.02e23, 1e-6, 2.5e-3. A signed exponent needs a decimal or 1 before it and no
 * spaces: `2e-3` means 2 × e − 3 with Euler's number.
 */
const SCIENTIFIC =
  /\d+(?:\.\d+)?e\d{1,3}(?![\d.])|\d+\.\d+e[-−–+]\d{1,3}(?![\d.])|1e[-−–+]\d{1,3}(?!\s*[\d.a-z(^])/iy;
const LEVEL = /[-−–+]/y;
const BOTH_SIGNS = /±|∓|\+\s?\/\s?[-−]/y;

/**
 * Reads an algebraic expression the way people type it: everything that `parseExpression` reads, and `|x|`, `abs(x)`,
 * `±`, capital letters, subscripts (`x1 =`, `x₁`), `[ ]` as parentheses, `**`, ` : `, `∛`, `½`, `4 + -2`, commas as
 * {@link readCommas} reads them, and scientific notation (`1e-6`).
 */
export class ExpressionReader extends Parser {
  /** True if a comma between digits is a separator: in lists, sets, intervals and arguments. */
  protected commaSeparates = false;
  /** True while a set, a point or an interval is read. */
  protected isInSet = false;
  /** The sign that ± is read as. Undefined where ± isn't allowed. */
  protected sign: '+' | '-' | undefined;
  /** The number of ± signs read so far. */
  protected signs = 0;
  /** The position of the last ±. */
  protected signAt = 0;
  private isInBars = false;
  private isInExponent = false;
  /** The percentages that were read, and their sums. */
  private readonly percentages = new Set<Expression>();

  protected override sum(): Expression {
    let left = this.signedProduct(this.bothSigns() ?? this.bothTyped() ?? this.take(LEVEL));
    for (;;) {
      const sign = this.bothSigns() ?? this.take(LEVEL);
      if (!sign) return left;
      const right = this.signedProduct(this.take(/[-−–](?=[\d.a-zπ(√∛|])/iy));
      left = this.added(left, sign, right);
    }
  }

  /** A percentage is one of what precedes it, 200 + 5% = 200 + 5/100 × 200, unless that is a percentage too. */
  private added(left: Expression, sign: string, right: Expression): Expression {
    const arePercentages = this.percentages.has(left) && this.percentages.has(right);
    const part: Expression = this.percentages.has(right) && !arePercentages ? ['×', right, left] : right;
    const sum: Expression = sign === '+' ? joined('+', left, part) : ['-', left, part];
    if (arePercentages) this.percentages.add(sum);
    return sum;
  }

  private signedProduct(sign: string | undefined): Expression {
    const product = this.product();
    return sign && sign !== '+' ? negated(product) : product;
  }

  /** Reads ± as the current sign. */
  private bothSigns(): '+' | '-' | undefined {
    this.markSign();
    const found = this.take(BOTH_SIGNS) ?? this.take(/\+[-−](?=\s*(?:√|sqrt))/iy);
    return found ? this.chosen(found === '∓') : undefined;
  }

  /** Reads +- at the start of a sum. */
  private bothTyped(): '+' | '-' | undefined {
    this.markSign();
    return this.take(/\+\s?[-−]/y) ? this.chosen(false) : undefined;
  }

  private markSign(): void {
    if (this.sees(/[±∓+]/y)) this.signAt = this.position;
  }

  private chosen(isTurned: boolean): '+' | '-' {
    const { sign } = this;
    if (!sign) {
      this.fail('one sign, + or -');
      return '+';
    }
    this.signs++;
    return isTurned === (sign === '-') ? '+' : '-';
  }

  protected override product(): Expression {
    let left = this.power();
    for (;;) {
      if (this.take(/[*×·⋅•∙](?!\*)/y)) left = joined('×', left, this.signed());
      else if (this.take(/\/(?!\/)/y)) left = ['/', left, this.signed()];
      else if (this.take(/[÷:]/y)) left = ['÷', left, this.divisor(left)];
      else if (this.take(/of(?![a-z])/iy)) left = joined('×', left, this.signed());
      else if (this.startsFactor()) left = joined('×', left, this.power());
      else {
        if (this.sees(/\d+\s*\/\s*\d/y)) this.fail('+ or * before the fraction', 'ambiguous');
        return left;
      }
    }
  }

  /** Reads the divisor, so that 3/4 ÷ 2/5 divides a fraction by a fraction. */
  private divisor(dividend: Expression): Expression {
    const first = this.signed();
    const isFraction = dividend[0] === '/' && typeof dividend !== 'string';
    return isFraction && isNumberText(first) && this.take(/\/(?!\/)/y) ? ['/', first, this.signed()] : first;
  }

  private startsFactor(): boolean {
    if (this.sees(WORD) !== undefined) return false;
    if (this.sees(/\|/y)) return !this.isInBars;
    if (this.sees(/\[/y)) return !this.isInSet; // The reversed bracket in ]2, 5[ ends the expression.
    if (this.sees(/[(√∛π]/y) ?? this.sees(NAME) ?? this.sees(/abs\b/iy)) return true;
    if (!this.sees(/[a-z]/iy)) return false;
    // Two words are prose: "2x because" isn't a product of eight letters. 1/2 ab is one.
    const isShort = this.lettersHere() <= 2 && !this.sees(SHORT_WORD);
    return !this.isAfterBlank() || isShort;
  }

  /** Returns the number of letters before the next space, sign or function name. */
  private lettersHere(): number {
    const run = this.sees(/[a-z]+/iy) ?? '';
    const name = run.search(/sqrt|cbrt|root|ln|log|lg|exp|pi|abs|sin|cos|tan/i);
    return name < 0 ? run.length : name;
  }

  protected override signed(): Expression {
    return this.take(/[-−–]/y) ? negated(this.nested(() => this.signed())) : this.power();
  }

  protected override power(): Expression {
    let base = super.power();
    for (;;) {
      const letter = this.take(/[ˣʸⁿᵗ]/y);
      if (letter) base = ['^', base, SMALL_EXPONENTS.get(letter) ?? letter];
      else if (this.take(/%|per ?cent(?![a-z])/iy)) base = this.percentage(base);
      else if (this.take(/\*\*/y)) base = ['^', base, this.nested(() => this.braced() ?? this.exponent())];
      else return base;
    }
  }

  private percentage(amount: Expression): Expression {
    const percentage: Expression = ['/', amount, '100'];
    this.percentages.add(percentage);
    return percentage;
  }

  protected override exponent(): Expression {
    const { isInExponent } = this;
    this.isInExponent = true;
    const exponent = super.exponent();
    this.isInExponent = isInExponent;
    return exponent;
  }

  protected override primary(): Expression {
    const mixed = this.isInExponent ? undefined : this.mixed();
    if (mixed) return mixed;
    const half = this.take(/(?:\d+\s?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/y);
    if (half) return mixedNumber(half);
    const scientific = this.take(SCIENTIFIC);
    if (scientific) return this.powerOfTen(scientific);
    if (!this.commaSeparates && this.sees(/\d+,\d/y)) return this.withCommas();
    if (this.sees(/\|/y)) return this.bars();
    if (this.take(/abs(?=\s*\()/iy)) return ['abs', this.group()];
    if (this.sees(/\[/y)) return this.opened(() => this.group(/\[/y, /\]/y, ']'));
    if (this.take(/∛/y)) return ['^', this.primary(), '1/3'];
    if (this.sees(NAME) ?? this.sees(/sin|cos|tan|[^a-z]/iy)) return super.primary();
    return this.letter();
  }

  /** 2 1/3 as 7/3. A fraction of 1 or more is none of a mixed number. */
  private mixed(): Expression | undefined {
    const typed = this.sees(/\d{1,9}\s+\d{1,9}\s*\/\s*\d{1,9}(?![\d.,/])/y);
    const [whole = 0, top = 0, bottom = 0] = typed?.match(/\d+/g)?.map(Number) ?? [];
    if (!typed || top === 0 || top >= bottom) return undefined;
    this.position += typed.length;
    return `${whole * bottom + top}/${bottom}`;
  }

  private withCommas(): Expression {
    const number = readCommas(this.sees(/[\d,.]+/y) ?? '');
    if (!number) return this.fail('a space after the comma', 'ambiguous');
    this.position += number.length;
    return this.number(number.text);
  }

  /** Converts 2.5e-3 to 2.5 × 10^−3. */
  private powerOfTen(text: string): Expression {
    const [digits = '', exponent = ''] = text.toLowerCase().split('e');
    const power: Expression = ['^', '10', exponent.replace('+', '').replace(/[−–]/, '-')];
    return digits === '1' ? power : ['×', this.number(digits), power];
  }

  private letter(): Expression {
    if (this.sees(/(?:or|and)(?![a-z])/iy) || this.lettersHere() > 3) return this.fail(OPERAND);
    // An index without a sign is read in x2 = 3, never in 4x2 = 16.
    const isFirst = /(?:^|[=≈<>≤≥≠,;&∧∨(]|and|or)$/i.test(this.textBefore());
    const letter = this.take(/[a-z]/iy);
    if (!letter) return this.fail(OPERAND);
    if (!isFirst && this.sees(/\d+(?=\s*(?:[=≈<>≤≥≠∈]|in\b))/y, true))
      return this.fail(`${letter}^2 or ${letter}_2`, 'ambiguous');
    const index = this.take(/_?\d+(?=\s*(?:[=≈<>≤≥≠∈]|in\b))|_\d+/y, true) ?? this.take(/[₀-₉]+/y, true);
    if (!index) return letter;
    return letter + (/\d/.test(index) ? index.replace('_', '') : lowered(index, SMALL_DIGITS));
  }

  private bars(): Expression {
    const { isInBars } = this;
    this.take(/\|/y);
    this.isInBars = true;
    const inner = this.nested(() => this.sum());
    this.isInBars = isInBars;
    if (!this.take(/\|/y)) this.fail('an operator or |');
    return ['abs', inner];
  }

  /** Reads inside parentheses, where a vertical bar opens an absolute value. */
  private opened(read: () => Expression): Expression {
    const { isInBars } = this;
    this.isInBars = false;
    const inner = read();
    this.isInBars = isInBars;
    return inner;
  }

  protected override group(...how: Parameters<Parser['group']>): Expression {
    return this.opened(() => super.group(...how));
  }

  protected override called(name: string): Expression {
    const { commaSeparates } = this;
    this.commaSeparates = name === 'root' || (name === 'log' && this.sees(/\(/y, true) !== undefined);
    const read = super.called(name);
    this.commaSeparates = commaSeparates;
    return read;
  }

  protected override argument(): Expression {
    let value = this.power();
    while (!this.sees(WORD) && this.sees(/(?!sqrt|cbrt|root|ln|log|lg|sin|cos|tan|exp|abs)[a-zπ]|pi/iy))
      value = joined('×', value, this.power());
    return value;
  }
}

function mixedNumber(text: string): Expression {
  const [, whole = '', half = ''] = /^(\d*)\s?(.)$/.exec(text) ?? [];
  const [top = '0', bottom = '1'] = half.normalize('NFKD').split('⁄');
  return `${(BigInt(whole || '0') * BigInt(bottom) + BigInt(top)).toString()}/${bottom}`;
}
