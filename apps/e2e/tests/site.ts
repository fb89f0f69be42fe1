import { readdirSync, readFileSync } from 'node:fs';
import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Response,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { Warm } from './warm.js';

interface Route {
  readonly path: string;
  readonly heading: RegExp;
}

/** The specified routes with their main headings. */
export const SPECIFIED: readonly Route[] = [
  { path: '/', heading: /\S/ },
  { path: '/how-it-works', heading: /^How It Works$/i },
  { path: '/tools', heading: /^Math Tools & Calculators$/ },
  { path: '/tools/logarithm-simplifier', heading: /Logarithm/ },
  { path: '/tools/unit-converter', heading: /Unit Converter/ },
  { path: '/tools/time-calculator', heading: /Time Calculator/ },
  { path: '/tools/percentage-calculator', heading: /Percentage Calculator/ },
  { path: '/tools/age-calculator', heading: /Age Calculator/ },
  { path: '/practice', heading: /^Practice Center$/ },
  { path: '/marketplace', heading: /^Premium Learning Packs$/ },
  { path: '/pricing', heading: /\S/ },
  { path: '/about', heading: /About/ },
  { path: '/support', heading: /Support/ },
  { path: '/contact', heading: /Contact/ },
  { path: '/privacy', heading: /Privacy/ },
  { path: '/terms', heading: /Terms/ },
  { path: '/checkout', heading: /Checkout/ },
];

/** The header links in order. */
export const NAVIGATION: readonly string[] = [
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

const sitemap = readFileSync(new URL('../../web/dist/client/sitemap.xml', import.meta.url), 'utf8');

/** Every route of the site: the specified ones and any others in the build. */
export const ROUTES: readonly Route[] = [
  ...SPECIFIED,
  ...[...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, place = '']) => ({ path: new URL(place).pathname, heading: /\S/ }))
    .filter((route) => SPECIFIED.every(({ path }) => path !== route.path)),
];

