import type { Result } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { collectTerms, distributiveLaw, multiplyNumbers } from './rewriting/collect.js';
import {
  powerLaw,
  productLaw,
  quotientLaw,
  rootLaw,
  takeOutPower,
  evaluateArgument,
  factorArgument,
} from './rewriting/expansion-laws.js';
import { type RewrittenLogarithm, rewritten, applyRepeatedly } from './rewriting/law.js';
import { inverseLaw, knownValue, logarithmOfOne, naturalLaw } from './rewriting/value-laws.js';

/** The laws in the order in which they are tried. */
const LAWS = [
  distributiveLaw,
  quotientLaw,
  productLaw,
  logarithmOfOne,
  naturalLaw,
  inverseLaw,
  knownValue,
  rootLaw,
  powerLaw,
  evaluateArgument,
  takeOutPower,
  factorArgument,
  multiplyNumbers,
  collectTerms,
];

/**
 * Expands the logarithms in an expression as far as the laws allow. It splits products, quotients, powers and
 * roots, evaluates logarithms with a rational value, and takes powers of the base out of integers (log_2 12 =
 * 2 + log_2 3). Sums are factored if all terms have a common factor or if they are a difference of squares,
 * ln(x² - 1) = ln(x - 1) + ln(x + 1) for x > 1. Logarithms of other sums stay. If nothing can be expanded,
 * there are no steps and `after` is `before`. Accepts text (see parseExpression) or an expression. Errors:
 * `syntax` with `position` and `expected`, `empty`, `too-large`; `out-of-range`, `division-by-zero` if the
 * expression is undefined for all values of its variables (log (-2)).
 * @example expandLogarithm('log_2(8x^3/y)') // after reads "3 + 3 log₂ x - log₂ y" and domainText is "x > 0, y > 0"
 */
export function expandLogarithm(
  input: string | Expression,
  field = 'expression',
): Result<RewrittenLogarithm> {
  return rewritten(input, field, (expression) => applyRepeatedly(expression, LAWS));
}
