import type { Expression } from '../../steps/expression.js';
import { isSame } from '../../expression/rewrite.js';
import { exactRoot } from '../normal/exact-root.js';
import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Rewriting } from './rewriting.js';
import { factorsIn, isSum, powerOf, product, replacedAt, signedTerms } from './tree.js';
import { formOf } from './worked.js';
import { say } from '../texts/operation-steps.js';

/** Factors out a sum that is a factor of every term: x(y − 2) + 3(y − 2). Returns whether there is one. */
export function commonSum(rewriting: Rewriting): boolean {
  const terms = signedTerms(rewriting.result);
  const [first, ...rest] = terms.map(({ body }) => factorsIn(body));
  if (!first || rest.length === 0) return false;
  const common = first
    .map(sumIn)
    .find((sum) => sum !== undefined && rest.every((factors) => has(factors, sum)));
  if (common === undefined) return false;
  const others = terms.map(({ isNegative, body }) => ({
    isNegative,
    body: without(factorsIn(body), common),
  }));
  const law = say('algebra.common-factor', { n: common });
  const inner = sumOfTerms(others);
  rewriting.write(product([common, ['()', inner]]), law);
  rewriting.write(product([common, formOf(inner).sum]), 'algebra.collect');
  return true;
}

function sumIn(factor: Expression): Expression | undefined {
  if (isSum(factor)) return factor;
  const base = typeof factor !== 'string' && factor[0] === '^' ? factor[1] : undefined;
  return base !== undefined && isSum(base) && /^\d+$/.test(String(factor[2])) ? base : undefined;
}

function has(factors: readonly Expression[], sum: Expression): boolean {
  return factors.some((factor) => isSame(sumIn(factor) ?? '', sum));
}

function without(factors: readonly Expression[], sum: Expression): Expression {
  const found = factors.findIndex((factor) => isSame(sumIn(factor) ?? '', sum));
  const factor = factors[found] ?? '1';
  const rest = isSum(factor) || typeof factor === 'string' ? '1' : lowered(factor);
  return product(replacedAt(factors, found, rest));
}

function lowered(power: Expression): Expression {
  const [, base = '1', exponent = '1'] = power;
  return powerOf(base, Number(exponent) - 1);
}

/** Factors an expression such as (x + 1)² − 4 as a difference of squares. Returns whether it is one. */
export function squaresOfSums(rewriting: Rewriting): boolean {
  const [first, second, third] = signedTerms(rewriting.result);
  if (!first || !second || third || first.isNegative || !second.isNegative) return false;
  const [a, b] = [rootIn(first.body), rootIn(second.body)];
  if (a === undefined || b === undefined || ![a, b].some((root) => factorsIn(root).some(isSum))) return false;
  rewriting.write(['-', ['^', a, '2'], ['^', b, '2']], 'algebra.as-powers:squares');
  const [minus, plus]: readonly Expression[] = [
    ['-', a, b],
    ['+', a, b],
  ];
  rewriting.write(['×', minus ?? '1', plus ?? '1'], 'algebra.factor-squares');
  const [left, right] = [formOf(minus ?? '1').sum, formOf(plus ?? '1').sum];
  rewriting.write(['×', left, right], 'algebra.collect');
  return true;
}

/** Returns the square root of a product of even powers and perfect squares. */
function rootIn(body: Expression): Expression | undefined {
  const roots = factorsIn(body).map((factor) => {
    const number = constantValue(factor);
    const root = number && number.numerator > 0n ? exactRoot(number, 2n) : undefined;
    if (number) return root && numberText(root);
    if (typeof factor === 'string' || factor[0] !== '^') return undefined;
    const [, base = '1', exponent = '1'] = factor;
    return Number(exponent) % 2 === 0 ? powerOf(base, Number(exponent) / 2) : undefined;
  });
  const found = roots.filter((root) => root !== undefined);
  return found.length === roots.length ? product(found) : undefined;
}
