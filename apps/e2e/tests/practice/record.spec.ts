import type { Page } from '@playwright/test';
import { answerWith, parts } from './practice-page.js';
import { allSent, lastProblem, solve } from './record-page.js';
import { expect, expectOnlyFailedCalls, open, test } from '../site.js';

const DAY = 86_400_000;

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('a placement leads to a recommended skill, practice to proficiency, and a review a week later to mastery', async ({
  page,
}) => {
  const now = Date.now();
  // The past, because the server never accepts a time in the future.
  await page.clock.install({ time: now - 9 * DAY });
  await page.clock.resume();
  const problem = lastProblem(page);
  await open(page, '/practice?skill=');
  await page.getByRole('link', { name: 'Find my level' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Geometry' }).click();
  const { next } = parts(page);
  let solved = 0;
  const result = page.getByText(/^We assume that you know \d+ skills?/);
  while (!(await result.isVisible())) {
    if (solved < 2) await solve(page, problem);
    else {
      await problem();
      await page.getByRole('button', { name: 'Show solution' }).click();
      await next.click();
    }
    solved += 1;
    expect(solved).toBeLessThanOrEqual(12);
    await expect(result.or(parts(page).submit)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Practice it' }).click();
  await expect(page.getByText(/^(?:New|Familiar)\. Your level: easy\.$/)).toBeVisible();
  const skill = new URL(page.url()).searchParams.get('skill') ?? '';
  const isProficient = page.getByText('Now proficient.');
  for (let turn = 0; turn < 15 && !(await isProficient.isVisible()); turn += 1) {
    await answerWith(page, (await problem()).answer);
    await expect(parts(page).result).toContainText('Correct! Well done!');
    await expect(
      status(page)
        .filter({ hasText: /level|Now/ })
        .first(),
    ).toBeVisible();
    if (!(await isProficient.isVisible())) await next.click();
  }
  await expect(isProficient).toBeVisible();
  await allSent(page);

  await page.clock.setSystemTime(now);
  await open(page, '/practice?skill=');
  await expect(page.getByText(/^\d+ reviews? (?:is|are) due\./)).toBeVisible();
  await page.getByRole('link', { name: 'Start the review' }).click();
  const summary = page.getByRole('heading', { name: /^You solved/ });
  for (let turn = 0; turn < 10 && !(await summary.isVisible()); turn += 1) {
    await solve(page, problem);
    await expect(summary.or(parts(page).submit)).toBeVisible();
  }
  await expect(page.getByText(/is now mastered\./).first()).toBeVisible();
  await allSent(page);
  await page.reload();
  const record = (await (await page.request.get('/api/record')).json()) as {
    readonly facts: readonly { readonly skill?: string; readonly setting?: string }[];
  };
  expect(record.facts.filter(({ setting }) => setting === 'review')).not.toHaveLength(0);
  expect(record.facts.filter((fact) => fact.skill === skill)).not.toHaveLength(0);
});

test('a record is exported as JSON and CSV', async ({ page }) => {
  const problem = lastProblem(page);
  await open(page, '/practice?skill=slope');
  for (let turn = 0; turn < 3; turn += 1) await solve(page, problem);
  await allSent(page);
  await open(page, '/practice?progress');
  await expect(page.getByText(/^Familiar, 3 solved, 3 on the first try$/)).toBeVisible();
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toMatch(/\.json$/);
  const link = page.getByRole('link', { name: 'Export CSV' });
  const csv = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await csv.text()).split('\r\n').filter(Boolean)).toHaveLength(4);
});

test('offline, problems of a skill are generated in the browser, and answers are sent when it is online again', async ({
  page,
  context,
  faults,
}) => {
  const problem = lastProblem(page);
  const generator = page.waitForResponse(/offline-problem-/);
  await open(page, '/practice?skill=slope');
  await generator;
  await solve(page, problem);
  await allSent(page);
  await problem();
  await context.setOffline(true);
  await answerWith(page, (await problem()).answer);
  const { result, next, submit, box } = parts(page);
  await expect(result).toContainText('Correct! Well done!');
  await next.click();
  await expect(submit).toBeVisible();
  await expect(page).toHaveURL(/problem=slope\.(?:easy|medium)\.\d+/);
  await answerWith(page, '0.123');
  await expect(result).toHaveText('Not quite. Try again. A hint may help.');
  await context.setOffline(false);
  await allSent(page);
  await expect(box).toBeVisible();
  const { facts } = (await (await page.request.get('/api/record')).json()) as {
    readonly facts: readonly unknown[];
  };
  expect(facts).toHaveLength(3);
  expectOnlyFailedCalls(faults);
});

/** Waits until a script that loads in idle time is there with all that it imports. */
async function loaded(page: Page, part: string): Promise<void> {
  const script = await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
    part,
  );
  await page.evaluate(
    async (url) => {
      if (url !== undefined) await import(url);
    },
    await script.jsonValue(),
  );
}

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pages of a skill and of the progress open offline, with the state that was reached online', async ({
    page,
    context,
    faults,
  }) => {
    const problem = lastProblem(page);
    await open(page, '/practice?skill=slope');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload(); // Under the worker.
    for (let turn = 0; turn < 3; turn += 1) await solve(page, problem);
    await expect(page.getByText('Now familiar.')).toBeVisible();
    await allSent(page);
    await problem();
    await loaded(page, '/offline-problem-');
    await loaded(page, '/your-progress-');
    await context.setOffline(true);
    await page.goto('/practice?progress');
    await expect(page.getByText(/^Familiar, 3 solved, 3 on the first try$/)).toBeVisible();
    await expect(page.getByText('We can’t reach the server right now.', { exact: false })).toBeVisible();
    await page.goto('/practice?skill=slope');
    await expect(page.getByText(/^Familiar\. Your level: /)).toBeVisible();
    const { box, submit, result } = parts(page);
    await expect(submit).toBeVisible();
    await expect(page).toHaveURL(/problem=slope\.(?:easy|medium|hard)\.\d+/);
    await expect(box).toBeEnabled();
    await answerWith(page, '0.123');
    await expect(result).toHaveText('Not quite. Try again. A hint may help.');
    await expect(page.getByText('Back to new after a miss.', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await allSent(page);
    const { facts } = (await (await page.request.get('/api/record')).json()) as {
      readonly facts: readonly unknown[];
    };
    expect(facts).toHaveLength(4);
    expectOnlyFailedCalls(faults);
  });
});
