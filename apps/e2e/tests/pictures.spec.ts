import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { answer, detail, expect, field, fill, open, openTool, steps, test } from './site.js';

/** Waits for a drawing's content and gives its frame. */
async function drawn(tool: Locator, title: string): Promise<Locator> {
  const figure = tool.getByRole('figure', { name: title });
  const drawing = figure.getByRole('img', { name: title });
  await expect(drawing).toBeVisible();
  await expect(drawing.locator('rect, path').first()).toBeAttached();
  return figure;
}

/** The widths of a drawing's rectangles, in its own units. */
function widths(figure: Locator): Promise<number[]> {
  return figure.locator('rect').evaluateAll((all) => all.map((one) => Number(one.getAttribute('width'))));
}

test.describe('the loan calculator', () => {
  const LOAN = { 'Loan amount': '200,000', 'Interest rate': '6.5', Term: '30' };

  test('draws balance and interest, and says the same in words', async ({ page }) => {
    const tool = await openTool(page, 'loan', 'Loan Calculator');
    await expect(tool.getByRole('figure')).toHaveCount(0);
    await fill(tool, LOAN);
    const figure = await drawn(tool, 'How the loan shrinks');
    await expect(figure).toContainText('Interest paid');
    await expect(figure).not.toContainText('Without extra');
    await expect(figure.getByText('The balance falls from 200000.00 to 0.00 in 360 payments.')).toBeVisible();
    await fill(tool, { Term: '' });
    await expect(tool.getByRole('figure')).toHaveCount(0);
  });

  test('shows what an extra payment saves, and keeps it in the link', async ({ page }) => {
    const tool = await openTool(page, 'loan', 'Loan Calculator');
    await fill(tool, { ...LOAN, 'Extra payment': '200' });
    await expect(answer(tool)).toHaveText('1264.14');
    await expect(detail(tool, 'Payments with the extra')).toHaveText('250');
    await expect(detail(tool, 'Time saved')).toHaveText('9 years, 2 months');
    await expect(detail(tool, 'Interest saved')).toHaveText('90074.66');
    expect((await steps(tool, 1)).at(-1)).toBe('Interest saved: 255085.82 - 165011.16 = 90074.66');
    await expect(await drawn(tool, 'How the loan shrinks')).toContainText('Without extra');
    await expect.poll(() => new URL(page.url()).searchParams.get('loan.extra')).toBe('200');
    await page.reload();
    await expect(detail(tool, 'Interest saved')).toHaveText('90074.66');
    await fill(tool, { 'Extra payment': '-1' });
    await expect(field(tool, 'Extra payment')).toHaveAttribute('aria-invalid', 'true');
    await expect(detail(tool, 'Interest saved')).toHaveCount(0);
    await expect(answer(tool)).toHaveText('1264.14');
  });

  test('lists every month until 0.00, and gives the same as a file', async ({ page }) => {
    const tool = await openTool(page, 'loan', 'Loan Calculator');
    await fill(tool, LOAN);
    await tool.getByText('Payment schedule, month by month').click();
    const rows = tool.getByRole('region', { name: 'Payment schedule' }).getByRole('row');
    await expect(rows).toHaveCount(361);
    const cells = ['360', '1259.56', '6.79', '1252.77', '255085.82', '0.00'];
    await expect(rows.last().getByRole('cell')).toHaveText(cells);
    await expect(tool.getByText('In all you pay 455085.82, of which 255085.82 is interest.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('loan-schedule.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(362); // a heading, 360 months, and nothing after the last line's end
    expect(lines[0]).toBe('Month,Payment,Interest,Principal,Interest so far,Balance');
    expect(lines[1]).toBe('1,1264.14,1083.33,180.81,1083.33,199819.19');
    expect(lines[360]).toBe(cells.join(','));
    expect(lines[361]).toBe('');
  });

  test('lists the first 600 months of a longer loan, and all in the file', async ({ page }) => {
    const tool = await openTool(page, 'loan', 'Loan Calculator');
    await fill(tool, { ...LOAN, Term: '100' });
    await tool.getByText('Payment schedule, month by month').click();
    const rows = tool.getByRole('region', { name: 'Payment schedule' }).getByRole('row');
    await expect(rows).toHaveCount(601);
    await expect(
      tool.getByText('These are the first 600 of 1200 months. The file has them all.'),
    ).toBeVisible();
  });
});

test.describe('the BMI calculator', () => {
  test('puts the mark and the healthy weights on the scale', async ({ page }) => {
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(tool, { Weight: '70', Height: '175' });
    const figure = await drawn(tool, 'Where you stand on the scale');
    for (const text of ['22.9 Normal weight', '18.5', '25.0', '30.0', '56.7 kg', '76.6 kg'])
      await expect(figure.getByText(text, { exact: true })).toBeVisible();
    await expect(figure).toContainText('At this height 56.7 to 76.6 kg is normal weight.');
  });

  test('takes feet and inches, either of them alone, and old links in inches', async ({ page }) => {
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await tool.getByRole('radio', { name: 'Imperial' }).check();
    await fill(tool, { Weight: '154', Feet: '5', Inches: '9' });
    await expect(answer(tool)).toHaveText('22.7 · Normal weight');
    expect((await steps(tool))[0]).toBe('Height in inches: 5 × 12 + 9 = 69');
    await fill(tool, { Feet: '6', Inches: '' });
    await expect(answer(tool)).toHaveText('20.9 · Normal weight');
    await fill(tool, { Feet: '', Inches: '72' });
    await expect(answer(tool)).toHaveText('20.9 · Normal weight');
    await fill(tool, { Feet: 'five' });
    await expect(field(tool, 'Feet')).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(tool)).toHaveCount(0);
    await tool.getByRole('radio', { name: 'Metric' }).check();
    await expect(field(tool, 'Height')).toHaveValue('72');
    await open(page, '/tools?bmi.system=imperial&bmi.weight=154&bmi.height=69#bmi');
    await expect(answer(tool)).toHaveText('22.7 · Normal weight');
    await expect(field(tool, 'Inches')).toHaveValue('69');
  });
});

test.describe('presets and shares', () => {
  test('of the tip calculator set the percentage, and the bars follow the amounts', async ({ page }) => {
    const tool = await openTool(page, 'tip', 'Tip Calculator');
    await expect(tool.getByRole('radio', { name: '15%' })).toBeChecked();
    await tool.getByRole('radio', { name: '20%' }).check();
    await expect(field(tool, 'Tip')).toHaveValue('20');
    await fill(tool, { Bill: '80', People: '4' });
    await expect(answer(tool)).toHaveText('24.00');
    const figure = await drawn(tool, 'Where the money goes');
    await expect(figure.getByText('4 people pay 24.00 each')).toBeVisible();
    const [bill = 0, amount = 0, ...shares] = await widths(figure);
    expect(bill / amount).toBeCloseTo(5, 5);
    expect(shares).toHaveLength(4);
    await fill(tool, { Tip: '12' });
    for (const preset of await tool.getByRole('radio').all()) await expect(preset).not.toBeChecked();
    await fill(tool, { Bill: '-80' });
    await expect(tool.getByRole('figure')).toHaveCount(0);
  });

  test('of the discount calculator do the same', async ({ page }) => {
    const tool = await openTool(page, 'discount', 'Discount Calculator');
    await fill(tool, { 'Original price': '80' });
    await tool.getByRole('radio', { name: '25%' }).check();
    await expect(answer(tool)).toHaveText('60.00');
    const figure = await drawn(tool, 'What you pay and what you save');
    const [paid = 0, saved = 0] = await widths(figure);
    expect(paid / saved).toBeCloseTo(3, 5);
    await fill(tool, { Discount: '120' });
    await expect(answer(tool)).toHaveText('-16.00');
    await expect(tool.getByRole('figure')).toHaveCount(0);
  });
});

test.describe('the GPA calculator', () => {
  const COURSES = {
    'Course 1 credits': '3',
    'Course 1 grade': 'A',
    'Course 2 credits': '4',
    'Course 2 grade': 'B+',
  };

  test('draws each course as wide as its credits', async ({ page }) => {
    const tool = await openTool(page, 'gpa', 'GPA Calculator');
    await fill(tool, COURSES);
    const figure = await drawn(tool, 'What each course adds');
    await expect(figure.getByText('Average 3.60')).toBeVisible();
    const [first = 0, second = 0, ...rest] = await widths(figure);
    expect(first / second).toBeCloseTo(3 / 4, 5);
    expect(rest).toEqual([]);
  });

  test('counts earlier credits, and finds the average that a target needs', async ({ page }) => {
    const tool = await openTool(page, 'gpa', 'GPA Calculator');
    await fill(tool, COURSES);
    await tool.getByText('Earlier credits and a target GPA').click();
    await fill(tool, { 'GPA so far': '3', 'Credits so far': '60' });
    await expect(answer(tool)).toHaveText('3.06 / 4.0');
    await expect(detail(tool, 'Credits counted')).toHaveText('67');
    await expect(detail(tool, 'These courses alone')).toHaveText('3.60');
    await fill(tool, { 'Target GPA': '3.2', 'Further credits': '30' });
    await expect(detail(tool, 'Average needed')).toHaveText('3.51');
    expect((await steps(tool, 1)).at(-1)).toBe('Needed average: 105.2 ÷ 30 ≈ 3.51');
    await fill(tool, { 'Target GPA': '4' });
    await expect(detail(tool, 'Average needed')).toHaveText('6.09, out of reach');
    await fill(tool, { 'Target GPA': '2' });
    await expect(detail(tool, 'Average needed')).toHaveText('Any grades will do');
    await expect.poll(() => new URL(page.url()).searchParams.get('gpa.target')).toBe('2');
    await page.reload();
    await expect(detail(tool, 'Average needed')).toHaveText('Any grades will do');
    await expect(field(tool, 'Target GPA')).toBeVisible();
    await fill(tool, { 'GPA so far': '5' });
    await expect(field(tool, 'GPA so far')).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(tool)).toHaveCount(0);
  });
});

