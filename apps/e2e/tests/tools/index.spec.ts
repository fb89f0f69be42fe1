import type { Locator, Page } from '@playwright/test';
import { alive, answer, expect, expectTab, field, fill, open, openRow, tabLink, test } from '../site.js';

function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Returns the group with the steps, the picture and the guide of a tool. */
function working(page: Page, title: string): Locator {
  return page.getByRole('group', { name: `Steps: ${title}`, exact: true });
}

const row = (tool: Locator): Locator => tool.locator('> details > summary');

/** Expects exactly one open tool. */
async function expectOpen(page: Page, title: string): Promise<void> {
  await expect(working(page, title)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Steps: / }).filter({ visible: true })).toHaveCount(1);
}

test('one tool at a time is open, and tab and tool are in the address for reload and Back', async ({
  page,
}) => {
  await open(page, '/tools');
  await expectOpen(page, 'Logarithm Simplifier');
  const entries = await page.evaluate(() => history.length);
  await tabLink(page, 'Calculators').click();
  await expect(page).toHaveURL('/tools#calculators');
  await expectOpen(page, 'Arithmetic Calculator');

  const tip = card(page, 'Tip Calculator');
  await expect(row(tip)).toContainText('18% of $50 = $9');
  await row(tip).click();
  await expect(page).toHaveURL('/tools#tip');
  await expectOpen(page, 'Tip Calculator');
  await expect(row(tip)).toBeInViewport();
  await expect(working(page, 'Tip Calculator').locator('ol math').first()).toBeVisible();
  const steps = await working(page, 'Tip Calculator').locator('ol').first().boundingBox();
  const form = await tip.locator('form').boundingBox();
  expect(steps?.x, 'to the right of the inputs').toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0) - 1);

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

test('on wide screens, the rail opens a tool, and nothing scrolls inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tools');
  const rail = page.getByRole('navigation', { name: 'Tools in this tab' });
  await rail.getByRole('link', { name: 'Statistics Calculator' }).click();
  await expectOpen(page, 'Statistics Calculator');
  await expect(rail.locator('[aria-current]')).toHaveText('Statistics Calculator');
  const statistics = card(page, 'Statistics Calculator');
  await field(statistics, 'Numbers').fill('2 4 9');
  await expect(answer(statistics)).toHaveText('5');
  const boxes = await statistics.locator('div').evaluateAll((all) =>
    all
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
      .filter((box) => box.scrollHeight > box.clientHeight + 1)
      .map((box) => box.outerHTML.slice(0, 100)),
  );
  expect(boxes).toEqual([]);
  const ends = await statistics
    .locator('dl')
    .first()
    .locator('dd')
    .evaluateAll((all) => all.map((value) => Math.round(value.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends) - Math.min(...ends), 'the values are aligned').toBeLessThanOrEqual(1);
});

test('on wide screens, values and picture are next to the steps, and the guide is below both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tools?quadratic.a=2&quadratic.b=-3&quadratic.c=1#quadratic');
  const quadratic = card(page, 'Quadratic Equation Solver');
  await expect(quadratic.locator('ol math').first()).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };
  const steps = await boxOf(working(page, 'Quadratic Equation Solver'));
  for (const part of [quadratic.locator('dl').first(), quadratic.getByRole('figure')]) {
    const { x, y, height } = await boxOf(part);
    expect(x).toBeLessThan(steps.x);
    expect(y + height, 'next to the steps').toBeLessThan(steps.y + steps.height);
  }
  const idea = await boxOf(quadratic.getByRole('heading', { name: 'The idea' }));
  expect(idea.y, 'below the steps').toBeGreaterThan(steps.y + steps.height);

  await working(page, 'Quadratic Equation Solver').locator('ol math').last().scrollIntoViewIfNeeded();
  await expect(quadratic.getByRole('figure'), 'the picture stays in view').toBeInViewport({ ratio: 1 });
});

test('on a small phone, the line with the result shows a whole long answer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/tools#time');
  const tool = card(page, 'Time Calculator');
  await tool.getByText('Try it', { exact: true }).click();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const shown = tool.locator('[data-line=collapsed] [aria-label=Answer] strong');
  await expect(shown).toHaveText('0 days, 4 hours, 15 minutes, 0 seconds');
  const { height, over } = await shown.evaluate((text) => {
    const line = text.closest('[data-line]')?.getBoundingClientRect() ?? new DOMRect();
    const own = text.getBoundingClientRect();
    return { height: line.height, over: Math.max(own.right - line.right, own.bottom - line.bottom) };
  });
  expect(height).toBeLessThanOrEqual(45);
  expect(over).toBeLessThanOrEqual(0);
});

