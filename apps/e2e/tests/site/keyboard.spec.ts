import type { Page } from '@playwright/test';
import { answer, expect, open, test } from '../site.js';

// Tests that the site can be used by keyboard alone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses Tab until an element with a given name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { label, outlined } = await page.evaluate(focused);
    if (label !== name) continue;
    expect(outlined, `the focus on ${name} is visible`).toBe(true);
    return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

/** Returns the name of the focused element, and whether the focus is visible. */
function focused(): { readonly label: string; readonly outlined: boolean } {
  const element = document.activeElement ?? document.body;
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  const frames = [element, element.parentElement ?? element];
  const outlined = frames.some((frame) => getComputedStyle(frame).outlineStyle !== 'none');
  return { label: label.trim(), outlined };
}

test('finds a tool, calculates, copies, switches the theme, subscribes and sends a message, by keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('age');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/age-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('percentage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/percentage-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Value');
  await page.keyboard.type('80');
  await tabTo(page, 'Percentage (%)');
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect(answer(page.getByRole('main')).first()).toHaveText('25% of 80 = 20.00');
  await tabTo(page, 'More actions');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Copy result');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('25% of 80 = 20.00');

  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await tabTo(page, 'Dark theme');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await tabTo(page, 'Get our newsletter by email');
  await page.keyboard.type('student@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText("You've been subscribed to our newsletter", { exact: true })).toBeVisible();

  await tabTo(page, 'Contact');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  for (const [label, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.org'],
    ['Subject', 'A question'],
    ['Message', 'How do you round 2.5?'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
});
