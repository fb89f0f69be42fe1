import { expect, test } from 'vitest';
import {
  answer,
  detail,
  expectMarked,
  expectNothing,
  fill,
  mountTool,
  query,
  radio,
  spoken,
  steps,
} from '../../testing/tool.js';

test('adds mixed numbers, doesn’t divide by 0, and simplifies', async () => {
  const tool = await mountTool('fractions');
  await expectNothing(tool);
  await fill(tool, { 'First fraction': '1 3/4', 'Second fraction': '5/6' });
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['31/12']);
  expect(detail(tool, 'Mixed number')).toBe('2 7/12');
  expect(detail(tool, 'Decimal')).toBe('2.58(3)');
  await expect
    .poll(() => steps(tool).slice(0, 4))
    .toEqual([
      'As one fraction: 1 + 3/4 = 7/4',
      'Least common denominator: the product ÷ the greatest common divisor: 4 × 6 ÷ 2 = 12',
      'Expand to the common denominator: 7/4 + 5/6 = 7 × 3 ÷ (4 × 3) + 5 × 2 ÷ (6 × 2)',
      'Over the common denominator: 7 × 3 ÷ (4 × 3) + 5 × 2 ÷ (6 × 2) = 21/12 + 10/12',
    ]);
  await radio(tool, 'Divide ÷').click();
  await fill(tool, { 'Second fraction': '0' });
  await expectMarked(tool, 'Second fraction');
  await expectNothing(tool);
  await radio(tool, 'Simplify').click();
  await fill(tool, { Fraction: '62/24' });
  await expect.element(answer(tool)).toBeVisible();
  expect(detail(tool, 'Mixed number')).toBe('2 7/12');
  expect(spoken(tool)).toEqual(['31/12']);
  await expect.poll(() => query()['fractions.left']).toBe('62/24');
});
