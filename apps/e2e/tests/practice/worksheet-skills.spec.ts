import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pagesOf } from '../pdf.js';
import { expect, open, test } from '../site.js';

const LINK =
  '/practice?worksheet=linear-equation.4.easy+slope.4+triangle-area.4.medium&seed=42&versions=2&key=short';

const sheetOf = (page: Page, name: string) => page.getByRole('region', { name });
const problemsOf = (page: Page, version: string) =>
  sheetOf(page, `Math worksheet, version ${version}`).getByRole('listitem');

/** Returns the text of each printed page. */
async function printed(page: Page, format: string): Promise<readonly string[]> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  return pagesOf(await page.pdf({ format, margin }));
}

test('from the skill map, a worksheet of three skills in two versions is made with the keyboard, and its link opens it again', async ({
  page,
}) => {
  await open(page, '/practice?skill=');
  await page.getByRole('link', { name: 'Make a worksheet' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Worksheet' });
  const search = form.getByLabel('Search skills');
  await expect(search).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (const name of ['Linear equations', 'Slope', 'Area of triangles']) {
    await search.fill(name);
    const choice = form.getByRole('button', { name, exact: true });
    await expect(choice).toBeVisible();
    while (!(await choice.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }
  await form.getByRole('group', { name: 'Linear equations' }).getByLabel('Difficulty').selectOption('Easy');
  await form
    .getByRole('group', { name: 'Area of triangles' })
    .getByLabel('Difficulty')
    .selectOption('Medium');
  await form.getByLabel('Sheet number').fill('42');
  await form.getByRole('radio', { name: 'One', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await form.getByRole('radio', { name: 'With steps' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(LINK);
  await expect(problemsOf(page, 'A')).toHaveCount(12);
  await expect(problemsOf(page, 'B')).toHaveCount(12);
  const both = [
    ...(await problemsOf(page, 'A').allTextContents()),
    ...(await problemsOf(page, 'B').allTextContents()),
  ];
  expect(new Set(both).size).toBe(24);

  await page.getByRole('button', { name: 'Replace problem 2' }).first().click();
  await expect(problemsOf(page, 'A').nth(1)).not.toHaveText(both[1] ?? '');
  await page.getByRole('button', { name: 'Move problem 12 up' }).first().click();
  const edited = await problemsOf(page, 'A').allTextContents();
  expect(edited[10]).toBe(both[11]);
  expect(edited.filter((text) => both.includes(text))).toHaveLength(11);
  await expect(page).toHaveURL(`${LINK}&order=1.2.3.4.5.6.7.8.9.10.12.11&replaced=2`);
  await page.reload();
  await expect(problemsOf(page, 'A')).toHaveText(edited);
});

test('the versions and their keys are printed on separate pages, none of them blank', async ({ page }) => {
  await open(page, LINK);
  await expect(problemsOf(page, 'B')).toHaveCount(12);
  for (const format of ['A4', 'Letter']) {
    const pages = await printed(page, format);
    expect(pages.filter((text) => text.trim() === '')).toEqual([]);
    const starts = [
      'Math worksheet, version A',
      'Math worksheet, version B',
      'Answer key, version A',
      'Answer key, version B',
    ];
    expect(pages.filter((text) => starts.some((start) => text.trimStart().startsWith(start)))).toHaveLength(
      4,
    );
    expect(pages[0]?.match(/\bAnswer\b/g)?.length).toBeGreaterThanOrEqual(8);
    expect(pages.length).toBeLessThanOrEqual(6);
  }
  // Answers are below their problems, and don't cover them.
  await page.emulateMedia({ media: 'print' });
  const boxes = await problemsOf(page, 'A').evaluateAll((all) =>
    all.map((one) => {
      const [question, answer] = [one.firstElementChild, one.querySelector('p:not(:first-child)')];
      const text = document.createRange();
      text.selectNodeContents(answer ?? one);
      return [question?.getBoundingClientRect().bottom ?? 0, text.getBoundingClientRect().top] as const;
    }),
  );
  for (const [bottom, top] of boxes) expect(bottom).toBeLessThanOrEqual(top);
});

test('twelve short problems fit on one page', async ({ page }) => {
  await open(page, '/practice?worksheet=linear-equation&difficulty=easy&problems=12&seed=3&key=none');
  await expect(sheetOf(page, 'Linear equations worksheet').getByRole('listitem')).toHaveCount(12);
  expect(await printed(page, 'A4')).toHaveLength(1);
});

test('a worksheet is saved as LaTeX, Moodle XML and CSV', async ({ page }) => {
  await open(page, LINK);
  await expect(problemsOf(page, 'B')).toHaveCount(12);
  const saved = async (label: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  const latex = await saved('LaTeX');
  expect(latex.name).toBe('worksheet-42.tex');
  expect(latex.text.match(/\\begin\{problem\}/g)).toHaveLength(48);
  expect(latex.text).toContain(String.raw`\section*{Math worksheet, version B}`);
  const csv = await saved('CSV');
  expect(csv.name).toBe('worksheet-42.csv');
  expect(csv.text.match(/\r\n/g)).toHaveLength(25);
  expect(csv.text).toContain('\r\nB,12,Area of triangles,Medium,');
  const moodle = await saved('Moodle XML');
  expect(moodle.name).toBe('worksheet-42.xml');
  const types = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'application/xml');
    const questions = [...file.querySelectorAll('quiz > question')];
    return [
      file.querySelector('parsererror')?.textContent,
      ...questions.map((one) => one.getAttribute('type')),
    ];
  }, moodle.text);
  expect(types[0]).toBeUndefined();
  expect(types.filter((type) => type === 'category')).toHaveLength(2);
  expect(types).toHaveLength(1 + 2 + 24);
});
