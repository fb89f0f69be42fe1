import type { Locator } from '@playwright/test';
import { answer, detail, expect, field, fill, openTool, steps, test } from './site.js';

/** What the mathematics of an answer says, as it is read aloud. */
function spoken(tool: Locator): Promise<string[]> {
  return answer(tool)
    .locator('math')
    .evaluateAll((all) => all.map((element) => element.getAttribute('alttext') ?? ''));
}

/** An input that gives nothing shows nothing and says nothing. */
async function expectNothing(tool: Locator): Promise<void> {
  await expect(answer(tool)).toHaveCount(0);
  await expect(tool.locator('math')).toHaveCount(0);
  await expect(tool.page().getByRole('alert')).toHaveCount(0);
}

test('the fraction calculator adds mixed numbers and simplifies', async ({ page }) => {
  const tool = await openTool(page, 'fractions', 'Fraction Calculator');
  await expectNothing(tool);
  await fill(tool, { 'First fraction': '1 3/4', 'Second fraction': '5/6' });
  await expect(answer(tool)).toBeVisible();
  expect(await spoken(tool)).toEqual(['31/12']);
  await expect(detail(tool, 'Mixed number')).toHaveText('2 7/12');
  await expect(detail(tool, 'Decimal')).toHaveText('2.58(3)');
  expect((await steps(tool)).slice(0, 3)).toEqual([
    'As one fraction: 1 + 3/4 = 7/4',
    'Least common denominator: the product ÷ the greatest common divisor: 4 × 6 ÷ 2 = 12',
    'Over the common denominator: 7/4 + 5/6 = 21/12 + 10/12',
  ]);
  await tool.getByRole('radio', { name: 'Divide ÷' }).check();
  await fill(tool, { 'Second fraction': '0' });
  await expect(field(tool, 'Second fraction')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
  await tool.getByRole('radio', { name: 'Simplify' }).check();
  await fill(tool, { Fraction: '62/24' });
  await expect(detail(tool, 'Mixed number')).toHaveText('2 7/12');
  expect(await spoken(tool)).toEqual(['31/12']);
  await expect.poll(() => new URL(page.url()).searchParams.get('fractions.left')).toBe('62/24');
});

test('the quadratic equation solver gives exact roots, rational, irrational and complex', async ({
  page,
}) => {
  const tool = await openTool(page, 'quadratic', 'Quadratic Equation Solver');
  await fill(tool, { a: '2', b: '-3', c: '1' });
  await expect(detail(tool, 'Discriminant')).toHaveText('1.0000');
  expect(await spoken(tool)).toEqual(['x', '1', 'x', '1/2']);
  await expect(detail(tool, 'Vertex')).toHaveText('(0.7500, -0.1250)');
  expect((await steps(tool, 2)).at(-1)).toBe('Each root gives a factor: 2x² - 3x + 1 = (x - 1)(2x - 1)');
  await fill(tool, { a: '1', b: '-2', c: '-1' });
  await expect(detail(tool, 'First root')).toHaveText('2.4142');
  expect(await spoken(tool)).toEqual(['x', '1 + √2', 'x', '1 - √2']);
  // a browser without a font for mathematics draws no sign of its own
  const radical = answer(tool).locator('msqrt').first();
  expect(await radical.evaluate((root) => getComputedStyle(root, '::before').content)).toBe('"√"');
  await fill(tool, { b: '2', c: '5' });
  await expect(detail(tool, 'Second root')).toHaveText('-1.0000 − 2.0000i');
  expect(await spoken(tool)).toEqual(['x', '-1 + 2i', 'x', '-1 - 2i']);
  await fill(tool, { a: '0' });
  await expect(field(tool, 'a')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
});

test('prime factors, GCD and LCM', async ({ page }) => {
  const tool = await openTool(page, 'primes', 'Prime Factors, GCD and LCM');
  await fill(tool, { 'Whole numbers': '360' });
  await expect(answer(tool)).toBeVisible();
  expect(await spoken(tool)).toEqual(['2³ × 3² × 5']);
  await fill(tool, { 'Whole numbers': '360, 84' });
  await expect(answer(tool)).toHaveText('GCD 12, LCM 2520');
  await expect(detail(tool, '84')).toHaveText('2² × 3 × 7');
  expect((await steps(tool, 2)).at(-1)).toBe('The last divisor that left nothing: GCD = 12');
  expect(await steps(tool, 3)).toEqual([
    'Least common multiple: the product ÷ the greatest common divisor: 360 × 84 ÷ 12 = 2520',
  ]);
  await fill(tool, { 'Whole numbers': '360 8.5' });
  await expect(field(tool, 'Whole numbers')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
});

test('the statistics calculator describes a list', async ({ page }) => {
  const tool = await openTool(page, 'statistics', 'Statistics Calculator');
  await fill(tool, { Numbers: '2 4 4 4 5 5 7 9' });
  await expect(answer(tool)).toHaveText('5');
  await expect(detail(tool, 'Median')).toHaveText('4.5');
  await expect(detail(tool, 'Mode')).toHaveText('4');
  await expect(detail(tool, 'Lower quartile')).toHaveText('4');
  await expect(detail(tool, 'Upper quartile')).toHaveText('6');
  await expect(detail(tool, 'Standard deviation (population)')).toHaveText('2');
  await expect(detail(tool, 'Standard deviation (sample)')).toHaveText('≈ 2.1381');
  expect((await steps(tool)).slice(0, 2)).toEqual([
    'Sum: 2 + 4 + 4 + 4 + 5 + 5 + 7 + 9 = 40',
    'Mean: sum ÷ count: 40 ÷ 8 = 5',
  ]);
  await fill(tool, { Numbers: '1,5 2' });
  await expect(field(tool, 'Numbers')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
});

test('the compound interest calculator adds interest to the cent', async ({ page }) => {
  const tool = await openTool(page, 'compound-interest', 'Compound Interest Calculator');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await expect(answer(tool)).toHaveText('1647.01');
  await fill(tool, { 'Regular contribution': '100' });
  await expect(answer(tool)).toHaveText('17175.24');
  await expect(detail(tool, 'Paid in')).toHaveText('13000.00');
  await expect(detail(tool, 'Interest')).toHaveText('4175.24');
  const years = tool.getByRole('region', { name: 'Year by year' }).getByRole('row');
  await expect(years).toHaveCount(11);
  await expect(years.nth(1)).toContainText('2279.05');
  await expect(years.nth(10)).toContainText('17175.24');
  await fill(tool, { 'Interest rate': '-1' });
  await expect(field(tool, 'Interest rate')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
});

test('the number base converter changes bases with its steps', async ({ page }) => {
  const tool = await openTool(page, 'number-bases', 'Number Base Converter');
  await fill(tool, { 'Whole number': '255' });
  await tool.getByRole('combobox', { name: 'To base' }).selectOption({ label: '16, hexadecimal' });
  await expect(answer(tool)).toBeVisible();
  expect(await spoken(tool)).toEqual(['FF₁₆']);
  expect(await steps(tool)).toEqual([
    'Divide by the base; the rest is a digit: 255 = 15 × 16 + 15',
    'Divide by the base; the rest is a digit: 15 = 0 × 16 + 15',
    'The rests from last to first: 255 = FF₁₆',
  ]);
  await tool.getByRole('combobox', { name: 'From base' }).selectOption({ label: '2, binary' });
  await expect(field(tool, 'Whole number')).toHaveAttribute('aria-invalid', 'true');
  await expectNothing(tool);
  await fill(tool, { 'Whole number': '-11111111' });
  await expect(detail(tool, 'In base 10')).toHaveText('-255');
  expect(await spoken(tool)).toEqual(['-FF₁₆']);
});
