import { parseRational } from './rational-expression.js';
import { type Expression, isNumberText, type Operator } from '../../steps/expression.js';
import { everywhere } from './cells.js';
import { plain, plainOf } from './element.js';
import { fractionOf } from './fraction.js';
import type { Arithmetic, Piecewise } from './piecewise.js';
import { degree, leading } from './univariate.js';
import { undecided } from './work.js';

const MAX_EXPONENT = 200;

/** Returns the function that a letter represents, if the letter is allowed. */
export type Letters = (symbol: string) => Piecewise | undefined;

/** The unknown as a function. */
export const UNKNOWN: Piecewise = everywhere({ numerator: plain([0n, 1n]), denominator: plain([1n]) });

/**
 * Reads an expression as a function of the unknown, with powers that have numeric exponents, roots and absolute values.
 */
export class FunctionReader {
  readonly #arithmetic: Arithmetic;
  readonly #letters: Letters;

  constructor(arithmetic: Arithmetic, letters: Letters) {
    this.#arithmetic = arithmetic;
    this.#letters = letters;
  }

  /** Reads an expression. */
  read(expression: Expression): Piecewise {
    if (typeof expression === 'string') return this.#symbol(expression);
    const [operator, ...operands] = expression;
    if (operator === '^') return this.#power(operands[0] ?? '', operands[1] ?? '');
    const [first, ...others] = operands.map((operand) => this.read(operand));
    return first ? this.#operation(operator, first, others) : undecided();
  }

  #operation(operator: Operator, first: Piecewise, others: readonly Piecewise[]): Piecewise {
    const arithmetic = this.#arithmetic;
    switch (operator) {
      case '+':
        return others.reduce((f, g) => arithmetic.add(f, g), first);
      case '-':
        if (!others.length) return arithmetic.negate(first);
        return others.reduce((f, g) => arithmetic.add(f, arithmetic.negate(g)), first);
      case '×':
        return others.reduce((f, g) => arithmetic.multiply(f, g), first);
      case '/':
      case '÷':
        return others.reduce((f, g) => arithmetic.multiply(f, arithmetic.reciprocal(g)), first);
      case 'neg':
        return arithmetic.negate(first);
      case '()':
        return first;
      case 'abs':
        return arithmetic.absolute(first);
      case '√':
        return arithmetic.root(first, 2);
      default:
        return undecided();
    }
  }

  #symbol(symbol: string): Piecewise {
    if (!isNumberText(symbol)) return this.#letters(symbol) ?? undecided();
    const { numerator, denominator } = parseRational(symbol) ?? undecided();
    return everywhere(fractionOf(numerator, denominator));
  }

  #power(base: Expression, exponent: Expression): Piecewise {
    const [p, q] = this.#rational(exponent) ?? undecided();
    if (Math.abs(p) > MAX_EXPONENT || q > MAX_EXPONENT) return undecided();
    const root = q === 1 ? this.read(base) : this.#arithmetic.root(this.read(base), q);
    return this.#arithmetic.integerPower(root, p);
  }

  /** Returns the numerator and denominator of an expression if it is a rational number. */
  #rational(expression: Expression): readonly [number, number] | undefined {
    const { values } = this.read(expression);
    const [value] = values;
    if (!value || values.length > 1) return undefined;
    const [p, q] = [plainOf(value.numerator), plainOf(value.denominator)];
    if (!p || !q || degree(p) > 0 || degree(q) > 0) return undefined;
    const sign = leading(q) < 0n ? -1n : 1n;
    return [Number(sign * leading(p)), Number(sign * leading(q))];
  }
}
