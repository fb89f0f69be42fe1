import {
  answerWith,
  expectProgress,
  FRACTION,
  LINEAR,
  openPractice,
  parts,
  problemOnPage,
  sentProgress,
  serve,
  storedProgress,
} from './practice-page.js';
import { expect, expectOnlyFailedCalls, open, test } from '../site.js';

const START = '?category=algebra&difficulty=easy&problem=linear-equation.easy.5';

test('a problem from the server is answered, counted and saved, and a link opens it for a class', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPractice(page, START);
  await expectProgress(page, 0, 0);
  const { problem, result, similar, tab, box } = parts(page);
  const question = await problem.locator('p').first().innerText();
  const { answer } = await problemOnPage(page);
  const sent = sentProgress(page);
  await expect(similar).toHaveCount(0);
  await answerWith(page, answer);
  await expect(result).toHaveText('Correct! Well done!');
  await expect(problem.locator('math').first()).toBeVisible();
  expect(await sent).toEqual({ problemsCompleted: 1, streak: 1 });
  await expectProgress(page, 1, 1);
  await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 1, streak: 1 });
  await page.reload();
  await expectProgress(page, 1, 1);
  await answerWith(page, '0.123');
  await expect(result).toHaveText(`Not quite. The correct answer is: ${answer}`);
  await expectProgress(page, 0, 1);
  await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 1, streak: 0 });
  await similar.click();
  await expect(page).toHaveURL(/problem=linear-equation\.easy\.(?!5$)/);
  await expect(box).toBeFocused();
  await expect(tab('Algebra')).toHaveAttribute('aria-selected', 'true');

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
  const pupil = await other.newPage();
  await openPractice(pupil, START);
  expect(await parts(pupil).problem.locator('p').first().innerText()).toBe(question);
  await expect(parts(pupil).tab('Algebra')).toHaveAttribute('aria-selected', 'true');
  await expect(pupil.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await expectProgress(pupil, 0, 0);
  await other.close();
});

test('only problems of the chosen difficulty are shown', { tag: '@full' }, async ({ page }) => {
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

test('a link opens the tab of its problem, even if it names another, and a link to no problem offers a retry', {
  tag: '@full',
}, async ({ page, faults }) => {
  await openPractice(page, '?category=algebra&problem=pythagoras.easy.5');
  await expect(parts(page).tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/practice?category=geometry&problem=pythagoras.easy.5');
  await expect(page.getByRole('img', { name: /triangle/ })).toBeVisible();

  // Links from before 1.0 may name an earlier version of a family.
  await openPractice(page, '?category=algebra&problem=percent-2.medium.3');
  await expect(page).toHaveURL('/practice?category=algebra&problem=percent.medium.3');

  await open(page, '/practice?category=logarithms&problem=nothing');
  await expect(page.getByText('No problems available for this category.')).toBeVisible();
  await expect(page).toHaveURL(/problem=nothing/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(parts(page).box).toBeVisible();
  await expect(page).toHaveURL(/category=logarithms&problem=(?!nothing)/);
  expectOnlyFailedCalls(faults);
});

test('a link to the current page fetches another problem, and Back goes through pages, not problems', {
  tag: '@full',
}, async ({ page }) => {
  const requests = await serve(page, LINEAR, FRACTION);
  await open(page, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Practice', exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(parts(page).problem).toContainText('Solve for x');
  await expect(page).toHaveURL(/problem=/);
  await answerWith(page, '0.123');
  await parts(page).next.click();
  await expect(parts(page).problem).toContainText('Reduce to lowest terms');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await openPractice(page);
  await link.click();
  await expect(parts(page).problem).toContainText('Reduce to lowest terms');
  expect(requests).toEqual([
    'algebra',
    `algebra?after=${LINEAR}`,
    `algebra?after=${FRACTION}&after=${LINEAR}`,
    `algebra?after=${LINEAR}&after=${FRACTION}`,
  ]);
});

test('a problem is requested once, before the code that renders it loads', { tag: '@full' }, async ({
  page,
}) => {
  const requests = await serve(page, 'pythagoras.easy.5');
  const first = page.waitForRequest('**/api/practice/random/geometry');
  await page.route('**/assets/practice-*.js', async (route) => {
    await first;
    await route.continue();
  });
  await openPractice(page, '?category=geometry');
  expect(requests).toEqual(['geometry']);
  await page.unroute('**/assets/practice-*.js');
  await open(page, '/practice?worksheet=geometry&problems=1&seed=7');
  await expect(page.getByRole('heading', { name: 'Geometry worksheet' })).toBeVisible();
  expect(requests).toEqual(['geometry']);
});

test('long math never makes a narrow page scroll sideways', { tag: '@full' }, async ({ page }) => {
  await openPractice(page, '?problem=condense-logarithms.hard.5');
  await answerWith(page, '0.123');
  await expect(parts(page).next).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a problem without steps and id says that it has no steps, and always counts', {
  tag: '@full',
}, async ({ page }) => {
  const problem = { question: 'What is 2 + 2?', answer: '4', hint: 'Count.' };
  await page.route('**/api/practice/random/**', (route) =>
    route.fulfill({ json: { ...problem, category: 'algebra', difficulty: 'easy' } }),
  );
  await open(page, '/practice');
  const { problem: card, result, next } = parts(page);
  for (const count of [1, 2]) {
    await answerWith(page, '4');
    await expect(result).toHaveText('Correct! Well done!');
    await expect(card.getByText('No steps available')).toBeVisible();
    await expectProgress(page, count, count);
    await next.click();
  }
});

test('on phones, an answer is typed with the keys above the keyboard and typeset below @mobile', {
  tag: '@full',
}, async ({ page }) => {
  await openPractice(page, '?problem=quadratic-formula.medium.3');
  const { box, problem } = parts(page);
  await box.tap();
  await box.pressSequentially('3 ');
  await page.getByRole('button', { name: 'Plus or minus' }).tap();
  await page.getByRole('button', { name: 'Square root' }).tap();
  await expect(box).toBeFocused();
  await box.pressSequentially('15');
  await expect(box).toHaveValue('3 ±√15');
  await expect(problem.locator('p', { hasText: 'Read as' }).locator('math')).toHaveAttribute(
    'alttext',
    '3 ± √15',
  );
  const keys = await page.getByRole('toolbar', { name: 'Keys' }).boundingBox();
  expect(keys).toMatchObject({ x: 0, width: 375 });
  expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBe(812);
});
