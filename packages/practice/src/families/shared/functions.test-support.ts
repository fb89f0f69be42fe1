import type { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Problem } from '../../index.js';
import { expressionsOf, isClose, readExpression } from './checks.test-support.js';

/** A function of numbers. */
export type RealFunction = (x: Decimal | string | number) => Decimal;

/** Returns the functions in a question, in order: f(x) = 2x + 1 and g(x) = x². */
export function functionsIn(problem: Problem): readonly RealFunction[] {
  return expressionsOf(problem).map((rule) => (x) => realValue(rule, { x: x.toString() }));
}

/** Returns the expression of the answer as a function of x. */
export function answerFunction({ answer }: Pick<Problem, 'answer'>): RealFunction {
  const read = readExpression(answer);
  return (x) => realValue(read, { x: x.toString() });
}

/** Returns the first argument at which two functions differ. */
export function differenceOf(a: RealFunction, b: RealFunction): readonly string[] {
  const wrong = ['1.3', '2.7', '11.1', '20.9'].find((x) => !isClose(a(x), b(x)));
  return wrong === undefined ? [] : [`the functions differ at ${wrong}`];
}

/** Returns the number or the expression that a question puts into a function: "−2" of f(−2), "x + 1" of f(x + 1). */
export function argumentIn({ question }: Pick<Problem, 'question'>): string {
  const all = [...question.matchAll(/[fgh]\(([^()]*)\)(?! =)/g)];
  return (all.at(-1)?.[1] ?? '').replaceAll('−', '-');
}
