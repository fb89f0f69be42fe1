import { failure, type Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { isNumberText } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { typedExpression, type TypedValues, typedValues } from '../read/typed-expression.js';
import { exclusions, type Operated, operated } from './operated.js';
import { lettersIn } from '../normal/identical.js';
import { normalForm } from '../normal/normal-form.js';
import { Rewriting } from './rewriting.js';
import { simplified } from './simplify.js';
import { tidy } from './tree.js';
import { workOutNumbers } from './work-out-numbers.js';
import { say, step } from '../texts/operation-steps.js';

/** The expressions that replace letters. */
export type Values = Readonly<Record<string, Expression>>;

/**
 * Replaces letters with expressions, all at once, and simplifies. The first line shows the substitution.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`) for the expression after the substitution.
 * @example substitute('2x', { x: 'a + 1' }) // result reads "2a + 2"
 */
export function substitute(expression: string | Expression, values: TypedValues): Result<Operated> {
  const read = typedExpression(expression, 'expression');
  if (!read.ok) return read;
  const put = typedValues(values);
  if (!put.ok) return put;
  const [typed, exact] = [read.value, put.value];
  const replaced = replacedIn(typed, exact);
  const done = operated(replaced, (whole) => simplified(whole, true));
  if (!done.ok) return done;
  // The substituted expressions keep their signs in parentheses: 2 × (-3x), not -2 × 3x.
  const [first, ...others] = done.value.steps;
  const inserted = insertion(typed, first ? replaced : tidy(replaced), exact);
  const steps = first ? [inserted, { ...first, before: replaced }, ...others] : [inserted];
  return { ok: true, value: { ...done.value, steps } };
}

/**
 * Evaluates an expression at values of its letters, following the order of operations. `excluded` refers to the
 * original expression.
 * Errors: `division-by-zero`, `out-of-range` if it has no value there.
 * @example evaluateAt('3x - 7', { x: 5 }) // result is "8"
 * @example evaluateAt('x/y', { x: '1/2', y: 3 }) // result is "1/6"
 */
export function evaluateAt(expression: string | Expression, values: TypedValues): Result<Operated> {
  const read = typedExpression(expression, 'expression');
  if (!read.ok) return read;
  const put = typedValues(values);
  if (!put.ok) return put;
  const [typed, exact] = [read.value, put.value];
  const form = normalForm(typed);
  if (!form.ok) return form;
  const replaced = replacedIn(typed, exact);
  const done = operated(replaced, (whole) => {
    const rewriting = workOutNumbers(new Rewriting(whole, withSigns));
    return rewriting.within(simplified(rewriting.result, true), (part) => part);
  });
  if (!done.ok)
    return failure(
      'values',
      done.code,
      `values make the expression ${done.code === 'too-large' ? 'too large to evaluate' : 'undefined'}.`,
    );
  const steps = [insertion(typed, withSigns(replaced), exact), ...done.value.steps];
  return { ok: true, value: { ...exclusions(form.value.conditions), steps, result: done.value.result } };
}

/** Lists what replaces each letter: 3 for x and -2 for y. */
export function insertedText(values: Values): string {
  const all = Object.entries(values).map(([letter, value]) => `${expressionText(value)} for ${letter}`);
  const [first = '', second, third] = all;
  if (second === undefined) return first;
  return third === undefined
    ? `${first} and ${second}`
    : `${all.slice(0, -1).join(', ')}, and ${String(all.at(-1))}`;
}

function insertion(expression: Expression, replaced: Expression, values: Values): Operated['steps'][number] {
  const parameters = Object.fromEntries(
    Object.entries(values).flatMap(([letter, value]) =>
      typeof value === 'string' && isNumberText(value) ? [[letter, value]] : [],
    ),
  );
  const more = Object.keys(parameters).length > 0 ? { parameters } : {};
  return step(say('algebra.insert', { n: insertedText(values) }), tidy(expression), replaced, more);
}

/**
 * Keeps the signs of substituted numbers in a line of numbers, and tidies a line that still contains letters.
 */
function withSigns(line: Expression): Expression {
  return lettersIn(line).length === 0 ? line : tidy(line);
}

/** Replaces letters with expressions, all at once. */
export function replacedIn(expression: Expression, values: Values): Expression {
  if (typeof expression === 'string')
    return Object.hasOwn(values, expression) ? (values[expression] ?? expression) : expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => replacedIn(operand, values))];
}
