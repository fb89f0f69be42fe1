import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese, number } from '../testing/inputs.test-support.js';
import type { CategoryOfUnits } from '../unit/index.js';
import { ALL_UNITS, combineQuantities, convert } from './index.js';

const categories: readonly CategoryOfUnits[] = ALL_UNITS;
const inputs = fromThese(categories).chain(({ id, units }) => {
  const unit = fromThese(units.map((known) => known.id));
  const isFree = id !== 'fuel use' && id !== 'temperature';
  const value = isFree ? number : fc.integer({ min: 1, max: 10_000 });
  return fc.record({ category: fc.constant(id), value, from: unit, to: unit });
});

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(convert, {
    examples: [
      { category: 'area', value: 5, from: 'acres', to: 'hectares' },
      { category: 'fuel use', value: 30, from: 'US mpg', to: 'L/100 km' },
      { category: 'angle', value: 90, from: 'degrees', to: 'radians' },
      { category: 'angle', value: '2π/3', from: 'radians', to: 'turns' },
    ],
    inputs,
    solutions: ({ steps, answer }) => {
      const last = steps.at(-1)?.after;
      return [{ steps, answer: `${answer.text} ${Array.isArray(last) ? String(last[2]) : 'no unit'}` }];
    },
  }),
  contract(combineQuantities, {
    examples: [
      {
        left: { value: 100, unit: 'kilometers', category: 'length' },
        operation: 'divide',
        right: { value: 2, unit: 'hours', category: 'time' },
      },
    ],
    inputs: fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 })).map(([a, b]) => ({
      left: { value: a, unit: 'mph', category: 'speed' },
      operation: 'multiply',
      right: { value: b, unit: 'minutes', category: 'time' },
    })),
    solutions: ({ steps, answer }) => [{ steps, answer: answer.text }],
  }),
];
