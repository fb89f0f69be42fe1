import { expect, test } from 'vitest';
import { drag, drawn, expectNoPicture, press, shapes, tableOf } from '../../testing/picture.js';
import { answer, detail, expectMarked, expectNothing, field, fill, mountTool } from '../../testing/tool.js';

test('adds interest to the cent, and lists every year', async () => {
  const tool = await mountTool('compound-interest');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await expect.element(answer(tool)).toHaveText('≈ 1647.01');
  await fill(tool, { 'Regular contribution': '100' });
  await expect.element(answer(tool)).toHaveText('≈ 17175.24');
  expect(detail(tool, 'Deposited')).toBe('13000.00');
  expect(detail(tool, 'Interest')).toBe('≈ 4175.24');
  const rows = tool.getByRole('region', { name: 'Year by year' }).getByRole('row');
  await expect.element(rows.nth(10)).toHaveTextContent('≈ 17175.24');
  expect(rows.elements()).toHaveLength(11);
  expect(rows.elements()[1]?.textContent).toContain('2279.05');
  await fill(tool, { 'Interest rate': '-1' });
  await expectMarked(tool, 'Interest rate');
  await expectNothing(tool);
});

test('draws what was deposited and what grew out of it', async () => {
  const tool = await mountTool('compound-interest');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await fill(tool, { 'Regular contribution': '100' });
  const figure = await drawn(tool, 'How the savings grow');
  await expect
    .element(figure)
    .toHaveTextContent('Of the final balance of about $17175.24, you deposited $13000.00.');
  await expect.element(figure).toHaveTextContent('The shaded area is the interest, about $4175.24.');
  const ends = shapes(figure, 'path')
    .slice(1)
    .map((path) => {
      const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g) ?? [];
      return [numbers.slice(0, 2), numbers.slice(-2)].map((point) => point.map(Number));
    });
  const [[startPaid, endPaid] = [], [start, end] = []] = ends;
  expect(start).toEqual(startPaid);
  expect(end?.[0]).toBe(endPaid?.[0]);
  expect(end?.[1]).toBeLessThan(endPaid?.[1] ?? NaN); // The point is higher in the drawing.
  await fill(tool, { Time: '1' });
  await expect.element(answer(tool)).toBeVisible();
  await expectNoPicture(tool); // There is no picture for one year.
});

test('dragging in the picture changes the rate, and every year is read out', async () => {
  const tool = await mountTool('compound-interest');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  const figure = await drawn(tool, 'How the savings grow');
  await press(figure, 'Interest rate', '{ArrowDown}');
  await expect.element(field(tool, 'Interest rate')).toHaveValue('4.9');
  await press(figure, 'Interest rate', '{End}');
  await expect.element(field(tool, 'Interest rate')).toHaveValue('20');
  await drag(figure, 'Interest rate', [0.95, 0.7]);
  await expect.element(field(tool, 'Interest rate')).not.toHaveValue('20');
  await fill(tool, { 'Interest rate': '5' });
  const reading = await press(figure, 'Balance and amount deposited over time', '{End}');
  expect(reading.getAttribute('aria-valuetext')).toBe(
    'After 10 years: about 1647.01, including 1000.00 deposited',
  );
  const rows = await tableOf(figure);
  expect(rows.at(-1)).toEqual(['10', '1000.00', '≈ 1647.01']);
});
