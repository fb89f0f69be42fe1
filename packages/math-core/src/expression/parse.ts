import { checkedText } from '../result/math-error.js';
import { exactText } from '../rational/format.js';
import { parseDecimal } from '../rational/parse-decimal.js';
import { failure, type Result, success } from '../result/result.js';
import { type Expression, isNumberText } from '../steps/expression.js';
import { Scanner } from './scanner.js';

/** The maximum length of an expression, in characters. */
export const MAX_EXPRESSION_CHARACTERS = 500;

export const OPERAND = 'a number, a variable or (';
/** The question about a power of ten that may be a product with Euler's number. */
export const NEXT_TO_E = '* or ^ next to e';
const NO_ABSOLUTE_VALUE = 'no absolute value, which has no notation here';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SMALL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ₐ', 'a'],
  ['ₑ', 'e'],
  ['ₓ', 'x'],
]);

/**
 * Parses an expression: decimal numbers, powers of ten (`5e-3`), one-letter variables (`e` is Euler's number), `pi` or `π`, `+ - * / ^ ( )` and
 * their typographic forms, implicit products (`8x^3`), `sqrt √ cbrt root(n, x)`, `ln`, `lg`, `log` (base 10), `log_2 x`,
 * `log_{10}(x)`, `log_a(b)`, `log10(x)`, `log(100, 10)` (the value, then the base), `exp`, and superscripts and subscripts
 * (`x²`, `log₂ 8`). Function names may have capitals (`LN(x)`, `Log x`); variables may not.
 * Implicit products bind like explicit ones: `1/2x` is half of x. The argument of a logarithm is the parentheses
 * directly after it, so `log(x)^2` is (log x)². Otherwise it is the next power and the letters after it: `ln 2x²` is ln (2x²).
 * Errors: `syntax` with `position` and `expected`, also for `|x|` and `log(1,234)`; `ambiguous` for `3e2x`, which may be 300x or 3e^(2x); `empty`; `too-large` for more than {@link MAX_EXPRESSION_CHARACTERS}
 * characters, more than {@link MAX_DEPTH} levels, or a number that is too large for `parseNumber`.
 * @example parseExpression('log_2(8x)') // ['log', '2', ['×', '8', 'x']]
 */
export function parseExpression(text: string, field = 'expression'): Result<Expression> {
  checkedText('field', field);
  // Untyped callers may pass anything.
  if (typeof text !== 'string') return failure(field, 'syntax', `${field} is not text.`);
  if (text.length > MAX_EXPRESSION_CHARACTERS) {
    const message = `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`;
    return failure(field, 'too-large', message);
  }
  return new Parser(text, field).parse();
}

