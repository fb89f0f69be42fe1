import { isSame, mapOperands } from '../../expression/rewrite.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { typedExpression } from '../read/typed-expression.js';
import { say, step } from '../texts/operation-steps.js';

/** A logarithm whose value is given, such as log₂ x = 3. */
export interface KnownLogarithm {
  readonly logarithm: Expression;
  readonly value: Expression;
}

/** Reads the given values of logarithms. */
export function knownLogarithms(typed: Readonly<Record<string, string>>): Result<readonly KnownLogarithm[]> {
  const known: KnownLogarithm[] = [];
  for (const [text, number] of Object.entries(typed)) {
    const logarithm = typedExpression(text, 'logarithms');
    if (!logarithm.ok) return logarithm;
    const value = typedExpression(number, 'logarithms');
    if (!value.ok) return value;
    known.push({ logarithm: logarithm.value, value: value.value });
  }
  return success(known);
}

/** Replaces the logarithms with their values. */
export function withKnown(expression: Expression, known: readonly KnownLogarithm[]): Expression {
  if (typeof expression === 'string') return expression;
  const found = known.find(({ logarithm }) => isSame(logarithm, expression));
  return found ? found.value : mapOperands(expression, (part) => withKnown(part, known));
}

/** Returns the step that replaces the logarithms with their values. */
export function knownStep(expression: Expression, known: readonly KnownLogarithm[]): Step {
  const listed = known.map(
    ({ logarithm, value }) => `${expressionText(value)} for ${expressionText(logarithm)}`,
  );
  return step(say('algebra.insert', { n: listed.join(' and ') }), expression, withKnown(expression, known));
}
