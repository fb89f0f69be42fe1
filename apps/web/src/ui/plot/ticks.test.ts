import { scaleLinear } from 'd3-scale';
import { expect, it } from 'vitest';
import { tickFormatOf } from './ticks.js';

it.each([
  [[0, 20], 20, '20'],
  [[-20, 20], -15, '−15'],
  [[0, 1.2], 0.4, '0.4'],
  [[0, 5_000_000], 3_000_000, '3M'],
  [[0, 0.00008], 0.00002, '2 × 10⁻⁵'],
  [[0, 8e-12], 6e-12, '6 × 10⁻¹²'],
  [[0, 0.00008], 0, '0'],
  [[0, 0.005], 0.002, '0.002'],
  [[0, 30_000], 20_000, '20k'],
  [[0, 8_000], 6_000, '6000'],
  [[0, 4e9], 3e9, '3B'],
  [[0, 2e13], 1e13, '10T'],
  [[0, 3e17], 1e17, '1 × 10¹⁷'],
])('on a scale over %j, %d is shown as %s', (domain, tick, label) => {
  expect(tickFormatOf(scaleLinear(domain, [0, 300]), 5)(tick)).toBe(label);
});
