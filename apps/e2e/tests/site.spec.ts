import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.js';
import { alive, expect, expectOwnHead, fill, open, readHead, ROUTES, scrollTop, test } from './site.js';

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
  for (const { path, heading } of ROUTES) {
    test(`${path} answers 200 and shows its content`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const headings = page.getByRole('heading', { level: 1 });
      await expect(headings).toHaveCount(1);
      await expect(headings).toBeVisible();
      await expect(headings).toHaveText(heading);
      const text = (await page.getByRole('main').innerText()).replace(await headings.innerText(), '');
      expect(text.trim(), 'more than the heading').not.toBe('');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Tools', exact: true })).toBeVisible();
    });
  }

  test('an unknown address answers 404 and says so', async ({ page }) => {
    expect((await page.goto('/nope'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  test.describe('on a dark system', () => {
    test.use({ colorScheme: 'dark' });
    test('the page is dark', async ({ page }) => {
      await page.goto('/');
      expect(await brightness(page)).toBeLessThan(64);
    });
  });
});

test.describe('the 404 page', () => {
  for (const [path, title, id] of [
    ['/discount-calculator', 'Discount Calculator', 'discount'],
    ['/tip-calculator', 'Tip Calculator', 'tip'],
  ] as const) {
    test(`offers the tool at ${path}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      const link = page.getByRole('main').getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', `/tools#${id}`);
      await link.click();
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    });
  }

  test('offers nothing where no tool has that name, has no canonical link and is not indexed', async ({
    page,
  }) => {
    for (const path of ['/nope', '/tools/nope', '/tools/bmi', '/constructor', '/%F0%9F%A7%AE']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      const head = await readHead(page);
      expect(head.titles).toHaveLength(1);
      expect(head.descriptions).toHaveLength(1);
      expect(head.canonicals).toEqual([]);
    }
    await page.goto('/nope');
    await alive(page);
    await expect(page.getByRole('heading', { name: 'Were you looking for this?' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'All tools' })).toBeVisible();
  });
});

test('sitemap.xml lists exactly the routes, under the public origin', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const places = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places.sort()).toEqual(ROUTES.map(({ path }) => `${baseURL ?? ''}${path}`).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
});

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const { path } of ROUTES) {
    const html = await (await request.get(path)).text();
    seen.titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    seen.descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(seen.titles.size).toBe(ROUTES.length);
  expect(seen.descriptions.size).toBe(ROUTES.length);
});

