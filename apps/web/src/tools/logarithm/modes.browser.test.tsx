import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import {
  act,
  answer,
  button,
  expectMarked,
  expectNothing,
  field,
  fill,
  mountTool,
  query,
  radio,
  spoken,
  steps,
} from '../../testing/tool.js';

async function mountMode(mode: string): Promise<Locator> {
  const tool = await mountTool('logarithm');
  await expect.element(radio(tool, 'Evaluate')).toBeChecked();
  await radio(tool, mode).click();
  await expect.element(radio(tool, mode)).toBeChecked();
  return tool;
}

test('Expand names the law of every line and the conditions for it', async () => {
  const tool = await mountMode('Expand');
  await fill(tool, { Expression: 'log_2(8x^3/y)' });
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['3 + 3 log₂ x - log₂ y']);
  const conditions = tool.getByText('for x > 0, y > 0');
  await expect.element(conditions).toBeVisible();
  expect(conditions.element().querySelectorAll('math')).toHaveLength(4);
  const laws = () => steps(tool).map((line) => line.split(':')[0]);
  await expect.poll(laws).toEqual(['Quotient rule', 'Product rule', 'Known value', 'Power rule']);
  // The field marks an expression that it can't parse, without a message.
  await fill(tool, { Expression: 'log_2(8x' });
  await expectMarked(tool, 'Expression');
  await expectNothing(tool);
});

test('Expand is kept in the link', async () => {
  const tool = await mountTool('logarithm', '?mode=expand&expression=ln(x*y)', 'page');
  await expect.element(radio(tool, 'Expand')).toBeChecked();
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['ln x + ln y']);
});

test('Condense undoes the example of expanding', async () => {
  const tool = await mountMode('Condense');
  await button(tool, 'Load example').click();
  await expect.element(field(tool, 'Expression')).toHaveValue('3 + 3 log_2 x - log_2 y');
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['log₂ (8x³ ÷ y)']);
});

test('Solve finds whichever of the three is left empty, and keeps its mode on Reset', async () => {
  const tool = await mountMode('Solve');
  await fill(tool, { Base: '2', Logarithm: '5' });
  await expect.element(answer(tool)).toHaveText('= 32');
  await fill(tool, { Base: '', Value: '32' });
  await expect.element(answer(tool)).toHaveText('= 2');
  await fill(tool, { Base: '2', Logarithm: '' });
  await expect.element(answer(tool)).toHaveText('= 5.0000');
  await fill(tool, { Logarithm: '5' });
  await expectNothing(tool);
  await fill(tool, { Value: '' });
  await expect.element(answer(tool)).toHaveText('= 32');
  await act(tool, 'Reset');
  await expect.element(radio(tool, 'Solve')).toBeChecked();
  await expect.element(field(tool, 'Base')).toHaveValue('');
  await expectNothing(tool);
  expect(query()).toEqual({ 'logarithm.mode': 'solve' });
  expect(location.hash).toBe('#logarithm');
});
