import { alive, expect, expectOwnHead, open, readHead, ROUTES, scrollTop, test } from './site.js';
import { brightness } from './theme.js';

const NAVIGATION = [
  '/',
  '/how-it-works',
  '/tools',
  '/practice',
  '/marketplace',
  '/pricing',
  '/about',
  '/support',
  '/contact',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page answers 200 and shows its content, an unknown address answers 404 and says so', async ({
    page,
  }) => {
    const headings = page.getByRole('heading', { level: 1 });
    for (const { path, heading } of ROUTES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(headings, path).toHaveCount(1);
      await expect(headings, path).toBeVisible();
      await expect(headings, path).toHaveText(heading);
      const text = (await page.getByRole('main').innerText()).replace(await headings.innerText(), '');
      expect(text.trim(), `${path}: more than the heading`).not.toBe('');
      const tools = page.getByRole('banner').getByRole('link', { name: 'Tools', exact: true });
      await expect(tools, path).toBeVisible();
    }
    expect((await page.goto('/nope'))?.status()).toBe(404);
    await expect(headings).toHaveText('Page Not Found');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await brightness(page), 'on a dark system').toBeLessThan(64);
  });
});

test('an unknown address answers 404, has no canonical link, and offers the tool of that name', async ({
  page,
  baseURL,
}) => {
  const suggested = page.getByRole('region', { name: 'Were you looking for this?' });
  for (const [path, offered] of [
    ['/nope', []],
    ['/tools/nope'],
    ['/tools/bmi'],
    ['/constructor'],
    ['/%F0%9F%A7%AE'],
    // what a router might take for a page
    ['/ABOUT'],
    ['/About'],
    ['/tools//'],
    ['/%61bout'],
    ['///'],
    ['/tools/tip-calculator'],
    ['/discount-calculator', [['Discount Calculator', 'discount']]],
    ['/tip-calculator', [['Tip Calculator', 'tip']]],
  ] as const) {
    expect((await page.goto(`${baseURL ?? ''}${path}`))?.status(), path).toBe(404);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found');
    await expect(page.getByText(`${path} ∉ routes`)).toBeVisible();
    const head = await readHead(page);
    expect(head.titles, path).toHaveLength(1);
    expect(head.descriptions, path).toHaveLength(1);
    expect(head.canonicals, path).toEqual([]);
    if (offered)
      await expect(suggested.getByRole('heading', { level: 3 })).toHaveText(offered.map(([t]) => t));
    if (offered?.length === 0) {
      await expect(suggested).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'All tools' })).toBeVisible();
    }
    for (const [title, id] of offered ?? []) {
      const link = page.getByRole('main').getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', `/tools#${id}`);
      await link.click();
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    }
  }
});

test('canonical links keep the public origin whatever name the server is asked by', async ({
  page,
  baseURL,
}) => {
  const other = new URL('/about', baseURL);
  other.hostname = 'localhost';
  await open(page, other.href);
  expect((await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}/about`]);
});

test('the header leads to every specified route and marks it, the head follows, in one document', async ({
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
    [page.getByRole('banner'), '/'] as const, // the name of the site
  ];
  const titles = new Set<string>();
  for (const [place, path] of links) {
    await place.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path); // practice names its problem behind it
    if (NAVIGATION.includes(path))
      await expect(navigation.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(current, path).toHaveCount(NAVIGATION.includes(path) ? 1 : 0);
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}${path}`]);
    const head = await readHead(page);
    expectOwnHead(head, `${baseURL ?? ''}${path}`);
    for (const title of head.titles) titles.add(title);
  }
  expect(titles.size).toBe(links.length - 1); // home twice
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await open(page, '/about');
  await expect(current).toHaveText(['About']);
});

test('a change of route starts at the top with the focus on the heading', async ({ page }) => {
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
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
