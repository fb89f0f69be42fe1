import { expect, test } from 'vitest';
import { drawn, expectNoPicture, shapes } from '../../testing/picture.js';
import { answer, detail, expectMarked, expectNothing, fill, mountTool } from '../../testing/tool.js';

test('adds interest to the cent, and tells year by year', async () => {
  const tool = await mountTool('compound-interest');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await expect.element(answer(tool)).toHaveText('1647.01');
  await fill(tool, { 'Regular contribution': '100' });
  await expect.element(answer(tool)).toHaveText('17175.24');
  expect(detail(tool, 'Paid in')).toBe('13000.00');
  expect(detail(tool, 'Interest')).toBe('4175.24');
  const rows = tool.getByRole('region', { name: 'Year by year' }).getByRole('row').elements();
  expect(rows).toHaveLength(11);
  expect(rows[1]?.textContent).toContain('2279.05');
  expect(rows[10]?.textContent).toContain('17175.24');
  await fill(tool, { 'Interest rate': '-1' });
  await expectMarked(tool, 'Interest rate');
  await expectNothing(tool);
});

test('draws what was paid in and what grew out of it', async () => {
  const tool = await mountTool('compound-interest');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await fill(tool, { 'Regular contribution': '100' });
  const figure = await drawn(tool, 'How the savings grow');
  await expect.element(figure).toHaveTextContent('Of the 17175.24 at the end, 13000.00 was paid in.');
  await expect.element(figure).toHaveTextContent('The surface between the lines is the interest, 4175.24.');
  const ends = shapes(figure, 'path')
    .slice(1)
    .map((path) => {
      const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g) ?? [];
      return [numbers.slice(0, 2), numbers.slice(-2)].map((point) => point.map(Number));
    });
  const [[startPaid, endPaid] = [], [start, end] = []] = ends;
  expect(start).toEqual(startPaid);
  expect(end?.[0]).toBe(endPaid?.[0]);
  expect(end?.[1]).toBeLessThan(endPaid?.[1] ?? NaN); // higher in the drawing
  await fill(tool, { Time: '1' });
  await expect.element(answer(tool)).toBeVisible();
  await expectNoPicture(tool); // one year is no picture
});
