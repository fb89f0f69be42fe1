import { solutionsOf, valueOf } from '../angles/angle-answers.js';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { readTrigonometry, type Typed } from '../trigonometry/typed.js';
import { lettersOf } from '../trigonometry/calls.js';
import type { Answered } from '../functions/answered.js';

/**
 * Answers a request with sines, cosines or tangents: the value of an expression, or the solutions of an equation, in
 * general or on an interval. A number without a degree sign is in radians, and the reading in degrees is offered.
 */
export function answerTrigonometry(text: string, field: string): Result<Answered> | undefined {
  const typed = readTrigonometry(text, field);
  if (!typed) return undefined;
  if (!typed.ok) return typed;
  const { symbol } = typed.value;
  const value = valueAsked(typed.value);
  const answered = value === undefined ? solutionsOf(typed.value, field) : valueOf(typed.value, value, field);
  return symbol && answered.ok ? renamed(answered, ...symbol) : answered;
}

/** Writes a Greek letter for the letter that stands for it, in expressions and texts. */
function renamed<T>(value: T, letter: string, greek: string): T {
  const pattern = new RegExp(String.raw`(?<![a-z])${letter}(?![a-z])`, 'g');
  const visit = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replaceAll(pattern, greek);
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, visit(part)]));
  };
  return visit(value) as T;
}

/** Returns the expression to evaluate: sin 30°, or x = sin 30°. */
function valueAsked({ sides: [left, right] }: Typed): Expression | undefined {
  if (right === undefined) return left;
  const isName = (side: Expression): boolean => typeof side === 'string' && lettersOf([side]).length > 0;
  const isValue = (side: Expression): boolean => lettersOf([side]).length === 0;
  if (isName(left) && isValue(right)) return right;
  return isName(right) && isValue(left) ? left : undefined;
}
