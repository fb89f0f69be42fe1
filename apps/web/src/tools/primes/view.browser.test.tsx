import { expect, test } from 'vitest';
import {
  answer,
  detail,
  expectMarked,
  expectNothing,
  fill,
  mountTool,
  spoken,
  steps,
} from '../../testing/tool.js';

test('gives prime factors, GCD and LCM', async () => {
  const tool = await mountTool('primes');
  await fill(tool, { 'Whole numbers': '360' });
  await expect.element(answer(tool)).toBeVisible();
  expect(spoken(tool)).toEqual(['2³ × 3² × 5']);
  await fill(tool, { 'Whole numbers': '360, 84' });
  await expect.element(answer(tool)).toHaveText('GCD 12, LCM 2520');
  expect(detail(tool, '84')).toBe('2² × 3 × 7');
  await expect
    .poll(() => steps(tool, 2).at(-1))
    .toBe('The last divisor, which left a remainder of 0: GCD = 12');
  await expect
    .poll(() => steps(tool, 3))
    .toEqual(['Least common multiple: the product ÷ the greatest common divisor: 360 × 84 ÷ 12 = 2520']);
  await fill(tool, { 'Whole numbers': '360 8.5' });
  await expectMarked(tool, 'Whole numbers');
  await expectNothing(tool);
});

test('shows the prime powers of several numbers side by side', async () => {
  const tool = await mountTool('primes');
  await fill(tool, { 'Whole numbers': '360, 84' });
  const figure = tool.getByRole('figure', { name: 'The prime powers side by side' });
  await expect.element(figure).toBeVisible();
  const textOf = (cell: Element): string =>
    [...cell.querySelectorAll('mn')].map(({ textContent }) => textContent).join('^') ||
    cell.textContent.trim();
  const rows = [...figure.element().querySelectorAll('tr')].map((row) => [...row.children].map(textOf));
  expect(rows).toEqual([
    ['Number', 'Prime 2', 'Prime 3', 'Prime 5', 'Prime 7'],
    ['360', '2^3', '3^2', '5', '–'],
    ['84', '2^2', '3', '–', '7'],
    ['GCD 12', '2^2', '3', '–', '–'],
    ['LCM 2520', '2^3', '3^2', '5', '7'],
  ]);
  await fill(tool, { 'Whole numbers': '360' });
  await expect.element(figure).not.toBeInTheDocument();
});
