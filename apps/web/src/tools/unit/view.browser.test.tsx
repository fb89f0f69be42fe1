import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import {
  act,
  answer,
  answerPanel,
  button,
  expectMarked,
  expectNothing,
  field,
  fill,
  list,
  mountTool,
  query,
  reload,
  steps,
} from '../../testing/tool.js';

const exact = (tool: Locator): Locator => tool.getByRole('checkbox', { name: 'Use exact definitions' });

test('converts 5 inches to 12.7000 centimeters', async () => {
  const tool = await mountTool('unit');
  await list(tool, 'Category').selectOptions('Length');
  await fill(tool, { Value: '5' });
  await list(tool, 'From').selectOptions('inches');
  await list(tool, 'To').selectOptions('centimeters');
  await expect.element(answer(tool)).toHaveText('12.7000 centimeters');
  await expect.element(answerPanel(tool)).toHaveTextContent('5 inches =');
  await expect.poll(() => steps(tool).at(-1)).toBe('Answer: 5 inches × 0.0254 ÷ 0.01 = 12.7000 centimeters');
});

test('uses exact definitions if chosen, keeps the choice in the link, and applies it to the table of all units', async () => {
  let tool = await mountTool('unit');
  await fill(tool, { Value: '1' });
  await list(tool, 'From').selectOptions('miles');
  await expect.element(tool.getByRole('table')).not.toBeInTheDocument();
  await tool.getByText('All units at once').click();
  const rows = (): (string | null)[] =>
    tool
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'UnitValue',
    'inches (in)≈ 63359.8425',
    'centimeters (cm)≈ 160934.0000',
    'feet (ft)≈ 5279.9869',
    'meters (m)≈ 1609.3400',
    'miles (mi)= 1.0000',
    'kilometers (km)≈ 1.6093',
  ]);
  await list(tool, 'To').selectOptions('meters');
  await expect.element(answer(tool)).toHaveText('1609.3400 meters');
  await expect.poll(() => steps(tool).at(-1)).toContain('× 1609.34 ≈');
  await expect.element(exact(tool)).not.toBeChecked();
  await exact(tool).click();
  await expect.element(answer(tool)).toHaveText('1609.3440 meters');
  await expect.poll(() => steps(tool).at(-1)).toContain('× 1609.344 =');
  expect(rows()[1]).toBe('inches (in)= 63360.0000');
  await expect.poll(() => query()['unit.exact']).toBeTruthy();
  tool = await reload('unit');
  await expect.element(exact(tool)).toBeChecked();
  await expect.element(answer(tool)).toHaveText('1609.3440 meters');
});

test('a rounded factor gives one figure with ≈, and = is written only between equals', async () => {
  const tool = await mountTool('unit');
  const line = async (inputs: Readonly<Record<'Category' | 'From' | 'To' | 'Value', string>>) => {
    for (const name of ['Category', 'From', 'To'] as const)
      await list(tool, name).selectOptions(inputs[name]);
    await fill(tool, { Value: inputs.Value });
    await expect.element(answer(tool)).toBeVisible();
    return answerPanel(tool).element().textContent;
  };
  const speed = { Category: 'Speed', From: 'km/h', To: 'm/s', Value: '36' };
  await expect.poll(() => line(speed)).toBe('36 kilometers per hour ≈10.0000 meters per second');
  const length = { Category: 'Length', From: 'miles', To: 'kilometers', Value: '−3' };
  await expect.poll(() => line(length)).toBe('−3 miles ≈−4.8280 kilometers');
  await expect.poll(() => line({ ...length, Value: '1' })).toBe('1 mile ≈1.6093 kilometers');
  await expect.poll(() => line({ ...length, Value: '0' })).toBe('0 miles =0 km= 0.0000 kilometers');
  await expect
    .poll(() => line({ ...length, From: 'inches', To: 'miles', Value: '1' }))
    .toBe('1 inch ≈0.00001578 miles');
  const data = { Category: 'Weight', From: 'pounds', To: 'ounces', Value: '1' };
  await expect.poll(() => line(data)).toBe('1 pound =16 oz= 16.0000 ounces');
});

