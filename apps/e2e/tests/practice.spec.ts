import {
  answerWith,
  expectOnlyFailedCalls,
  expectProgress,
  FRACTION,
  LINEAR,
  openPractice,
  parts,
  sentProgress,
  serve,
  storedProgress,
  toast,
} from './practice-page.js';
import { expect, open, steps, test } from './site.js';

test.describe('a problem', () => {
  test('comes after a spinner, with its difficulty, question, box and buttons', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/practice/random/algebra', async (route) => {
      await released;
      await route.fulfill({ json: LINEAR });
    });
    await open(page, '/practice');
    await expect(page.getByRole('status')).toHaveText('Loading …');
    const { problem, box, submit, hint, next } = parts(page);
    await expect(box).toHaveCount(0);
    release();
    await expect(problem).toContainText('Solve for x:');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(problem.getByText('Easy', { exact: true })).toBeVisible();
    await expect(problem.locator('math')).toHaveAttribute('alttext', '2x + 3 = 11');
    await expect(box).toBeEnabled();
    await expect(box).not.toBeFocused();
    await expect(submit).toBeVisible();
    await expect(hint).toBeVisible();
    await expect(next).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Step by step' })).toHaveCount(0);
  });

  test('answered right says so, shows the steps and counts', async ({ page }) => {
    await serve(page, LINEAR);
    await openPractice(page);
    const { problem, box, result, submit, hint, next } = parts(page);
    await expectProgress(page, 0, 0);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const sent = sentProgress(page);
    await box.fill(' X = 4 ');
    await submit.click();
    await expect(result).toHaveText('Correct! Well done!');
    await expect(box).toBeDisabled();
    await expect(submit).toHaveCount(0);
    await expect(hint).toHaveCount(0);
    await expect(next).toBeFocused();
    expect(await steps(problem)).toEqual([
      'Subtract 3 from both sides: 2x = 8',
      'Divide both sides by 2: x = 4',
    ]);
    expect(await sent).toEqual({ problemsCompleted: 1, streak: 1 });
    await expect
      .poll(() => calls.slice(calls.indexOf('POST /api/progress/algebra')))
      .toEqual(['POST /api/progress/algebra', 'GET /api/progress/algebra']);
    await expectProgress(page, 1, 1);
  });

  test('answered wrong gives the right answer, ends the streak and keeps the count', async ({ page }) => {
    await serve(page, LINEAR);
    await openPractice(page);
    const { result, next } = parts(page);
    await answerWith(page, '4');
    await next.click();
    await answerWith(page, '5');
    await expect(result).toHaveText('Not quite. The correct answer is: 4');
    await expectProgress(page, 0, 1);
    await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 1, streak: 0 });
  });

  test('of which only the plain texts are known works too; without steps it says so', async ({ page }) => {
    const { question, difficulty, hint } = LINEAR;
    const plain = { question, answer: 'four', difficulty, hint };
    await page.route('**/api/practice/random/algebra*', (route) => {
      const isFirst = !route.request().url().includes('?');
      return route.fulfill({ json: { ...plain, id: 'plain', steps: isFirst ? [] : ['Think.', 'Write.'] } });
    });
    await openPractice(page);
    const { problem, result, next, hint: hints } = parts(page);
    await hints.click();
    await expect(problem.getByText(hint)).toBeVisible();
    await answerWith(page, 'FO UR');
    await expect(result).toHaveText('Correct! Well done!');
    await expect(problem.getByText('No steps available')).toBeVisible();
    await next.click();
    await answerWith(page, '4');
    await expect(result).toHaveText('Not quite. The correct answer is: four');
    await expect(problem.getByRole('listitem')).toHaveText(['Think.', 'Write.']);
  });

  test('gives its hints one by one, and takes them back', async ({ page }) => {
    await serve(page, LINEAR);
    await openPractice(page);
    const { problem, hint, nextHint } = parts(page);
    const shown = problem.getByRole('listitem');
    await expect(hint).toHaveAttribute('aria-expanded', 'false');
    await hint.click();
    await expect(hint).toHaveAttribute('aria-expanded', 'true');
    await expect(shown).toHaveText(['Which number is added last?']);
    await nextHint.click();
    await nextHint.click();
    await expect(shown).toHaveCount(3);
    await expect(shown.last().locator('math')).toHaveAttribute('alttext', '2x = 8');
    await expect(nextHint).toHaveCount(0);
    await expect(hint).toBeFocused();
    await hint.click();
    await expect(shown).toHaveCount(0);
    await hint.click();
    await expect(shown).toHaveCount(3);
  });

  test('makes place for the next, which begins anew', async ({ page }) => {
    const asked = await serve(page, LINEAR, FRACTION);
    await openPractice(page);
    const { problem, box, result, hint, next } = parts(page);
    await hint.click();
    await answerWith(page, '1');
    await expect(problem.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await next.press('Enter');
    await expect(problem).toContainText('Write in lowest terms');
    expect(asked).toEqual(['algebra', `algebra?after=${LINEAR.id}`]);
    await expect(box).toHaveValue('');
    await expect(box).toBeEnabled();
    await expect(box).toBeFocused();
    await expect(result).toHaveText('');
    await expect(hint).toHaveAttribute('aria-expanded', 'false');
    await expect(problem.getByRole('heading', { name: 'Step by step' })).toHaveCount(0);
  });

  test('is fetched anew even when it is the only one', async ({ page }) => {
    const asked = await serve(page, LINEAR);
    await openPractice(page);
    for (let time = 1; time <= 3; time += 1) {
      await answerWith(page, '4');
      await parts(page).next.click();
      await expect(parts(page).box).toBeEnabled();
      await expect.poll(() => asked.length).toBe(time + 1);
    }
  });

  test('is fetched anew by a link to the page on which it stands', async ({ page }) => {
    const asked = await serve(page, LINEAR, FRACTION);
    await openPractice(page);
    await page.getByRole('banner').getByRole('link', { name: 'Practice', exact: true }).click();
    await expect(parts(page).problem).toContainText('Write in lowest terms');
    expect(asked).toEqual(['algebra', 'algebra']);
  });

  test('is asked for before there is what shows it, once', async ({ page }) => {
    const asked = await serve(page, { ...LINEAR, category: 'geometry' });
    const first = page.waitForRequest('**/api/practice/random/geometry');
    await page.route('**/assets/practice-*.js', async (route) => {
      await first;
      await route.continue();
    });
    await openPractice(page, '?category=geometry');
    expect(asked).toEqual(['geometry']);
    await page.unroute('**/assets/practice-*.js');
    await open(page, '/practice?worksheet=geometry');
    await expect(page.getByRole('heading', { name: 'Geometry worksheet' })).toBeVisible();
    expect(asked).toEqual(['geometry']);
  });

  test('is left behind by a change of the tab', async ({ page }) => {
    const asked = await serve(page, LINEAR, { ...FRACTION, category: 'logarithms' }, LINEAR);
    await openPractice(page);
    const { problem, box, result, tab } = parts(page);
    await expect(tab('Algebra')).toHaveAttribute('aria-selected', 'true');
    await answerWith(page, '4');
    await expectProgress(page, 1, 1);
    await tab('Logarithms').click();
    await expect(problem).toContainText('Write in lowest terms');
    await expect(box).toHaveValue('');
    await expect(box).toBeEnabled();
    await expect(result).toHaveText('');
    await expectProgress(page, 0, 0);
    await expect(page.getByText('Problems solved in logarithms')).toBeVisible();
    await expect(tab('Logarithms')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(problem).toContainText('Solve for x');
    await expect(tab('Algebra')).toBeFocused();
    await expectProgress(page, 1, 1);
    expect(asked).toEqual(['algebra', 'logarithms', 'algebra']);
  });
});

