import { answer, expect, expectTab, menuButton, openEarly, openRow, tabLink, test } from '../site.js';

// With all scripts on hold, each control is used once, to verify that no action before hydration is lost.
const LISTED = '/tools?logarithm.base=3&logarithm.value=81#logarithm';
const ALONE = '/tools/logarithm-simplifier?base=3&value=81';

test('FAQ questions open one at a time and stay open after hydration', async ({ page }) => {
  const hydrate = await openEarly(page, '/support');
  const opened = page.locator('main details[open]');
  const questions = page.locator('main summary');
  await questions.nth(1).click();
  await questions.nth(2).click();
  await expect(opened).toHaveCount(1);
  const answer = questions.nth(2).locator('+ div');
  await expect(answer).toBeVisible();
  await hydrate();
  await expect(opened).toHaveCount(1);
  await expect(answer).toBeVisible();
  await questions.nth(2).click();
  await expect(opened).toHaveCount(0);
});

test('the menu opens, stays open, and its links work @mobile', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const hydrate = await openEarly(page, '/privacy');
  await expect(menu).toBeHidden();
  await menuButton(page).tap();
  await expect(menu).toBeVisible();
  await hydrate();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('the theme switches once, and the button reflects it', async ({ page }) => {
  const html = page.locator('html');
  const button = page.getByRole('button', { name: 'Dark theme' });
  const hydrate = await openEarly(page, '/about');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await hydrate();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('Calculate and Enter open the link with the inputs, which shows the result after hydration', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const base = main.getByRole('textbox', { name: 'Base' });
  const value = main.getByRole('textbox', { name: 'Value' });
  for (const { path, send, link } of [
    { path: '/tools', send: () => page.getByRole('button', { name: 'Calculate' }).click(), link: LISTED },
    { path: '/tools/logarithm-simplifier', send: () => value.press('Enter'), link: ALONE },
  ]) {
    const hydrate = await openEarly(page, path);
    await base.fill('3');
    await value.fill('81');
    await send();
    await expect(page).toHaveURL(link);
    await hydrate();
    await expect(answer(main)).toHaveText('= 4.0000');
    await expect(base).toHaveValue('3');
    await expect(page).toHaveURL(link);
  }
});

test('choices and dates are kept, and Enter in the only text field submits the choices too', async ({
  page,
}) => {
  const main = page.getByRole('main');
  let hydrate = await openEarly(page, '/tools/unit-converter');
  await main.getByRole('combobox', { name: 'To' }).selectOption('feet');
  await main.getByLabel('Use exact definitions').check();
  await main.getByRole('textbox', { name: 'Value' }).fill('24');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/unit-converter?category=length&value=24&from=inches&to=feet&exact=1');
  await hydrate();
  await expect(answer(main)).toHaveText('2.0000 feet');
  await expect(main.getByLabel('Use exact definitions')).toBeChecked();

  hydrate = await openEarly(page, '/tools/age-calculator');
  await main.getByLabel('Date of birth').fill('2000-02-29');
  await main.getByLabel('Age on').fill('2023-02-28');
  await hydrate();
  await expect(answer(main)).toHaveText('22 years, 11 months, 30 days');
});

test('Load Example opens the link with the example, and after hydration fills it in on the page', async ({
  page,
}) => {
  const logarithm = page.getByRole('region', { name: 'Logarithm Simplifier' });
  const example = logarithm.getByRole('button', { name: 'Load Example' });
  const hydrate = await openEarly(page, '/tools');
  await example.click();
  await expect(page).toHaveURL('/tools?logarithm.base=2&logarithm.value=8#logarithm');
  await hydrate();
  await expect(answer(logarithm)).toHaveText('= 3.0000');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await logarithm.getByRole('textbox', { name: 'Value' }).fill('16');
  await example.click();
  await expect(logarithm.getByRole('textbox', { name: 'Value' })).toHaveValue('8');
  await expect(logarithm.getByRole('button', { name: 'Calculate' })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a solver example opens its link', async ({ page }) => {
  const equation = page.getByRole('region', { name: 'Equation Solver', exact: true });
  const hydrate = await openEarly(page, '/tools');
  await openRow(equation);
  await equation.getByRole('button', { name: 'System', exact: true }).click();
  await hydrate();
  await expect(equation.getByRole('textbox')).toHaveValue('2x + y = 7\nx - y = 2');
  await expect(answer(equation)).toBeVisible();
});

test('a tab is in the address, and open after hydration', async ({ page }) => {
  const hydrate = await openEarly(page, '/tools');
  await tabLink(page, 'Calculators').click();
  await expect(page).toHaveURL('/tools#calculators');
  await hydrate();
  await expectTab(page, 'Calculators');
  await expect(page.getByRole('region', { name: 'Arithmetic Calculator' })).toBeVisible();
});

test('the contact and newsletter forms are sent once, and a page confirms it', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await openEarly(page, '/contact');
  const contact = page.getByRole('form', { name: 'Contact' });
  for (const [name, text] of Object.entries({
    Name: 'Ada Lovelace',
    Email: 'ada@example.org',
    Subject: 'A note',
    Message: 'It weaves patterns.',
  }))
    await contact.getByRole('textbox', { name, exact: true }).fill(text);
  await contact.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');

  await openEarly(page, '/about');
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByRole('textbox').fill('ada@example.org');
  await newsletter.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
  expect(posts).toEqual(['/api/contact', '/api/newsletter/subscribe']);
});

test('text typed in the home box is kept, and replaces the answer to its example', async ({ page }) => {
  const box = page.getByRole('main').getByRole('searchbox');
  const hydrate = await openEarly(page, '/');
  await box.click();
  await page.keyboard.type('25% of 80');
  await expect(box).toHaveValue('25% of 80');
  await hydrate();
  await expect(box).toHaveValue('25% of 80');
  await expect(page.getByRole('main').getByRole('group', { name: 'Answer', exact: true })).toContainText(
    '20.00',
  );

  await openEarly(page, '/');
  await box.click();
  await page.keyboard.type('25% of 80');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools?q=25%25+of+80');
});

test('text typed after / is kept completely while the search loads', async ({ page }) => {
  const hydrate = await openEarly(page, '/about');
  await hydrate();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('loan');
  const dialog = page.getByRole('dialog', { name: 'Search tools' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('loan');
  release();
  await expect(dialog.getByRole('link', { name: 'Loan Calculator' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools#loan');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header stays on one line, and on phones its menu opens', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(menu).toBeHidden();
    await menuButton(page).click();
    await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  });

  test('a tool says that it needs JavaScript', async ({ page }) => {
    for (const [path, name] of [
      ['/tools/time-calculator', 'Work it out'],
      ['/tools', 'Time Calculator'],
      ['/tools#loan', 'Loan Calculator'],
    ] as const) {
      await page.goto(path);
      const tool = page.getByRole('region', { name, exact: true });
      await expect(tool).toContainText('This tool requires JavaScript.', { useInnerText: true });
    }
  });
});
