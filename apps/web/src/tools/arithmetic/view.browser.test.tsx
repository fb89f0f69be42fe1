import { expect, test } from 'vitest';
import { answer, expectMarked, expectNothing, fill, mountTool, radio, steps } from '../../testing/tool.js';

test('is exact where floating-point numbers are not', async () => {
  const tool = await mountTool('arithmetic');
  for (const [left, operation, right, result] of [
    ['0.1', 'Add +', '0.2', '= 0.3'],
    ['1', 'Subtract −', '0.9', '= 0.1'],
    ['1.35', 'Multiply ×', '0.35', '= 0.4725'],
    ['1.1', 'Multiply ×', '1.1', '= 1.21'],
    ['9007199254740993', 'Add +', '0', '= 9007199254740993'],
    ['0.3', 'Divide ÷', '0.1', '= 3'],
    ['1', 'Divide ÷', '3', '≈ 0.3333333333'],
  ] as const) {
    await fill(tool, { 'First number': left, 'Second number': right });
    await radio(tool, operation).click();
    await expect.element(answer(tool), { message: `${left} ${operation} ${right}` }).toHaveText(result);
  }
  await expect
    .poll(() => steps(tool))
    .toEqual(['Division: answer = a ÷ b', 'As a fraction: 1 ÷ 3 = 1/3', 'Answer: 1 ÷ 3 ≈ 0.3333333333']);
});

test('shows nothing for a division by zero', async () => {
  const tool = await mountTool('arithmetic');
  await fill(tool, { 'First number': '1', 'Second number': '4' });
  await radio(tool, 'Divide ÷').click();
  await expect.element(answer(tool)).toHaveText('= 0.25');
  await fill(tool, { 'Second number': '0' });
  await expectMarked(tool, 'Second number');
  await expectNothing(tool);
  await fill(tool, { 'Second number': '0.00' });
  await expectNothing(tool);
});
