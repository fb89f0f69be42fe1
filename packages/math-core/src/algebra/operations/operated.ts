import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { isSame } from '../../expression/rewrite.js';
import { haveSameForm } from '../normal/identical.js';
import { caught, type Condition, normalForm } from '../normal/normal-form.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { typedExpression } from '../read/typed-expression.js';
import { bounded } from '../polynomial/polynomial.js';
import { excludedValues } from './excluded-values.js';
import type { Rewriting } from './rewriting.js';
import { worked } from './worked.js';

/** The work limit of one operation. */
const LIMIT = 80_000;

/** A rewritten expression with every step, as plain JSON. */
export interface Operated {
  /** The steps, or an empty list if there was nothing to do. */
  readonly steps: readonly Step[];
  /** The expression in the last line. */
  readonly result: Expression;
  /**
   * The values of the only letter at which the expression is undefined, in ascending order. Omitted if there are none.
   */
  readonly excluded?: readonly Expression[];
  /** Conditions under which the expression has a value: divisors ≠ 0, radicands ≥ 0, arguments of logarithms > 0. */
  readonly conditions: readonly Pick<Condition, 'relation' | 'expression'>[];
}

/**
 * Runs an operation on an expression given as text or as data. Returns its result only if it provably equals
 * the expression.
 */
export function operated(
  input: string | Expression,
  run: (expression: Expression) => Rewriting,
): Result<Operated> {
  const read = typedExpression(input, 'expression');
  if (!read.ok) return read;
  const expression = read.value;
  const form = normalForm(expression);
  if (!form.ok) return form;
  return caught(() =>
    bounded(LIMIT, () => {
      const { steps, result } = run(expression);
      if (!isSame(form.value.expression, worked(result)) && !haveSameForm(expression, result))
        throw unsupportedExpression('the result could not be verified');
      return { steps, result, ...exclusions(form.value.conditions) };
    }),
  );
}

/** Returns the excluded values in the shape of a result. */
export function exclusions(conditions: readonly Condition[]): Pick<Operated, 'excluded' | 'conditions'> {
  const excluded = excludedValues(conditions);
  return {
    ...(excluded.length > 0 && { excluded }),
    conditions: conditions.map(({ relation, expression }) => ({ relation, expression })),
  };
}
