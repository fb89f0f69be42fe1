import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.js';
import { ask, buy, forgiveAnswers, type Lesson, type Pack, type Product } from './packs.js';
import { answerWith, parts as practice } from './practice-page.js';
import { test } from './shop.js';
import { alive, expect, expectOwnHead, open, readHead, scrollTop } from './site.js';

const MASTER = 19.99;

/** The parts of the reader. */
function parts(page: Page) {
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'Contents' });
  return {
    main,
    heading: page.getByRole('heading', { level: 1 }),
    contents,
    stop: (title: string) => contents.getByRole('listitem').filter({ hasText: title }),
    next: main.getByRole('navigation', { name: 'Before and after' }).getByRole('link').last(),
    markRead: main.getByRole('button', { name: 'Mark as read' }),
    answer: main.getByRole('textbox', { name: 'Your answer' }),
  };
}

/** Moves to an address of the site without a new document. */
async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** What is wider than its place: the page, or a part that would have to be scrolled, tables apart. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main :not(:has(> table))')]
      .filter((element) => element.scrollWidth - element.clientWidth > 1)
      .filter((element) => element.tagName === 'HTML' || getComputedStyle(element).overflowX === 'auto')
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
  );
}

test.describe('to a visitor who has nothing', () => {
  test('a pack shows what it holds, its price, and its free lesson', async ({ page, baseURL }) => {
    const { lessons, problems } = await ask<Pack>(page, '', 'packs/quadratics');
    await open(page, '/marketplace?pack=quadratics');
    const { main, heading } = parts(page);
    await expect(heading).toHaveText('Quadratics, Three Ways');
    const contents = main.getByRole('region', { name: 'Contents' }).getByRole('listitem');
    await expect(contents).toHaveCount(lessons.length + 2);
    await expect(contents.first()).toContainText('free');
    await expect(contents.getByRole('img', { name: 'Locked' })).toHaveCount(lessons.length + 1);
    await expect(contents.nth(lessons.length)).toContainText(`${String(problems)} problems with solutions`);
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
    await expect(main.getByRole('link', { name: /^Buy Now/ })).toHaveCount(1);
  });

  test('a lesson of a pack says where it belongs, and never asks for it', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/marketplace?pack=quadratics&lesson=vertex');
    const { main, heading, contents } = parts(page);
    await expect(heading).toHaveText('The vertex: where it turns');
    await expect(
      main.getByText('This lesson belongs to Quadratics, Three Ways, which is not open'),
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
      await expect(main.getByText('This belongs to Quadratics, Three Ways, which is not open')).toBeVisible();
      await expect(main.getByText('$14.99 One-time payment')).toBeVisible();
    }
    expect(asked.filter((path) => /lessons|problems|summary/.test(path))).toEqual([]);
  });

  test('an address of no pack or lesson has a way back', async ({ page, faults }) => {
    const { heading, main } = parts(page);
    for (const pack of ['nope', 'No%20pack!', '..%2Flibrary']) {
      await open(page, `/marketplace?pack=${pack}`);
      await expect(heading).toHaveText('No such pack');
      await expect(main.getByRole('link', { name: 'All learning packs' })).toHaveAttribute(
        'href',
        '/marketplace',
      );
    }
    forgiveAnswers(faults);
    await open(page, '/marketplace?pack=quadratics&lesson=nope');
    await expect(heading).toHaveText('No such lesson');
    await main.getByRole('link', { name: 'Contents of the pack' }).click();
    await expect(heading).toHaveText('Quadratics, Three Ways');
  });

  test('a free lesson keeps its mark too', async ({ page }) => {
    await open(page, '/marketplace?pack=quadratics&part=sample');
    await parts(page).markRead.click();
    await expect(page.getByRole('button', { name: 'You have read this' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'You have read this' })).toBeVisible();
  });
});

test('a pack is read from its first lesson to its summary', async ({ page, demo }) => {
  await buy(page, demo, 'algebra-foundations', 12.99);
  const { lessons } = await ask<Pack>(page, demo, 'packs/algebra-foundations');
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
  await expect(page.getByText(`2 of ${String(lessons.length)} lessons read`)).toBeVisible();
  for (const { title } of lessons.slice(2)) {
    await expect(heading).toHaveText(title);
    await expect(main.getByRole('heading', { name: 'Common mistakes' })).toBeVisible();
    await next.click();
  }
  await expect(heading).toHaveText('Problem set');
  await next.click();
  await expect(heading).toHaveText('Summary');
  await page.goBack();
  await expect(heading).toHaveText('Problem set');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await main.getByRole('link', { name: 'Go on reading' }).click();
  await expect(heading).toHaveText(lessons[2]?.title ?? '');
});

