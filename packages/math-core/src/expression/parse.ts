import { exactText } from '../rational/format.js';
import { parseDecimal } from '../rational/parse-decimal.js';
import { failure, type Result, success } from '../result/result.js';
import { type Expression, isNumberText } from '../steps/expression.js';
import { Scanner } from './scanner.js';

/** The length of the longest accepted expression, in characters. */
export const MAX_EXPRESSION_CHARACTERS = 500;

const OPERAND = 'a number, a variable or (';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SMALL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ₐ', 'a'],
  ['ₑ', 'e'],
  ['ₓ', 'x'],
]);

/**
 * Parses an expression: decimal numbers, one-letter variables (`e` is Euler's number), `pi` or `π`, `+ - * / ^ ( )` and
 * their typographic forms, implicit products (`8x^3`), `sqrt √ cbrt root(n, x)`, `ln`, `lg`, `log` (base 10), `log_2 x`,
 * `log_{10}(x)`, `log_a(b)`, and superscripts and subscripts (`x²`, `log₂ 8`).
 * Implicit products bind like explicit ones: `1/2x` is half of x. The argument of a logarithm is the parentheses
 * directly after it, so `log(x)^2` is (log x)², else the next power and the letters after it: `ln 2x²` is ln (2x²).
 * Errors: `syntax` with `position` and `expected`; `empty`; `too-large` for more than {@link MAX_EXPRESSION_CHARACTERS}
 * characters, more than {@link MAX_DEPTH} levels, or a number that is too large for `parseNumber`.
 * @example parseExpression('log_2(8x)') // ['log', '2', ['×', '8', 'x']]
 */
export function parseExpression(text: string, field = 'expression'): Result<Expression> {
  if (typeof text !== 'string') return failure(field, 'syntax', `${field} is not text.`); // untyped callers
  if (text.length > MAX_EXPRESSION_CHARACTERS) {
    const message = `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`;
    return failure(field, 'too-large', message);
  }
  return new Parser(text, field).parse();
}

class Parser extends Scanner {
  parse(): Result<Expression> {
    if (this.isBlank()) this.fail(OPERAND, 'empty');
    const expression = this.sum();
    if (this.sees(/$/y) === undefined) this.fail('an operator');
    return this.failed ?? success(expression);
  }

  private sum(): Expression {
    const first = this.take(/[-−+]/y);
    let left = this.product();
    if (first && first !== '+') left = negated(left);
    for (let sign = this.take(/[-−+]/y); sign; sign = this.take(/[-−+]/y)) {
      const right = this.product();
      left = sign === '+' ? joined('+', left, right) : ['-', left, right];
    }
    return left;
  }

  private product(): Expression {
    let left = this.power();
    for (;;) {
      if (this.take(/[*×·⋅]/y)) left = joined('×', left, this.signed());
      else if (this.take(/\//y)) left = ['/', left, this.signed()];
      else if (this.take(/÷/y)) left = ['÷', left, this.signed()];
      else if (this.sees(/[a-zπ(√]/y)) left = joined('×', left, this.power());
      else return left;
    }
  }

  private signed(): Expression {
    return this.take(/[-−]/y) ? negated(this.nested(() => this.signed())) : this.power();
  }

  private power(): Expression {
    let base = this.primary();
    for (;;) {
      const raised = this.take(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y);
      if (raised) base = ['^', base, this.exponentDigits(raised)];
      else if (this.take(/\^/y)) base = ['^', base, this.nested(() => this.braced() ?? this.exponent())];
      else return base;
    }
  }

  private exponentDigits(raised: string): Expression {
    const digits = this.number(lowered(raised.replace('⁻', ''), SUPERSCRIPTS));
    return raised.startsWith('⁻') ? negated(digits) : digits;
  }

  private exponent(): Expression {
    return this.take(/[-−]/y) ? negated(this.nested(() => this.exponent())) : this.power();
  }

  private primary(): Expression {
    const digits = this.take(/\d+\.?\d*|\.\d+/y);
    if (digits) return this.number(digits);
    if (this.sees(/\(/y)) return this.group();
    if (this.sees(/sin|cos|tan|exp|abs/y)) return this.fail(OPERAND); // never s × i × n
    if (this.take(/pi|π/y)) return 'π';
    const name = this.take(/sqrt|√|cbrt|root|ln|log|lg/y);
    return name ? this.nested(() => this.called(name)) : (this.take(/[a-z]/y) ?? this.fail(OPERAND));
  }

  private called(name: string): Expression {
    if (name === 'root') return this.anyRoot();
    if (name === 'sqrt' || name === '√') return ['√', this.primary()];
    if (name === 'cbrt') return ['^', this.primary(), '1/3'];
    const base = name === 'ln' ? 'e' : name === 'log' ? this.base() : '10';
    const value = this.sees(/\(/y, true) ? this.group() : this.argument();
    return base === 'e' ? ['ln', value] : ['log', base, value];
  }

  private anyRoot(): Expression {
    if (!this.take(/\(/y)) return this.fail('(');
    const degree = this.sum();
    if (!this.take(/,/y)) return this.fail(',');
    const radicand = this.sum();
    if (!this.take(/\)/y)) return this.fail('an operator or )');
    if (degree === '2') return ['√', radicand];
    const isWhole = typeof degree === 'string' && /^\d+$/.test(degree) && degree > '1';
    return ['^', radicand, isWhole ? `1/${degree}` : ['/', '1', degree]];
  }

  private base(): Expression {
    if (this.sees(/\d/y, true)) return this.fail('_ before a base, or a blank before a number');
    const digits = this.take(/[₀₁₂₃₄₅₆₇₈₉]+/y, true);
    if (digits) return this.number(lowered(digits, SUBSCRIPTS));
    const letter = this.take(/[ₐₑₓ]/y, true);
    if (letter) return SMALL_LETTERS.get(letter) ?? letter;
    if (!this.take(/_/y, true)) return '10';
    if (this.sees(/\(/y)) return this.group();
    const number = this.take(/\d+\.?\d*|\.\d+/y);
    if (number) return this.number(number);
    return this.braced() ?? this.take(/[a-z]/y) ?? this.fail('a base: a number, a letter or (');
  }

  private argument(): Expression {
    let value = this.power();
    while (this.sees(/(?!sqrt|cbrt|root|ln|log|lg|sin|cos|tan|exp|abs)[a-zπ]/y))
      value = joined('×', value, this.power());
    return value;
  }

  private braced(): Expression | undefined {
    return this.sees(/\{/y) ? this.group(/\{/y, /\}/y, '}') : undefined;
  }

  private group(open = /\(/y, close = /\)/y, expected = ')'): Expression {
    this.take(open);
    const inner = this.nested(() => this.sum());
    if (!this.take(close)) this.fail(`an operator or ${expected}`);
    return inner;
  }

  private number(digits: string): Expression {
    const number = parseDecimal(digits, this.field);
    return number.ok ? exactText(number.value) : this.fail('a shorter number', number.code);
  }
}

function negated(expression: Expression): Expression {
  return isNumberText(expression) && !expression.startsWith('-') ? `-${expression}` : ['neg', expression];
}

function joined(operator: '+' | '×', left: Expression, right: Expression): Expression {
  const isSame = typeof left !== 'string' && left[0] === operator;
  return isSame ? [...left, right] : [operator, left, right];
}

function lowered(digits: string, alphabet: string): string {
  return Array.from(digits, (digit) => String(alphabet.indexOf(digit))).join('');
}
