import type { Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** Writes an expression in the notation of a question, in which a fraction is a slash. */
export function typed(expression: Expression): string {
  const text = expressionText(expression);
  return dividesFractions(expression) ? text : text.replaceAll(' ÷ ', '/');
}

/** Checks whether a fraction is divided, which would be hard to read with slashes alone. */
function dividesFractions(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const isOfFractions = operator === '÷' && JSON.stringify(operands).includes('"/"');
  return isOfFractions || operands.some(dividesFractions);
}

/** Writes an expression or a relation as math of a question: `$3x = 15$`, `$x = 2$ or $x = 3$`. */
export function typedLine(line: Statement): string {
  if (line.kind === 'expression') return `$${typed(line.expression)}$`;
  if (line.kind === 'or') return line.parts.map(typedLine).join(' or ');
  if (line.kind !== 'relation') throw new Error(`A line of kind ${line.kind} can't be written.`);
  const { left, relation, right } = line;
  return valuesIn(right)
    .map((value) => `$${typed(left)} ${relation} ${typed(value)}$`)
    .join(' or ');
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
