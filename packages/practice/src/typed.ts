import type { Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** Writes an expression in the notation of a question, in which a fraction is a slash. */
export function typed(expression: Expression): string {
  const products: Expression[] = [];
  const text = expressionText(withMarks(withoutHighRoots(expression), products));
  const line = dividesFractions(expression) ? text : text.replaceAll(' ÷ ', '/');
  return line.replaceAll(MARK, (_, index: string) => `(${typed(products[Number(index)] ?? '1')})`);
}

const MARK = /numerator(\d+)/g;

/** Puts a mark in place of each product that is divided, such as 7 × 4. With a slash, it needs parentheses. */
function withMarks(expression: Expression, products: Expression[]): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const [first = '1', ...others] = operands.map((operand, i) => {
    const isProduct = i === 0 && operator === '÷' && operand[0] === '×';
    if (!isProduct || !expressionText(operand).includes(' × ')) return withMarks(operand, products);
    return `numerator${products.push(operand) - 1}`;
  });
  return [operator, first, ...others];
}

/** Writes roots other than square roots as powers, because a question has no notation for them: ∛8 as 8^(1/3). */
function withoutHighRoots(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const parts = operands.map(withoutHighRoots);
  const [base = '0', exponent = '1'] = parts;
  const [, index] = /^1\/([3-9]|\d\d+)$/.exec(String(exponent)) ?? [];
  return operator === '^' && index !== undefined ? ['^', base, ['/', '1', index]] : [operator, ...parts];
}

/** Checks whether a fraction is divided, which would be hard to read with slashes alone. */
function dividesFractions(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const isOfFractions = operator === '÷' && JSON.stringify(operands).includes('"/"');
  return isOfFractions || operands.some(dividesFractions);
}

/** Writes a line in typed notation: 3x = 15, x = 2 or x = 3, -1 < x ≤ 4. */
export function typedStatement(line: Statement): string {
  switch (line.kind) {
    case 'expression':
      return typed(line.expression);
    case 'or':
    case 'and':
      return line.parts.map(typedStatement).join(` ${line.kind} `);
    case 'chain':
      return line.members.map((side, i) => [typed(side), line.relations[i]].join(' ').trim()).join(' ');
    case 'relation':
      return valuesIn(line.right)
        .map((value) => `${typed(line.left)} ${line.relation} ${typed(value)}`)
        .join(' or ');
    default:
      throw new Error(`A line of kind ${line.kind} can't be written.`);
  }
}

/** Writes a line as math of a question: `$3x = 15$`, `$x = 2$ or $x = 3$`. */
export function typedLine(line: Statement): string {
  return mathText(typedStatement(line));
}

const RELATION = / ([<>≤≥]) /;

/**
 * Puts typed math between dollar signs. The bars of an absolute value and the signs of a chain, which have no notation
 * there, are words: −1 < `$2x$` ≤ 4, 3|`$x - 1$`| = 6.
 */
export function mathText(math: string): string {
  const parts = math.split(/ (or|and) /);
  if (parts.length > 1) return parts.map((part, i) => (i % 2 === 1 ? part : mathText(part))).join(' ');
  if (math.includes('|'))
    return math
      .split('|')
      .map((part, i) => (i % 2 === 1 ? `$${part}$` : inWords(part)))
      .join('|');
  const members = math.split(RELATION);
  return members.length > 3
    ? members.map((part) => (/[a-z]/.test(part) ? `$${part}$` : inWords(part))).join(' ')
    : `$${math}$`;
}

function inWords(math: string): string {
  return math.replaceAll('-', '−');
}

/** Returns the values of a list, or of an expression with ±. */
export function valuesIn(expression: Expression): readonly Expression[] {
  if (typeof expression !== 'string' && expression[0] === ',') return expression.slice(1);
  return [...new Set((['+', '-'] as const).map((sign) => withSign(expression, sign)))];
}

/** Replaces ± with a sign. */
function withSign(expression: Expression, sign: '+' | '-'): Expression {
  if (typeof expression === 'string' || !JSON.stringify(expression).includes('±')) return expression;
  const [operator, ...operands] = expression;
  const [first = '0', ...others] = operands.map((operand) => withSign(operand, sign));
  if (operator !== '±') return [operator, first, ...others];
  if (others.length > 0) return [sign, first, ...others];
  return sign === '+' ? first : ['neg', first];
}
