import type { Expression } from '../../../steps/expression.js';
import { type BasePower, basePower } from './common-base.js';
import {
  addConstants,
  type Constant,
  invertConstant,
  multiplyConstants,
  negateConstant,
  rationalConstant,
} from '../point/constant.js';
import { constantOf } from '../point/constant-of.js';
import { hasSymbol } from '../point/transcendental.js';
import { decided, undecided } from '../work.js';

/** A rational number times log_b u, where b is Euler's number or a power of a rational base. */
export interface LogarithmTerm {
  readonly coefficient: Constant;
  readonly base: BasePower;
  readonly argument: Expression;
}

/** A sum of logarithms and a number. */
export interface Sum {
  readonly terms: readonly LogarithmTerm[];
  readonly constant: Constant;
}

const ZERO = rationalConstant({ numerator: 0n, denominator: 1n });
const ONE = rationalConstant({ numerator: 1n, denominator: 1n });

/** Reads an expression as a sum of logarithms with rational coefficients and a rational number. */
export function sumOf(expression: Expression, unknown: string): Sum {
  const logarithm = logarithmIn(expression);
  if (logarithm) return { terms: [{ ...logarithm, coefficient: ONE }], constant: ZERO };
  if (!hasSymbol(expression, unknown)) {
    const value = decided(() => constantOf(expression));
    if (value?.rational) return { terms: [], constant: value };
  }
  if (typeof expression === 'string') return undecided();
  const [operator, first = '', second = ''] = expression;
  const read = (part: Expression): Sum => sumOf(part, unknown);
  switch (operator) {
    case '()':
      return read(first);
    case 'neg':
      return scaled(read(first), negateConstant(ONE));
    case '+':
      return expression.slice(1).map(read).reduce(joined);
    case '-':
      return joined(read(first), scaled(read(second), negateConstant(ONE)));
    case '/':
    case '÷':
      return scaled(read(first), invertConstant(numberOf(second)) ?? undecided());
    case '×': {
      const numbers = expression.slice(1).filter((part) => !logarithmsInside(part));
      const [rest, ...others] = expression.slice(1).filter(logarithmsInside);
      if (rest === undefined || others.length) return undecided();
      return scaled(read(rest), numbers.map(numberOf).reduce(multiplyConstants, ONE));
    }
    default:
      return undecided();
  }
}

/** Returns the value of an expression if it is a rational number. */
export function numberOf(expression: Expression): Constant {
  const value = constantOf(expression);
  return value?.rational ? value : undecided();
}

function logarithmsInside(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  return operator === 'ln' || operator === 'log' || operands.some(logarithmsInside);
}

function joined(a: Sum, b: Sum): Sum {
  return { terms: [...a.terms, ...b.terms], constant: addConstants(a.constant, b.constant) };
}

function scaled({ terms, constant }: Sum, factor: Constant): Sum {
  return {
    terms: terms.map((term) => ({ ...term, coefficient: multiplyConstants(term.coefficient, factor) })),
    constant: multiplyConstants(constant, factor),
  };
}

/** Reads a logarithm with a numeric base. */
export function logarithmIn(expression: Expression): Omit<LogarithmTerm, 'coefficient'> | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return { base: { base: 'e', exponent: 1 }, argument: first };
  if (operator !== 'log') return undefined;
  if (first === 'e') return { base: { base: 'e', exponent: 1 }, argument: second };
  const value = decided(() => constantOf(first))?.rational;
  const base = value && basePower(value);
  return base && { base, argument: second };
}
