import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../testing/problem-faults.test-support.js';
import { equationsOf, isClose, valueOfText } from './checks.test-support.js';

/** The range in which further solutions are searched. */
const WIDEST = 90;

/** Substitutes all solutions of the answer, and checks that no other integer solves the equation. */
export const verifyAllSolutions: Verify = (problem) => {
  const [equation] = equationsOf(problem);
  const solves = (x: string): boolean => {
    try {
      if (!equation) return false;
      const [left, right] = [equation.left, equation.right].map((side) => realValue(side, { x }));
      return (
        left !== undefined &&
        right !== undefined &&
        left.isFinite() &&
        right.isFinite() &&
        isClose(left, right)
      );
    } catch {
      return false;
    }
  };
  const [first = '', ...others] = problem.answer.split(', ').map((text) => valueOfText(text).toString());
  const wrong = [first, ...others].filter((x) => !solves(x));
  const whole = Array.from({ length: 2 * WIDEST + 1 }, (_, index) => String(index - WIDEST));
  const missing = whole.filter((x) => solves(x) && x !== first && !others.includes(x));
  return {
    values: { x: first },
    others: others.map((x) => ({ x })),
    faults: [...wrong.map((x) => `${x} is no solution`), ...missing.map((x) => `${x} is another solution`)],
  };
};
