import { expect, test } from 'vitest';
import { drag, drawn, press, tableOf } from '../testing/picture.js';
import { answer, button, field, fill, mountTool } from '../testing/tool.js';

test('dragging on the curve changes base and value of a logarithm, and the answer follows', async () => {
  const tool = await mountTool('logarithm');
  await button(tool, 'Load Example').click();
  const figure = await drawn(tool, 'The point on the curve');
  await press(figure, /^Base/, '{ArrowUp}');
  await expect.element(field(tool, 'Base')).toHaveValue('2.05');
  await expect.element(answer(tool)).toHaveText('≈ 2.8968');
  expect(tool.element().querySelector('[data-kept=true]')).toBeNull();
  await press(figure, /^Base/, '{Home}');
  await expect.element(field(tool, 'Base')).toHaveValue('1.05');
  await fill(tool, { Base: '2' });
  await button(tool, 'Calculate').click();
  await drag(figure, 'Value', [0.5, 0.3]);
  await expect
    .poll(() => (field(tool, 'Value').element() as HTMLInputElement).value)
    .toMatch(/^4(\.\d{1,2})?$/);
  const curve = await press(figure, 'A point on the curve', '{Home}');
  expect(curve.getAttribute('aria-valuetext')).toMatch(/^x = \S+, height [=≈] −?\d+\.\d{4}$/);
  expect((await tableOf(figure)).find(([x]) => x === '2')).toEqual(['2', '1.0000']);
});

test('dragging in the picture changes the rate of a loan, and every month is read out', async () => {
  const tool = await mountTool('loan');
  await fill(tool, { 'Loan amount': '200,000', 'Interest rate': '6.5', Term: '30' });
  const figure = await drawn(tool, 'How the loan shrinks');
  const rate = await press(figure, 'Interest rate', '{ArrowUp}');
  await expect.element(field(tool, 'Interest rate')).toHaveValue('6.6');
  await expect.element(answer(tool)).toHaveText('≈ 1277.32');
  expect(rate.getAttribute('aria-valuetext')).toMatch(/^6\.6% a year: interest \d+\.\d\d$/);
  await press(figure, 'Interest rate', '{Home}');
  await expect.element(field(tool, 'Interest rate')).toHaveValue('0');
  await drag(figure, 'Interest rate', [0.95, 0.3]);
  await expect.element(field(tool, 'Interest rate')).not.toHaveValue('0');
  const typed = (field(tool, 'Interest rate').element() as HTMLInputElement).value;
  expect(typed).toMatch(/^\d+(\.\d)?$/);
  await fill(tool, { 'Interest rate': '6.5' });
  const reading = await press(figure, 'Balance and interest over time', '{End}');
  expect(reading.getAttribute('aria-valuetext')).toBe('30 years: 0.00 left, interest 255085.82');
  await press(figure, 'Balance and interest over time', '{Home}{ArrowRight}');
  await expect.element(figure.getByText('1 month: 199819.19 left, interest 1083.33')).toBeVisible();
  const rows = await tableOf(figure);
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toEqual(['30 years', '0.00', '255085.82']);
});

test('dragging along the ruler changes the value, but never to below absolute zero', async () => {
  let tool = await mountTool('unit', '?value=5', 'page');
  let figure = await drawn(tool, 'Inches and centimeters on one ruler');
  await press(figure, 'Value', '{PageUp}');
  await expect.element(field(tool, 'Value')).toHaveValue('5.2');
  await drag(figure, 'Value', [0.2, 0.5]);
  await expect
    .poll(() => (field(tool, 'Value').element() as HTMLInputElement).value)
    .toMatch(/^1(\.\d{1,2})?$/);
  expect((await tableOf(figure)).find(([inches]) => inches === '2')).toEqual(['2', '5.0800']);
  tool = await mountTool('unit', '?category=temperature&value=-270&from=celsius&to=kelvin', 'page');
  figure = await drawn(tool, /^Celsius and kelvin on one ruler$/i);
  await press(figure, 'Value', '{Home}');
  await expect.element(field(tool, 'Value')).toHaveValue('-272'); // The handle moves in steps of 2.
});