test('the age calculator draws the years up to the next birthday', async ({ page }) => {
  const tool = await openTool(page, 'age', 'Age Calculator');
  await tool.getByLabel('Date of birth').fill('2000-02-29');
  await tool.getByLabel('Age on').fill('2010-08-30');
  const figure = await drawn(tool, 'Your life so far, in years');
  await expect(figure).toContainText(
    '10 full years so far. The dot is birthday 11, on 2011-03-01, in 183 days.',
  );
  const [whole = 0, lived = 0] = await widths(figure);
  expect(lived / whole).toBeCloseTo(3835 / 4018, 5); // days of 2000-02-29 to 2010-08-30, and to 2011-03-01
});

test('a drawing that comes late moves nothing', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/scale-picture/, async (route) => {
    await released;
    await route.continue();
  });
  const tool = await openTool(page, 'bmi', 'BMI Calculator');
  await fill(tool, { Weight: '70', Height: '175' });
  const figure = tool.getByRole('figure');
  await expect(figure).toBeVisible();
  await expect(figure.locator('rect')).toHaveCount(0);
  const before = [await tool.boundingBox(), await figure.boundingBox()];
  release();
  await expect(figure.locator('rect')).toHaveCount(4);
  expect([await tool.boundingBox(), await figure.boundingBox()]).toEqual(before);
});