test('every lesson of every pack is drawn whole, and nothing is cut on a phone', async ({ page, demo }) => {
  test.setTimeout(180_000);
  await buy(page, demo, 'master', MASTER);
  const packs = await ask<readonly Product[]>(page, demo, 'products');
  const { main, heading } = parts(page);
  await open(page, `${demo}/marketplace`);
  let seen = 0;
  for (const { id } of packs) {
    const pack = await ask<Pack>(page, demo, `packs/${id}`);
    for (const { id: name, title } of pack.lessons) {
      const lesson = await ask<Lesson>(page, demo, `packs/${id}/lessons/${name}`);
      await moveTo(page, `/marketplace?pack=${id}&lesson=${name}`);
      await expect(heading).toHaveText(title);
      await expect(main.getByRole('heading', { name: /^(?:Example|Task) \d/ })).toHaveCount(
        lesson.examples.length,
      );
      for (const fold of await main.locator('summary').all()) await fold.click();
      await expect(main.getByRole('img', { name: 'Wrong:' })).toHaveCount(lesson.pitfalls.length);
      const text = await main.getByRole('article').innerText();
      expect(text, `${id} ${name}`).not.toMatch(/\$|undefined|NaN|\[object/);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 640 });
        const wider = await tooWide(page);
        expect(
          width === 320 ? wider.filter((part) => part.startsWith('HTML')) : wider,
          `${id} ${name}`,
        ).toEqual([]);
      }
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(40);
});

test('the solutions of an exam are folded until they are asked for, except on paper', async ({
  page,
  demo,
}) => {
  await buy(page, demo, 'exam-night', 24.99);
  await open(page, `${demo}/marketplace?pack=exam-night&lesson=mock-exam`);
  const { main } = parts(page);
  const answers = main.getByText('Answer: ');
  const folds = main.getByText(/^Show the solution of task \d$/);
  await expect(folds).toHaveCount(5);
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  await folds.nth(1).press('Enter');
  await expect(answers.filter({ visible: true })).toHaveText('Answer: 60 cm²');
  await page.emulateMedia({ media: 'print' });
  await expect(answers.filter({ visible: true })).toHaveCount(5);
});

test.describe('the problem set', () => {
  test('judges answers, hints, shows solutions, and remembers what is solved', async ({ page, demo }) => {
    await buy(page, demo, 'algebra-foundations', 12.99);
    const { problems } = await ask<{ problems: { answer: string; hints: string[]; steps: string[] }[] }>(
      page,
      demo,
      'packs/algebra-foundations/problems',
    );
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await open(page, `${demo}/marketplace?pack=algebra-foundations&part=problems`);
    const { main, answer } = parts(page);
    const { result, hint, next } = practice(page);
    const number = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(main.getByText(`Problem 1 of ${String(problems.length)}`)).toBeVisible();
    await hint.click();
    await expect(main.getByRole('form', { name: 'Problem' }).getByRole('listitem')).toHaveCount(1);
    await answerWith(page, problems[0]?.answer ?? '');
    await expect(result).toHaveText('Correct! Well done!');
    await expect(number('Problem 1, solved')).toBeVisible();
    await next.click();
    await expect(main.getByText(`Problem 2 of ${String(problems.length)}`)).toBeVisible();
    await expect(answer).toBeFocused();
    await answerWith(page, '123456');
    await expect(result).toHaveText(`Not quite. The correct answer is: ${problems[1]?.answer ?? ''}`);
    await next.click();
    await main.getByRole('button', { name: 'Show solution' }).click();
    await expect(result).toHaveText(`The answer is: ${problems[2]?.answer ?? ''}`);
    await expect(next).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await expect(main.getByText(`1 of ${String(problems.length)} problems solved`)).toBeVisible();
    await number(`Problem ${String(problems.length)}`).click();
    await next.or(main.getByRole('button', { name: 'Show solution' })).click();
    await next.click(); // past what is solved already, to the second
    await expect(main.getByText(`Problem 2 of ${String(problems.length)}`)).toBeVisible();
    await page.reload();
    await expect(number('Problem 1, solved')).toBeVisible();
    await expect(number('Problem 2')).toHaveAttribute('aria-current', 'page');
    expect(sent).toEqual([]);
  });

  test('an address may name a problem; one that there is not names none', async ({ page, demo }) => {
    await buy(page, demo, 'algebra-foundations', 12.99);
    for (const [named, shown] of [
      ['7', 7],
      ['0', 1],
      ['9999', 1],
      ['x', 1],
    ] as const) {
      await open(page, `${demo}/marketplace?pack=algebra-foundations&part=problems&problem=${named}`);
      await expect(page.getByText(`Problem ${String(shown)} of 40`)).toBeVisible();
    }
  });
});

