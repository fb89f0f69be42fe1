import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
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

const toggle = (tool: Locator): Locator => tool.getByRole('checkbox', { name: 'Use exact definitions' });
const groupsIn = (select: Locator): (string | undefined)[] =>
  [...select.element().querySelectorAll('optgroup')].map(({ label }) => label);

test('lists further categories and units after the specified ones, in groups that name exact definitions', async () => {
  const tool = await mountTool('unit');
  const categories = list(tool, 'Category');
  const specified = [...categories.element().querySelectorAll(':scope > option')];
  expect(specified.map(({ textContent }) => textContent)).toEqual([
    'Length',
    'Weight',
    'Temperature',
    'Time',
    'Speed',
    'Data',
    'Volume',
  ]);
  expect(groupsIn(categories)).toEqual(['More categories (exact definitions)']);
  expect(groupsIn(list(tool, 'From'))).toEqual(['More length units (exact definitions)']);
});

test('converts area, keeps the units in the link and opens it again', async () => {
  let tool = await mountTool('unit');
  await fill(tool, { Value: '5' });
  await list(tool, 'Category').selectOptions('Area');
  await expect.element(list(tool, 'From')).toHaveValue('square meters');
  await list(tool, 'From').selectOptions('acres');
  await list(tool, 'To').selectOptions('hectares');
  await expect.element(answer(tool)).toHaveText('2.0234 hectares');
  await expect.element(answerPanel(tool).getByText('These units use their exact definitions.')).toBeVisible();
  await expect.element(toggle(tool)).not.toBeInTheDocument();
  await expect.poll(() => steps(tool).at(-1)).toContain('5 acres × 4046.8564224 ÷ 10000 ≈ 2.0234 hectares');
  await expect
    .poll(query)
    .toMatchObject({ 'unit.category': 'area', 'unit.from': 'acres', 'unit.to': 'hectares' });
  tool = await reload('unit');
  await expect.element(answer(tool)).toHaveText('2.0234 hectares');
  await expect.element(list(tool, 'From')).toHaveValue('acres');
  await button(tool, 'Swap units').click();
  await expect.element(answer(tool)).toHaveText('12.3553 acres');
});

test('mixes specified and further units by exact definitions, and goes back to the usual factors', async () => {
  const tool = await mountTool('unit', '?category=length&value=1&from=miles&to=yards', 'page');
  await expect.element(answer(tool)).toHaveText('1760.0000 yards');
  await tool.getByText('All units at once').click();
  await expect.poll(() => tool.getByRole('row').elements().length).toBe(12);
  await expect.element(tool.getByRole('img', { name: 'Miles and yards on one ruler' })).toBeVisible();
  await list(tool, 'To').selectOptions('meters');
  await expect.element(answer(tool)).toHaveText('1609.3400 meters');
  await expect.element(toggle(tool)).not.toBeChecked();
});

test('shows angles in radians as multiples of π, and reads them', async () => {
  const tool = await mountTool('unit', '?category=angle&value=90&from=degrees&to=radians', 'page');
  await expect.element(answer(tool)).toHaveText('1.5708 radians');
  await expect.element(answerPanel(tool)).toHaveTextContent(/^90 degrees =π2 rad≈ 1\.5708 radians/);
  const ruler = tool.getByRole('img', { name: 'Degrees and radians on one ruler' });
  await expect.element(ruler).toHaveAccessibleDescription(/90 degrees lines up with π\/2 radians/);
  await list(tool, 'From').selectOptions('radians');
  await list(tool, 'To').selectOptions('degrees');
  await expect.element(field(tool, 'Value')).toHaveAttribute('inputmode', 'text');
  await fill(tool, { Value: '2pi/3' });
  await expect.element(answer(tool)).toHaveText('120.0000 degrees');
  await expect.element(field(tool, 'Value')).not.toHaveAttribute('aria-invalid');
  await fill(tool, { Value: '1/2π' });
  await expectMarked(tool, 'Value');
  await expectNothing(tool);
});

test('converts fuel use both ways, without a ruler for reciprocal scales', async () => {
  const tool = await mountTool('unit', '?category=fuel use&value=30&from=US mpg&to=L/100 km', 'page');
  await expect.element(answer(tool)).toHaveText('7.8405 liters per hundred kilometers');
  await expect.element(tool.getByRole('figure')).not.toBeInTheDocument();
  await button(tool, 'Swap units').click();
  await expect.element(answer(tool)).toHaveText('7.8405 miles per US gallon');
  await fill(tool, { Value: '0' });
  await expectMarked(tool, 'Value');
  await expectNothing(tool);
});

test('chooses further units by keyboard', async () => {
  const tool = await mountTool('unit', '?category=length&value=1&from=yards&to=feet', 'page');
  await expect.element(answer(tool)).toHaveText('3.0000 feet');
  list(tool, 'From').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list(tool, 'From')).toHaveValue('millimeters');
  await expect.element(answer(tool)).toHaveText('0.0033 feet');
});

test('opens links with unknown further units with the first ones', async () => {
  const tool = await mountTool('unit', '?category=area&value=1&from=__proto__&to=constructor', 'page');
  await expect.element(list(tool, 'From')).toHaveValue('square meters');
  await expect.element(answer(tool)).toHaveText('10.7639 square feet');
});

test('fits a narrow screen', async () => {
  await page.viewport(375, 812);
  const tool = await mountTool('unit', '?category=fuel use&value=30&from=US mpg&to=imperial mpg', 'page');
  await expect.element(answer(tool)).toHaveTextContent('miles per imperial gallon');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await page.viewport(1280, 800);
});
