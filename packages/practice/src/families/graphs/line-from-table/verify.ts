import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isClose } from '../../shared/checks.test-support.js';
import { heightAt, quotient } from '../../shared/line-height.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Evaluates the answer at every x-coordinate of the question. */
export const verify: Verify = (problem) => {
  const { answer } = problem;
  const numbers = numbersIn(problem);
  const half = numbers.length / 2;
  const pairs = numbers
    .slice(0, half)
    .map((n, index) =>
      half === 2
        ? [numbers[index * 2] ?? NaN, numbers[index * 2 + 1] ?? NaN]
        : [n, numbers[half + index] ?? NaN],
    );
  const misses = pairs.filter(([x = NaN, y = NaN]) => !isClose(heightAt(answer, x), quotient(y, 1)));
  const values = {
    m: heightAt(answer, 1).minus(heightAt(answer, 0)).toString(),
    b: heightAt(answer, 0).toString(),
    x: '2',
    y: heightAt(answer, 2).toString(),
  };
  const isRead = pairs.length === 2 || pairs.length === 4;
  return { values, faults: isRead && misses.length === 0 ? [] : ['the line misses a point'] };
};
