import { readExpression } from '../expression/read.js';
import { hasLogarithm } from '../expression/rewrite.js';
import { failure, type Result } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { toBase, toCommonBase } from './rewriting/base-laws.js';
import { collectTerms, distributiveLaw, multiplyNumbers } from './rewriting/collect.js';
import {
  differenceToQuotient,
  numberAsLogarithm,
  quotientOfLogarithms,
  simplifyValue,
  sumToProduct,
  toPower,
  toRoot,
} from './rewriting/condensation-laws.js';
import { domainOf } from './rewriting/domain.js';
import { inverseLaw, knownValue, logarithmOfOne, naturalLaw } from './rewriting/value-laws.js';
import { isTooLong, type Law, type RewrittenLogarithm, rewritten, applyRepeatedly } from './rewriting/law.js';

const VALUES = [logarithmOfOne, naturalLaw, inverseLaw, knownValue, multiplyNumbers, collectTerms];

/** The stages in order. The laws of a stage are applied until none of them changes anything. */
const STAGES: readonly (readonly Law[])[] = [
  [distributiveLaw, quotientOfLogarithms, multiplyNumbers, collectTerms],
  [toCommonBase],
  [toRoot, toPower],
  [numberAsLogarithm],
  [sumToProduct],
  [differenceToQuotient],
  [simplifyValue],
  VALUES,
];

/**
 * Condenses sums of logarithms. Logarithms with the same base become one, also after a change of base if the
 * bases are powers of the same number. Coefficients become powers and roots. A number is included (3 + log_2
 * x = log_2(8x)) if there is only one base and the number is an integer, a half, or results in a rational
 * power. If nothing can be condensed, there are no steps and `after` is `before`. Accepts text (see
 * parseExpression) or an expression. Errors: as in expandLogarithm.
 * @example condenseLogarithms('3 + 2log_2 x - log_2 y') // after reads "log₂ (8x² ÷ y)" and domainText is "x > 0, y > 0"
 */
export function condenseLogarithms(
  input: string | Expression,
  field = 'expression',
): Result<RewrittenLogarithm> {
  return rewritten(input, field, (expression) => {
    const steps: Step[] = [];
    // A value that was evaluated last (ln x + log_2 8 = ln x + 3) may allow another round.
    for (let more = inStages(expression, STAGES); more.length > 0 && !isTooLong(steps); ) {
      steps.push(...more);
      more = inStages(steps.at(-1)?.after ?? expression, STAGES);
    }
    return steps;
  });
}

/**
 * Converts every logarithm in an expression to another base, log_a u = log_b u ÷ log_b a, and evaluates the rational
 * ones. The base is a number > 0, not 1, "e" or a letter, as text or an expression. Errors: as in expandLogarithm, also
 * for `base`; `out-of-range` for a base that contains a logarithm.
 * @example changeOfBase('log_8 x', '2') // after reads "log₂ x ÷ 3"
 */
export function changeOfBase(
  input: string | Expression,
  base: string | Expression,
  field = 'expression',
): Result<RewrittenLogarithm> {
  const read = readExpression(base, 'base');
  if (!read.ok) return read;
  // A logarithm in the base would itself be converted, endlessly.
  if (hasLogarithm(read.value)) return failure('base', 'out-of-range', 'base must not contain a logarithm.');
  const usable = domainOf([['log', read.value, '2']], 'base');
  if (!usable.ok) return usable;
  return rewritten(input, field, (expression) => inStages(expression, [[toBase(read.value)], VALUES]));
}

function inStages(before: Expression, stages: readonly (readonly Law[])[]): readonly Step[] {
  const steps: Step[] = [];
  for (const laws of stages) steps.push(...applyRepeatedly(steps.at(-1)?.after ?? before, laws));
  return steps;
}
