import type { Page } from '@playwright/test';
import { expectOnlyFailedCalls } from './practice-page.js';
import { library, parts, test } from './shop.js';
import { expect, open } from './site.js';

const BUTTON = { name: 'Start 7-day free trial' };
const linkOf = (tier: string) =>
  ({
    pro: '/checkout?product=pro&amount=9.99&name=Pro',
    master: '/checkout?product=master&amount=19.99&name=Master',
  })[tier] ?? '';

/** Answers as a server does that sends letters. */
async function sendLetters(page: Page): Promise<void> {
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { payments: 'off', publishableKey: null, mails: true } }),
  );
}

for (const [tier, opened] of [
  ['pro', 'Choose in the marketplace which pack Pro opens for you.'],
  ['master', 'All packs are open.'],
] as const) {
  test(`a trial of ${tier} starts at once, ends by itself, and comes once`, async ({ page }) => {
    await open(page, linkOf(tier));
    const { trial } = parts(page);
    await expect(trial).toContainText('no card required');
    await trial.getByRole('button', BUTTON).click();
    await expect(trial.getByRole('status')).toContainText('Your free trial has started.');
    await expect(trial.getByRole('status')).toContainText(opened);
    await expect(trial.getByRole('status')).toContainText(/lasts until \w+ \d+, \d{4} and ends by itself/);
    await expect(trial.getByRole('button', BUTTON)).toHaveCount(0);
    expect((await library(page)).tier).toMatchObject({ id: tier, trial: true });
    await page.reload();
    await expect(trial).toContainText('You have had your free trial.');
    await expect(trial.getByRole('button', BUTTON)).toHaveCount(0);
  });
}

test('a trial that was used in another tab meanwhile is refused in the server’s words', async ({
  page,
  context,
  faults,
}) => {
  await open(page, linkOf('pro'));
  await expect(parts(page).trial.getByRole('button', BUTTON)).toBeVisible();
  const other = await context.newPage();
  await open(other, linkOf('master'));
  await parts(other).trial.getByRole('button', BUTTON).click();
  await expect(parts(other).trial).toContainText('has started');
  await parts(page).trial.getByRole('button', BUTTON).click();
  await expect(parts(page).trial.getByRole('status')).toHaveText('You have had your free trial.');
  expectOnlyFailedCalls(faults);
});

test('packs have no trial', async ({ page }) => {
  await open(page, '/checkout?product=quadratics&amount=14.99&name=Quadratics');
  await expect(parts(page).summary).toBeVisible();
  await expect(parts(page).trial).toHaveCount(0);
});

test('where letters are sent, the trial waits for its link', async ({ page }) => {
  await sendLetters(page);
  await page.route('**/api/trial', (route) => route.fulfill({ json: { until: null } }));
  await open(page, linkOf('pro'));
  const { trial } = parts(page);
  const email = trial.getByRole('textbox', { name: 'Email for the link that starts it' });
  await trial.getByRole('button', BUTTON).click();
  await expect(email).toBeFocused(); // the browser asks for it
  const asked = page.waitForRequest('**/api/trial');
  await email.fill('ada@example.org');
  await email.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ tier: 'pro', email: 'ada@example.org' });
  await expect(trial.getByRole('status')).toContainText(
    'We have sent a letter to ada@example.org. Follow the link in it within 48 hours',
  );
});

test('a link from a letter starts the trial once, and leaves the address', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route('**/api/trial/confirm', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { until: '2030-01-08T00:00:00.000Z' } });
  });
  await page.route('**/api/marketplace/library', (route) =>
    route.fulfill({
      json: {
        packs: [],
        choice: true,
        tier: { id: 'pro', until: '2030-01-08T12:00:00.000Z', trial: true },
        trialUsed: true,
      },
    }),
  );
  await open(page, '/marketplace?trial=a-token');
  const panel = page.getByRole('main').getByRole('status');
  await expect(page).toHaveURL('/marketplace');
  expect(asked, 'a program that checks mail follows links too').toEqual([]);
  await panel.getByRole('button', { name: 'Start it in this browser' }).press('Enter');
  await expect(panel).toContainText('Your free trial has started');
  await expect(panel).toContainText('which pack Pro opens for you');
  await expect(panel).toContainText('January 8, 2030');
  await expect(page).toHaveURL('/marketplace');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(asked).toEqual([{ token: 'a-token' }]);
});

test('a link that is too old says so', async ({ page, faults }) => {
  await open(page, '/marketplace?trial=old');
  const panel = page.getByRole('main').getByRole('status');
  await panel.getByRole('button', { name: 'Start it in this browser' }).click();
  await expect(panel).toContainText('Your free trial did not start');
  await expect(panel).toContainText('This link has been used or is too old.');
  expectOnlyFailedCalls(faults);
});
