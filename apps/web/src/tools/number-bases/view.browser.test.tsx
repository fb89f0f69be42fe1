import { expect, test } from 'vitest';
import {
  answer,
  button,
  detail,
  expectMarked,
  expectNothing,
  field,
  fill,
  list,
  mountTool,
  spoken,
  steps,
} from '../../testing/tool.js';

test('changes bases with its steps', async () => {
  const tool = await mountTool('number-bases');
  await fill(tool, { 'Whole number': '255' });
  await list(tool, 'To base').selectOptions('16, hexadecimal');
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['FF₁₆']);
  await expect
    .poll(() => steps(tool))
    .toEqual([
      'Divide by the base; the remainder is a digit: 255 = 15 × 16 + 15',
      'Divide by the base; the remainder is a digit: 15 = 0 × 16 + 15',
      'The remainders from last to first: 255 = FF₁₆',
    ]);
  await list(tool, 'From base').selectOptions('2, binary');
  await expectMarked(tool, 'Whole number');
  await expectNothing(tool);
  await fill(tool, { 'Whole number': '-11111111' });
  await expect.element(answer(tool)).toBeVisible();
  expect(detail(tool, 'In base 10')).toBe('−255');
  expect(spoken(tool)).toEqual(['-FF₁₆']);
});

test('reads prefixes and groups, and says how', async () => {
  const tool = await mountTool('number-bases');
  await fill(tool, { 'Whole number': '0xFF' });
  await expect.element(answer(tool)).toBeVisible();
  expect(detail(tool, 'In base 10')).toBe('255');
  await expect.element(tool.getByText('Read in base 16, hexadecimal.')).toBeVisible();
  await fill(tool, { 'Whole number': '1 000 000' });
  await expect.poll(() => detail(tool, 'In base 10')).toBe('1000000');
  await list(tool, 'From base').selectOptions('16, hexadecimal');
  await fill(tool, { 'Whole number': '0b11' });
  await expect.poll(() => detail(tool, 'In base 10')).toBe('2833');
  await expect
    .element(tool.getByText('“b” is a digit in base 16, so “0b” isn’t read as a prefix.'))
    .toBeVisible();
  await fill(tool, { 'Whole number': 'FG' });
  await expectMarked(tool, 'Whole number');
  await expect.element(tool.getByText('“G” isn’t a digit in base 16.')).toBeVisible();
});

test('shows the places of a number, and a press counts a digit up', async () => {
  const tool = await mountTool('number-bases');
  await fill(tool, { 'Whole number': '-5' });
  const figure = tool.getByRole('figure', { name: 'The places of the number' });
  await expect.element(figure.getByText('4 + 1 = 5')).toBeVisible();
  await button(figure, '0, place 128').click();
  await expect.element(field(tool, 'Whole number')).toHaveValue('-133');
  await expect.element(figure.getByText('128 + 4 + 1 = 133')).toBeVisible();
  await button(figure, '1, place 128').click();
  await expect.element(field(tool, 'Whole number')).toHaveValue('-5');
  // In base 10, the places are those of the number that was typed.
  await fill(tool, { 'Whole number': '0xFF' });
  await list(tool, 'To base').selectOptions('10, decimal');
  await expect.element(figure.getByText('240 + 15 = 255')).toBeVisible();
  await button(figure, 'F, place 1').click();
  await expect.element(field(tool, 'Whole number')).toHaveValue('240');
  await fill(tool, { 'Whole number': '123456789' });
  await expect.element(figure).not.toBeInTheDocument();
});
