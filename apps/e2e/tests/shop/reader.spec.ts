import { ask, buy, forgiveAnswers, type Pack } from './packs.js';
import { misprints } from '../notation.js';
import { answerWith, parts as practice } from '../practice/practice-page.js';
import { moveTo, parts, tooWide, UNWRITTEN } from './reader-page.js';
import { test } from './shop.js';
import { alive, expect, expectOwnHead, open, readHead, scrollTop } from '../site.js';

test.describe('for a visitor who owns nothing', () => {
  test('a pack shows its contents, its price and its free lesson, which keeps its mark', async ({
    page,
    baseURL,
  }) => {
    const { lessons, problems } = await ask<Pack>(page, '', 'packs/quadratics');
    await open(page, '/marketplace?pack=quadratics');
    const { main, heading, markRead } = parts(page);
    await expect(heading).toHaveText('Quadratics, Three Ways');
    const contents = main.getByRole('region', { name: 'Contents' }).getByRole('listitem');
    await expect(contents).toHaveCount(lessons.length + 2);
    await expect(contents.first()).toContainText('free');
    await expect(contents.getByRole('img', { name: 'Locked' })).toHaveCount(lessons.length + 1);
    await expect(contents.nth(lessons.length)).toContainText(`${problems} selected problems with solutions`);
    await expect(main.getByText('$14.99 One-time payment')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute(
      'href',
      '/checkout?product=quadratics&amount=14.99&name=Quadratics%2C+Three+Ways',
    );
    const head = await readHead(page);
    expectOwnHead(head, `${baseURL ?? ''}/marketplace`);
    expect(head.titles).toEqual(['Quadratics, Three Ways']);
    await main.getByRole('link', { name: /^Read a free lesson/ }).click();
    await expect(heading).toHaveText(lessons[0]?.title ?? '');
    await expect(heading).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Example 1' })).toBeVisible();
    await expect(main.getByText('This was the free lesson of Quadratics, Three Ways.')).toBeVisible();
    expect(await misprints(main), 'text that isn’t typeset').toEqual([]);
    await expect(main.getByRole('link', { name: /^Buy Now/ })).toHaveCount(1);
    await markRead.click();
    await expect(page.getByRole('button', { name: 'You’ve read this' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'You’ve read this' })).toBeVisible();
  });

  test('a locked lesson names its pack without requesting the lesson, and an unknown address has a link back', async ({
    page,
    baseURL,
    faults,
  }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await open(page, '/marketplace?pack=quadratics&lesson=vertex');
    const { main, heading, contents } = parts(page);
    await expect(heading).toHaveText('The vertex: where it turns');
    await expect(
      main.getByText('This lesson is part of Quadratics, Three Ways, which isn’t open'),
    ).toBeVisible();
    await expect(main.getByText('$14.99 One-time payment')).toBeVisible();
    await expect(contents.getByRole('link', { name: 'The vertex: where it turns' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const head = await readHead(page);
    expectOwnHead(head, `${baseURL ?? ''}/marketplace`);
    expect(head.titles).toEqual(['The vertex: where it turns · Quadratics, Three Ways']);
    for (const part of ['problems', 'summary']) {
      await moveTo(page, `/marketplace?pack=quadratics&part=${part}`);
      await expect(main.getByText('This is part of Quadratics, Three Ways, which isn’t open')).toBeVisible();
      await expect(main.getByText('$14.99 One-time payment')).toBeVisible();
    }
    expect(paths.filter((path) => /^.api.*(?:lessons|problems|summary)/.test(path))).toEqual([]);
    expect(faults).toEqual([]);

    for (const pack of ['nope', 'No%20pack!', '..%2Flibrary']) {
      await moveTo(page, `/marketplace?pack=${pack}`);
      await expect(main.getByText('There is no pack at this address.')).toBeVisible();
      await expect(heading).toHaveText('Pack not found');
      await expect(main.getByRole('link', { name: 'All learning packs' })).toHaveAttribute(
        'href',
        '/marketplace',
      );
      await moveTo(page, '/marketplace?pack=quadratics&lesson=nope');
      await expect(heading).toHaveText('Lesson not found');
    }
    await main.getByRole('link', { name: 'Contents of the pack' }).click();
    await expect(heading).toHaveText('Quadratics, Three Ways');
    forgiveAnswers(faults);
  });
});

test('a pack can be read from its first lesson to its summary', async ({ page, demo }) => {
  await buy(page, demo, 'algebra-foundations', 12.99);
  const { lessons } = await ask<Pack>(page, demo, 'packs/algebra-foundations');
  const { problems } = await ask<{ problems: { answer: string }[] }>(
    page,
    demo,
    'packs/algebra-foundations/problems',
  );
  await open(page, `${demo}/marketplace?pack=algebra-foundations`);
  const { heading, main, next, markRead, stop } = parts(page);
  await main.getByRole('link', { name: 'Start reading' }).click();
  for (const { title } of lessons.slice(0, 2)) {
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await markRead.click();
    await expect(stop(title).getByRole('img', { name: 'Read' })).toBeVisible();
    await next.click();
  }
  await page.reload();
  await alive(page);
  await expect(stop(lessons[1]?.title ?? '').getByRole('img', { name: 'Read' })).toBeVisible();
  await expect(page.getByText(`2 of ${lessons.length} lessons read`)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 640 });
  for (const { title } of lessons.slice(2)) {
    await expect(heading).toHaveText(title);
    await expect(main.getByRole('heading', { name: 'Common mistakes' })).toBeVisible();
    expect(await main.getByRole('article').innerText(), title).not.toMatch(UNWRITTEN);
    expect(await tooWide(page), title).toEqual([]);
    await next.click();
  }
  await expect(heading).toHaveText('Problem set');
  await expect(main.getByText(`Problem 1 of ${problems.length}`)).toBeVisible();
  await answerWith(page, '123456');
  await expect(practice(page).result).toHaveText(/^Not quite\. Try again/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await answerWith(page, problems[0]?.answer ?? '');
  await expect(practice(page).result).toHaveText('Correct! Well done!');
  await page.reload();
  await expect(main.getByRole('link', { name: 'Problem 1, solved', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Problem 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await next.click();
  await expect(heading).toHaveText('Summary');
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Problem set');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await main.getByRole('link', { name: 'Continue reading' }).click();
  await expect(heading).toHaveText(lessons[2]?.title ?? '');
});

test('the solutions of an exam are folded, except in print, where a lesson is printed alone', {
  tag: '@full',
}, async ({ page, demo }) => {
  await buy(page, demo, 'exam-night', 24.99);
  await open(page, `${demo}/marketplace?pack=exam-night&lesson=mock-exam`);
  const { main, heading, contents } = parts(page);
  const answers = main.getByText('Answer: ');
  const folds = main.getByText(/^Show the solution to task \d$/);
  await expect(folds).toHaveCount(5);
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  await folds.nth(1).press('Enter');
  await expect(answers.filter({ visible: true })).toHaveText('Answer: 60 cm²');
  await page.emulateMedia({ media: 'print' });
  await expect(answers.filter({ visible: true })).toHaveCount(5);
  await expect(heading).toBeVisible();
  const { title } = await ask<Pack>(page, demo, 'packs/exam-night');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
  for (const absent of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    contents,
    main.getByRole('navigation', { name: 'Previous and next' }),
    main.getByRole('button').first(),
  ])
    await expect(absent).toBeHidden();
});
