import { expect, test } from 'vitest';
import {
  answer,
  detail,
  expectMarked,
  expectNothing,
  fill,
  mountTool,
  spoken,
  steps,
} from '../../testing/tool.js';

test('gives prime factors, GCD and LCM', async () => {
  const tool = await mountTool('primes');
  await fill(tool, { 'Whole numbers': '360' });
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['2³ × 3² × 5']);
  await fill(tool, { 'Whole numbers': '360, 84' });
  await expect.element(answer(tool)).toHaveText('GCD 12, LCM 2520');
  expect(detail(tool, '84')).toBe('2² × 3 × 7');
  await expect
    .poll(() => steps(tool, 2).at(-1))
    .toBe('The last divisor, which left a remainder of 0: GCD = 12');
  await expect
    .poll(() => steps(tool, 3))
    .toEqual(['Least common multiple: the product ÷ the greatest common divisor: 360 × 84 ÷ 12 = 2520']);
  await fill(tool, { 'Whole numbers': '360 8.5' });
  await expectMarked(tool, 'Whole numbers');
  await expectNothing(tool);
});
