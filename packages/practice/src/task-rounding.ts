import { expressionFigure } from '@mathtools/math-core/algebra';
import { fixedText } from '@mathtools/math-core/rational';
import { type Expression, type Step, step } from '@mathtools/math-core/steps';
import type { AnswerForm } from './problem.js';
import { typed } from './typed.js';

/** More decimals than any answer has, so that rounding them again never changes it. */
const MANY_DECIMALS = 40;

/** Writes a value in the form of an answer: typed, or rounded if the form says so. */
export function answerText(value: Expression, form: AnswerForm): string {
  if (form.kind !== 'rounded') return typed(value);
  const figure = expressionFigure(value, MANY_DECIMALS);
  return figure ? fixedText(figure.text, form.decimals) : typed(value);
}

/** Adds the step that rounds the value of the unknown. A rounded value can't be checked, so the checks are left out. */
export function withRounding(steps: readonly Step[], form: AnswerForm, answer: string): readonly Step[] {
  if (form.kind !== 'rounded') return steps;
  const lines = steps.filter(({ id }) => !id.startsWith('algebra.check'));
  const last = lines.at(-1);
  return last ? [...lines, roundingOf(last.before, answer)] : steps;
}

/** Returns the step that rounds an expression. The answer keeps all its decimals: 3.10. */
export function roundingOf(before: Expression, answer: string): Step {
  const decimals = answer.split('.')[1]?.length ?? 0;
  const places = decimals === 1 ? '1 decimal place' : `${decimals} decimal places`;
  const law = `Evaluate and round to ${decimals === 0 ? 'a whole number' : places}`;
  return step('practice.round', law, before, answer, { relation: '≈' });
}
