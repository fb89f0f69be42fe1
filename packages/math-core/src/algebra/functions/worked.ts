import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { normalForm } from '../normal/normal-form.js';
import { simplify } from '../operations/simplify.js';
import { step } from '../texts/function-steps.js';

/** Writes the lines from an expression to its value. */
export function chain(from: Expression, to: Expression): readonly Step[] {
  const simple = simplify(from);
  if (!simple.ok) return [];
  const { steps, result } = simple.value;
  return JSON.stringify(result) === JSON.stringify(to)
    ? steps
    : [...steps, step('algebra.simplify', result, to)];
}

/** Returns the value of an expression in its final form. */
export function worked(of: Expression): Expression {
  const form = normalForm(of);
  return form.ok ? form.value.sum : of;
}
