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
import { isTooLong, type Law, type RewrittenLogarithm, rewritten, untilSettled } from './rewriting/law.js';

const VALUES = [logarithmOfOne, naturalLaw, inverseLaw, knownValue, multiplyNumbers, collectTerms];

/** What is done in turn, each until nothing is left to do. */
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
 * Condenses sums of logarithms: those to one base become one logarithm, those whose bases are powers of one number
 * after a change of base; factors become powers and roots, and a number joins a single base (3 + log_2 x =
 * log_2(8x)) where it is whole, a half or comes out as a number. Without anything to do there are no steps and
 * `after` is `before`. Takes text (see parseExpression) or an expression. Errors: as expandLogarithm.
 * @example condenseLogarithms('3 + 2log_2 x - log_2 y') // after reads "log₂ (8x² ÷ y)" and domainText is "x > 0, y > 0"
 */
export function condenseLogarithms(
  input: string | Expression,
  field = 'expression',
): Result<RewrittenLogarithm> {
  return rewritten(input, field, (expression) => {
    const steps: Step[] = [];
    // A value that was worked out last (ln x + log_2 8 = ln x + 3) may join in once more.
    for (let more = inStages(expression, STAGES); more.length > 0 && !isTooLong(steps); ) {
      steps.push(...more);
      more = inStages(steps.at(-1)?.after ?? expression, STAGES);
    }
    return steps;
  });
}

/**
 * Writes every logarithm in an expression to another base, log_a u = log_b u ÷ log_b a, and works out what is
 * rational. The base is a number > 0, not 1, "e" or a letter, as text or an expression. Errors: as expandLogarithm,
 * also for `base`; `out-of-range` for a base that holds a logarithm.
 * @example changeOfBase('log_8 x', '2') // after reads "log₂ x ÷ 3"
 */
export function changeOfBase(
  input: string | Expression,
  base: string | Expression,
  field = 'expression',
): Result<RewrittenLogarithm> {
  const read = readExpression(base, 'base');
  if (!read.ok) return read;
  // Changed to a base that holds a logarithm, that logarithm would be changed in its turn, without end.
  if (hasLogarithm(read.value)) return failure('base', 'out-of-range', 'base must not hold a logarithm.');
  const usable = domainOf([['log', read.value, '2']], 'base');
  if (!usable.ok) return usable;
  return rewritten(input, field, (expression) => inStages(expression, [[toBase(read.value)], VALUES]));
}

function inStages(before: Expression, stages: readonly (readonly Law[])[]): readonly Step[] {
  const steps: Step[] = [];
  for (const laws of stages) steps.push(...untilSettled(steps.at(-1)?.after ?? before, laws));
  return steps;
}
