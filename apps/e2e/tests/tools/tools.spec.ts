import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { misprints } from '../notation.js';
import { answer, expect, fill, open, openRow, openTool, test, TOOL_IDS } from '../site.js';

interface Known {
  readonly id: string;
  readonly title: string;
  /** The answer to the tool's example. */
  readonly text: string | RegExp;
  readonly picture?: string;
}

/** The tools as in production: built, code-split and hydrated. */
const TABS: readonly { readonly hash: string; readonly tools: readonly Known[] }[] = [
  {
    hash: 'math-tools',
    tools: [
      { id: 'logarithm', title: 'Logarithm Simplifier', text: '= 3.0000', picture: 'The point on the curve' },
      { id: 'time', title: 'Time Calculator', text: '0 days, 4 hours, 15 minutes, 0 seconds' },
      { id: 'fractions', title: 'Fraction Calculator', text: /\d/, picture: 'The fractions as bars' },
      { id: 'quadratic', title: 'Quadratic Equation Solver', text: /x/, picture: 'The parabola' },
      { id: 'primes', title: 'Prime Factors, GCD and LCM', text: 'GCD 12, LCM 2520' },
      { id: 'statistics', title: 'Statistics Calculator', text: '5', picture: 'How the numbers are spread' },
    ],
  },
  {
    hash: 'calculators',
    tools: [
      { id: 'arithmetic', title: 'Arithmetic Calculator', text: '= 0.3' },
      { id: 'percentage', title: 'Percentage Calculator', text: '25.00%', picture: 'The part and the whole' },
      {
        id: 'age',
        title: 'Age Calculator',
        text: /^\d+ years?, \d+ months?, \d+ days?$/,
        picture: 'Your life so far, in years',
      },
      {
        id: 'bmi',
        title: 'BMI Calculator',
        text: '≈ 22.9 · Normal weight',
        picture: 'Your BMI on the scale',
      },
      { id: 'tip', title: 'Tip Calculator', text: '≈ 24.93', picture: 'Where the money goes' },
      {
        id: 'discount',
        title: 'Discount Calculator',
        text: '60.00',
        picture: 'What you pay and what you save',
      },
      { id: 'gpa', title: 'GPA Calculator', text: '≈ 3.17 / 4.0', picture: 'What each course adds' },
      { id: 'loan', title: 'Loan Calculator', text: '≈ 1264.14', picture: 'How the loan shrinks' },
      {
        id: 'compound-interest',
        title: 'Compound Interest Calculator',
        text: '≈ 17175.24',
        picture: 'How the savings grow',
      },
    ],
  },
  {
    hash: 'converters',
    tools: [
      {
        id: 'unit',
        title: 'Unit Converter',
        text: '12.7000 centimeters',
        picture: 'Inches and centimeters on one ruler',
      },
      { id: 'number-bases', title: 'Number Base Converter', text: 'FF16' },
    ],
  },
];

async function useExample(tool: Locator): Promise<void> {
  await tool.getByRole('button', { name: /^Load example$/i }).click();
  const calculate = tool.getByRole('button', { name: 'Calculate', exact: true });
  if ((await calculate.count()) > 0) await calculate.click();
}

for (const { hash, tools } of TABS) {
  const tag = hash === 'converters' ? [] : ['@full'];
  test(`every tool under #${hash} solves its example, with typeset steps and a picture`, {
    tag,
  }, async ({ page }) => {
    await open(page, `/tools#${hash}`);
    for (const { title, text, picture } of tools) {
      const tool = page.getByRole('region', { name: title, exact: true });
      await openRow(tool);
      await useExample(tool);
      await expect(answer(tool), title).toHaveText(text);
      await expect(tool.locator('ol math').first(), title).toBeAttached();
      expect(await misprints(tool), title).toEqual([]);
      if (picture === undefined) continue;
      await expect(tool.getByRole('img', { name: picture }).locator('rect, path').first()).toBeAttached();
    }
  });
}

test('the other tools, whose answers have component tests, show steps and pictures for their examples', {
  tag: '@full',
}, async ({ page }) => {
  const known = TABS.flatMap(({ tools }) => tools.map(({ id }) => id));
  expect(TOOL_IDS).toEqual(expect.arrayContaining(known));
  for (const id of TOOL_IDS.filter((each) => !known.includes(each))) {
    await open(page, `/tools#${id}`);
    const tool = page.locator(`section#${id}`);
    await useExample(tool);
    await expect(answer(tool), id).toHaveText(/\S/);
    await expect(tool.locator('ol math').first(), id).toBeAttached();
    for (const figure of await tool.getByRole('figure').all())
      await expect(figure.locator('rect, path').first(), id).toBeAttached();
  }
});

test('other modes of a tool, a picture and an explanation appear on demand', async ({ page }) => {
  await open(page, '/tools/logarithm-simplifier');
  await page.getByText('Expand', { exact: true }).click();
  await page.getByLabel('Expression').fill('ln(xy)');
  await expect(page.locator('strong math')).toHaveAttribute('alttext', 'ln x + ln y');

  await open(page, '/tools/unit-converter');
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0);
  await fill(page.getByRole('main'), { Value: '5' });
  const ruler = page.getByRole('img', { name: 'Inches and centimeters on one ruler' });
  await expect(ruler.getByText('12.7000 cm')).toBeVisible();
  await page.getByText('Convert to the base unit').click();
  await expect(
    page.getByText('Every unit is defined in terms of the base unit, so convert to that first.'),
  ).toBeVisible();
});

test('a law shows a message if its explanation can’t be loaded', { tag: '@full' }, async ({
  page,
  faults,
}) => {
  await page.route('**/whys-*.js', (route) => route.abort());
  await open(page, '/tools/unit-converter?value=5');
  await page.getByText('Convert to the base unit').click();
  await expect(page.getByText('We couldn’t load the explanation')).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
});

test('the loan calculator exports its schedule as a file', { tag: '@full' }, async ({ page }) => {
  await open(page, '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan');
  const loan = page.getByRole('region', { name: 'Loan Calculator' });
  await expect(answer(loan)).toHaveText('≈ 1264.14');
  await loan.getByText('Payment schedule, month by month').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    loan.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('loan-schedule.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  // The lines are a heading, 360 months, and nothing after the last line break.
  expect(lines).toHaveLength(362);
  expect(lines[360]).toBe('360,1259.56,6.79,1252.77,255085.82,0.00');
});

test.describe('a lazily loaded drawing', { tag: '@full' }, () => {
  const INPUTS = { Weight: '70', Height: '175' };

  test('causes no layout shift if it loads late', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/scale-picture/, async (route) => {
      await released;
      await route.continue();
    });
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(tool, INPUTS);
    const figure = tool.getByRole('figure');
    await expect(figure).toBeVisible();
    await expect(figure.locator('rect')).toHaveCount(0);
    const before = [await tool.boundingBox(), await figure.boundingBox()];
    release();
    await expect(figure.locator('rect')).toHaveCount(4);
    expect([await tool.boundingBox(), await figure.boundingBox()]).toEqual(before);
  });

  test('leaves the tool and the text unchanged if it fails to load', async ({ page, faults }) => {
    await page.route(/scale-picture/, (route) => route.abort());
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(tool, INPUTS);
    await expect(tool.getByRole('figure')).toContainText(
      'At this height, 56.7 to 76.5 kg is a normal weight.',
    );
    await fill(tool, { Weight: '100' });
    await expect(answer(tool)).toHaveText('≈ 32.7 · Obese');
    await expect.poll(() => faults).not.toEqual([]);
    for (const fault of faults.splice(0)) expect(fault).toContain('Failed to load resource');
  });
});