test('a drawing that never comes leaves the tool and the words as they are', async ({ page, faults }) => {
  await page.route(/scale-picture/, (route) => route.abort());
  const tool = await openTool(page, 'bmi', 'BMI Calculator');
  await fill(tool, { Weight: '70', Height: '175' });
  await expect.poll(() => faults).toEqual([expect.stringContaining('Failed to load resource')]);
  faults.splice(0);
  await expect(tool.getByRole('figure')).toContainText('At this height 56.7 to 76.6 kg is normal weight.');
  await fill(tool, { Weight: '100' });
  await expect(answer(tool)).toHaveText('32.7 · Obese');
});

test.describe('the quadratic equation solver', () => {
  test('draws the parabola with its vertex and its roots', async ({ page }) => {
    const tool = await openTool(page, 'quadratic', 'Quadratic Equation Solver');
    await fill(tool, { a: '2', b: '-3', c: '1' });
    const figure = await drawn(tool, 'The parabola');
    await expect(figure.locator('circle')).toHaveCount(3);
    for (const label of ['0.5000', '1.0000', '(0.7500, -0.1250)'])
      await expect(figure.locator('svg').getByText(label, { exact: true })).toBeVisible();
    await expect(figure).toContainText(
      'It opens upward, has its lowest point at (0.7500, -0.1250), and crosses the x axis at 0.5000 and 1.0000.',
    );
    // the axis, and on it the roots: at the same height, left and right of the vertex and as far from it
    const [vertex, left, right] = await figure
      .locator('circle')
      .evaluateAll((dots) => dots.map((dot) => ['cx', 'cy'].map((name) => Number(dot.getAttribute(name)))));
    expect(left?.[1]).toBe(right?.[1]);
    expect((left?.[0] ?? 0) + (right?.[0] ?? 0)).toBeCloseTo(2 * (vertex?.[0] ?? NaN), 6);
    expect(vertex?.[1]).toBeGreaterThan(left?.[1] ?? NaN);
  });

  test('draws the vertex alone where the roots are equal or complex', async ({ page }) => {
    const tool = await openTool(page, 'quadratic', 'Quadratic Equation Solver');
    await fill(tool, { a: '-1', b: '4', c: '-4' });
    const figure = await drawn(tool, 'The parabola');
    await expect(figure.locator('circle')).toHaveCount(1);
    await expect(figure).toContainText('opens downward');
    await expect(figure).toContainText('touches the x axis at 2.0000');
    await fill(tool, { c: '-5' });
    await expect(figure.locator('circle')).toHaveCount(1);
    await expect(figure).toContainText('does not meet the x axis');
    await fill(tool, { a: '1e-300' });
    await expect(answer(tool)).toBeVisible();
    await expect(tool.getByRole('figure')).toHaveCount(0);
  });
});

