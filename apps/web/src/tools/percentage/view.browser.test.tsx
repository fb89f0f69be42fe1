import { expect, test } from 'vitest';
import { drag, drawn, press, tableOf } from '../../testing/picture.js';
import {
  answer,
  answerPanel,
  expectMarked,
  expectNothing,
  field,
  fill,
  mountTool,
  steps,
} from '../../testing/tool.js';

test('finds what percent a part is of a total', async () => {
  const tool = await mountTool('percentage');
  await fill(tool, { Part: '20', Total: '80' });
  await expect.element(answer(tool)).toHaveText('25.00%');
  await expect
    .poll(() => steps(tool))
    .toEqual([
      'Formula: percentage = part ÷ total × 100',
      'Divide by the total: 20 ÷ 80 = 0.25',
      'Answer: 20 ÷ 80 × 100 = 25.00',
    ]);
  await fill(tool, { Part: '1.005', Total: '100' });
  await expect.element(answer(tool)).toHaveText('1.01%');
  await expect.element(answerPanel(tool)).toHaveTextContent('1.005%≈ 1.01%');
  await fill(tool, { Part: '17', Total: '23' });
  await expect.element(answer(tool)).toHaveText('≈ 73.91%');
  await fill(tool, { Total: '0' });
  await expectMarked(tool, 'Total');
  await expectNothing(tool);
});

test('is drawn as a part of its whole', async () => {
  const tool = await mountTool('percentage');
  await fill(tool, { Part: '20', Total: '80' });
  const bar = tool.getByRole('img', { name: 'The part and the whole' });
  await expect.element(bar.getByText('25.00% is 20')).toBeVisible();
  await fill(tool, { Part: '-20' });
  await expect.element(answer(tool)).toHaveText('−25.00%');
  await expect.element(bar).not.toBeInTheDocument();
});

test('dragging along the bar changes the part', async () => {
  const tool = await mountTool('percentage');
  await fill(tool, { Part: '20', Total: '80' });
  const figure = await drawn(tool, 'The part and the whole');
  await press(figure, 'Part', '{ArrowRight}');
  await expect.element(field(tool, 'Part')).toHaveValue('20.5');
  await drag(figure, 'Part', [0.5, 0.5]);
  await expect.element(answer(tool)).toHaveText('50.00%');
  expect(await tableOf(figure)).toEqual([
    ['50.00%', '40'],
    ['100%', '80'],
  ]);
});