test('the search of the structured data is /tools?q={term}', async ({ page, baseURL }) => {
  await open(page, '/');
  const { data } = await readHead(page);
  expect(data.join('\n')).toContain(`"${baseURL ?? ''}/tools?q={`);
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

test('the head follows when one moves on without a new document', async ({ page, baseURL }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const links = [
    ...NAVIGATION.slice(1).map((path) => ['banner', path] as const),
    ...['/privacy', '/terms'].map((path) => ['contentinfo', path] as const),
    ['banner', '/'] as const,
  ];
  const titles = new Set<string>();
  for (const [place, path] of links) {
    await page.getByRole(place).locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([`${baseURL ?? ''}${path}`]);
    const head = await readHead(page);
    expectOwnHead(head, `${baseURL ?? ''}${path}`);
    for (const title of head.titles) titles.add(title);
  }
  expect(titles.size).toBe(links.length);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('the header', () => {
  test('marks the current route and leads to every specified one', async ({ page }) => {
    await open(page, '/privacy');
    const banner = page.getByRole('banner');
    await expect(banner.locator('[aria-current="page"]')).toHaveCount(0);
    const navigation = banner.getByRole('navigation', { name: 'Main' });
    const hrefs = await navigation
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(NAVIGATION);
    for (const path of NAVIGATION) {
      const link = navigation.locator(`a[href="${path}"]`);
      await link.click();
      await expect(page).toHaveURL(({ pathname }) => pathname === path); // practice names its problem behind it
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(banner.locator('[aria-current="page"]')).toHaveCount(1);
    }
    await open(page, '/about');
    await expect(banner.locator('[aria-current="page"]')).toHaveText(['About']);
  });

  test.describe('on a small screen @mobile', () => {
    test('holds a menu that its button opens and closes', async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();
      const opening = page.getByRole('button', { name: 'Open menu' });
      await expect(opening).toHaveAttribute('aria-expanded', 'false');
      await opening.tap();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link')).toHaveCount(NAVIGATION.length);
      const closing = page.getByRole('button', { name: 'Close menu' });
      await expect(closing).toHaveAttribute('aria-expanded', 'true');
      await closing.tap();
      await expect(menu).toBeHidden();
    });

    test('closes its menu on Escape', async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await menu.getByRole('link', { name: 'About' }).focus();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    test('closes its menu on navigation, to the same page too', async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['About', 'Contact Us', 'Contact Us']) {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await menu.getByRole('link', { name }).tap();
        await expect(menu, name).toBeHidden();
      }
      await expect(page).toHaveURL('/contact');
    });
  });
});

/** The brightness of what is painted behind the page, from 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel) / 3, 0);
  });
}

test.describe('the theme', () => {
  test('switches, is saved, and survives a reload', async ({ page }) => {
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await brightness(page)).toBeGreaterThan(192);
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await brightness(page)).toBeLessThan(64);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await alive(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('is there before the first paint, however late the scripts arrive', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    await page.route('**/*.js', async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(held).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await brightness(page)).toBeLessThan(64);
    release();
    await alive(page);
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('follows the system until the visitor chooses', async ({ page }) => {
    await open(page, '/about');
    const html = page.locator('html');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await page.emulateMedia({ colorScheme: 'light' });
    await toggle.click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await brightness(page)).toBeLessThan(64);
  });

  test.describe('on a dark system', () => {
    test.use({ colorScheme: 'dark' });
    test('is dark by default, and what the visitor chose wins', async ({ page }) => {
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await brightness(page)).toBeGreaterThan(192);
    });
  });
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

for (const path of ['/ABOUT', '/About', '/tools//', '/%61bout', '///', '/tools/tip-calculator']) {
  test(`${path} is no page, in the server’s eyes and in the site’s`, async ({ page, baseURL }) => {
    expect((await page.goto(`${baseURL ?? ''}${path}`))?.status()).toBe(404);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText(`${path} ∉ routes`)).toBeVisible();
  });
}

test.describe('on a screen 375 pixels wide @mobile', () => {
  const LONG = '1234567890'.repeat(30);
  const places = [
    '/tools#calculators',
    '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan',
    `/tools/logarithm-simplifier?base=1.0000001&value=${LONG}`,
    `/tools/unit-converter?value=${LONG}`,
    `/tools/percentage-calculator?value=${LONG}&percentage=${LONG}`,
    `/tools?arithmetic.left=${LONG}&arithmetic.operation=divide&arithmetic.right=7.${LONG}#arithmetic`,
    `/tools/time-calculator?days=${LONG}&seconds2=1`,
    `/tools?gpa.courses=${LONG}:A;3:B#gpa`,
  ];
  for (const place of places) {
    test(`${place.replaceAll(LONG, '<300 digits>')} never scrolls sideways`, async ({ page }) => {
      await open(page, place);
      if (place.includes('?')) await expect(page.locator('math').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    });
  }
});

test.describe('axe finds no violation of WCAG 2.2 AA', () => {
  // the theme would fade over, and axe would measure colours on the way
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in the tab of the calculators, with a result and an unusable field', async ({ page }) => {
    await open(page, '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan');
    await fill(page.getByRole('region', { name: 'BMI Calculator' }), { Weight: 'heavy', Height: '0' });
    await expectAccessible(page);
  });

  test('in the converter with a result', async ({ page }) => {
    await open(page, '/tools?unit.value=5#unit');
    await expectAccessible(page);
  });

  test('in the open menu @mobile', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expectAccessible(page);
  });
});
