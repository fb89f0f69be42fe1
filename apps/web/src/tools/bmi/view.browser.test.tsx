import { expect, test } from 'vitest';
import { answer, detail, expectNothing, field, fill, mountTool, steps } from '../../testing/tool.js';

test('gives the index and its category in metric units', async () => {
  const tool = await mountTool('bmi');
  await fill(tool, { Weight: '70', Height: '175' });
  await expect.element(answer(tool)).toHaveText('22.9 · Normal weight');
  expect(steps(tool).at(-1)).toBe('Answer: 70 ÷ 3.0625 ≈ 22.9');
  for (const [weight, text] of [
    ['50', '16.3 · Underweight'],
    ['80', '26.1 · Overweight'],
    ['100', '32.7 · Obese'],
  ] as const) {
    await fill(tool, { Weight: weight });
    await expect.element(answer(tool)).toHaveText(text);
  }
  await fill(tool, { Height: '0' });
  await expect.element(field(tool, 'Height')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
});

test('takes pounds and inches', async () => {
  const tool = await mountTool('bmi');
  await tool.getByRole('radio', { name: 'Imperial' }).click();
  await fill(tool, { Weight: '154', Inches: '69' });
  await expect.element(answer(tool)).toHaveText('22.7 · Normal weight');
  expect(detail(tool, 'Healthy weight at this height')).toBe('125.3 to 169.3 lb');
  expect(steps(tool).at(-1)).toBe('Answer: 154 ÷ 4761 × 703 ≈ 22.7');
});
