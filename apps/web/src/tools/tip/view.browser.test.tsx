import { expect, test } from 'vitest';
import { drag, drawn, expectNoPicture, press, tableOf, widths } from '../../testing/picture.js';
import {
  answer,
  detail,
  expectNothing,
  field,
  fill,
  mountTool,
  query,
  radio,
  reload,
} from '../../testing/tool.js';

test('adds 15% for one person by default, and splits the bill', async () => {
  const tool = await mountTool('tip');
  await expect.element(field(tool, 'Tip')).toHaveValue('15');
  await expect.element(field(tool, 'People')).toHaveValue('1');
  await fill(tool, { Bill: '50' });
  await expect.element(answer(tool)).toHaveText('57.50');
  expect(detail(tool, 'Tip')).toBe('7.50');
  expect(detail(tool, 'Total')).toBe('57.50');
  await fill(tool, { People: '4' });
  await expect.element(answer(tool)).toHaveText('≈ 14.38');
  expect(detail(tool, 'Total')).toBe('57.50');
  expect(detail(tool, 'Tip per person')).toBe('≈ 1.88');
  const note = tool.getByText('Tip per person is rounded to cents, so 4 times as much is $7.52, not $7.50.');
  await expect.element(note).toBeVisible();
  await fill(tool, { People: '5' });
  await expect.element(answer(tool)).toHaveText('11.50');
  await expect.element(note).not.toBeInTheDocument();
  await fill(tool, { People: '0' });
  await expectNothing(tool);
});

test('has presets that set the percentage, and bars that follow the amounts', async () => {
  const tool = await mountTool('tip');
  await expect.element(radio(tool, '15%')).toBeChecked();
  await radio(tool, '20%').click();
  await expect.element(field(tool, 'Tip')).toHaveValue('20');
  await fill(tool, { Bill: '80', People: '4' });
  await expect.element(answer(tool)).toHaveText('24.00');
  const figure = await drawn(tool, 'Where the money goes');
  await expect.element(figure.getByText('4 people pay $24.00 each')).toBeVisible();
  const [bill = 0, amount = 0, ...shares] = widths(figure);
  expect(bill / amount).toBeCloseTo(5, 5);
  expect(shares).toHaveLength(4);
  await fill(tool, { Tip: '12' });
  const presets = tool.getByRole('radio').elements() as HTMLInputElement[];
  expect(presets.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  await fill(tool, { Bill: '-80' });
  await expectNoPicture(tool);
});

test('draws no shares where there are too many to tell apart', async () => {
  const tool = await mountTool('tip');
  await fill(tool, { Bill: '80', People: '1000' });
  await expect.element(answer(tool)).toHaveText('≈ 0.09');
  expect(widths(await drawn(tool, 'Where the money goes'))).toHaveLength(2);
});

test('keeps a cleared field empty after a reload', async () => {
  let tool = await mountTool('tip');
  await fill(tool, { Bill: '50', Tip: '' });
  await expect.poll(query).toMatchObject({ 'tip.bill': '50', 'tip.percentage': '' });
  tool = await reload('tip');
  await expect.element(field(tool, 'Bill')).toHaveValue('50');
  await expect.element(field(tool, 'Tip')).toHaveValue('');
});

test('dragging in the bar changes the tip', async () => {
  const tool = await mountTool('tip');
  await fill(tool, { Bill: '80', Tip: '20', People: '4' });
  const figure = await drawn(tool, 'Where the money goes');
  const handle = await press(figure, 'Tip percentage', '{ArrowUp}');
  await expect.element(field(tool, 'Tip')).toHaveValue('21');
  expect(handle.getAttribute('aria-valuetext')).toBe('21%: tip $16.80');
  await drag(figure, 'Tip percentage', [0.5, 0.4]);
  await expect.poll(() => (field(tool, 'Tip').element() as HTMLInputElement).value).toMatch(/^(9[89]|100)$/);
  expect(await tableOf(figure)).toContainEqual(['Bill', '$80.00']);
});
