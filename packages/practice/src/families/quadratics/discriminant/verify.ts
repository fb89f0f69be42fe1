import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf } from '../../shared/checks.test-support.js';

/** Finds the coefficients from three values of the left side, and counts solutions by the vertex of the parabola. */
export const verify: Verify = (problem) => {
  const [equation] = equationsOf(problem);
  const parabola = (k: string): readonly [a: Decimal, b: Decimal, c: Decimal] => {
    const at = (x: number): Decimal => realValue(equation?.left ?? '0', { x: String(x), k });
    const [a, b] = [at(1).plus(at(-1)).div(2).minus(at(0)), at(1).minus(at(-1)).div(2)];
    return [a, b, at(0)];
  };
  /** Returns the height of the vertex, times the sign of a: negative for two solutions. */
  const height = (k: string): Decimal => {
    const [a, b, c] = parabola(k);
    return c.minus(b.times(b).div(a.times(4))).times(Decimal.sign(a));
  };
  /** Returns the letters of the discriminant. */
  const coefficients = (k: string): Readonly<Record<'a' | 'b' | 'c', string>> => {
    const [a, b, c] = parabola(k);
    return { a: a.toString(), b: b.toString(), c: c.toString() };
  };
  const { answer, question } = problem;
  if (question.includes('How many')) {
    const vertex = height('0');
    const solutions = vertex.abs().lt('1e-40') ? 1 : vertex.isNegative() ? 2 : 0;
    return {
      values: { ...coefficients('0'), n: answer },
      faults: String(solutions) === answer ? [] : ['the number of solutions is another'],
    };
  }
  if (problem.difficulty === 'easy') {
    const [a] = parabola('0');
    const isRight = height('0').times(Decimal.sign(a)).times(a).times(-4).minus(answer).abs().lt('1e-40');
    return { values: coefficients('0'), faults: isRight ? [] : ['the discriminant is another number'] };
  }
  const [first = '', ...others] = answer.split(', ');
  const asNumber = (text: string): string => realValue(text, {}).toString();
  const isRight = [first, ...others].every((k) => height(asNumber(k)).abs().lt('1e-40'));
  const isAll = question.includes('*x')
    ? others.length === 1 && first === others[0]?.replace('-', '')
    : others.length === 0;
  return {
    values: { ...coefficients(asNumber(first)), k: asNumber(first) },
    others: others.map((k) => ({ ...coefficients(asNumber(k)), k: asNumber(k) })),
    faults: isRight && isAll ? [] : ['there is not exactly one solution'],
  };
};
