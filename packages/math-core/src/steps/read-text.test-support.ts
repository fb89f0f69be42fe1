/** Arithmetic modulo a prime. It is exact and fast, and different expressions almost never agree. */
export const PRIME = 2_305_843_009_213_693_951n; // 2^61 - 1

const mod = (n: bigint): bigint => ((n % PRIME) + PRIME) % PRIME;
/** Divides two numbers. A division by 0 is defined as 0. */
export const divide = (a: bigint, b: bigint): bigint => mod(a * power(b, PRIME - 2n));

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

/** Arbitrary functions that replace ln, log, √ and powers, because only parsing is tested. */
export const functions = {
  '+': (a: bigint, b: bigint) => mod(a + b),
  '-': (a: bigint, b: bigint) => mod(a - b),
  '×': (a: bigint, b: bigint) => mod(a * b),
  '÷': divide,
  '^': (a: bigint, b: bigint) => mod(a * a * 3n + b * b * b + 5n * a * b),
  ln: (a: bigint) => mod(a * a + 11n),
  log: (a: bigint, b: bigint) => mod(a * a * 7n + b * b * b + 13n),
  '√': (a: bigint) => mod(a * a * a + 17n),
  '%': (a: bigint) => divide(a, 100n),
};

/** Returns the value of a number or a name. */
export function valueOfName(text: string): bigint {
  if (!/^[\d.]/.test(text))
    return mod(Array.from(text).reduce((sum, c) => sum * 131n + BigInt(c.charCodeAt(0)), 7n));
  const [whole = '', decimals = ''] = text.split('.');
  return divide(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

// One-letter names may follow one another without an operator.
const TOKENS = /\s*(ln|log|rate|days|[a-z]|\d+(?:\.\d+)?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|[₀-₉]+|[ₐₑₓ]|[-+×÷/^%√()_])/y;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const UNITS = ['m', 'days'];

/** Returns the value of a string of expressionText by the usual rules of precedence, independent of its implementation. */
export function readText(text: string): bigint {
  const tokens: string[] = [];
  TOKENS.lastIndex = 0;
  while (TOKENS.lastIndex < text.length) {
    const [, token] = TOKENS.exec(text) ?? [];
    if (token === undefined) throw new Error(`"${text}" can't be read.`);
    tokens.push(token);
  }
  const reader = new Reader(tokens);
  const value = reader.sum();
  if (reader.next !== undefined) throw new Error(`"${text}" goes on after its end.`);
  return value;
}

class Reader {
  private readonly tokens: string[];

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  get next(): string | undefined {
    return this.tokens[0];
  }

  private take(...wanted: readonly string[]): string | undefined {
    return this.next !== undefined && wanted.includes(this.next) ? this.tokens.shift() : undefined;
  }

  /** Reads a negation. A minus is allowed only at the very beginning, not after another operator. */
  sum(): bigint {
    let value = this.take('-') ? functions['-'](0n, this.product()) : this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      value = functions[sign === '+' ? '+' : '-'](value, this.product());
    }
    return value;
  }

  private product(): bigint {
    let value = this.factor();
    for (;;) {
      if (this.take('×')) value = functions['×'](value, this.factor());
      else if (this.take('÷', '/')) value = functions['÷'](value, this.factor());
      else if (UNITS.includes(this.next ?? ''))
        value = functions['×'](value, valueOfName(this.tokens.shift() ?? ''));
      // Without an operator, the product is like any other.
      else if (/^[a-z√(]/.test(this.next ?? '')) value = functions['×'](value, this.factor());
      else return value;
    }
  }

  private factor(): bigint {
    if (this.take('ln')) return functions.ln(this.power());
    if (this.take('log')) return functions.log(this.subscript(), this.power());
    return this.take('√') ? functions['√'](this.atom()) : this.power();
  }

  private power(): bigint {
    let value = this.atom();
    const raised = /^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(this.next ?? '') ? this.tokens.shift() : undefined;
    if (raised !== undefined) {
      const size = valueOfName(lower(raised.replace('⁻', ''), SUPERSCRIPTS));
      value = functions['^'](value, raised.startsWith('⁻') ? functions['-'](0n, size) : size);
    } else if (this.take('^')) value = functions['^'](value, this.atom());
    else if (this.take('%')) value = functions['%'](value);
    return value;
  }

  private subscript(): bigint {
    if (this.take('_')) return this.atom();
    const token = this.tokens.shift() ?? '';
    return valueOfName({ ₐ: 'a', ₑ: 'e', ₓ: 'x' }[token] ?? lower(token, SUBSCRIPTS));
  }

  private atom(): bigint {
    if (!this.take('(')) {
      const token = this.tokens.shift() ?? '';
      if (!/^[a-z\d]/.test(token) || UNITS.includes(token)) throw new Error(`"${token}" can't stand here.`);
      return valueOfName(token);
    }
    const value = this.sum();
    if (!this.take(')')) throw new Error('A parenthesis is open.');
    return value;
  }
}

function lower(digits: string, alphabet: string): string {
  return Array.from(digits)
    .map((digit) => String(alphabet.indexOf(digit)))
    .join('');
}
