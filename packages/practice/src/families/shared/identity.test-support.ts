import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Problem } from '../../problem.js';
import { piecesOf, type Verified } from '../../testing/problem-faults.test-support.js';

const LETTERS = 'abcdfghkmnpqrstuvwxyz';

/**
 * Returns values for all letters, different for each `by`. Expressions that agree for several of them are
 * identical.
 */
function letterValues(by: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(LETTERS, (name, index) => [name, String(1.37 + by * (index + 1) * 0.7)]),
  );
}

/** Checks that the answer equals the expression of the question and has the form that `isForm` accepts. */
export function verifyIdentity(problem: Problem, isForm: (answer: string) => boolean): Verified {
  const asked = piecesOf(problem).find((piece) => piece.kind === 'math');
  const read = parseExpression(problem.answer);
  const isSame = [1, 2, 3, 5].every((by) => {
    if (!asked || !read.ok) return false;
    const [from, to] = [asked.expression, read.value].map((one) => realValue(one, letterValues(by)));
    return (
      from
        ?.minus(to ?? 0)
        .abs()
        .lte(from.abs().plus(1).times('1e-40')) ?? false
    );
  });
  return {
    values: letterValues(1),
    faults: [
      ...(isSame ? [] : ['the answer is another expression']),
      ...(isForm(problem.answer) ? [] : ['the answer has not the form that is asked for']),
    ],
  };
}

/** Checks whether no integer can be factored out of any pair of parentheses. */
export function hasNoCommonFactor(answer: string): boolean {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return [...answer.matchAll(/\(([^()]*)\)/g)].every(([, inside = '']) => {
    const coefficients = inside.split(/ [+-] /).map((term) => Number(/^-?(\d*)/.exec(term)?.[1] ?? '') || 1);
    return coefficients.length === 1 || coefficients.reduce(divisor) === 1;
  });
}

/** Checks whether a fraction is in lowest terms, as every integer is. */
export function isLowestTerms(answer: string): boolean {
  const [, top = '', bottom = '1'] = /^-?(\d+)(?:\/(\d+))?$/.exec(answer) ?? [];
  const divisors = Array.from({ length: Number(bottom) }, (_, n) => n + 1).slice(1);
  return top !== '' && !divisors.some((n) => Number(top) % n === 0 && Number(bottom) % n === 0);
}
