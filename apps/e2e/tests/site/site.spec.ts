import type { Page } from '@playwright/test';
import { misprints } from '../notation.js';
import {
  alive,
  expect,
  expectOwnHead,
  NAVIGATION,
  open,
  readHead,
  ROUTES,
  scrollTop,
  test,
} from '../site.js';
import { brightness } from './theme.js';

/** The suggestions on the 404 page: a tool or a page with that name, or search results. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  '/tools/bmi': ['BMI Calculator'],
  '/tools/tip-calculator': ['Tip Calculator'],
  '/tip': ['Tip Calculator'],
  '/age': ['Age Calculator'],
  '/ABOUT': ['About'],
  '/About': ['About'],
};

/** One page of each kind. The full tier tests the others too. */
const KINDS = ['/', '/tools', '/tools/unit-converter', '/practice', '/marketplace', '/checkout', '/privacy'];

/** Returns the visible content of a page: main headings, main text and header links. */
function shown() {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.innerText);
  return { headings: texts('h1'), main: texts('main').join(''), links: texts('header a') };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const isOfGate = ({ path }: { readonly path: string }): boolean => KINDS.includes(path);

  for (const { which, routes, ...tier } of [
    { which: 'a page of each kind', routes: ROUTES.filter(isOfGate) },
    { which: 'every other page', routes: ROUTES.filter((route) => !isOfGate(route)), tag: '@full' },
  ])
    test(`${which} responds with 200 and shows its content`, tier, async ({ page }) => {
      for (const { path, heading } of routes) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        const { headings, main, links } = await page.evaluate(shown);
        expect(headings, path).toEqual([expect.stringMatching(heading)]);
        expect(main.replace(headings[0] ?? '', '').trim(), `${path}: more than the heading`).not.toBe('');
        expect(links, path).toContain('Tools');
        expect(await misprints(page.locator('main')), `${path}: text that isn’t typeset`).toEqual([]);
      }
    });

  test('an unknown address responds with 404 and shows the 404 page', async ({ page }) => {
    expect((await page.goto('/nope'))?.status()).toBe(404);
    expect((await page.evaluate(shown)).headings).toEqual(['Page Not Found']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await brightness(page), 'on a dark system').toBeLessThan(64);
  });
});

/** Expects a 404 page at an address, with the given tools as suggestions. */
async function expectUnknown(page: Page, address: string, offered: readonly string[]): Promise<void> {
  const { pathname } = new URL(address);
  expect((await page.goto(address))?.status(), pathname).toBe(404);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 }), pathname).toHaveText('Page Not Found');
  await expect(page.getByText(`${pathname} ∉ routes`)).toBeVisible();
  const head = await readHead(page);
  expect(head.titles, pathname).toHaveLength(1);
  expect(head.descriptions, pathname).toHaveLength(1);
  expect(head.canonicals, pathname).toEqual([]);
  const suggested = page.getByRole('region', { name: 'Were you looking for this?' });
  await expect(suggested.getByRole('heading', { level: 3 }), pathname).toHaveText([...offered]);
  await expect(suggested).toHaveCount(offered.length === 0 ? 0 : 1);
  await expect(page.getByRole('main').getByRole('link', { name: 'All tools' })).toBeVisible();
}

test('an unknown address responds with 404, has no canonical link, and suggests the tool with that name', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  // A router might match these addresses by mistake.
  for (const path of ['/nope', '/tools//', '/tip'])
    await expectUnknown(page, `${baseURL ?? ''}${path}`, OFFERED[path] ?? []);
  await expectUnknown(page, `${baseURL ?? ''}/tip-calculator`, ['Tip Calculator']);
  const link = page.getByRole('main').getByRole('link', { name: 'Tip Calculator' });
  await expect(link).toHaveAttribute('href', '/tools#tip');
  await link.click();
  await expect(page.getByRole('region', { name: 'Tip Calculator' })).toBeVisible();
});

