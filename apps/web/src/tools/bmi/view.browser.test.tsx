import { expect, test } from 'vitest';
import { drag, drawn, press, tableOf } from '../../testing/picture.js';
import {
  answer,
  detail,
  expectMarked,
  expectNothing,
  field,
  fill,
  mountTool,
  radio,
  steps,
} from '../../testing/tool.js';

test('gives the index and its category in metric units', async () => {
  const tool = await mountTool('bmi');
  await fill(tool, { Weight: '70', Height: '175' });
  await expect.element(answer(tool)).toHaveText('≈ 22.9 · Normal weight');
  await expect.poll(() => steps(tool).at(-1)).toBe('Answer: 70 ÷ 3.0625 ≈ 22.9');
  for (const [weight, text] of [
    ['50', '≈ 16.3 · Underweight'],
    ['80', '≈ 26.1 · Overweight'],
    ['100', '≈ 32.7 · Obese'],
  ] as const) {
    await fill(tool, { Weight: weight });
    await expect.element(answer(tool)).toHaveText(text);
  }
  await fill(tool, { Height: '0' });
  await expectMarked(tool, 'Height');
  await expectNothing(tool);
});

test('explains a category that is based on the exact value, not the rounded one', async () => {
  const tool = await mountTool('bmi');
  await fill(tool, { Weight: '72.1344', Height: '170' }); // The index is exactly 24.96.
  await expect.element(answer(tool)).toHaveText('≈ 25.0 · Normal weight');
  await expect
    .element(tool.getByText('The category is based on the exact value, which is just below 25.0.'))
    .toBeVisible();
  await fill(tool, { Weight: '100', Height: '200' }); // The index is exactly 25.
  await expect.element(answer(tool)).toHaveText('25.0 · Overweight');
  await expect.element(tool.getByText('The category is based on the exact value')).not.toBeInTheDocument();
});

test('takes pounds and inches, with feet or alone, and old links in inches', async () => {
  let tool = await mountTool('bmi');
  await radio(tool, 'Imperial').click();
  await fill(tool, { Weight: '154', Inches: '69' });
  await expect.element(answer(tool)).toHaveText('≈ 22.7 · Normal weight');
  expect(detail(tool, 'Healthy weight at this height')).toBe('125.3 to 169.3 lb');
  await expect.poll(() => steps(tool).at(-1)).toBe('Answer: 154 ÷ 4761 × 703 ≈ 22.7');
  await fill(tool, { Feet: '5', Inches: '9' });
  await expect.element(answer(tool)).toHaveText('≈ 22.7 · Normal weight');
  await expect.poll(() => steps(tool)[0]).toBe('Height in inches: 5 × 12 + 9 = 69');
  await fill(tool, { Feet: '6', Inches: '' });
  await expect.element(answer(tool)).toHaveText('≈ 20.9 · Normal weight');
  await fill(tool, { Feet: '', Inches: '72' });
  await expect.element(answer(tool)).toHaveText('≈ 20.9 · Normal weight');
  await fill(tool, { Feet: 'five' });
  await expectMarked(tool, 'Feet');
  await expectNothing(tool);
  await radio(tool, 'Metric').click();
  await expect.element(field(tool, 'Height')).toHaveValue('72');
  tool = await mountTool('bmi', '?bmi.system=imperial&bmi.weight=154&bmi.height=69#bmi');
  await expect.element(answer(tool)).toHaveText('≈ 22.7 · Normal weight');
  await expect.element(field(tool, 'Inches')).toHaveValue('69');
});

test('puts the mark and the healthy weights on the scale', async () => {
  const tool = await mountTool('bmi');
  await fill(tool, { Weight: '70', Height: '175' });
  const figure = await drawn(tool, 'Your BMI on the scale');
  for (const text of ['≈ 22.9 Normal weight', '18.5', '25.0', '30.0', '56.7 kg', '76.5 kg'])
    await expect.element(figure.getByRole('img').getByText(text, { exact: true })).toBeVisible();
  await expect.element(figure).toHaveTextContent('At this height, 56.7 to 76.5 kg is a normal weight.');
});

test('dragging along the scale changes the weight', async () => {
  const tool = await mountTool('bmi');
  await fill(tool, { Weight: '70', Height: '175' });
  const figure = await drawn(tool, 'Your BMI on the scale');
  const handle = await press(figure, 'Weight', '{ArrowRight}');
  await expect.element(field(tool, 'Weight')).toHaveValue('70.5');
  expect(handle.getAttribute('aria-valuetext')).toBe('70.5 kg: about 23.0, Normal weight');
  await press(figure, 'Weight', '{PageUp}{PageUp}');
  await expect.element(answer(tool)).toHaveText('≈ 26.3 · Overweight');
  await drag(figure, 'Weight', [0.97, 0.4]);
  await expect.element(answer(tool)).toHaveTextContent('Obese');
  const rows = await tableOf(figure);
  expect(rows).toContainEqual(['70', '≈ 22.9', 'Normal weight']);
});
