import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/parse.js';
import { numberText } from '../../expression/number-text.js';
import { rational } from '../../rational/rational.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import {
  add,
  constant,
  factorise,
  letter,
  multiply,
  negate,
  type Polynomial,
  polynomialExpression,
  power,
  scale,
} from './polynomial.js';

/** Reads the polynomials of the rows below. */
function read(e: Expression): Polynomial {
  if (typeof e === 'string') return /^-?\d/.test(e) ? constant(BigInt(e)) : letter(e);
  const [operator, ...operands] = e;
  const parts = operands.map(read);
  const [first = constant(0n), second = constant(0n)] = parts;
  if (operator === '+') return parts.reduce(add);
  if (operator === '-') return add(first, negate(second));
  if (operator === 'neg') return negate(first);
  if (operator === '×') return parts.reduce(multiply);
  if (operator === '^') return power(first, Number(operands[1]));
  return scale(first, rational(1n, BigInt(String(operands[1]))));
}

const shown = (text: string): string => {
  const { content, factors } = factorise(read(unwrap(parseExpression(text))));
  const bases = factors.map(({ base, exponent }) => {
    const inner = expressionText(polynomialExpression(base));
    return `(${inner})${exponent > 1 ? `^${String(exponent)}` : ''}`;
  });
  return [numberText(content), ...bases].join(' ');
};

describe('factorise', () => {
  it.each([
    ['6x + 9', '3 (2x + 3)'],
    ['-3x^2 - 6x', '-3 (x) (x + 2)'],
    ['x^6 - 1', '1 (x + 1) (x - 1) (x² - x + 1) (x² + x + 1)'],
    ['x^4 + 4', '1 (x² - 2x + 2) (x² + 2x + 2)'],
    ['x^4 - 5x^2 + 4', '1 (x + 2) (x - 2) (x + 1) (x - 1)'],
    ['x^2 - y^2 + x - y', '1 (x - y) (x + y + 1)'],
    ['a c - a d + b c - b d', '1 (c - d) (a + b)'],
    ['27a^3 + 64b^3', '1 (3a + 4b) (9a² - 12ab + 16b²)'],
    ['x^3 - x - 1', '1 (x³ - x - 1)'],
    ['(x^3 + y + 1)(x^2 + y)', '1 (x² + y) (x³ + y + 1)'],
    ['(x + 1)^4(2x - 3)^2/8', '1/8 (x + 1)^4 (2x - 3)^2'],
    ['(x^2 + x + 1)^2(x^2 - 2)^3', '1 (x² + x + 1)^2 (x² - 2)^3'],
    ['(x^3 - x - 1)(x^3 + 2x + 5)', '1 (x³ + 2x + 5) (x³ - x - 1)'],
    ['(5040x - 1)(x^2 + 5040)', '1 (5040x - 1) (x² + 5040)'],
    ['x^4 + 2x^2y^2 + y^4', '1 (x² + y²)^2'],
    ['(x^3 + y)(x^3 - 3y^3 + x)', '1 (x³ + y) (x³ - 3y³ + x)'],
  ])('%s is %s', (text, factors) => {
    expect(shown(text).split(' (').sort()).toEqual(factors.split(' (').sort());
  });
});
