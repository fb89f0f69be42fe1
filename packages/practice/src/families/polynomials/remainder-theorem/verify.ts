import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf } from '../../shared/checks.test-support.js';

/** Checks the remainder using only values of the polynomial, or searches the integers for zeros. */
export const verify: Verify = (problem) => {
  const { answer, question, difficulty } = problem;
  const [first = '0', second = '0'] = expressionsOf(problem);
  const isDivisorFirst = /^(?:For which|\$x)/.test(question);
  const [polynomial, divisor] = isDivisorFirst ? [second, first] : [first, second];
  const at = (x: number, k = '0'): Decimal => realValue(polynomial, { x: String(x), k });
  const zero = realValue(divisor, { x: '0' }).negated().toNumber();
  if (difficulty === 'easy') {
    // The polynomial minus the remainder is divisible at every integer.
    const isRight =
      [10, 11, 25].every((x) =>
        at(x)
          .minus(answer)
          .mod(x - zero)
          .isZero(),
      ) &&
      at(1009)
        .minus(answer)
        .mod(1009 - zero)
        .isZero();
    return {
      values: { x: String(zero), remainder: answer },
      faults: isRight ? [] : ['the remainder is another number'],
    };
  }
  if (difficulty === 'medium') {
    const isRight = [10, 11, 25, 1009].every((x) =>
      at(x, answer)
        .mod(x - zero)
        .isZero(),
    );
    return { values: { k: answer }, faults: isRight ? [] : ['there is a remainder'] };
  }
  const zeros = Array.from({ length: 41 }, (_, index) => index - 20).filter((x) => at(x).isZero());
  const known = question.startsWith('One') ? Number(realValue(second, {})) : zero;
  const others = zeros.filter((x) => x !== known).sort((a, b) => a - b);
  const own = answer
    .split(', ')
    .map(Number)
    .sort((a, b) => a - b);
  const [one = NaN, ...more] = own;
  return {
    values: { x: String(one) },
    others: more.map((x) => ({ x: String(x) })),
    faults:
      zeros.includes(known) && others.length === 2 && others.join() === own.join()
        ? []
        : ['the zeros are others'],
  };
};
