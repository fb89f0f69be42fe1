import { parseDecimal, reduce } from '@mathtools/math-core/rational';
import { type Expression, isNumberText } from '@mathtools/math-core/steps';
import type { Shape } from '../problem.js';
import { type Value, valueOf } from '../value/value.js';
import { factorsOf, isPrimitive, unitFactor } from './factors.js';
import { factorsIn, hasWork } from './finished.js';
import { ordered } from './ordered.js';

/** Tests if an answer with the right value has the required form. */
export function hasShape(answer: Expression, shape: Shape, model: Expression): boolean {
  if (shape === 'expanded') return isExpanded(answer);
  if (shape === 'factored') return isFactoredLike(answer, model);
  if (shape === 'one-logarithm') return isLogarithm(answer) && !argumentsOf(answer).some(hasLogarithm);
  if (shape === 'separate-logarithms')
    return isExpanded(answer) && logarithmsIn(answer).every(isOfOneLetterOrPrime);
  return ordered(withFractions(answer)) === ordered(withFractions(model)) || isSimpleProduct(answer, model);
}

/** Replaces decimals with fractions: 1.5x with 3/2 x. */
function withFractions(expression: Expression): Expression {
  if (typeof expression !== 'string') {
    const [operator, ...operands] = expression;
    return [operator, ...operands.map(withFractions)];
  }
  const decimal = expression.includes('.') ? parseDecimal(expression) : undefined;
  if (!decimal?.ok) return expression;
  const { numerator, denominator } = reduce(decimal.value);
  return denominator === 1n ? String(numerator) : ['/', String(numerator), String(denominator)];
}

/** Tests if an answer is a number times a sum, such as 6(x + 1), while the model is expanded. */
function isSimpleProduct(answer: Expression, model: Expression): boolean {
  if (typeof answer === 'string' || typeof model === 'string' || answer[0] !== '×' || answer.length !== 3)
    return false;
  const sum = answer.slice(1).find((factor) => !(typeof factor === 'string' && /^-?\d+$/.test(factor)));
  const value = sum === undefined ? undefined : valueOf(sum);
  const isNumberTimes = answer.slice(1).filter((factor) => factor !== sum).length === 1;
  const isSum = model[0] === '+' || model[0] === '-';
  return (
    isNumberTimes &&
    isSum &&
    sum !== undefined &&
    isExpanded(sum) &&
    value !== undefined &&
    isPrimitive(value)
  );
}

/** Tests if a sum in parentheses is subtracted: -(3 - x). */
function hasNegatedSum(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, first = '', second = ''] = expression;
  const isNegated = (operator === 'neg' && holdsSum(first)) || (operator === '-' && holdsSum(second));
  return isNegated || argumentsOf(expression).some(hasNegatedSum);
}

/** Tests if an answer is a sum of unlike terms without parentheses. */
function isExpanded(answer: Expression): boolean {
  if (hasNegatedSum(answer)) return false;
  const terms = termsOf(answer);
  const values = terms.map(valueOf);
  const keys = values.map((value) => (value ? [...value.top.keys()].join(' + ') : ''));
  return (
    terms.every((term) => !holdsSum(term) && !hasWork(term) && !holdsSquare(term)) &&
    new Set(keys).size === keys.length
  );
}

function termsOf(answer: Expression): readonly Expression[] {
  if (typeof answer === 'string') return [answer];
  const [operator, ...operands] = answer;
  if (operator === '()' || operator === 'neg') return operands.flatMap(termsOf);
  return operator === '+' || operator === '-' ? operands.flatMap(termsOf) : [answer];
}

/** Tests if a product has a letter twice: x × x, 2x × x². */
function holdsSquare(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const bases = factorsIn(expression).map((factor) => (factor[0] === '^' ? factor[1] : factor));
  const letters = bases.filter((base) => typeof base === 'string' && /^[a-z]$/.test(base));
  return new Set(letters).size < letters.length;
}

function holdsSum(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  return operator === '+' || operator === '-' || operands.some(holdsSum);
}

/** Tests if an answer has the factors of the model, up to order, sign and a number, and no number can be factored out. */
function isFactoredLike(answer: Expression, model: Expression): boolean {
  const [own, wanted] = [factorsOf(answer), factorsOf(model)].map((all) =>
    all?.filter((factor) => !isNumber(factor)),
  );
  if (!own || !wanted || !own.every(isPrimitive) || hasLikeTerms(answer)) return false;
  const [a, b] = [own, wanted].map((all) => all.map(unitFactor).sort().join(' | '));
  return a === b;
}

/** Tests if a sum in an expression still has like terms: (x + 1 + 2)(x + 2). */
function hasLikeTerms(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const terms = termsOf(expression);
  const keys = terms.map((term) => [...(valueOf(term)?.top.keys() ?? [])].join(' + '));
  return (terms.length > 1 && new Set(keys).size < keys.length) || argumentsOf(expression).some(hasLikeTerms);
}

function isNumber({ top, bottom }: Value): boolean {
  return [top, bottom].every((polynomial) =>
    [...polynomial.values()].every(({ factors }) => factors.size === 0),
  );
}

const isLogarithm = (expression: Expression): boolean =>
  typeof expression !== 'string' && (expression[0] === 'ln' || expression[0] === 'log');
const argumentsOf = (expression: Expression): readonly Expression[] =>
  typeof expression === 'string' ? [] : expression.slice(1);
const hasLogarithm = (expression: Expression): boolean =>
  isLogarithm(expression) || argumentsOf(expression).some(hasLogarithm);

function logarithmsIn(expression: Expression): readonly Expression[] {
  return isLogarithm(expression) ? [expression] : argumentsOf(expression).flatMap(logarithmsIn);
}

function isOfOneLetterOrPrime(logarithm: Expression): boolean {
  const argument = argumentsOf(logarithm).at(-1) ?? '';
  if (typeof argument !== 'string') return false;
  return !isNumberText(argument) || isPrime(argument);
}

function isPrime(text: string): boolean {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 2) return false;
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}
