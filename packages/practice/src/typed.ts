import type { Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** Writes an expression in the notation of a question, in which a fraction is a slash. */
export function typed(expression: Expression): string {
  return expressionText(expression).replaceAll(' ÷ ', '/');
}

/** Writes an expression or a relation as math of a question: `$3x = 15$`, `$x = 2$ or $x = 3$`. */
export function typedLine(line: Statement): string {
  if (line.kind === 'expression') return `$${typed(line.expression)}$`;
  if (line.kind === 'or') return line.parts.map(typedLine).join(' or ');
  if (line.kind !== 'relation') throw new Error(`A line of kind ${line.kind} can't be written.`);
  const { left, relation, right } = line;
  const signed = (['+', '-'] as const).map((sign) => withSign(right, sign));
  const values = right[0] === ',' && typeof right !== 'string' ? operandsOf(right) : [...new Set(signed)];
  return values.map((value) => `$${typed(left)} ${relation} ${typed(value)}$`).join(' or ');
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

function operandsOf([, ...operands]: Exclude<Expression, string>): readonly Expression[] {
  return operands;
}