test('other unknown addresses respond with 404', { tag: '@full' }, async ({ page, baseURL }) => {
  for (const path of [
    '/%61bout',
    '/age',
    '/tools/nope',
    '/tools/bmi',
    '/constructor',
    '/%F0%9F%A7%AE',
    '/ABOUT',
    '/About',
    '///',
    '/tools/tip-calculator',
  ])
    await expectUnknown(page, `${baseURL ?? ''}${path}`, OFFERED[path] ?? []);
  await expectUnknown(page, `${baseURL ?? ''}/discount-calculator`, ['Discount Calculator']);
  const link = page.getByRole('main').getByRole('link', { name: 'Discount Calculator' });
  await expect(link).toHaveAttribute('href', '/tools#discount');
  await link.click();
  await expect(page.getByRole('region', { name: 'Discount Calculator' })).toBeVisible();
});

test('canonical links have the public origin regardless of the requested host', async ({ page, baseURL }) => {
  const other = new URL('/about', baseURL);
  other.hostname = 'localhost';
  await open(page, other.href);
  expect((await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}/about`]);
});

test('the header links to every specified route and marks it, and the head is updated, without page loads', async ({
  page,
  baseURL,
}) => {
  await open(page, '/privacy');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  await expect(current).toHaveCount(0);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const hrefs = await navigation
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(NAVIGATION);
  const footer = page.getByRole('contentinfo');
  const links = [
    ...NAVIGATION.map((path) => [navigation, path] as const),
    [footer, '/privacy'] as const,
    [footer, '/terms'] as const,
    [page.getByRole('banner'), '/'] as const, // The last part is the site name.
  ];
  const titles = new Set<string>();
  const places = new Set<string>();
  for (const [place, path] of links) {
    await place.locator(`a[href="${path}"]`).first().click();
    // The practice page adds its problem to the address.
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    if (NAVIGATION.includes(path))
      await expect(navigation.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(current, path).toHaveCount(NAVIGATION.includes(path) ? 1 : 0);
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}${path}`]);
    const lefts = await navigation
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    places.add(lefts.join(' '));
    const head = await readHead(page);
    expectOwnHead(head, `${baseURL ?? ''}${path}`);
    for (const title of head.titles) titles.add(title);
  }
  expect(titles.size).toBe(links.length - 1); // The home page is linked twice.
  expect(places.size, 'the links don’t move, whichever is current').toBe(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await open(page, '/about');
  await expect(current).toHaveText(['About']);
});

test('navigation starts at the top with the focus on the heading', async ({ page }) => {
  await open(page, '/');
  for (const [name, path] of [
    ['About', '/about'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  }
});

const toFoot = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });

/** Expects going back from a page to show the top of the previous one. */
async function expectBackAtTop(page: Page, path: string, heading: string): Promise<void> {
  await toFoot(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  // The address changes before the page.
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForTimeout(500); // The browser would restore the old scroll position asynchronously.
  expect(await scrollTop(page), path).toBe(0);
}

test('going back starts at the top with the focus on the heading, regardless of how the page was left', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/privacy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service', exact: true });
  for (const leave of [() => link.click(), () => link.press('Enter')]) {
    await toFoot(page);
    await leave();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expectBackAtTop(page, '/privacy', 'Privacy Policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('going back starts at the top on touch devices and after page loads, and a reload keeps the scroll position', {
  tag: ['@mobile', '@full'],
}, async ({ page }) => {
  await open(page, '/pricing');
  await toFoot(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expectBackAtTop(page, '/pricing', 'Pricing');
  await page.getByRole('main').locator('a[href^="/checkout"]').last().tap();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/checkout');
  await alive(page);
  await expectBackAtTop(page, '/pricing', 'Pricing');
  await alive(page);
  await page.evaluate(() => {
    window.scrollTo(0, 300);
  });
  await expect.poll(() => scrollTop(page)).toBe(300);
  // The scroll event is dispatched in the next frame.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.reload();
  await alive(page);
  await expect.poll(() => scrollTop(page)).toBe(300);
});
