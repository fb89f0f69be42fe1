import type { Page } from '@playwright/test';
import {
  answerWith,
  expectProgress,
  FRACTION,
  LINEAR,
  openPractice,
  parts,
  serve,
  type Served,
} from './practice-page.js';
import { expectAccessible } from './accessibility.js';
import { expect, open, test } from './site.js';

/** What the server knows of the problem that the address names. */
async function problemOnPage(page: Page): Promise<Served> {
  await expect(page).toHaveURL(/[?&]problem=/);
  const id = new URL(page.url()).searchParams.get('problem') ?? '';
  const answer = await page.request.get(`/api/practice/problems/${encodeURIComponent(id)}`);
  return (await answer.json()) as Served;
}

test('a link shows the same problem to a whole class', async ({ page, browser, baseURL }) => {
  await openPractice(page, '?category=geometry&difficulty=hard');
  await expect(page).toHaveURL(/category=geometry&difficulty=hard&problem=[^&]+$/);
  const question = await parts(page).problem.locator('p').first().innerText();
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
  const pupil = await other.newPage();
  await openPractice(pupil, new URL(page.url()).search);
  expect(await parts(pupil).problem.locator('p').first().innerText()).toBe(question);
  await expect(parts(pupil).tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  await expect(pupil.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await other.close();
});

test('a link opens the tab of its problem, whichever it names', async ({ page }) => {
  await openPractice(page, '?category=algebra&problem=pythagoras.easy.5');
  await expect(parts(page).tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/practice?category=geometry&problem=pythagoras.easy.5');
  await expect(page.getByRole('img', { name: /triangle/ })).toBeVisible();
});

test('a link to a problem that there isn’t says so, and one can go on', async ({ page, faults }) => {
  await open(page, '/practice?category=logarithms&problem=nothing');
  await expect(page.getByText('No problems available for this category.')).toBeVisible();
  await expect(page).toHaveURL(/problem=nothing/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(parts(page).box).toBeVisible();
  await expect(page).toHaveURL(/category=logarithms&problem=(?!nothing)/);
  expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
});

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('is the address of the problem on the page', async ({ page }) => {
    await openPractice(page);
    await expect(page).toHaveURL(/problem=/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test('only problems of the chosen difficulty come', async ({ page }) => {
  await openPractice(page);
  for (const level of ['Easy', 'Medium', 'Hard']) {
    await page.getByRole('radio', { name: level }).check();
    await expect(parts(page).problem.getByText(level, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`difficulty=${level.toLowerCase()}&problem=`));
    await expect(page.getByRole('radio', { name: level })).toBeFocused();
  }
  await page.getByRole('radio', { name: 'Any' }).check();
  await expect(page).toHaveURL(/\?category=algebra&problem=/);
});

test('a similar problem can be asked for after an answer', async ({ page }) => {
  await openPractice(page, '?category=algebra&problem=linear-equation.easy.5');
  await expect(parts(page).similar).toHaveCount(0);
  await answerWith(page, '0.123');
  await parts(page).similar.click();
  await expect(page).toHaveURL(/problem=linear-equation\.easy\.(?!5$)/);
  await expect(parts(page).box).toBeFocused();
});

test('the back button goes through pages, not through problems', async ({ page }) => {
  await serve(page, LINEAR);
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/problem=/);
  await answerWith(page, '0.123');
  await parts(page).next.click({ trial: true });
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a mixed set goes through the categories, counts, and ends with a summary', async ({ page }) => {
  const asked = await serve(
    page,
    LINEAR,
    { ...LINEAR, category: 'algebra', id: 'a' },
    { ...LINEAR, category: 'logarithms', id: 'b' },
    { ...FRACTION, category: 'geometry', id: 'c' },
    ...Array.from({ length: 7 }, (_, index) => ({
      ...LINEAR,
      id: `p${String(index)}`,
      category: ['algebra', 'logarithms', 'geometry'][index % 3] ?? '',
    })),
  );
  await openPractice(page);
  await page.getByRole('button', { name: 'Mixed set of 10' }).click();
  const { problem, box, next, similar } = parts(page);
  for (let place = 1; place <= 10; place += 1) {
    await expect(problem.getByRole('heading', { level: 2 })).toContainText(`${String(place)} of 10`);
    await expect(box).toBeFocused();
    await answerWith(page, place === 3 ? '3/4' : place % 2 === 0 ? '4' : '5');
    await expect(problem.getByRole('heading', { level: 2 })).toContainText(`${String(place)} of 10`);
    await expect(similar).toHaveCount(0);
    await next.click();
  }
  expect(asked.slice(1).map((path) => path.split('?')[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => ['algebra', 'logarithms', 'geometry'][index % 3]),
  );
  const heading = page.getByRole('heading', { name: 'You solved 6 of 10' });
  await expect(heading).toBeFocused();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.filter({ hasText: 'Wrong' })).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('Right');
  await expect(rows.nth(2).getByRole('link')).toHaveAttribute(
    'href',
    '/practice?category=geometry&problem=c',
  );
  await parts(page).tab('Algebra').click();
  await expect(problem.getByRole('heading', { level: 2 })).toHaveText('Algebra');
  await expectProgress(page, 1, 2);
});

test('every kind of problem is answered right by its own answer', async ({ page }) => {
  test.slow(); // nine problems
  for (const category of ['algebra', 'logarithms', 'geometry'])
    for (const difficulty of ['easy', 'medium', 'hard']) {
      await openPractice(page, `?category=${category}&difficulty=${difficulty}`);
      const { answer, hints = [] } = await problemOnPage(page);
      await parts(page).hint.click();
      for (let count = 1; count < hints.length; count += 1) await parts(page).nextHint.click();
      await expect(parts(page).problem.getByRole('listitem')).toHaveCount(hints.length);
      await answerWith(page, answer);
      await expect(parts(page).result, answer).toHaveText('Correct! Well done!');
      await expect(parts(page).problem.locator('math').first()).toBeVisible();
    }
});

test('practice goes by keyboard alone', async ({ page }) => {
  await serve(page, LINEAR, FRACTION);
  await openPractice(page);
  const { tab, box, submit, hint, nextHint, next, result, problem } = parts(page);
  await tab('Algebra').focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(nextHint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(problem.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('4');
  await page.keyboard.down('Enter');
  await expect(result).toHaveText('Correct! Well done!');
  await expect(next).toBeFocused();
  await page.keyboard.down('Enter'); // held: it repeats
  await expect(result).toHaveText('Correct! Well done!');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(problem).toContainText('Write in lowest terms');
  await expect(box).toBeFocused();
});

test.describe('axe finds nothing wrong', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with a figure, hints and a remark', async ({ page }) => {
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

  test('without a problem', async ({ page, faults }) => {
    await page.route('**/api/practice/random/**', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/practice');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
    faults.length = 0; // the browser's line about the 404
  });
});

test('on a phone long mathematics never makes the page scroll sideways @mobile', async ({ page }) => {
  for (const id of [
    'condense-logarithms.hard.5',
    'expand-logarithm.hard.5',
    'parallel-lines.medium.5',
    'box.hard.5',
  ]) {
    await openPractice(page, `?problem=${id}`);
    await answerWith(page, '0.123');
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(width);
    }
  }
});
