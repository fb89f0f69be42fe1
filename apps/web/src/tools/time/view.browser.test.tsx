import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { drawn, press, tableOf } from '../../testing/picture.js';
import {
  answer,
  button,
  detail,
  expectNoMessage,
  expectNothing,
  field,
  fill,
  mountTool,
  radio,
  steps,
} from '../../testing/tool.js';

const period = (tool: Locator, name: string): Locator => tool.getByRole('group', { name });

test('puts one minus before a negative difference', async () => {
  const tool = await mountTool('time');
  await fill(period(tool, 'First period'), { Hours: '1' });
  await radio(tool, 'Subtract').click();
  await fill(period(tool, 'Second period'), { Days: '1', Minutes: '30' });
  await expect.element(answer(tool)).toHaveText('−23 hours, 30 minutes, 0 seconds');
  expect(detail(tool, 'Total seconds')).toBe('−84600');
  await expect.poll(() => steps(tool).at(-1)).toBe('Breakdown: total = -(23 hours + 30 minutes)');
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

test.for(['list', 'page'] as const)(
  'says at a field (%s) how it is read, without a message and without a layout shift',
  async (place) => {
    const tool = await mountTool('time', '', place);
    const first = period(tool, 'First period');
    const hours = field(first, 'Hours');
    await expect.element(hours).toHaveAccessibleDescription('Whole number');
    const heights = (): number[] =>
      tool
        .getByRole('group', { name: /period$/ })
        .elements()
        .map((group) => group.getBoundingClientRect().height);
    const before = heights();
    for (const [typed, said] of [
      ['2.5', 'Read as 2'],
      ['3/2', 'Read as 3'],
      ['1:30', 'Read as 1'],
      ['½', 'Read as 0'],
      ['abc', 'Not a number, read as 0'],
      ['12345678901234567890.5', 'Read as 12345678901234567890'],
      ['2', 'Whole number'],
    ] as const) {
      await fill(first, { Hours: typed });
      await expect.element(hours).toHaveAccessibleDescription(said);
      expect(heights(), typed).toEqual(before);
      await expect.element(hours).not.toHaveAttribute('aria-invalid');
    }
    await expect.element(answer(tool)).toHaveText('0 days, 2 hours, 0 minutes, 0 seconds');
    expectNoMessage();
  },
);

test('draws both periods and the result, and the handle sets the second period', async () => {
  const tool = await mountTool('time');
  await button(tool, 'Load example').click();
  const figure = await drawn(tool, 'The periods on a time scale');
  expect(await tableOf(figure)).toEqual([
    ['First period', '2 h 45 min', '9900'],
    ['Second period', '1 h 30 min', '5400'],
    ['Sum', '4 h 15 min', '15300'],
  ]);
  await press(figure, 'Second period', '{PageUp}');
  await expect.element(answer(tool)).toHaveText('0 days, 4 hours, 25 minutes, 0 seconds');
  await expect.element(field(period(tool, 'Second period'), 'Minutes')).toHaveValue('40');
  await radio(tool, 'Subtract').click();
  await expect.element(answer(tool)).toHaveText('0 days, 1 hour, 5 minutes, 0 seconds');
  // To the left, more is taken off.
  await press(figure, 'Second period', '{ArrowLeft}');
  await expect.element(field(period(tool, 'Second period'), 'Minutes')).toHaveValue('41');
});
