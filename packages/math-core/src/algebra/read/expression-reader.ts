import { joined, lowered, NAME, negated, OPERAND, type Parser } from '../../expression/parse.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { WORD } from './choice-reader.js';
import { NumberReader } from './number-reader.js';
import { parenthesized } from './readings.js';

/** Words of two letters that end an expression, or begin prose. */
const SHORT_WORD = /(?:as|by|do|he|if|it|me|my|no|of|on|so|to|up|us|we)(?![a-z])/iy;

/** The pattern of the name of a function. */
export const FUNCTION_NAME = 'sqrt|cbrt|root|ln|log|lg|cosec|(?:arc)?(?:sin|cos|tan)|sec|csc|cot|exp|abs';
/** A letter that continues an argument without parentheses: not the name of a function. */
const NEXT_FACTOR = new RegExp(`(?!${FUNCTION_NAME})[a-zπ]|pi`, 'iy');
const SMALL_DIGITS = '₀₁₂₃₄₅₆₇₈₉';
const SMALL_EXPONENTS: ReadonlyMap<string, string> = new Map([
  ['ˣ', 'x'],
  ['ʸ', 'y'],
  ['ⁿ', 'n'],
  ['ᵗ', 't'],
]);
const LEVEL = /[-−–+]/y;
const BOTH_SIGNS = /±|∓|\+\s?\/\s?[-−]/y;

/**
 * Reads an algebraic expression the way people type it: everything that `parseExpression` reads, and `|x|`, `abs(x)`,
 * `±`, capital letters, subscripts (`x1 =`, `x₁`), `[ ]` as parentheses, `**`, ` : `, `∛`, `½`, `4 + -2`, commas as
 * `readCommas` reads them, and scientific notation (`1e-6`).
 */
export class ExpressionReader extends NumberReader {
  /** True if a comma between digits is a separator: in lists, sets, intervals and arguments. */
  protected commaSeparates = false;
  /** True while a set, point or interval is being read. */
  protected isInSet = false;
  /** The sign that ± is read as. Undefined where ± isn't allowed. */
  protected sign: '+' | '-' | undefined;
  /** The number of ± signs read so far. */
  protected signs = 0;
  /** The position of the last ±. */
  protected signAt = 0;
  private isInBars = false;
  private isInExponent = false;