test('names the units of speed and data as specified, followed by the long name', async () => {
  const tool = await mountTool('unit');
  const names = (): (string | null)[] =>
    [...list(tool, 'From').element().querySelectorAll(':scope > option')].map(
      ({ textContent }) => textContent,
    );
  await list(tool, 'Category').selectOptions('Speed');
  await expect
    .poll(names)
    .toEqual(['m/s (meters per second)', 'km/h (kilometers per hour)', 'mph (miles per hour)']);
  await list(tool, 'Category').selectOptions('Data');
  await expect
    .poll(names)
    .toEqual(['bytes', 'KB (kilobytes)', 'MB (megabytes)', 'GB (gigabytes)', 'TB (terabytes)']);
});

test('converts temperatures, changes units with the category and shows nothing for letters', async () => {
  const tool = await mountTool('unit');
  await list(tool, 'Category').selectOptions('Temperature');
  await list(tool, 'From').selectOptions('Fahrenheit');
  await list(tool, 'To').selectOptions('Celsius');
  await fill(tool, { Value: '212' });
  await expect.element(answer(tool)).toHaveText('100.0000 Celsius');
  await fill(tool, { Value: '-40' });
  await expect.element(answer(tool)).toHaveText('−40.0000 Celsius');
  await fill(tool, { Value: 'warm' });
  await expectMarked(tool, 'Value');
  await expectNothing(tool);
});

test('swaps its units by mouse and by keyboard', async () => {
  const tool = await mountTool('unit');
  await fill(tool, { Value: '10' });
  await expect.element(answer(tool)).toHaveText('25.4000 centimeters');
  await button(tool, 'Swap units').click();
  await expect.element(answer(tool)).toHaveText('3.9370 inches');
  list(tool, 'From').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(tool, 'Swap units')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer(tool)).toHaveText('25.4000 centimeters');
});

test('draws both units on one ruler, where it can be drawn', async () => {
  const tool = await mountTool('unit', '', 'page');
  await expect.element(tool.getByRole('figure')).not.toBeInTheDocument();
  await fill(tool, { Value: '5' });
  const ruler = tool.getByRole('img', { name: 'Inches and centimeters on one ruler' });
  await expect.element(ruler).toHaveAccessibleDescription(/5 inches lines up with 12\.7000 centimeters/);
  await expect.element(ruler.getByText('12.7000 cm')).toBeVisible();
  await list(tool, 'To').selectOptions('miles');
  const small = tool.getByRole('img', { name: 'Inches and miles on one ruler' });
  await expect.element(small).toHaveAccessibleDescription(/5 inches lines up with about 0\.00007891 miles/);
  await expect.element(small.getByText('0.00007891 mi'), { message: 'as in the result' }).toBeVisible();
  await list(tool, 'To').selectOptions('centimeters');
  await fill(tool, { Value: '1e300' });
  await expect.element(answer(tool)).toHaveTextContent('centimeters');
  await expect.element(ruler, { message: 'too long for any ruler' }).not.toBeInTheDocument();
});

test('Reset empties the fields, the result and the address', async () => {
  const tool = await mountTool(
    'unit',
    '?category=temperature&value=20&from=celsius&to=fahrenheit&exact=1',
    'page',
  );
  await expect.element(answer(tool)).toHaveText('68.0000 Fahrenheit');
  await act(tool, 'Reset');
  await expect.element(field(tool, 'Value')).toHaveValue('');
  await expect.element(list(tool, 'Category')).toHaveValue('length');
  await expect.element(exact(tool)).not.toBeChecked();
  await expectNothing(tool);
  expect(location.pathname + location.search + location.hash).toBe('/tools/unit-converter');
});

test('opens links with unusable values without a result', async () => {
  const tool = await mountTool(
    'unit',
    '?category=__proto__&from=constructor&to=%E0%A4%A&value=1e999999',
    'page',
  );
  await expect.element(field(tool, 'Value')).toHaveValue('1e999999');
  await expectNothing(tool);
});
