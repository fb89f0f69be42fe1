import { expect, test } from 'vitest';
import { drag, drawn, expectNoPicture, press, tableOf, widths } from '../../testing/picture.js';
import { answer, detail, expectNothing, field, fill, mountTool, radio } from '../../testing/tool.js';

test('shows the final price and the savings', async () => {
  const tool = await mountTool('discount');
  await fill(tool, { 'Original price': '80', Discount: '25' });
  await expect.element(answer(tool)).toHaveText('60.00');
  expect(detail(tool, 'You save')).toBe('20.00');
  await fill(tool, { 'Original price': '19.99', Discount: '15' }); // 2.9985 is saved, and 16.9915 is left.
  await expect.element(answer(tool)).toHaveText('≈ 16.99');
  expect(detail(tool, 'You save')).toBe('≈ 3.00');
  await fill(tool, { 'Original price': '49.95', Discount: '10' }); // 4.995 is saved, and 44.955 is left.
  await expect.element(answer(tool)).toHaveText('≈ 44.96');
  const note = tool.getByText(
    'Each amount is rounded to cents on its own, so together they’re $49.96, not $49.95.',
  );
  await expect.element(note).toBeVisible();
  await fill(tool, { Discount: '20' });
  await expect.element(answer(tool)).toHaveText('39.96');
  await expect.element(note).not.toBeInTheDocument();
  await fill(tool, { Discount: 'half' });
  await expectNothing(tool);
});

test('has presets that set the percentage, and bars that follow the amounts', async () => {
  const tool = await mountTool('discount');
  await fill(tool, { 'Original price': '80' });
  await radio(tool, '25%').click();
  await expect.element(answer(tool)).toHaveText('60.00');
  const figure = await drawn(tool, 'What you pay and what you save');
  const [paid = 0, saved = 0] = widths(figure);
  expect(paid / saved).toBeCloseTo(3, 5);
  await fill(tool, { Discount: '-20' });
  await expect.element(answer(tool)).toHaveText('96.00');
  await expectNoPicture(tool);
});

test('dragging in the bar changes the discount', async () => {
  const tool = await mountTool('discount');
  await fill(tool, { 'Original price': '80', Discount: '25' });
  const figure = await drawn(tool, 'What you pay and what you save');
  await press(figure, 'Discount percentage', '{PageUp}');
  await expect.element(field(tool, 'Discount')).toHaveValue('35');
  await drag(figure, 'Discount percentage', [0.5, 0.7]);
  await expect.element(field(tool, 'Discount')).toHaveValue('50');
  expect(await tableOf(figure)).toEqual([
    ['You pay', '$40.00'],
    ['You save', '$40.00'],
  ]);
  await press(figure, 'Discount percentage', '{End}');
  await expect.element(answer(tool)).toHaveText('0.00');
});
