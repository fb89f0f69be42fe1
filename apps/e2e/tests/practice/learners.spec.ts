import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codeOn, openCheckout } from '../shop/demo-page.js';
import { parts as shop, test } from '../shop/shop.js';
import { expect, expectOnlyFailedCalls, open, toasts } from '../site.js';
import { answerWith, expectProgress, openPractice, parts, problemOnPage } from './practice-page.js';
import { allSent, lastProblem, solve } from './record-page.js';

const menu = (page: Page) => page.getByRole('button', { name: /^Learner:/ });
const learner = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Learners' }).getByRole('button', { name });
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' });
const device = (page: Page) => devices(page).getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const familiar = (page: Page, solved: number) =>
  page.getByText(`Familiar, ${solved} solved, ${solved} on the first try`, { exact: true });
const NOTHING = /^There’s nothing here yet\./;

let contexts: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** Opens another browser. */
async function another(browser: Browser, origin: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(origin !== undefined && { baseURL: origin }) });
  contexts.push(context);
  return context.newPage();
}

interface Stored {
  readonly facts: readonly { readonly id: string; readonly text: string }[];
}

/** Solves 3 problems of slope or 4 of percent, and opens the progress. */
async function practice(page: Page, count: 3 | 4, origin = ''): Promise<void> {
  const problem = lastProblem(page);
  await open(page, `${origin}/practice?skill=${count === 3 ? 'slope' : 'percent'}`);
  for (let turn = 0; turn < count; turn += 1) await solve(page, problem);
  await problem();
  await allSent(page);
  await open(page, `${origin}/practice?progress`);
  await expect(familiar(page, count)).toBeVisible();
}

/** Enters a code that one page shows on another, up to the question on both sides. */
async function ask(from: Page, to: Page): Promise<void> {
  await press(from, 'Get a code');
  const code = (await codeOn(from).textContent()) ?? '';
  await open(to, '/practice?progress');
  await to.getByLabel('Code from another device').fill(code);
  await press(to, 'Continue');
  for (const page of [from, to])
    await expect(
      devices(page).getByText(
        'This joins your practice with the one on another device. Whoever has that device will see your answers.',
      ),
    ).toBeVisible();
}

/** Joins the devices of two pages. */
async function join(from: Page, to: Page): Promise<void> {
  await ask(from, to);
  await press(to, 'Yes');
  await expect(devices(to).getByText(/^You said yes\. Now say yes on /)).toBeVisible();
  await press(from, 'Yes');
  for (const page of [from, to]) await expect(device(page)).toHaveCount(2);
}

test('two siblings at one computer don’t mix, online, offline or in another tab', async ({
  page,
  context,
  faults,
}) => {
  await openPractice(page);
  const solveOne = async (): Promise<void> => answerWith(page, (await problemOnPage(page)).answer);
  await solveOne();
  await expectProgress(page, 1, 1);
  await menu(page).click();
  await press(page, 'Add a learner');
  await page.getByLabel('Name for the owl').fill('Mia');
  await press(page, 'Save');
  await expectProgress(page, 0, 0);
  await expect(parts(page).submit).toBeVisible();

  const problem = lastProblem(page);
  const generator = page.waitForResponse(/offline-problem-/);
  await open(page, '/practice?skill=slope');
  await generator;
  await solve(page, problem);
  await solve(page, problem);
  await problem();
  await context.setOffline(true);
  await answerWith(page, '0.123');
  await expect(parts(page).result).toHaveText('Not quite. Try again. A hint may help.');
  await menu(page).click();
  await learner(page, 'Fox').click();
  await expect(menu(page)).toHaveText('Fox');
  await expect(parts(page).submit).toBeVisible();
  await answerWith(page, '0.456');
  await expect(parts(page).result).toHaveText('Not quite. Try again. A hint may help.');
  const other = await context.newPage();
  await context.setOffline(false);
  await allSent(page);

  const ids = (
    (await (await page.request.get('/api/learners')).json()) as {
      readonly learners: readonly { readonly id: string }[];
    }
  ).learners.map(({ id }) => id);
  const texts = await Promise.all(
    ids.map(async (id) => {
      const { facts } = (await (await page.request.get(`/api/record?learner=${id}`)).json()) as Stored;
      return [facts.length, facts.at(-1)?.text];
    }),
  );
  expect(texts).toEqual([
    [1, '0.456'],
    [3, '0.123'],
  ]);
  await open(other, '/practice?progress');
  await expect(menu(other)).toHaveText('Fox');
  await menu(page).click();
  await learner(page, 'Mia').click();
  await expect(menu(other), 'a choice reaches the other tabs').toHaveText('Mia');
  await expect(other.getByText(/^(?:New|Familiar), 2 solved, 2 on the first try$/)).toBeVisible();
  await other.close();
  expectOnlyFailedCalls(faults);
});

