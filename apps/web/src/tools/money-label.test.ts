import { scaleLinear } from 'd3-scale';
import { expect, test } from 'vitest';
import { moneyLabel } from './money-label.js';

test.each([
  [800, ['0', '200', '400', '600', '800']],
  [9999, ['0', '2,000', '4,000', '6,000', '8,000']],
  [200_000, ['0', '50k', '100k', '150k', '200k']],
  [8_000_000, ['0', '2M', '4M', '6M', '8M']],
  [8e9, ['0', '2B', '4B', '6B', '8B']],
])('writes the amounts of an axis up to %s', (most, labels) => {
  const scale = scaleLinear([0, most], [0, 100]);
  expect(scale.ticks(4).map(moneyLabel(scale, most))).toEqual(labels);
});
