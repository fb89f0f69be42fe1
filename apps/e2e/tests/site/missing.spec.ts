import type { Page } from '@playwright/test';
import { alive, expect, expectTab, neverIdle, open, openRow, tabLink, test } from '../site.js';

// Cached scripts wouldn't be missing.
test.use({ cold: true });

const SENTENCE = 'Sorry, this part didn’t load. Check your connection, then reload the page.';

/** Removes only the browser's and React's messages about a missing script from the faults. */
function forgiveMissing(faults: string[]): void {
  const others = faults.filter(
    (fault) => !/Failed to load resource|Failed to fetch dynamically imported module/.test(fault),
  );
  expect(faults.length).toBeGreaterThan(others.length);
  faults.splice(0, faults.length, ...others);
}

function mainNavigation(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

test('a tool that fails to load shows a message in its place, and the others still work', {
  tag: '@full',
}, async ({ page, context, faults }) => {
  await neverIdle(page);
  await open(page, '/tools');
  await context.setOffline(true);
  await tabLink(page, 'Converters').click();
  const tool = page.getByRole('region', { name: 'Number Base Converter' });
  await openRow(tool);
  await expect(tool.getByRole('alert')).toContainText(SENTENCE);
  await tabLink(page, 'Math Tools').click();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await page.goto('/tools#number-bases');
  await expectTab(page, 'Converters');
  await context.setOffline(false);
  await tool.getByRole('button', { name: 'Reload' }).click();
  await expect(tool.getByRole('textbox', { name: 'Whole number' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgiveMissing(faults);
});

test('a page or the search that fails to load shows a message, and the rest of the site still works', {
  tag: '@full',
}, async ({ page, context, faults }) => {
  await neverIdle(page);
  await open(page, '/');
  await context.setOffline(true);
  await mainNavigation(page, 'About').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SENTENCE);
  await expect(page).toHaveTitle('Page not loaded');
  await mainNavigation(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translating the hard into the clear');
  await mainNavigation(page, 'About').click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About MathTools');
  await alive(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('alert')).toContainText(SENTENCE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About MathTools');
  forgiveMissing(faults);
});

/** Removes the scripts that only the About page uses, and simulates a new version of the site. */
async function release(page: Page, { until }: { readonly until: number }): Promise<() => number> {
  const scripts = async (path: string): Promise<string[]> => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
  };
  const others = [...(await scripts('/')), ...(await scripts('/pricing'))];
  const own = (await scripts('/about')).filter((script) => !others.includes(script));
  expect(own).not.toEqual([]);
  let loads = 0;
  await page.route('**/about', async (route) => {
    const isFetch = route.request().resourceType() === 'fetch';
    if (!isFetch) loads += 1;
    await (isFetch ? route.fulfill({ contentType: 'text/html', body: 'newer' }) : route.continue());
  });
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => (loads < until ? route.fulfill({ status: 404 }) : route.continue()),
  );
  return () => loads;
}

test('the page reloads automatically if a new version has replaced its script', async ({ page, faults }) => {
  await neverIdle(page);
  await open(page, '/');
  const loads = await release(page, { until: 1 });
  await mainNavigation(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About MathTools');
  await alive(page);
  expect(loads()).toBe(1);
  forgiveMissing(faults);
});

test('the page reloads only once, and then shows a message', { tag: '@full' }, async ({ page, faults }) => {
  await neverIdle(page);
  await open(page, '/');
  const loads = await release(page, { until: Infinity });
  await mainNavigation(page, 'About').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SENTENCE);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SENTENCE);
  await mainNavigation(page, 'Pricing').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  expect(loads()).toBe(2);
  forgiveMissing(faults);
});

/** Simulates a new version in which some scripts no longer exist, until the page has reloaded. */
async function replaceScripts(page: Page, names: string): Promise<() => number> {
  let loads = 0;
  const { pathname } = new URL(page.url());
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      const isFetch = route.request().resourceType() === 'fetch';
      if (!isFetch) loads += 1;
      await (isFetch ? route.fulfill({ contentType: 'text/html', body: 'newer' }) : route.continue());
    },
  );
  await page.route(new RegExp(`/assets/(${names})-[^/]*\\.js$`), (route) =>
    loads < 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return () => loads;
}

test('a message survives the reload after a new version has replaced the check of its form', async ({
  page,
  faults,
}) => {
  await neverIdle(page);
  await open(page, '/contact');
  const field = (name: string) => page.getByRole('form', { name: 'Contact' }).getByLabel(name);
  // Without the focus, which loads the check.
  for (const name of ['Name', 'Email', 'Message'])
    await field(name).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, `${name.toLowerCase()}@math.example`);
  const loads = await replaceScripts(page, 'endpoints');
  await field('Subject').focus();
  await expect.poll(loads).toBe(1);
  await alive(page);
  for (const name of ['Name', 'Email', 'Message'])
    await expect(field(name)).toHaveValue(`${name.toLowerCase()}@math.example`);
  await expect(page.getByText('20 / 1000 characters')).toBeVisible();
  await field('Subject').fill('Later');
  await expect(field('Subject')).toHaveValue('Later');
  expect(loads()).toBe(1);
  forgiveMissing(faults);
});