test('a purchase restored on another browser touches no practice', { tag: '@full' }, async ({
  page,
  demo,
  browser,
}) => {
  const pack = await openCheckout(page, demo);
  await shop(page).pay.click();
  await expect(toasts(page)).toContainText('Payment Successful!');
  const code = (await codeOn(page).textContent()) ?? '';
  await practice(page, 3, demo);
  const other = await another(browser, demo);
  await practice(other, 4);
  await open(other, '/marketplace');
  await other.getByRole('textbox', { name: 'Code' }).fill(code);
  await press(other, 'Restore');
  await expect(other.getByRole('link', { name: `Open pack: ${pack.title}` })).toBeVisible();
  await open(other, '/practice?progress');
  await expect(familiar(other, 4)).toBeVisible();
  await expect(device(other)).toHaveCount(1);
  await page.reload();
  await expect(familiar(page, 3)).toBeVisible();
  await expect(device(page)).toHaveCount(1);
});

test('devices are joined after a yes on both, and an undo puts both back', async ({
  page,
  browser,
  baseURL,
}) => {
  await practice(page, 3);
  const other = await another(browser, baseURL);
  await practice(other, 4);
  await ask(page, other);
  await expect(
    devices(page).getByText(/It brings 4 answers, and this device brings 3 answers\.$/),
  ).toBeVisible();
  await expect(
    devices(other).getByText(/It brings 3 answers, and this device brings 4 answers\.$/),
  ).toBeVisible();
  await press(page, 'Yes');
  await expect(familiar(page, 3), 'nothing happens before both say yes').toBeVisible();
  await press(other, 'Yes');
  for (const each of [page, other]) {
    for (const count of [3, 4]) await expect(familiar(each, count)).toBeVisible();
    await expect(device(each)).toHaveCount(2);
  }
  await devices(other)
    .getByRole('button', { name: /^Undo: The join with / })
    .click();
  await press(other, 'Yes, undo it');
  await expect(familiar(other, 3)).toHaveCount(0);
  await expect(familiar(other, 4)).toBeVisible();
  await page.reload();
  await expect(familiar(page, 4)).toHaveCount(0);
  await expect(familiar(page, 3)).toBeVisible();
  await expect(device(page)).toHaveCount(1);
});

test('a join can be declined on either side, and a code ends after ten minutes', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await practice(page, 3);
  const other = await another(browser, baseURL);
  await ask(page, other);
  await press(other, 'No');
  for (const each of [page, other])
    await expect(devices(each).getByText('The join was declined. Nothing has changed.')).toBeVisible();
  await ask(page, other);
  await press(other, 'Yes');
  await press(page, 'No');
  await expect(devices(other).getByText('The join was declined. Nothing has changed.').first()).toBeVisible();
  await expect(other.getByText(NOTHING)).toBeVisible();
  await press(page, 'Get a code');
  await expect(codeOn(page)).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(devices(page).getByText('The code has expired. Get a new one.')).toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);
});

