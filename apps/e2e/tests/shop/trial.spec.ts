import { library, parts, test } from './shop.js';
import { expect, expectOnlyFailedCalls, open } from '../site.js';

const BUTTON = { name: 'Start 7-day free trial' };
const PRO = '/checkout?product=pro&amount=9.99&name=Pro';
const MASTER = '/checkout?product=master&amount=19.99&name=Master';

test('a Pro trial starts immediately, ends automatically and is available once', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, PRO);
  const { trial } = parts(page);
  await expect(trial).toContainText('no card required');
  await trial.getByRole('button', BUTTON).click();
  await expect(trial.getByRole('status')).toContainText('Your free trial has started.');
  await expect(trial.getByRole('status')).toContainText(
    'In the marketplace, choose which pack Pro unlocks for you.',
  );
  await expect(trial.getByRole('status')).toContainText(/lasts until \w+ \d+, \d{4} and ends automatically/);
  await expect(trial.getByRole('button', BUTTON)).toHaveCount(0);
  expect((await library(page)).tier).toMatchObject({ id: 'pro', trial: true });
  await page.reload();
  await expect(trial).toContainText('You’ve already used your free trial.');
  await expect(trial.getByRole('button', BUTTON)).toHaveCount(0);
});

test('a Master trial opens every pack, and another tab that still offers a trial refuses it', async ({
  page,
  context,
  faults,
}) => {
  await open(page, PRO);
  await expect(parts(page).trial.getByRole('button', BUTTON)).toBeVisible();
  const other = await context.newPage();
  await open(other, MASTER);
  const { trial } = parts(other);
  await trial.getByRole('button', BUTTON).click();
  await expect(trial.getByRole('status')).toContainText('Your free trial has started.');
  await expect(trial.getByRole('status')).toContainText('All packs are unlocked.');
  await expect(trial.getByRole('status')).toContainText(/lasts until \w+ \d+, \d{4} and ends automatically/);
  expect((await library(page)).tier).toMatchObject({ id: 'master', trial: true });

  await parts(page).trial.getByRole('button', BUTTON).click();
  await expect(parts(page).trial.getByRole('status')).toHaveText('You’ve already used your free trial.');
  expectOnlyFailedCalls(faults);

  await trial.getByRole('link', { name: 'See the packs' }).click();
  await expect(other.getByRole('region', { name: 'What you have' })).toHaveText(
    /^Your free trial of Master lasts until \w+ \d+, \d{4}\. It unlocks every pack\.$/,
  );
  const cards = other.getByRole('main').locator('li:has(h2)');
  await expect(other.getByRole('link', { name: /^Open pack/ })).toHaveCount(await cards.count());
});

test('an expired link from an email shows a message and is removed from the address', {
  tag: '@full',
}, async ({ page, faults }) => {
  await open(page, '/marketplace?trial=old');
  await expect(page).toHaveURL('/marketplace');
  const panel = page.getByRole('main').getByRole('status');
  await panel.getByRole('button', { name: 'Start it in this browser' }).click();
  await expect(panel).toContainText('Your free trial didn’t start');
  await expect(panel).toContainText('This link has expired or was already used.');
  expectOnlyFailedCalls(faults);
});