test('an answer survives the reload, with its problem', async ({ page, faults }) => {
  await neverIdle(page);
  await open(page, '/practice?skill=linear-equation');
  await expect(page).toHaveURL(/problem=/);
  const problem = page.locator('form[data-problem]');
  const id = (await problem.getAttribute('data-problem')) ?? '';
  const loads = await replaceScripts(page, 'answer-keys');
  await problem.getByLabel('Your answer').fill('12');
  await expect.poll(loads).toBe(1);
  await alive(page);
  await expect(problem.getByLabel('Your answer')).toHaveValue('12');
  await expect(problem).toHaveAttribute('data-problem', id);
  expect(loads()).toBe(1);
  forgiveMissing(faults);
});

test('lines of work are open after the reload', async ({ page, faults }) => {
  await neverIdle(page);
  await open(page, '/practice?problem=linear-equation.medium.3');
  await page.getByRole('button', { name: 'Show your work' }).click();
  const work = page.getByRole('textbox', { name: /work/i });
  await work.fill('3x = 6');
  const loads = await replaceScripts(page, 'answer-keys');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('2');
  await expect.poll(loads).toBe(1);
  await alive(page);
  await expect(work).toHaveValue('3x = 6');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('2');
  forgiveMissing(faults);
});

test('the home box keeps its text and answers it after the reload', async ({ page, faults }) => {
  await neverIdle(page);
  await open(page, '/');
  const loads = await replaceScripts(page, 'read|find');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('17 + 25');
  await expect.poll(loads).toBe(1);
  await alive(page);
  await expect(box).toHaveValue('17 + 25');
  await expect(page.getByRole('main').getByText('42').first()).toBeVisible();
  expect(loads()).toBe(1);
  forgiveMissing(faults);
});

test('a script that is missing when it is loaded in advance reloads nothing', async ({ page, faults }) => {
  await page.route(/\/assets\/(answer-keys|grading)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  let fetches = 0;
  await page.route('**/practice?*', async (route) => {
    fetches += 1;
    await route.continue();
  });
  await page.route('**/practice', async (route) => {
    fetches += 1;
    await route.fulfill({ contentType: 'text/html', body: 'newer' });
  });
  const missing = page.waitForResponse(/grading/);
  await open(page, '/practice?problem=linear-equation.medium.3');
  await missing;
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  expect(fetches).toBe(1);
  forgiveMissing(faults);
});

test('practice shows a message if the code that checks your work can’t be loaded', { tag: '@full' }, async ({
  page,
  faults,
}) => {
  await page.route('**/assets/working-sheet*.js', (route) => route.abort());
  await open(page, '/practice?problem=linear-equation.medium.3');
  await page.getByRole('button', { name: 'Show your work' }).click();
  await expect(page.getByText(/^We couldn’t load the checker/)).toBeVisible();
  forgiveMissing(faults);
});