test.describe('on paper', () => {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' };
  const pagesOf = (file: Buffer): number =>
    (file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

  test('the summary of every pack is one page of A4 and of Letter', async ({ page, demo }) => {
    test.slow();
    await buy(page, demo, 'master', MASTER);
    for (const { id } of await ask<readonly Product[]>(page, demo, 'products')) {
      await open(page, `${demo}/marketplace?pack=${id}&part=summary`);
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      expect(await page.getByRole('main').innerText(), id).not.toMatch(/\$|undefined|NaN|\[object/);
      for (const format of ['A4', 'Letter'])
        expect(pagesOf(await page.pdf({ format, margin })), `${id} ${format}`).toBe(1);
    }
  });

  test('a lesson stands by itself', async ({ page, demo }) => {
    await buy(page, demo, 'geometry-essentials', 13.99);
    await open(page, `${demo}/marketplace?pack=geometry-essentials&lesson=area`);
    const { main, heading, contents } = parts(page);
    await expect(main.getByRole('heading', { name: 'Example 1' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Geometry Essentials');
    for (const absent of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      contents,
      main.getByRole('navigation', { name: 'Before and after' }),
      main.getByRole('button').first(),
    ])
      await expect(absent).toBeHidden();
    for (const format of ['A4', 'Letter']) {
      const pages = pagesOf(await page.pdf({ format, margin }));
      expect(pages).toBeGreaterThan(1);
      expect(pages).toBeLessThan(8);
    }
  });
});

test.describe('when something fails', () => {
  test('a lesson, a pack and a mark say so and can be tried again', async ({ page, demo, faults }) => {
    let works = false;
    await page.route(/\/api\/marketplace\/packs\//, (route) =>
      works ? route.continue() : route.fulfill({ status: 503 }),
    );
    await open(page, `${demo}/marketplace?pack=quadratics&part=sample`);
    await expect(page.getByText('Sorry, the pack can’t be loaded right now.')).toBeVisible();
    works = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Example 1' })).toBeVisible();
    works = false;
    await parts(page).markRead.click();
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect(toast).toContainText('Failed to keep the mark. Please try again.');
    works = true;
    await parts(page).markRead.click();
    await expect(page.getByRole('button', { name: 'You have read this' })).toBeVisible();
    forgiveAnswers(faults);
  });

  test('a pack that has ended meanwhile is offered again', async ({ page, demo, faults }) => {
    await buy(page, demo, 'master', MASTER);
    await page.route('**/lessons/vertex', (route) => route.fulfill({ status: 403 }));
    await open(page, `${demo}/marketplace?pack=quadratics&lesson=vertex`);
    await expect(page.getByText('This lesson belongs to Quadratics, Three Ways')).toBeVisible();
    forgiveAnswers(faults);
  });
});

test.describe('axe finds nothing wrong', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(120_000);

  for (const width of [375, 1440]) {
    test(`at ${String(width)} px`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${demo}/marketplace?pack=exam-night&part=problems`);
      await expect(page.getByRole('link', { name: /^Buy Now/ })).toBeVisible();
      await expectAccessible(page);
      await buy(page, demo, 'master', MASTER);
      for (const [place, sign] of [
        ['', 'Start reading'],
        ['&lesson=figures-and-formulas', 'Common mistakes'],
        ['&part=problems', 'Show solution'],
        ['&part=summary', 'Print'],
      ] as const) {
        await open(page, `${demo}/marketplace?pack=exam-night${place}`);
        await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});
