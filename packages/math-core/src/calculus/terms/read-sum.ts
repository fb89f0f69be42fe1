import { constantValue } from '../../expression/constant.js';
import { rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { MathError } from '../../result/math-error.js';
import { spend } from '../../algebra/polynomial/polynomial.js';
import { asFactor, raised, timesSums } from './product.js';
import { addSums, baseSum, numberSum, ONE_SUM, type Sum, timesTerm } from './sum.js';
import { shortened } from './shortened.js';
import { written } from './written.js';

const MINUS_ONE = rational(-1n);
const HALF = numberSum(rational(1n, 2n));

/**
 * Reads an expression as a sum of terms. Products of sums aren't multiplied out.
 * Throws `MathError`: `division-by-zero`, `too-large`.
 */
export function sumOfExpression(expression: Expression): Sum {
  spend(1);
  const number = constantValue(expression);
  if (number) return numberSum(number);
  if (typeof expression === 'string') return baseSum(expression);
  const [operator, ...operands] = expression;
  const [first = '0', second = '1'] = operands;
  switch (operator) {
    case '()':
      return sumOfExpression(first);
    case '+':
      return addSums(...operands.map(sumOfExpression));
    case '-':
      return addSums(
        sumOfExpression(first),
        ...operands.slice(1).map((each) => negative(sumOfExpression(each))),
      );
    case 'neg':
      return negative(sumOfExpression(first));
    case '×':
      return operands.map(sumOfExpression).reduce(timesSums);
    case '/':
    case '÷':
      return timesSums(sumOfExpression(first), inverse(sumOfExpression(second)));
    case '^':
      return power(sumOfExpression(first), sumOfExpression(second));
    case '√':
      return raised(sumOfExpression(first), HALF);
    default:
      return functionOf(operator, operands);
  }
}

function negative(sum: Sum): Sum {
  return sum.map((term) => timesTerm({ coefficient: MINUS_ONE, powers: [] }, term));
}

function inverse(sum: Sum): Sum {
  if (sum.length === 0) throw new MathError('expression', 'division-by-zero', 'expression divides by 0.');
  return raised([asFactor(sum)], numberSum(MINUS_ONE));
}

function power(base: Sum, exponent: Sum): Sum {
  if (exponent.length === 0) return ONE_SUM;
  if (base.length > 0) return raised(base, exponent);
  const isPositive = exponent.every(({ coefficient }) => coefficient.numerator > 0n);
  if (isPositive) return [];
  throw new MathError('expression', 'division-by-zero', 'expression divides by 0.');
}

/** Reads a function of a shortened argument: ln 1 is 0, ln e is 1. */
function functionOf(operator: Exclude<Expression, string>[0], operands: readonly Expression[]): Sum {
  const parts = operands.map((operand) => written(shortened(sumOfExpression(operand))));
  const [first = '0', second] = parts;
  if (operator === 'ln' && first === '1') return [];
  if (operator === 'ln' && first === 'e') return ONE_SUM;
  if (operator === 'log' && second === '1') return [];
  if (first === '0' && /^(?:arc)?(?:sin|tan)$/.test(operator)) return [];
  if (first === '0' && operator === 'cos') return ONE_SUM;
  return baseSum([operator, ...parts]);
}
