import type { Locator, Page } from '@playwright/test';
import { alive, answer, expect, expectTab, field, fill, open, scrollTop, tabLink, test } from '../site.js';

function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Returns the group with the steps, the picture and the guide of a tool. */
function working(page: Page, title: string): Locator {
  return page.getByRole('group', { name: `Steps: ${title}`, exact: true });
}

const show = (tool: Locator): Locator => tool.getByRole('button', { name: /^Show the steps/ });

/** Expects exactly one open tool. */
async function expectOpen(page: Page, title: string): Promise<void> {
  await expect(working(page, title)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Steps: / }).filter({ visible: true })).toHaveCount(1);
}

test('one tool at a time is open next to the cards, and tab and tool are in the address for reload and Back', async ({
  page,
}) => {
  await open(page, '/tools');
  await expectOpen(page, 'Logarithm Simplifier');
  const entries = await page.evaluate(() => history.length);
  await tabLink(page, 'Calculators').click();
  await expect(page).toHaveURL('/tools#calculators');
  await expectOpen(page, 'Arithmetic Calculator');

  const tip = card(page, 'Tip Calculator');
  await show(tip).scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await show(tip).click();
  await expect(page).toHaveURL('/tools#tip');
  await expectOpen(page, 'Tip Calculator');
  expect(Math.abs((await scrollTop(page)) - before), 'nothing jumps').toBeLessThan(2);
  await expect(working(page, 'Tip Calculator').locator('ol math').first()).toBeVisible();
  const panel = await working(page, 'Tip Calculator').locator('> div').boundingBox();
  const box = await tip.boundingBox();
  expect(panel?.x, 'next to the cards').toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  await expect(working(page, 'Tip Calculator').locator('> div'), 'in sight').toBeInViewport({ ratio: 0.5 });

  await page.reload();
  await alive(page);
  await expectOpen(page, 'Tip Calculator');
  await expectTab(page, 'Calculators');
  await expect(tip).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL('/tools#calculators');
  await expectOpen(page, 'Arithmetic Calculator');
  await page.goBack();
  await expect(page).toHaveURL('/tools');
  await expectTab(page, 'Math Tools');
  await page.goForward();
  await page.goForward();
  await expectOpen(page, 'Tip Calculator');
  expect(await page.evaluate(() => history.length), 'two steps from where it started').toBe(entries + 2);
});

test('a tool opens by ?tool=, by its inputs in the link, and on typing', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools?tool=gpa');
  await expectOpen(page, 'GPA Calculator');
  await expect(card(page, 'GPA Calculator')).toBeInViewport();

  await open(page, '/tools?discount.price=80&discount.percentage=25');
  await expectOpen(page, 'Discount Calculator');
  await expect(answer(card(page, 'Discount Calculator'))).toHaveText('60.00');

  const arithmetic = card(page, 'Arithmetic Calculator');
  await fill(arithmetic, { 'First number': '7', 'Second number': '5' });
  await expectOpen(page, 'Arithmetic Calculator');
  await expect(page).toHaveURL(/#arithmetic$/);
  await show(card(page, 'Discount Calculator')).click();
  await expectOpen(page, 'Discount Calculator');
  await expect(page, 'with what it shows').toHaveURL(/discount\.price=80&.*#discount$/);
  await expect(answer(arithmetic), 'the other card keeps its result').toHaveText('= 12');
  await page.goBack();
  await expectOpen(page, 'Arithmetic Calculator');

  await open(page, '/tools?tool=nothing-of-that-name');
  await expectOpen(page, 'Logarithm Simplifier');
});

test('until there is a result, a card shows a labeled example, which isn’t an answer', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools#calculators');
  const loan = card(page, 'Loan Calculator');
  await expect(loan).toContainText('Example: 200,000 at 6.5% for 30 years');
  await expect(loan).toContainText('1264.14');
  await expect(answer(loan)).toHaveCount(0);
  await fill(loan, { 'Loan amount': '1' });
  await expect(loan.getByText('Example:')).toHaveCount(0);
  await expect(loan).not.toContainText('1264.14');
  await loan.getByRole('button', { name: 'Load example' }).click();
  await expect(answer(loan)).toHaveText('1264.14');
});

test('the keyboard opens a tool, scrolls its steps and hides them again', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/tools#primes');
  const primes = card(page, 'Prime Factors, GCD and LCM');
  await field(primes, 'Whole numbers').focus();
  await page.keyboard.type('12');
  await expect(answer(primes)).toBeVisible();
  const hide = primes.getByRole('button', { name: /^Hide the steps/ });
  while (!(await hide.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const reached = (): Promise<boolean> =>
    working(page, 'Prime Factors, GCD and LCM').evaluate((element) =>
      element.contains(document.activeElement),
    );
  for (let stop = 0; stop < 6 && !(await reached()); stop += 1) await page.keyboard.press('Tab');
  expect(await reached(), 'the steps come after the buttons').toBe(true);
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(show(primes)).toBeFocused();
  await expectOpen(page, 'Logarithm Simplifier');
  await expect(page).toHaveURL('/tools#math-tools');
});

test('on narrow screens, the steps open in the card, and the card keeps its position', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/tools');
  await expect(page.getByRole('group', { name: /^Steps: / }).filter({ visible: true })).toHaveCount(0);
  await show(card(page, 'Fraction Calculator')).click();
  await expectOpen(page, 'Fraction Calculator');
  const explained = working(page, 'Fraction Calculator').getByRole('heading', { name: 'A worked example' });
  await expect(explained, 'all that is above').toBeVisible();
  const primes = card(page, 'Prime Factors, GCD and LCM');
  await primes.scrollIntoViewIfNeeded();
  const numbers = field(primes, 'Whole numbers');
  await numbers.click();
  const before = await numbers.boundingBox();
  await page.keyboard.type('360 84');
  await expectOpen(page, 'Prime Factors, GCD and LCM');
  await expect
    .poll(async () => Math.abs(((await numbers.boundingBox())?.y ?? 0) - (before?.y ?? 0)), {
      message: 'what closed above moved nothing',
    })
    .toBeLessThan(30);
  const [steps, top] = [
    await working(page, 'Prime Factors, GCD and LCM').boundingBox(),
    await primes.boundingBox(),
  ];
  expect(steps?.x).toBeGreaterThanOrEqual(top?.x ?? NaN);
});

test('an open card contains the guide of a tool without a dedicated page', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/tools');
  await show(card(page, 'Quadratic Equation Solver')).click();
  const steps = working(page, 'Quadratic Equation Solver');
  await expect(steps.getByRole('heading', { name: 'A worked example' })).toBeVisible();
  for (const part of ['The idea', 'The formula', 'A common mistake', 'Questions'])
    await expect(steps.getByRole('heading', { name: part })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains every form and every guide of all three tabs', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/tools');
    const cards = page.getByRole('main').getByRole('region');
    await expect(cards).toHaveCount(19);
    for (const one of await cards.all()) await expect(one.locator('form').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A worked example' })).toHaveCount(8);
    await expect(page.getByRole('link', { name: /^View Dedicated Page/ })).toHaveCount(5);
    await page.goto('/tools#loan');
    await expect(card(page, 'Loan Calculator')).toBeInViewport();
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
