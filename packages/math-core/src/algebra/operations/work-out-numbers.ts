import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { operandsOf } from '../../expression/rewrite.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { lawOfPowers, lawOfProducts, lawOfSum } from './laws-of-numbers.js';
import type { Rewriting } from './rewriting.js';
import { isSum } from './tree.js';
import { formOf } from './worked.js';

/** Evaluates an expression of numbers in the order of operations: inner sums, powers and roots, products, sums. */
export function workOutNumbers(rewriting: Rewriting): Rewriting {
  if (lettersIn(rewriting.result).length > 0) return rewriting;
  rewriting.write(mapped(rewriting.result, innerSum), 'algebra.inside');
  rewriting.write(mapped(rewriting.result, powerOrRoot), lawOfPowers(rewriting.result));
  rewriting.write(mapped(rewriting.result, productOrQuotient), lawOfProducts(rewriting.result));
  rewriting.write(mapped(rewriting.result, anything), lawOfSum(rewriting.result));
  return rewriting;
}

/** Replaces each part for which the rule gives a number, innermost first. */
function mapped(
  expression: Expression,
  rule: (place: Expression, isWhole: boolean) => Expression | undefined,
  isWhole = true,
): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const after: Expression = [
    operator,
    ...operands.map((operand) => mapped(operand, rule, isWhole && isSum(expression))),
  ];
  return rule(after, isWhole) ?? after;
}

function innerSum(place: Expression, isWhole: boolean): Expression | undefined {
  if (typeof place !== 'string' && place[0] === '^') {
    const [base = '0', exponent = '1'] = operandsOf(place);
    const value = base[0] === '/' || base[0] === '÷' ? valueOf(base) : undefined;
    return value === undefined || value.includes('/') ? undefined : ['^', value, exponent];
  }
  return isSum(place) && !isWhole ? valueOf(place) : undefined;
}

function powerOrRoot(place: Expression): string | undefined {
  if (typeof place === 'string') return undefined;
  const [operator] = place;
  if (!['^', '√', 'abs', 'log', 'ln', 'neg'].includes(operator)) return undefined;
  if (!operandsOf(place).every(isNumber)) return undefined;
  if (operator === 'neg') return typeof place[1] === 'string' ? valueOf(place) : undefined;
  if (operator === '^') return valueOf(place);
  const found = formOf(place).expression;
  return valueOf(found);
}

function productOrQuotient(place: Expression): string | undefined {
  const [operator] = place;
  const isOne = operator === '×' || operator === '/' || operator === '÷' || operator === 'neg';
  return typeof place !== 'string' && isOne ? valueOf(place) : undefined;
}

function anything(place: Expression): string | undefined {
  return valueOf(place);
}

function isNumber(expression: Expression): boolean {
  return (
    constantValue(expression) !== undefined &&
    (typeof expression === 'string' ? isNumberText(expression) : true)
  );
}

function valueOf(place: Expression): string | undefined {
  const value = constantValue(place);
  return value && numberText(value);
}
