import { type Expression, isNumberText } from '@mathtools/math-core/steps';
import { rationalOf, valueOf } from '../value/value.js';
import { greatestCommonDivisor } from '../value/divisor.js';
import type { ReadAnswer } from './read-value.js';

/** Tests if nothing is left to evaluate: a number, a fraction, or a sum of unlike multiples of roots, π, e and logarithms. */
export function isFinished(
  { expression, value }: ReadAnswer,
  isRational = rationalOf(value) !== undefined,
): boolean {
  if (isRational) return isLiteral(expression);
  return !hasWork(expression) && (value.bottom.size > 1 || termsOf(expression) <= value.top.size);
}

/** Tests if an expression is a plain number: 5, -2.5, 3/4, 75%, 9 × 10^-11. */
function isLiteral(expression: Expression): boolean {
  if (typeof expression === 'string') return isNumberText(expression);
  const [operator, first = '', second = ''] = expression;
  if (operator === 'neg') return isLiteral(first) && !JSON.stringify(first).includes('"-');
  if (operator === '%' || operator === '()') return isLiteral(first);
  if (operator === '×') return expression.length === 3 && isNumberText(first) && isPowerOfTen(second);
  return isFraction(operator, first, second) && !isWholeQuotient(first, second);
}

function isPowerOfTen(expression: Expression): boolean {
  return (
    typeof expression !== 'string' &&
    expression[0] === '^' &&
    expression[1] === '10' &&
    typeof expression[2] === 'string' &&
    isNumberText(expression[2])
  );
}

function isFraction(operator: string, top: Expression, bottom: Expression): boolean {
  return (operator === '/' || operator === '÷') && [top, bottom].every(isWhole);
}

const isWhole = (expression: Expression): expression is string =>
  typeof expression === 'string' && /^-?\d+$/.test(expression);

function isWholeQuotient(top: Expression, bottom: Expression): boolean {
  return isWhole(top) && isWhole(bottom) && bottom !== '0' && BigInt(top) % BigInt(bottom) === 0n;
}

/** Tests if an expression contains a calculation with numbers that could be evaluated: 3 × 5, 2(2x), 12x/2. */
export function hasWork(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const [first = '', second = ''] = operands;
  const value = valueOf(expression);
  if (value && rationalOf(value) && !isLiteral(expression)) return true;
  if (holdsProduct(expression)) return true;
  if ((operator === '/' || operator === '÷') && isWhole(second) && isDivisible(first, BigInt(second)))
    return true;
  return operands.some(hasWork);
}

/** Tests if an expression is a product with two numbers: 8 × 5 × x, 2(2x). */
function holdsProduct(expression: Expression): boolean {
  if (typeof expression === 'string' || expression[0] !== '×') return false;
  const rationals = factorsIn(expression).filter((factor) => {
    const value = valueOf(factor);
    return value !== undefined && rationalOf(value) !== undefined && factor !== '-1';
  });
  return rationals.length > 1;
}

/** Returns the factors of a product, also of products in parentheses. */
export function factorsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string' || !/^(?:×|neg|\(\))$/.test(expression[0])) return [expression];
  return expression.slice(1).flatMap(factorsIn);
}

/** Tests if a number divides an integer factor of a product: 72π by 2. */
function isDivisible(product: Expression, by: bigint): boolean {
  if (typeof product === 'string' || by === 0n) return false;
  const [operator, ...operands] = product;
  if (operator === 'neg') return operands.some((operand) => isDivisible(operand, by));
  return operator === '×' && operands.some((factor) => isWhole(factor) && BigInt(factor) % by === 0n);
}

function termsOf(expression: Expression): number {
  if (typeof expression === 'string') return 1;
  const [operator, ...operands] = expression;
  const isSum = operator === '+' || operator === '-' || operator === 'neg' || operator === '()';
  return isSum ? operands.reduce<number>((sum, operand) => sum + termsOf(operand), 0) : 1;
}

/** Tests if an answer is a fraction in lowest terms or an integer. */
export function isLowest(expression: Expression): boolean {
  if (typeof expression === 'string') return /^-?\d+$/.test(expression);
  const [operator, first = '', second = ''] = expression;
  if (operator === 'neg' && JSON.stringify(first).includes('"-')) return false; // -7/-3
  if (operator === 'neg' || operator === '()') return isLowest(first);
  if (!isFraction(operator, first, second) || !isWhole(first) || !isWhole(second)) return false;
  const [top, bottom] = [BigInt(first), BigInt(second)].map((n) => (n < 0n ? -n : n)) as [bigint, bigint];
  return greatestCommonDivisor(top, bottom) === 1n && bottom !== 1n;
}
