import { expectAccessible, expectToFit } from '../accessibility.js';
import {
  answerWith,
  expectProgress,
  LINEAR,
  LINEAR_ANSWER,
  openPractice,
  parts,
  problemOnPage,
  serve,
  type Served,
  storedProgress,
} from './practice-page.js';
import { expect, expectOnlyFailedCalls, open, test, toasts } from '../site.js';
import { LEARNER_PAGES, plantRecord } from './learner-pages.js';

test.describe('practice', { tag: '@full' }, () => {
  for (const category of ['algebra', 'logarithms', 'geometry'])
    for (const difficulty of ['easy', 'medium', 'hard'])
      test(`${difficulty} problems in ${category} accept their own answers`, async ({ page }) => {
        const sheet = `topics=${category}.4.${difficulty}&seed=7`;
        const response = await page.request.get(`/api/practice/worksheet?${sheet}`);
        const { problems } = (await response.json()) as { readonly problems: readonly Served[] };
        expect(problems).toHaveLength(4);
        for (const { id, hints = [] } of problems) {
          await openPractice(page, `?problem=${id}`);
          const { answer } = await problemOnPage(page);
          await parts(page).hint.click();
          for (let count = 1; count < hints.length; count += 1) await parts(page).nextHint.click();
          await expect(parts(page).problem.getByRole('listitem')).toHaveCount(hints.length);
          await answerWith(page, answer);
          await expect(parts(page).result, `${id} ${answer}`).toHaveText('Correct! Well done!');
          await expect(parts(page).problem.locator('math').first()).toBeVisible();
        }
      });

  test('progress whose response was lost isn’t counted twice', async ({ page, faults }) => {
    await serve(page, LINEAR, 'linear-equation.easy.2');
    await page.route('**/api/progress/algebra', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openPractice(page);
    await answerWith(page, LINEAR_ANSWER);
    await expect(toasts(page)).toHaveCount(1);
    await expectProgress(page, 1, 1);
    await page.unroute('**/api/progress/algebra');
    await openPractice(page);
    await expectProgress(page, 1, 1);
    const { answer } = await problemOnPage(page);
    await answerWith(page, answer);
    await expectProgress(page, 2, 2);
    await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 2, streak: 2 });
    expectOnlyFailedCalls(faults);
  });

  test('a lost connection shows a message', async ({ page, context, faults }) => {
    await openPractice(page);
    await context.setOffline(true);
    await parts(page).tab('Logarithms').click();
    await expect(page.getByText('Loading problems requires an internet connection.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(parts(page).box).toBeVisible();
    expectOnlyFailedCalls(faults);
  });

  test('on phones, long math never makes the page scroll sideways @mobile', async ({ page }) => {
    for (const id of [
      'condense-logarithms.hard.5',
      'expand-logarithm.hard.5',
      'parallel-lines.medium.5',
      'box.hard.5',
    ]) {
      await openPractice(page, `?problem=${id}`);
      await answerWith(page, '0.123');
      await expect(parts(page).next).toBeVisible();
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });
});

test.describe('the copied link', { tag: '@full' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('is the address of the current problem', async ({ page }) => {
    await openPractice(page);
    await expect(page).toHaveURL(/problem=/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('axe finds no violations', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with a drawing, hints and a note', async ({ page }) => {
    await openPractice(page, '?problem=composite-area.hard.5');
    await parts(page).hint.click();
    await answerWith(page, '3/(');
    await expectAccessible(page);
  });

  test('with a result and its steps', async ({ page }) => {
    await openPractice(page, '?problem=logarithm-equation.hard.5');
    await answerWith(page, '0.123');
    await expect(parts(page).next).toBeVisible();
    await expectAccessible(page);
  });

  test('on the pages of a learner', async ({ page }) => {
    await plantRecord(page);
    for (const [search, text] of LEARNER_PAGES) {
      await open(page, `/practice?${search}`);
      await expect(page.getByText(text).first()).toBeVisible();
      for (const width of [1280, 375]) {
        // The viewport fits a whole problem, because axe reports a field as too small while the button bar covers
        // part of it.
        await page.setViewportSize({ width, height: 1600 });
        await expectToFit(page, search);
        await expectAccessible(page);
      }
    }
  });

  test('without a problem', async ({ page, faults }) => {
    await page.route('**/api/practice/random/**', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/practice');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
    expectOnlyFailedCalls(faults);
  });
});