test('on a phone, the math of a result breaks once the line returns to its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(
    page,
    '/tools?logarithm.base=65536&logarithm.value=0.00000000023283064365386962890625#logarithm',
  );
  const tool = card(page, 'Logarithm Simplifier');
  await expect(tool.locator('[data-line=collapsed] math').first()).toBeAttached();
  await page.setViewportSize({ width: 375, height: 740 });
  const result = tool.getByRole('group', { name: 'Answer', exact: true });
  await result.evaluate(async (place) => {
    // A resize event is dispatched before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    place.scrollIntoView({ block: 'center' });
  });
  await expect(tool.locator('[data-line]')).toHaveCount(0);
  const over = await result.evaluate((place) => {
    const rights = [...place.querySelectorAll('math *')].map((part) => part.getBoundingClientRect().right);
    return Math.max(...rights) - place.getBoundingClientRect().right;
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('on a small phone, no line covers the marked lines of Check My Work', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/tools#working');
  const tool = card(page, 'Check My Work');
  await tool.getByText('Try it', { exact: true }).click();
  await expect(
    tool.getByRole('group', { name: 'Answer', exact: true }).getByText('Line 3 doesn’t follow'),
  ).toBeAttached();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(tool.locator('[data-line]')).toHaveCount(0);
});

test('on phones, a tile replaces the tiles with its tool, and the link and Back return', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/tools');
  const tiles = page.getByRole('navigation', { name: 'Tools in this tab' });
  for (const name of ['Equation Solver', 'Check My Work'])
    await expect(tiles.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  await tiles.getByRole('link', { name: 'Equation Solver', exact: true }).click();
  await expect(page).toHaveURL('/tools#equation');
  await expect(tiles).toBeHidden();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(field(card(page, 'Equation Solver'), 'Equation or expression')).toBeInViewport();
  const back = page.getByRole('link', { name: '← All Math Tools' });
  await expect(back).toBeInViewport();
  // An open tool takes the place of the search, which the header opens instead.
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search tools' });
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search tools' })).toBeVisible();
  await page.keyboard.press('Escape');
  await back.click();
  await expect(tiles).toBeVisible();
  await expect(search).toBeVisible();
  await expect(page).toHaveURL('/tools#math-tools');
  await page.goBack();
  await expect(card(page, 'Equation Solver')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tools');
  await expect(tiles).toBeVisible();
});

test('only the open tool is printed', async ({ page }) => {
  await open(page, '/tools#tip');
  await expectOpen(page, 'Tip Calculator');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(card(page, 'Tip Calculator')).toBeVisible();
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test('a search that finds nothing offers all tools', async ({ page }) => {
  await open(page, '/tools?q=no+such+tool');
  const all = page.getByRole('navigation', { name: 'All tools' });
  await expect(all.getByRole('link')).toHaveCount(19);
  await all.getByRole('link', { name: 'Loan Calculator' }).click();
  await expect(page).toHaveURL('/tools#loan');
  await expectOpen(page, 'Loan Calculator');
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
  await row(arithmetic).click();
  await fill(arithmetic, { 'First number': '7', 'Second number': '5' });
  await expectOpen(page, 'Arithmetic Calculator');
  await expect(page).toHaveURL(/#arithmetic$/);
  await row(card(page, 'Discount Calculator')).click();
  await expectOpen(page, 'Discount Calculator');
  await expect(page, 'with what it shows').toHaveURL(/discount\.price=80&.*#discount$/);
  await page.goBack();
  await expectOpen(page, 'Arithmetic Calculator');
  await expect(answer(arithmetic), 'it keeps its result').toHaveText('= 12');

  await open(page, '/tools?tool=nothing-of-that-name');
  await expectOpen(page, 'Logarithm Simplifier');
});

test('until there is a result, an open tool shows a labeled example, which isn’t an answer', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools#calculators');
  const loan = card(page, 'Loan Calculator');
  await row(loan).click();
  await expect(loan).toContainText('Example: 200,000 at 6.5% for 30 years');
  await expect(loan).toContainText('1264.14');
  await expect(answer(loan)).toHaveCount(0);
  await fill(loan, { 'Loan amount': '1' });
  await expect(loan.getByText('Example:')).toHaveCount(0);
  await expect(loan).not.toContainText('1264.14');
  await loan.getByRole('button', { name: 'Load example' }).click();
  await expect(answer(loan)).toHaveText('≈ 1264.14');
});

test('the keyboard opens and closes a tool', { tag: '@full' }, async ({ page }) => {
  await open(page, '/tools');
  const primes = card(page, 'Prime Factors, GCD and LCM');
  await row(primes).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Prime Factors, GCD and LCM');
  await expect(row(primes)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(primes, 'Whole numbers')).toBeFocused();
  await page.keyboard.type('12');
  await expect(answer(primes)).toBeVisible();
  await row(primes).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Logarithm Simplifier');
  await expect(page).toHaveURL('/tools#math-tools');
});

test('an open card contains the guide of a tool without a dedicated page', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/tools');
  const steps = card(page, 'Quadratic Equation Solver');
  await row(steps).click();
  await expect(steps.getByRole('heading', { name: 'A worked example' })).toBeVisible();
  for (const part of ['The idea', 'The formula', 'A common mistake', 'Questions'])
    await expect(steps.getByRole('heading', { name: part })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [query, title, tab] of [
    ['?tool=quadratic', 'Quadratic Equation Solver', 'Math Tools'],
    ['?tool=loan', 'Loan Calculator', 'Calculators'],
    ['?unit.value=3', 'Unit Converter', 'Converters'],
  ] as const)
    test(`/tools${query} opens ${title}`, async ({ page }) => {
      await page.goto(`/tools${query}`);
      // The other tabs are below, each with its first tool open.
      const open = page.getByRole('group', { name: /^Steps: / }).filter({ visible: true });
      await expect(open.first()).toHaveAccessibleName(`Steps: ${title}`);
      await expect(tabLink(page, tab)).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(19);
    });

  test('the page contains every form and every guide of all three tabs', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/tools');
    const cards = page.getByRole('main').getByRole('region');
    await expect(cards).toHaveCount(19);
    for (const one of await cards.all()) await openRow(one);
    for (const one of await cards.all()) await expect(one.locator('form').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A worked example' })).toHaveCount(8);
    await expect(page.getByRole('link', { name: /^View Dedicated Page/ })).toHaveCount(5);
    await page.goto('/tools#loan');
    await expect(card(page, 'Loan Calculator')).toBeInViewport();
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
