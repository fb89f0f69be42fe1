import type { Result } from '../../result/result.js';
import { hasLogarithm } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { spend } from '../polynomial/polynomial.js';
import { sumOfTerms, type SignedExpression } from '../polynomial/to-expression.js';
import { collectTerms, workTerms } from './collect-terms.js';
import { splitLogarithms, withLogarithmsWhole } from './expand-logarithms.js';
import { distribute, expandProduct, isPowerOfSum } from './expand-product.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, haveSameTerms, isSum, product, replacedAt, signedTerms, withSign } from './tree.js';
import { formOf } from './worked.js';

/**
 * Expands all parentheses and collects like terms.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `too-large` for more than 400 terms.
 * @example expand('3(x - 4)') // result reads "3x - 12"
 */
export function expand(expression: string | Expression): Result<Operated> {
  return operated(expression, (whole) => positiveFirst(expanded(whole)));
}

/** Orders the terms if a negative one is first, and the order by exponents begins with a positive one: 2x² − 18. */
function positiveFirst(rewriting: Rewriting): Rewriting {
  const { result } = rewriting;
  const ordered = formOf(result).sum;
  const startsNegative = (sum: Expression): boolean => signedTerms(sum)[0]?.isNegative === true;
  if (!startsNegative(result) || startsNegative(ordered) || !haveSameTerms(result, ordered)) return rewriting;
  return rewriting.write(ordered, 'algebra.order-terms');
}

/** The work charged for one pair of parentheses. */
const LINE = 500;

/** Returns the lines from an expression to a sum without parentheses, with split logarithms. */
export function expanded(expression: Expression): Rewriting {
  if (!hasLogarithm(expression)) return expandedSum(expression);
  return withLogarithmsWhole(splitLogarithms(new Rewriting(expression)), expandedSum);
}

function expandedSum(expression: Expression): Rewriting {
  const rewriting = new Rewriting(expression);
  for (;;) {
    const terms = signedTerms(rewriting.result);
    const open = terms.findIndex(({ body }) => needsExpansion(body));
    spend(LINE);
    if (open < 0) break;
    const before = rewriting.result;
    expandTerm(rewriting, terms, open);
    if (rewriting.result === before) break;
  }
  return collectTerms(workTerms(rewriting));
}

function expandTerm(rewriting: Rewriting, terms: readonly SignedExpression[], open: number): void {
  const { isNegative, body } = terms[open] ?? { isNegative: false, body: '0' };
  const around = (part: Expression): Expression =>
    sumOfTerms(replacedAt(terms, open, { isNegative, body: part }));
  if (isSum(body)) {
    const inner = expanded(body);
    rewriting.within(inner, around);
    const turned = signedTerms(inner.result).map((term) => ({ ...term, isNegative: !term.isNegative }));
    const all = [...terms.slice(0, open), ...turned, ...terms.slice(open + 1)];
    rewriting.write(sumOfTerms(all), 'algebra.minus-parentheses');
    return;
  }
  const factors = factorsIn(body);
  const nested = factors.findIndex(hasInnerParentheses);
  if (nested >= 0) {
    rewriting.within(insideOf(factors[nested] ?? '0'), (part) =>
      around(product(replacedAt(factors, nested, part))),
    );
    return;
  }
  const sums = factors.filter(isSum);
  const others = factors.filter((factor) => !isSum(factor));
  if (isNegative && sums.length === 1 && others.length > 0 && !others.some(isPowerOfSum)) {
    const part = distribute(withSign({ isNegative, body: product(others) }), sums[0] ?? '0');
    rewriting.within(part, (inner) =>
      sumOfTerms([...terms.slice(0, open), ...signedTerms(inner), ...terms.slice(open + 1)]),
    );
    return;
  }
  rewriting.within(expandProduct(body), around);
}

/** Returns whether a term is a product with a sum, a power of a sum, or a subtracted sum. */
export function needsExpansion(body: Expression): boolean {
  if (isSum(body)) return true;
  const factors = factorsIn(body);
  return factors.some(
    (factor) => isPowerOfSum(factor) || (isSum(factor) && factors.length > 1) || isSumOverNumber(factor),
  );
}

function isSumOverNumber(factor: Expression): boolean {
  return (
    typeof factor !== 'string' &&
    (factor[0] === '/' || factor[0] === '÷') &&
    needsExpansionAbove(factor[1] ?? '0')
  );
}

function needsExpansionAbove(top: Expression): boolean {
  return isSum(top) || needsExpansion(top);
}

function hasInnerParentheses(factor: Expression): boolean {
  if (isSum(factor)) return signedTerms(factor).some(({ body }) => needsExpansion(body));
  if (isPowerOfSum(factor)) return hasInnerParentheses(factor[1] ?? '0');
  return isSumOverNumber(factor);
}

function insideOf(factor: Expression): Rewriting {
  if (isSum(factor) || typeof factor === 'string') return expanded(factor);
  const [operator, first = '0', second = '1'] = factor;
  const rewriting = new Rewriting(factor);
  if (operator === '^') return rewriting.within(expanded(first), (base) => ['^', base, second]);
  const isOpen = isSum(first) ? hasInnerParentheses(first) : needsExpansion(first);
  if (isOpen) return rewriting.within(expanded(first), (top) => ['/', top, second]);
  const parts = distribute(['/', '1', second], first);
  return rewriting.write(parts.result, 'algebra.divide-terms');
}
