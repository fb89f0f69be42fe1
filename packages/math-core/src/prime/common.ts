import { greatestCommonDivisor, leastCommonMultiple } from '../rational/integer.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/**
 * Returns the steps of Euclid's algorithm for each number and the common divisor of the previous ones.
 * Returns no steps for one number.
 */
export function divisorSteps(numbers: readonly bigint[]): readonly Step[] {
  const [first = 0n, ...others] = numbers;
  if (others.length === 0) return [];
  let divisor = first;
  const lines = others.flatMap((number) => {
    const steps = euclid(divisor, number);
    divisor = greatestCommonDivisor(divisor, number);
    return steps;
  });
  return [
    ...lines,
    step('prime.common-divisor', 'The last divisor, which left a remainder of 0', 'GCD', divisor.toString()),
  ];
}

function euclid(a: bigint, b: bigint): readonly Step[] {
  const steps: Step[] = [];
  let [x, y] = a < b ? [b, a] : [a, b];
  while (y !== 0n) {
    const [quotient, rest] = [x / y, x % y];
    const product = ['×', quotient.toString(), y.toString()] as const;
    const law = 'Divide the larger by the smaller, then the smaller by the remainder';
    steps.push(step('prime.remainder', law, x.toString(), ['+', product, rest.toString()]));
    [x, y] = [y, rest];
  }
  return steps;
}

/**
 * Returns the steps to the least common multiple: products divided by the greatest common divisor. Returns no
 * steps for one number.
 */
export function multipleSteps(numbers: readonly bigint[]): readonly Step[] {
  const [first = 1n, ...others] = numbers;
  let multiple = first;
  return others.map((number) => {
    const divisor = greatestCommonDivisor(multiple, number);
    const product = ['×', multiple.toString(), number.toString()] as const;
    multiple = leastCommonMultiple(multiple, number);
    const before: Expression = divisor === 1n ? product : ['÷', product, divisor.toString()];
    const isCoprime = divisor === 1n;
    const why = isCoprime ? ', because only 1 divides both' : ' ÷ the greatest common divisor';
    const law = `Least common multiple: the product${why}`;
    return step(
      'prime.common-multiple',
      law,
      before,
      multiple.toString(),
      isCoprime ? { variant: 'coprime' } : {},
    );
  });
}
