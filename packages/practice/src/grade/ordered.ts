import type { Expression } from '@mathtools/math-core/steps';

/** Returns a string that is the same for expressions that differ only in the order of terms or factors, or in parentheses. */
export function ordered(expression: Expression): string {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  if (operator === '()') return operands.map(ordered).join('');
  if (operator === '+' || operator === '-') return `sum(${terms(expression, false).sort().join(' ')})`;
  if (operator === '×' || operator === 'neg') return `product(${factors(expression).sort().join(' ')})`;
  if (isPart(expression)) return `product(${factors(expression).sort().join(' ')})`;
  if (operator === '/' || operator === '÷') return `quotient(${operands.map(ordered).join(' ')})`;
  return `${operator}(${operands.map(ordered).join(' ')})`;
}

/** Tests if an expression is divided by an integer, as by a factor 1/n: x/3 is 1/3 x. */
function isPart([operator, , bottom]: Exclude<Expression, string>): boolean {
  return (operator === '/' || operator === '÷') && typeof bottom === 'string' && /^\d+$/.test(bottom);
}

function terms(expression: Expression, isNegative: boolean): string[] {
  if (typeof expression !== 'string') {
    const [operator, ...operands] = expression;
    if (operator === '+' || operator === '()')
      return operands.flatMap((operand) => terms(operand, isNegative));
    if (operator === 'neg') return operands.flatMap((operand) => terms(operand, !isNegative));
    if (operator === '-')
      return operands.flatMap((operand, index) => terms(operand, index === 0 ? isNegative : !isNegative));
  }
  const text = ordered(expression);
  const isSigned = text.startsWith('-');
  const unsigned = isSigned ? text.slice(1) : text;
  return [`${isSigned === isNegative ? '+' : '-'}${unsigned}`];
}

function factors(expression: Expression): string[] {
  if (typeof expression === 'string') {
    return expression.startsWith('-')
      ? ['-1', expression.slice(1)].filter((text) => text !== '1')
      : [expression];
  }
  const [operator, ...operands] = expression;
  if (operator === '×' || operator === '()') return operands.flatMap(factors);
  if (isPart(expression))
    return [...factors(operands[0] ?? '1'), `1/${String(operands[1])}`].filter((text) => text !== '1');
  return operator === 'neg' ? ['-1', ...operands.flatMap(factors)] : [ordered(expression)];
}