/** A power of ten that touches a number: 5e-3, 6.02E23. With a blank, as in 2e - 3, e is Euler's number. */
const POWER_OF_TEN = /e[-−–+]?\d+/iy;
/** Text that leaves open where the power of ten of a number ends: 2e3^2, 2e3.5. */
const OPEN_END = /\.\d|[\^⁻⁰¹²³⁴-⁹]/y;
/** Text that may belong to Euler's number after an integer: 3e2x may be 3e^(2x), and 2e-3(x + 1) may be 2e - 3(x + 1). */
const FACTOR = { unsigned: /[a-zπ√]/iy, signed: /[a-zπ√(]/iy } as const;

/** The names of functions and of π. Each one ends a product of letters: `ln` is never l × n. */
export const NAME = /sqrt|cbrt|root|ln|log|lg|exp|pi/iy;

/** Parses an expression. A subclass may override how each part is read. */
export class Parser extends Scanner {
  parse(): Result<Expression> {
    if (this.isBlank()) this.fail(OPERAND, 'empty');
    const expression = this.sum();
    if (this.sees(/$/y) === undefined) this.fail('an operator');
    return this.failed ?? success(expression);
  }

  protected sum(): Expression {
    const first = this.take(/[-−+]/y);
    let left = this.product();
    if (first && first !== '+') left = negated(left);
    for (let sign = this.take(/[-−+]/y); sign; sign = this.take(/[-−+]/y)) {
      const right = this.product();
      left = sign === '+' ? joined('+', left, right) : ['-', left, right];
    }
    return left;
  }

  protected product(): Expression {
    let left = this.power();
    for (;;) {
      if (this.take(/[*×·⋅]/y)) left = joined('×', left, this.signed());
      else if (this.take(/\//y)) left = ['/', left, this.signed()];
      else if (this.take(/÷/y)) left = ['÷', left, this.signed()];
      else if (this.sees(/[a-zπ(√]/y) ?? this.sees(NAME)) left = joined('×', left, this.power());
      else return this.sees(/\|/y) ? this.fail(NO_ABSOLUTE_VALUE) : left;
    }
  }

  protected signed(): Expression {
    return this.take(/[-−]/y) ? negated(this.nested(() => this.signed())) : this.power();
  }

  protected power(): Expression {
    let base = this.primary();
    for (;;) {
      const raised = this.take(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y);
      if (raised) base = ['^', base, this.exponentDigits(raised)];
      else if (this.take(/\^/y)) base = ['^', base, this.nested(() => this.braced() ?? this.exponent())];
      else return base;
    }
  }

  protected exponentDigits(raised: string): Expression {
    const digits = this.number(lowered(raised.replace('⁻', ''), SUPERSCRIPTS));
    return raised.startsWith('⁻') ? negated(digits) : digits;
  }

  protected exponent(): Expression {
    return this.take(/[-−]/y) ? negated(this.nested(() => this.exponent())) : this.power();
  }

  protected primary(): Expression {
    const digits = this.take(/\d+\.?\d*|\.\d+/y);
    if (digits) return this.powerOfTen(digits) ?? this.number(digits);
    if (this.sees(/\(/y)) return this.group();
    if (this.sees(/\||abs/iy)) return this.fail(NO_ABSOLUTE_VALUE);
    // A function name isn't a product such as s × i × n.
    if (this.sees(/sin|cos|tan/iy)) return this.fail(OPERAND);
    if (this.take(/pi|π/iy)) return 'π';
    const index = this.take(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?=√)/y);
    if (index) return this.indexedRoot(lowered(index, SUPERSCRIPTS));
    const name = this.take(NAME) ?? this.take(/√/y);
    if (name) return this.nested(() => this.called(name.toLowerCase()));
    return this.take(/[a-z]/y) ?? this.fail(OPERAND);
  }

  /** Parses the power of ten that touches a number that is already parsed. Returns undefined if there is none. */
  protected powerOfTen(digits: string): Expression | undefined {
    const isExponent = /\^\s*[-−–]?\s*[\d.,]+$/.test(this.textBefore());
    const typed = this.take(POWER_OF_TEN, true);
    if (typed === undefined) return undefined;
    const factor = FACTOR[/^e\d/i.test(typed) ? 'unsigned' : 'signed'];
    const isOpen =
      isExponent || this.sees(OPEN_END, true) || (!digits.includes('.') && this.sees(factor, true));
    if (isOpen) return this.fail(NEXT_TO_E, 'ambiguous');
    const exponent = String(Number(typed.slice(1).replace(/[−–]/, '-')));
    const number = parseDecimal(`${digits}e${exponent}`, this.field);
    if (!number.ok) return this.fail('a shorter number', number.code);
    return digits === '1' ? ['^', '10', exponent] : ['×', this.number(digits), ['^', '10', exponent]];
  }

  protected called(name: string): Expression {
    if (name === 'root') return this.anyRoot();
    if (name === 'sqrt' || name === '√') return ['√', this.primary()];
    if (name === 'cbrt') return ['^', this.primary(), '1/3'];
    if (name === 'log' && this.sees(/\(/y, true)) return this.logarithmOfPair();
    const base = name === 'log' ? this.base() : '10';
    const hasParentheses = this.sees(/\(/y, true) !== undefined;
    if (name === 'exp') return ['^', 'e', hasParentheses ? this.group() : this.argument()];
    const value = hasParentheses ? this.group() : this.argumentOfLogarithm();
    return name === 'ln' ? ['ln', value] : logarithm(base, value);
  }

  /** Parses log(value) or log(value, base). */
  protected logarithmOfPair(): Expression {
    let base: Expression = '10';
    const value = this.group(/\(/y, /\)/y, ')', () => {
      const first = this.sum();
      // log(1,234) may mean log 1234, so it isn't read as the log base 234 of 1.
      if (isNumberText(first) && this.sees(/,\d{3}(?!\d)/y))
        this.fail('a blank after the comma before a base');
      if (this.take(/,/y)) base = this.sum();
      return first;
    });
    return logarithm(base, value);
  }

  protected anyRoot(): Expression {
    if (!this.take(/\(/y)) return this.fail('(');
    const degree = this.sum();
    if (!this.take(/,/y)) return this.fail(',');
    const radicand = this.sum();
    if (!this.take(/\)/y)) return this.fail('an operator or )');
    if (degree === '2') return ['√', radicand];
    const isWhole = typeof degree === 'string' && /^\d+$/.test(degree) && degree > '1';
    return ['^', radicand, isWhole ? `1/${degree}` : ['/', '1', degree]];
  }

  /** Parses ⁴√x, whose index is already parsed. */
  protected indexedRoot(index: string): Expression {
    this.take(/√/y);
    if (index === '2') return ['√', this.primary()];
    return Number(index) > 2 ? ['^', this.primary(), `1/${Number(index)}`] : this.fail(OPERAND);
  }

  protected base(): Expression {
    const touching = this.take(/(?:\d+\.?\d*|\.\d+)(?=\()/y, true);
    if (touching) return this.number(touching);
    if (this.sees(/\d/y, true)) return this.fail('_ before a base, or a blank before a number');
    const digits = this.take(/[₀₁₂₃₄₅₆₇₈₉]+/y, true);
    if (digits) return this.number(lowered(digits, SUBSCRIPTS));
    const letter = this.take(/[ₐₑₓ]/y, true);
    if (letter) return SMALL_LETTERS.get(letter) ?? letter;
    if (!this.take(/_/y, true)) return '10';
    if (this.sees(/\(/y)) return this.group();
    const number = this.take(/\d+\.?\d*|\.\d+/y);
    if (number) return this.number(number);
    if (this.take(/pi|π/iy)) return 'π';
    return this.braced() ?? this.take(/[a-z]/y) ?? this.fail('a base: a number, a letter or (');
  }

  protected argumentOfLogarithm(): Expression {
    return this.argument();
  }

  /** Parses an argument without parentheses. */
  protected argument(): Expression {
    let value = this.power();
    while (this.sees(/(?!sqrt|cbrt|root|ln|log|lg|sin|cos|tan|exp|abs)[a-zπ]|pi/iy))
      value = joined('×', value, this.power());
    return value;
  }

  protected braced(): Expression | undefined {
    return this.sees(/\{/y) ? this.group(/\{/y, /\}/y, '}') : undefined;
  }

  protected group(open = /\(/y, close = /\)/y, expected = ')', read = () => this.sum()): Expression {
    this.take(open);
    const inner = this.nested(read);
    if (!this.take(close)) this.fail(`an operator or ${expected}`);
    return inner;
  }

  protected number(digits: string): Expression {
    const number = parseDecimal(digits, this.field);
    return number.ok ? exactText(number.value) : this.fail('a shorter number', number.code);
  }
}

export function negated(expression: Expression): Expression {
  return isNumberText(expression) && !expression.startsWith('-') ? `-${expression}` : ['neg', expression];
}

function logarithm(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

export function joined(operator: '+' | '×', left: Expression, right: Expression): Expression {
  const isSame = typeof left !== 'string' && left[0] === operator;
  return isSame ? [...left, right] : [operator, left, right];
}

export function lowered(digits: string, alphabet: string): string {
  return Array.from(digits, (digit) => String(alphabet.indexOf(digit))).join('');
}