  protected override sum(): Expression {
    const start = this.here();
    this.chooseNegativePower(start);
    let left = this.signedProduct(this.bothSigns() ?? this.bothTyped() ?? this.take(LEVEL));
    for (;;) {
      const signAt = this.here();
      const sign = this.bothSigns() ?? this.take(LEVEL);
      if (!sign) return left;
      const second = this.take(sign === '+' ? /[-−–](?=[\d.a-zπ(√∛∜|])/iy : /[-−–+](?=[\d.a-zπ(√∛∜|])/iy);
      const right = this.signedProduct(second);
      this.choosePercent(start, left, signAt, right);
      left = this.added(left, sign, right);
    }
  }

  /** A percentage is taken of what precedes it, 200 + 5% = 200 + 5/100 × 200, unless that is a percentage too. */
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
    const start = this.here();
    let left = this.power();
    for (;;) {
      const byFraction = this.quotientByFraction(start, left);
      if (byFraction) left = byFraction;
      else if (this.take(/[*×·⋅•∙](?!\*)/y)) left = joined('×', left, this.signed());
      else if (this.take(/\/(?!\/)/y)) left = this.quotient(start, () => ['/', left, this.signed()]);
      else if (this.take(/[÷:]/y)) left = this.quotient(start, () => ['÷', left, this.divisor(left)]);
      else if (this.take(/of(?![a-z])/iy)) left = joined('×', left, this.signed());
      else if (this.startsFactor()) left = joined('×', left, this.rootOrPower(start));
      else {
        if (this.sees(/\d+\s*\/\s*\d/y)) this.fail('+ or * before the fraction', 'ambiguous');
        return left;
      }
    }
  }

  /** Reads a fraction without blanks after ÷ or after a slash with blanks: 5 ÷ 1/2 is 5 ÷ (1/2), and could be (5 ÷ 1)/2. */
  private quotientByFraction(start: number, left: Expression): Expression | undefined {
    const isApart = this.isAfterBlank();
    const typed = this.sees(/(?:÷\s*|\/\s+)\d+\/\d+(?![\d.,]|\s*[!%^/(√|a-z²³])/iy);
    if (typed === undefined || (typed.startsWith('/') && !isApart)) return undefined;
    const [sign = '', over = '', under = ''] = /^(\D+)(\d+)\/(\d+)$/.exec(typed)?.slice(1) ?? [];
    const divisorAt = this.position + sign.length;
    this.position += typed.length;
    // 3/4 ÷ 1/2 has one reading.
    if (typed.startsWith('/') || typeof left === 'string' || left[0] !== '/')
      this.choose(
        'fraction-after-division',
        [start, this.position],
        parenthesized(divisorAt, this.position),
        parenthesized(start, divisorAt + over.length),
      );
    return [typed.startsWith('/') ? '/' : '÷', left, ['/', this.number(over), this.number(under)]];
  }

  /** Reads a quotient and the factors that touch it: 1/2x is (1/2)x, and could be 1/(2x). */
  private quotient(start: number, read: () => Expression): Expression {
    const divisorAt = this.here();
    let quotient = read();
    const divisorEnd = this.ending();
    if (!this.touches(/[a-zπ(√∛∜|[]/iy) || !this.startsFactor()) return quotient;
    while (this.touches(/[a-zπ(√∛∜|[]/iy) && this.startsFactor())
      quotient = joined('×', quotient, this.power());
    const to = this.ending();
    if (!this.hasFailed())
      this.choose(
        'product-after-division',
        [start, to],
        parenthesized(start, divisorEnd),
        parenthesized(divisorAt, to),
      );
    return quotient;
  }

  private touches(pattern: RegExp): boolean {
    return !this.isAfterBlank() && this.sees(pattern) !== undefined;
  }

  /** Reads a factor. In 3√x the 3 could also be the index of the root. */
  private rootOrPower(start: number): Expression {
    const rootAt = this.here();
    const isIndex = /^[34]$/.test(this.slice(start, rootAt)) && this.sees(/√/y) !== undefined;
    const factor = this.power();
    const to = this.ending();
    const radicand = this.slice(rootAt + 1, to).trim();
    if (isIndex && /[a-z]/i.test(radicand))
      this.choose(
        'index-of-root',
        [start, to],
        [{ from: rootAt, to: rootAt, text: '*' }],
        [{ from: start, to, text: `root(${this.slice(start, rootAt)}, ${radicand})` }],
      );
    return factor;
  }

  /** Reads the divisor so that 3/4 ÷ 2/5 divides a fraction by a fraction. */
  private divisor(dividend: Expression): Expression {
    const first = this.signed();
    const isFraction = dividend[0] === '/' && typeof dividend !== 'string';
    return isFraction && isNumberText(first) && this.take(/\/(?!\/)/y) ? ['/', first, this.signed()] : first;
  }

  protected startsFactor(): boolean {
    if (this.sees(WORD) !== undefined) return false;
    if (this.sees(/\|/y)) return !this.isInBars;
    if (this.sees(/\[/y)) return !this.isInSet; // The reversed bracket in ]2, 5[ ends the expression.
    if (this.sees(/[(√∛∜π]/y) ?? this.sees(NAME) ?? this.sees(/abs\b/iy)) return true;
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
    const start = this.here();
    let base = super.power();
    this.chooseExponent(start);
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
    const number = this.typedNumber(this.commaSeparates, this.isInExponent);
    if (number !== undefined) return number;
    if (this.sees(/\|/y)) return this.bars();
    if (this.take(/abs(?=\s*\()/iy)) return ['abs', this.group()];
    if (this.sees(/\[/y)) return this.opened(() => this.group(/\[/y, /\]/y, ']'));
    if (this.take(/∛/y)) return ['^', this.primary(), '1/3'];
    if (this.take(/∜/y)) return ['^', this.primary(), '1/4'];
    if (this.sees(NAME) ?? this.sees(/sin|cos|tan|[^a-z]/iy)) return super.primary();
    return this.letter();
  }

  private letter(): Expression {
    if (this.sees(/(?:or|and)(?![a-z])/iy) || this.lettersHere() > 3) return this.fail(OPERAND);
    // An index without a sign is read in x2 = 3, never in 4x2 = 16.
    const isFirst = /(?:^|[=≈<>≤≥≠,;&∧∨(]|and|or)$/i.test(this.textBefore());
    const letter = this.take(/[a-z]/iy);
    if (!letter) return this.fail(OPERAND);
    if (/[fgh]/.test(letter) && this.sees(/\(\s*[-−–]?\d[\d.]*\s*\)/y, true)) {
      const at = this.position;
      const call = this.sees(/\([^()]*\)/y) ?? '';
      this.choose('product-not-function', [at - 1, at + call.length], [{ from: at, to: at, text: '*' }]);
    }
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
    const nameEnd = this.position;
    const start = nameEnd - name.length;
    const hasBase = name === 'log' && this.sees(/\s*[_₀-₉{]/y, true) !== undefined;
    const radicandAt =
      name === '√' || name === 'sqrt' ? nameEnd + (this.sees(/\s*/y, true) ?? '').length : undefined;
    this.argumentAt = undefined;
    const read = super.called(name);
    const from = radicandAt ?? this.argumentAt;
    this.commaSeparates = commaSeparates;
    const isBare = from !== undefined && this.slice(from, from + 1) !== '(';
    if (isBare && !this.hasFailed()) this.chooseArgument(start, from, hasBase || from > nameEnd);
    return read;
  }

  /** Reads ln 1/2 as ln(1/2), since (ln 1)/2 would be 0. */
  protected override argumentOfLogarithm(): Expression {
    const hasFraction = this.sees(/1\/\d/y) !== undefined;
    const value = this.argument();
    return hasFraction && this.take(/\//y) ? ['/', value, this.power()] : value;
  }

  /** Reads an argument without parentheses. */
  protected override argument(): Expression {
    const from = this.here();
    let value = this.power();
    while (!this.sees(WORD) && this.sees(NEXT_FACTOR) && !this.endsArgument(value))
      value = joined('×', value, this.power());
    this.argumentAt = from;
    return value;
  }

  /** Returns whether a factor after a blank is outside an argument: a power of e, or a letter that the argument has. */
  private endsArgument(value: Expression): boolean {
    const next = this.isAfterBlank() ? this.sees(/[a-z]/iy) : undefined;
    return next !== undefined && (next === 'e' || new RegExp(`(?:^|,)${next}(?:,|$)`).test(String(value)));
  }
}
