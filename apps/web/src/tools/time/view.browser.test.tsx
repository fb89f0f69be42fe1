import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { answer, button, detail, expectNothing, fill, mountTool, radio, steps } from '../../testing/tool.js';

const period = (tool: Locator, name: string): Locator => tool.getByRole('group', { name });

test('puts one minus before a negative difference', async () => {
  const tool = await mountTool('time');
  await fill(period(tool, 'First period'), { Hours: '1' });
  await radio(tool, 'Subtract').click();
  await fill(period(tool, 'Second period'), { Days: '1', Minutes: '30' });
  await expect.element(answer(tool)).toHaveText('−23 hours, 30 minutes, 0 seconds');
  expect(detail(tool, 'Total seconds')).toBe('−84600');
  await expect
    .poll(() => steps(tool).at(-1))
    .toBe('Breakdown: total = -(23 hours + 30 minutes)');
});

test('adds with carrying, counts blank fields as 0 and reads integers', async () => {
  const tool = await mountTool('time');
  await expectNothing(tool);
  await fill(period(tool, 'First period'), { Hours: '1,000', Minutes: '45x' });
  await fill(period(tool, 'Second period'), { Minutes: '30.9', Seconds: 'abc' });
  await expect.element(answer(tool)).toHaveText('41 days, 17 hours, 15 minutes, 0 seconds');
  expect(detail(tool, 'Total seconds')).toBe('3604500');
  await button(tool, 'Load example').click();
  await expect.element(answer(tool)).toHaveText('0 days, 4 hours, 15 minutes, 0 seconds');
});