test('the compound interest calculator draws what was paid in and what grew out of it', async ({ page }) => {
  const tool = await openTool(page, 'compound-interest', 'Compound Interest Calculator');
  await fill(tool, { 'Starting amount': '1,000', 'Interest rate': '5', Time: '10' });
  await fill(tool, { 'Regular contribution': '100' });
  const figure = await drawn(tool, 'How the savings grow');
  await expect(figure).toContainText('Of the 17175.24 at the end, 13000.00 was paid in.');
  await expect(figure).toContainText('The surface between the lines is the interest, 4175.24.');
  const ends = await figure.locator('path').evaluateAll((paths) =>
    paths.slice(1).map((path) => {
      const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g) ?? [];
      return [numbers.slice(0, 2), numbers.slice(-2)].map((point) => point.map(Number));
    }),
  );
  const [[startPaid, endPaid] = [], [start, end] = []] = ends;
  expect(start).toEqual(startPaid);
  expect(end?.[0]).toBe(endPaid?.[0]);
  expect(end?.[1]).toBeLessThan(endPaid?.[1] ?? NaN); // higher in the drawing
  await fill(tool, { Time: '1' });
  await expect(answer(tool)).toBeVisible();
  await expect(tool.getByRole('figure'), 'one year is no picture').toHaveCount(0);
});
