import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { exactText } from '../../rational/format.js';
import { counterexample, identical } from '../normal/identical.js';
import { type Condition, normalForm } from '../normal/normal-form.js';
import { typedExpression } from '../read/typed-expression.js';

/** The result of comparing two expressions, as plain JSON. */
export interface Identity {
  /**
   * The verdict: "different" only if a counterexample shows it, and "undecided" if it can't be decided
   * exactly.
   */
  readonly verdict: 'same' | 'different' | 'undecided';
  /** Values of the variables at which the two expressions differ. */
  readonly counterexample?: Readonly<Record<string, string>>;
  /** Conditions under which both expressions have a value. */
  readonly conditions: readonly Pick<Condition, 'relation' | 'expression'>[];
}

/**
 * Decides whether two expressions have the same value wherever both have one. Errors: those of a typed
 * expression (first, second); `division-by-zero`, `out-of-range`, `too-large` and `unsupported` for an
 * expression without a value or a normal form.
 * @example identity('(x + 1)^2', 'x^2 + 1') // verdict is "different" and counterexample.x is "2"
 * @example identity('(x^2 - 1)/(x - 1)', 'x + 1') // verdict is "same" and conditions.0.expression reads "x - 1"
 */
export function identity(first: string | Expression, second: string | Expression): Result<Identity> {
  const a = typedExpression(first, 'first');
  if (!a.ok) return a;
  const b = typedExpression(second, 'second');
  if (!b.ok) return b;
  const [formA, formB] = [normalForm(a.value), normalForm(b.value)];
  if (!formA.ok) return { ...formA, field: 'first' };
  if (!formB.ok) return { ...formB, field: 'second' };
  const verdict = identical(a.value, b.value);
  const point = verdict === 'different' ? counterexample(a.value, b.value) : undefined;
  const conditions = new Map(
    [...formA.value.conditions, ...formB.value.conditions].map(({ relation, expression }) => [
      JSON.stringify([relation, expression]),
      { relation, expression },
    ]),
  );
  return success({
    verdict,
    ...(point && {
      counterexample: Object.fromEntries(
        Object.entries(point).map(([letter, value]) => [letter, exactText(value)]),
      ),
    }),
    conditions: [...conditions.values()],
  });
}
