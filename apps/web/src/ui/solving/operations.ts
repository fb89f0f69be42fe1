import {
  addFractions,
  collect,
  completeSquare,
  expand,
  factor,
  type NamedOperation,
  type Operated,
  operationNamed,
  rationalise,
  simplify,
} from '@mathtools/math-core/algebra';
import type { Failure, Result } from '@mathtools/math-core/result';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** The operations on an expression. A teacher would choose the first one that has an effect. */
const RUNS = {
  'add-fractions': addFractions,
  rationalize: rationalise,
  simplify,
  expand,
  factor,
  'complete-square': completeSquare,
} as const;

export type OperationName = keyof typeof RUNS | 'collect';

/** An operation that can be requested. */
export type Requested = OperationName | NamedOperation;

/** Returns the requested operation: the chosen one, or else the one that the text names. */
export function requestedOperation(method: string, text: string): Requested | undefined {
  if (method === 'collect' || method === 'evaluate') return method;
  const known = (Object.keys(RUNS) as Requested[]).find((name) => name === method);
  return known ?? operationNamed(text);
}

/** An operation offered for an expression. */
export interface Offer {
  readonly name: OperationName;
  readonly done: Operated;
  /** The letter whose powers are collected. */
  readonly letter?: string;
  /** Other operations with the same result, which aren't offered. */
  readonly equivalents: readonly OperationName[];
}

/** The operations offered for an expression, best first, or the reason why none is possible. */
export interface Offers {
  readonly offers: readonly Offer[];
  readonly refusal?: Failure;
}

/**
 * Finds the operations that change an expression, one per different result. Always tries the requested
 * operation.
 */
export function offersOf(expression: Expression, letters: readonly string[], requested?: Requested): Offers {
  const first = simplify(expression);
  if (!first.ok) return { offers: [], refusal: first };
  const offers: Offer[] = [];
  const offer = (name: OperationName, result: Result<Operated>, letter?: string): void => {
    if (!result.ok || result.value.steps.length === 0) return;
    const text = expressionText(result.value.result);
    const place = offers.findIndex(({ done }) => isReordered(expressionText(done.result), text));
    const same = offers[place];
    const one = { name, done: result.value, equivalents: [], ...(letter !== undefined && { letter }) };
    if (text === expressionText(expression) || (same && name === 'collect')) return;
    if (!same) offers.push(one);
    // of two operations with the same result, the one with more steps explains more
    else if (same.done.steps.length < one.done.steps.length)
      offers[place] = { ...one, equivalents: [...same.equivalents, same.name] };
    else offers[place] = { ...same, equivalents: [...same.equivalents, name] };
  };
  for (const name of Object.keys(RUNS) as (keyof typeof RUNS)[])
    if (name === requested || isFit(name, expression, letters)) {
      const done = name === 'simplify' ? first : RUNS[name](expression);
      if (name === requested && !done.ok && done.code === 'too-large') return { offers: [], refusal: done };
      offer(name, done);
    }
  if (letters.length > 1)
    for (const letter of letters) {
      const collected = collect(expression, letter);
      const isLess = collected.ok && countOf(collected.value.result, letter) < countOf(expression, letter);
      if (isLess) offer('collect', collected, letter);
    }
  return { offers };
}

const sorted = (text: string): string => text.split(/(?:)/u).sort().join('');

/** Returns whether two texts of the same value differ at most in the order of their parts. */
const isReordered = (one: string, other: string): boolean => sorted(one) === sorted(other);

/** Returns whether an operation makes sense for an expression. */
function isFit(name: OperationName, expression: Expression, letters: readonly string[]): boolean {
  if (name === 'add-fractions') return isSum(expression) && operandsOf(expression).some(hasFraction);
  if (name === 'simplify' || name === 'rationalize') return true;
  if (name === 'expand' && !hasProductOfSums(expression)) return false;
  return letters.length > 0 && !hasLetterBelow(expression);
}

function isSum(expression: Expression): boolean {
  return typeof expression !== 'string' && (expression[0] === '+' || expression[0] === '-');
}

const isQuotient = (expression: Expression): boolean => expression[0] === '/' || expression[0] === '÷';

function operandsOf(expression: Expression): readonly Expression[] {
  return typeof expression === 'string' ? [] : expression.slice(1);
}

function hasProductOfSums(expression: Expression): boolean {
  const operands = operandsOf(expression);
  const isProduct = expression[0] === '×' || expression[0] === '^' || isQuotient(expression);
  return (isProduct && operands.some(isSum)) || operands.some(hasProductOfSums);
}

/** Counts the occurrences of a variable in an expression. */
function countOf(expression: Expression, letter: string): number {
  const operands = operandsOf(expression);
  return Number(expression === letter) + operands.reduce((sum, each) => sum + countOf(each, letter), 0);
}

function hasFraction(term: Expression): boolean {
  if (typeof term === 'string') return /^\d+[/]\d+$/.test(term);
  return isQuotient(term) || ((isSum(term) || term[0] === 'neg') && operandsOf(term).some(hasFraction));
}

function hasLetterBelow(expression: Expression): boolean {
  const operands = operandsOf(expression);
  return (isQuotient(expression) && hasLetter(operands[1] ?? '1')) || operands.some(hasLetterBelow);
}

function hasLetter(expression: Expression): boolean {
  return typeof expression === 'string' ? /^\p{L}/u.test(expression) : operandsOf(expression).some(hasLetter);
}