test.describe('an entry that is no submission', () => {
  for (const [name, entry, words] of [
    ['nothing', '  ', 'Type your answer first.'],
    ['what can’t be read', '3/(', 'That can’t be read as an answer.'],
    [
      'the right value in another form',
      '6/8',
      'The value is right. Now write it as a fraction in lowest terms.',
    ],
  ] as const) {
    test(`${name} gets a kind word, and changes nothing`, async ({ page }) => {
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url());
      });
      await serve(page, FRACTION);
      await openPractice(page);
      const { box, result, submit, hint } = parts(page);
      await hint.click();
      await answerWith(page, entry);
      await expect(result).toContainText(words);
      await expect(box).toBeEnabled();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue(entry);
      await expect(submit).toBeVisible();
      await expect(hint).toHaveAttribute('aria-expanded', 'true');
      await expectProgress(page, 0, 0);
      await box.press('End');
      await box.pressSequentially('1');
      await expect(result).toHaveText('');
      expect(posted).toEqual([]);
      await answerWith(page, '3/4');
      await expect(result).toHaveText('Correct! Well done!');
      await expectProgress(page, 1, 1);
    });
  }
});

test.describe('without a problem', () => {
  const NONE = 'No problems available for this category.';
  for (const [name, status] of [
    ['an empty bank', 404],
    ['a failing server', 503],
  ] as const) {
    test(`${name} leads to the empty state, and one can try again`, async ({ page, faults }) => {
      await page.route('**/api/practice/random/**', (route) => route.fulfill({ status, body: '' }));
      await open(page, '/practice');
      await expect(page.getByText(NONE)).toBeVisible();
      await expect(page.getByText('Problems come over the network.')).toHaveCount(0);
      await expect(parts(page).box).toHaveCount(0);
      await parts(page).tab('Geometry').click();
      await expect(page.getByText(NONE)).toBeVisible();
      await expect(page).toHaveURL('/practice?category=geometry');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      await page.unroute('**/api/practice/random/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(parts(page).box).toBeFocused();
      await expect(page).toHaveURL(/category=geometry&problem=/);
      expectOnlyFailedCalls(faults);
    });
  }

  test('a network that is gone leads there too', async ({ page, context, faults }) => {
    await openPractice(page);
    await context.setOffline(true);
    await parts(page).tab('Logarithms').click();
    await expect(page.getByText(NONE)).toBeVisible();
    await expect(page.getByText('Problems come over the network.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(parts(page).box).toBeVisible();
    expectOnlyFailedCalls(faults);
  });
});

test.describe('progress', () => {
  test('that can’t be sent is told, kept, and sent with the next', async ({ page, faults }) => {
    await serve(page, LINEAR);
    await page.route('**/api/progress/algebra', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await openPractice(page);
    await answerWith(page, '4');
    await expect(toast(page)).toHaveText('ErrorFailed to update progress');
    await expectProgress(page, 1, 1);
    await parts(page).next.click();
    await answerWith(page, '4');
    await expectProgress(page, 2, 2);
    await page.reload();
    await expectProgress(page, 2, 2);
    await page.unroute('**/api/progress/algebra');
    const sent = sentProgress(page);
    await answerWith(page, '4');
    expect(await sent).toEqual({ problemsCompleted: 3, streak: 3 });
    await expectProgress(page, 3, 3);
    await page.reload();
    await expectProgress(page, 3, 3);
    expectOnlyFailedCalls(faults);
  });

  test('that arrived is not counted twice where its reply was lost', async ({ page, faults }) => {
    await serve(page, LINEAR);
    await page.route('**/api/progress/algebra', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openPractice(page);
    await answerWith(page, '4');
    await expect(toast(page)).toHaveText('ErrorFailed to update progress');
    await expectProgress(page, 1, 1);
    await page.unroute('**/api/progress/algebra');
    await openPractice(page);
    await expectProgress(page, 1, 1);
    await answerWith(page, '4');
    await expectProgress(page, 2, 2);
    await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 2, streak: 2 });
    expectOnlyFailedCalls(faults);
  });

  test('of another category that could not be sent goes with the next, too', async ({ page, faults }) => {
    await serve(page, LINEAR, { ...LINEAR, category: 'geometry' });
    await page.route('**/api/progress/algebra', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await openPractice(page);
    await answerWith(page, '4');
    await expect(toast(page)).toHaveCount(1);
    await page.unroute('**/api/progress/algebra');
    await parts(page).tab('Geometry').click();
    await answerWith(page, '5');
    await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 1, streak: 1 });
    expectOnlyFailedCalls(faults);
  });

  test('that can’t be read is not taken for none', async ({ page, faults }) => {
    await serve(page, LINEAR);
    await openPractice(page);
    await answerWith(page, '4');
    await expectProgress(page, 1, 1);
    await page.route('**/api/progress/algebra', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(page.getByText('Your progress can’t be read right now.')).toBeVisible();
    await answerWith(page, '4');
    await expect(toast(page)).toHaveText('ErrorFailed to update progress');
    await page.unroute('**/api/progress/algebra');
    await parts(page).next.click();
    await answerWith(page, '4');
    await expectProgress(page, 3, 3);
    expectOnlyFailedCalls(faults);
  });

  test('is drawn as bars: tens of the streak, and up to ten problems', async ({ page }) => {
    await page.route('**/api/progress/algebra', (route) =>
      route.fulfill({ json: { problemsCompleted: 25, streak: 13 } }),
    );
    await openPractice(page);
    await expectProgress(page, 13, 25);
    await expect(page.getByRole('progressbar', { name: 'Streak' })).toHaveJSProperty('value', 30);
    await expect(page.getByRole('progressbar', { name: 'Problems solved' })).toHaveJSProperty('value', 100);
  });

  test('belongs to one browser, and survives a reload', async ({ page, browser, baseURL }) => {
    await serve(page, LINEAR);
    await openPractice(page);
    await answerWith(page, '4');
    await expect.poll(() => storedProgress(page, 'algebra')).toEqual({ problemsCompleted: 1, streak: 1 });
    await page.reload();
    await expectProgress(page, 1, 1);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
    const visitor = await other.newPage();
    await openPractice(visitor);
    await expectProgress(visitor, 0, 0);
    await other.close();
  });
});

test('the offer of Pro leads to the prices', async ({ page }) => {
  await openPractice(page);
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/pricing');
});