test('the first device removes another, which keeps its own answers, and another one leaves', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  await practice(page, 3);
  const [phone, tablet] = [await another(browser, baseURL), await another(browser, baseURL)];
  await practice(phone, 4);
  await join(page, phone);
  await page.reload();
  await devices(page)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await press(page, 'Yes, remove it');
  await expect(device(page)).toHaveCount(1);
  await expect(familiar(page, 4), 'the others keep what it wrote').toBeVisible();
  await phone.reload();
  await expect(familiar(phone, 3)).toHaveCount(0);
  await expect(familiar(phone, 4)).toBeVisible();
  await join(page, tablet);
  for (const count of [3, 4]) await expect(familiar(tablet, count)).toBeVisible();
  await press(tablet, 'Leave with this device');
  await press(tablet, 'Yes, leave');
  await expect(tablet.getByText(NOTHING)).toBeVisible();
});

test('an exported file says what it adds to another browser, adds it, and can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await practice(page, 3);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export JSON' }).click();
  const file = await (await downloading).path();
  const other = await another(browser, baseURL);
  await open(other, '/practice?progress');
  const input = other.getByLabel('File with a record');
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"facts":['),
  });
  await expect(
    other.getByText('We can’t read this file. It isn’t a practice record, or it is damaged.'),
  ).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText(/^This file adds 3 answers to 1 skill, (?:of|from) /)).toBeVisible();
  await expect(other.getByText(NOTHING), 'nothing happens yet').toBeVisible();
  await press(other, 'Cancel');
  await input.setInputFiles(file);
  await press(other, 'Add');
  await expect(familiar(other, 3)).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText('This file adds nothing.')).toBeVisible();
  await practice(other, 4, baseURL);
  await expect(familiar(other, 3)).toBeVisible();
  await other.getByRole('button', { name: 'Undo: The import' }).click();
  await press(other, 'Yes, undo it');
  await expect(familiar(other, 3)).toHaveCount(0);
  await expect(familiar(other, 4)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Undo: The import' })).toHaveCount(0);
});

test('a deletion on one device is one on all, can be undone, and erasing can’t', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await practice(page, 3);
  const other = await another(browser, baseURL);
  await join(page, other);
  await page.reload();
  await press(page, 'Delete everything');
  await expect(
    page.getByText(/They are deleted here and on the devices that share this record: \S/),
  ).toBeVisible();
  await press(page, 'Keep it');
  await press(page, 'Delete everything');
  await press(page, 'Delete');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeFocused();
  await other.reload();
  await expect(other.getByText(NOTHING)).toBeVisible();
  await press(other, 'Undo the deletion: Fox');
  await press(other, 'Yes, restore it');
  await expect(familiar(other, 3)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NOTHING)).toBeVisible();
  await menu(page).click();
  await expect(page.getByRole('list', { name: 'Learners' }).getByRole('listitem')).toHaveCount(2);
  await learner(page, 'Fox').first().click();
  await expect(familiar(page, 3)).toBeVisible();
  await press(page, 'Delete everything');
  await press(page, 'Erase now');
  await expect(page.getByRole('region', { name: 'Deleted records' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByText(NOTHING)).toBeVisible();
});

test('a recovery code brings back a record that has no device left', async ({ page, browser, baseURL }) => {
  await practice(page, 3);
  await press(page, 'Make a recovery code');
  const code = (await codeOn(page).textContent()) ?? '';
  await expect(devices(page).getByText(/^A recovery code was made on /)).toBeVisible();
  const other = await another(browser, baseURL);
  await practice(other, 4);
  await other.getByLabel('Code from another device').fill(code);
  await press(other, 'Continue');
  await expect(devices(other).getByText(/^This joins your practice/)).toBeVisible();
  await press(other, 'No');
  await page.request.post('/api/marketplace/forget', { headers: { origin: baseURL ?? '' } });
  await other.getByLabel('Code from another device').fill(code);
  await press(other, 'Continue');
  await expect(devices(other).getByText(/^No other device has it anymore\. It has 3 answers/)).toBeVisible();
  await press(other, 'Yes');
  for (const count of [3, 4]) await expect(familiar(other, count)).toBeVisible();
  await devices(other).getByRole('button', { name: 'End the recovery code' }).click();
  await press(other, 'Yes, end it');
  await expect(devices(other).getByRole('button', { name: 'Make a recovery code' })).toBeVisible();
});