/** The id of every tool, which is the name of its folder. */
export const TOOL_IDS: readonly string[] = readdirSync(new URL('../../web/src/tools/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const PHONE = { width: 375, height: 812 };
const isOfPhone = ({ tags }: TestInfo): boolean => tags.includes('@mobile');

/** Fails a test if the browser reports a warning or an error, or if the page requests another host. */
export const test = base.extend<{ faults: string[]; cold: boolean }, { warm: Warm }>({
  /** True if the test needs an empty browser cache. */
  cold: [false, { option: true }],
  viewport: ({ viewport }, use, info) => use(isOfPhone(info) ? PHONE : viewport),
  isMobile: ({ isMobile }, use, info) => use(isOfPhone(info) || isMobile),
  hasTouch: ({ hasTouch }, use, info) => use(isOfPhone(info) || hasTouch),
  warm: [
    async ({ browser }, use) => {
      const warm = new Warm(browser);
      await use(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      warm,
      cold,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    // The options that tests in this folder set. Tests with equal options share a context.
    const options = JSON.stringify([
      cold && info.testId,
      [baseURL, colorScheme, contextOptions, hasTouch, isMobile],
      [javaScriptEnabled, permissions, serviceWorkers, timezoneId, viewport],
    ]);
    const context = await warm.lend(options);
    await use(context);
    await warm.takeBack(context, options, info.status === info.expectedStatus);
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const unwatch = watch(context, { host: new URL(baseURL ?? '').hostname, faults });
      await use(faults);
      unwatch();
      expect(faults, `errors reported by the browser: ${faults.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
});

/** Records faults in a context until the returned function is called. */
function watch(
  context: BrowserContext,
  { host, faults }: { readonly host: string; readonly faults: string[] },
): () => void {
  const missing = new Set<string>();
  const onResponse = (response: Response): void => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url());
  };
  const onConsole = (message: ConsoleMessage): void => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The configuration causes this by blocking the service worker except in its own tests.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The message is the browser's own about an expected 404.
    if (message.text().includes('status of 404') && missing.has(message.location().url)) return;
    faults.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: WebError): void => {
    faults.push(`page error: ${error.error().message}`);
  };
  const onRequest = (request: Request): void => {
    const { protocol, hostname } = new URL(request.url());
    const local = [host, 'localhost', '127.0.0.1'].includes(hostname);
    if (protocol.startsWith('http') && !local) faults.push(`request to another host: ${request.url()}`);
  };
  context
    .on('response', onResponse)
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest);
  return () => {
    context
      .off('response', onResponse)
      .off('console', onConsole)
      .off('weberror', onError)
      .off('request', onRequest);
  };
}

/** Pauses the page's clock, which must be installed. After this, only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await alive(page);
}

/** Navigates to a page without a page load, as a link would. */
export async function reach(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the page is interactive. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens a page with its scripts on hold. Returns a function that releases them and waits for hydration. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await alive(page);
  };
}

/** Returns the menu button on phones. A summary element has no role. */
export function menuButton(page: Page): Locator {
  return page.getByRole('banner').locator('summary');
}

/** Returns a tab of /tools, which is a link. */
export function tabLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Tool categories' }).getByRole('link', { name, exact: true });
}

/** Expects exactly one tab of /tools to be open. */
export async function expectTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Tool categories' });
  await expect(tabs.locator('[aria-current="true"]')).toHaveText([name]);
}

/** Prevents idle callbacks so that idle-time code loads on first use. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Opens a tool on /tools by its hash and returns its card. */
export async function openTool(page: Page, id: string, title: string): Promise<Locator> {
  await open(page, `/tools#${id}`);
  return page.getByRole('region', { name: title, exact: true });
}

/** Opens a tool's row on /tools if it is closed. */
export async function openRow(tool: Locator): Promise<void> {
  const row = tool.locator('> details');
  if (!(await row.evaluate((details: HTMLDetailsElement) => details.open)))
    await row.locator('> summary').click();
  await expect(row).toHaveAttribute('open');
}

/** Returns a text field by its exact label. */
export function field(tool: Locator, label: string): Locator {
  return tool.getByRole('textbox', { name: label, exact: true });
}

/** Fills in text fields by label. */
export async function fill(tool: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(tool, label).fill(value);
}

/** Returns the answer of a tool, which exists only if there is a result. */
export function answer(tool: Locator): Locator {
  return tool.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong');
}

/** Returns the vertical scroll position. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The metadata of a page. */
export interface Head {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly data: readonly string[];
}

/** Reads a page's title, description, canonical link and structured data. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    return {
      titles: all('title')
        .filter((element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml')
        .map((element) => element.textContent),
      descriptions: all('meta[name="description"]').map((element) => element.getAttribute('content') ?? ''),
      canonicals: all('link[rel="canonical"]').map((element) => element.getAttribute('href') ?? ''),
      data: all('script[type="application/ld+json"]').map((element) => element.textContent),
    };
  });
}

/** Expects exactly one title, description and canonical link, and valid structured data. */
export function expectOwnHead({ titles, descriptions, canonicals, data }: Head, canonical: string): void {
  expect(titles).toEqual([expect.stringMatching(/\S/)]);
  expect(descriptions).toEqual([expect.stringMatching(/\S{2,}.*\S{2,}/)]);
  expect(canonicals).toEqual([canonical]);
  const items = data.map((text) => JSON.parse(text) as Record<string, unknown>);
  for (const item of items) expect(item['@context']).toBe('https://schema.org');
  const types = items.map((item) => item['@type']);
  expect(new Set(types).size, 'one of each type').toBe(types.length);
  expect(data.join('')).not.toContain('origin.invalid');
}

/** Expects each heading to be at most one level below the previous one. */
export function expectNoSkip(levels: readonly number[], name: string): void {
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips, `${name}: skipped heading levels`).toEqual([]);
}

/** Returns the visible toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** Removes the browser's own messages about intentionally failed calls from the faults. */
export function expectOnlyFailedCalls(faults: string[]): void {
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
}

export { expect };
