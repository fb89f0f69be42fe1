import { expect, menuButton, openEarly, test } from '../site.js';

// Every script waits, and each control is pressed once: what a visitor does before the page is alive is never lost.

test('a question of the FAQ opens, one at a time, and stays open when the page comes alive', async ({
  page,
}) => {
  const comeAlive = await openEarly(page, '/support');
  const opened = page.locator('main details[open]');
  const questions = page.locator('main summary');
  await questions.nth(1).click();
  await questions.nth(2).click();
  await expect(opened).toHaveCount(1);
  const answer = questions.nth(2).locator('+ div');
  await expect(answer).toBeVisible();
  await comeAlive();
  await expect(opened).toHaveCount(1);
  await expect(answer).toBeVisible();
  await questions.nth(2).click();
  await expect(opened).toHaveCount(0);
});

test('the menu opens, stays open, and leads on @mobile', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const comeAlive = await openEarly(page, '/privacy');
  await expect(menu).toBeHidden();
  await menuButton(page).tap();
  await expect(menu).toBeVisible();
  await comeAlive();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('the theme switches once, and the button agrees', async ({ page }) => {
  const html = page.locator('html');
  const button = page.getByRole('button', { name: 'Dark theme' });
  const comeAlive = await openEarly(page, '/about');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await comeAlive();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header stays in one line, and on a phone its menu opens', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(menu).toBeHidden();
    await menuButton(page).click();
    await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  });
});
