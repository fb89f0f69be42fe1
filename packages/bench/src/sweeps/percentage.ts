import { percentOf } from '@mathtools/math-core/percentage';
import { multiply, nearestDouble, readDecimal } from '../fraction.js';
import { range, type Sweep, tally } from '../tally.js';

interface Case {
  readonly percentage: number;
  readonly value: number;
}

/** Compares 1% to 100% of 0.01 to 10.00. */
export function percentageSweep(): Sweep {
  return tally<Case>({
    name: 'p % of v, 1…100 % of 0.01…10.00',
    cases: range(1, 100).flatMap((percentage) => range(1, 1000).map((n) => ({ percentage, value: n / 100 }))),
    expected: ({ percentage, value }) => {
      const [n, d] = multiply(readDecimal(percentage), readDecimal(value));
      return nearestDouble([n, 100n * d]);
    },
    ours: {
      percentOf: (input) => {
        const result = percentOf(input);
        return result.ok && result.value.answer.number;
      },
    },
    peers: {
      'p÷100×v': ({ percentage, value }) => (percentage / 100) * value,
      'p×v÷100': ({ percentage, value }) => (percentage * value) / 100,
    },
  });
}
