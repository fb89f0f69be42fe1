import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { alive, answer, expect, open, test as base, TOOL_IDS } from '../site.js';

const DEDICATED = [
  '/tools/logarithm-simplifier',
  '/tools/unit-converter',
  '/tools/time-calculator',
  '/tools/percentage-calculator',
  '/tools/age-calculator',
];

/** A proxy between the browser and the site, whose responses a test can change. */
interface Between {
  readonly origin: string;
  change: (path: string, body: string) => { readonly status?: number; readonly body: string };
}

const test = base.extend<{ between: Between }>({
  between: async ({ baseURL }, use) => {
    const between = { origin: '', change: (_: string, body: string) => ({ body }) };
    const server = createServer((incoming, outgoing) => {
      pass(incoming, outgoing, { site: baseURL ?? '', between });
    });
    between.origin = await listen(server);
    await use(between);
    server.closeAllConnections();
    server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

// The browser reports failed idle-time prefetches, which are expected when the network or the server is down.
test.afterEach(({ faults }) => {
  const others = faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|status of 503/.test(fault));
  faults.splice(0, Infinity, ...others);
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { site, between }: { readonly site: string; readonly between: Between },
): void {
  const path = incoming.url ?? '/';
  const headers = { 'accept-encoding': 'identity', accept: incoming.headers.accept ?? '*/*' };
  const passed = ask(new URL(path, site), { method: incoming.method, headers }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const whole = Buffer.concat(parts);
      const text = /html|javascript/.test(reply.headers['content-type'] ?? '');
      const { status = reply.statusCode ?? 500, body } = between.change(path, text ? whole.toString() : '');
      const kept = Object.entries(reply.headers).filter(([name]) => !/length|encoding|etag/.test(name));
      outgoing.writeHead(status, Object.fromEntries(kept)).end(text ? body : whole);
    });
  });
  incoming.pipe(passed);
}

/** Opens a page and waits until the precache is complete. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Loads a tool's example and expects an answer. */
async function expectComputes(tool: Locator, name: string): Promise<void> {
  await tool.getByRole('button', { name: 'Load example' }).first().click();
  const calculate = tool.getByRole('button', { name: 'Calculate', exact: true }).first();
  if (await calculate.isVisible()) await calculate.click();
  await expect(answer(tool).first(), name).toHaveText(/\S/);
}

test('tools calculate and pages render offline after one visit', async ({ page, context }) => {
  await visit(page, '/about');
  // The browser may have cached these files anyway, so a correct page alone proves nothing.
  const styles = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await document.fonts.ready;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const addresses = [...[...links].map(({ href }) => href), ...fonts.map(({ name }) => name)];
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    return { count: addresses.length, missing: addresses.filter((_, i) => kept[i] === undefined) };
  });
  expect(styles).toEqual({ count: 4, missing: [] }); // The assets are the style sheet and three fonts.
  await context.setOffline(true);
  await open(page, '/tools/logarithm-simplifier');
  await expectComputes(page.getByRole('main'), 'logarithm');
  await open(page, '/tools#gpa');
  await expectComputes(page.locator('section[id="gpa"]'), 'gpa');
  await open(page, '/how-it-works');
  await expect(page).toHaveTitle(/How MathTools works/);
  await open(page, '/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('an equation is solved and work is checked offline after one visit', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  await open(page, '/tools#equation');
  const solver = page.locator('section[id="equation"]');
  await solver.getByRole('textbox', { name: 'Equation or expression' }).fill('2x+3=11');
  await expect(answer(solver).locator('math').last()).toHaveAttribute('alttext', '4');
  await open(page, '/tools#working');
  const checker = page.locator('section[id="working"]');
  const box = checker.getByRole('textbox', { name: 'Your work' });
  await box.fill('2x + 3 = 11\n2x = 14');
  await box.press('ControlOrMeta+Enter');
  await expect(answer(checker)).toHaveText('Line 2 doesn’t follow');
  await expect(checker.getByRole('img', { name: 'Incorrect' })).toBeVisible();
});

test('every script that is cached, also on first use, is cached with its imports', async ({ page }) => {
  await visit(page, '/about');
  await open(page, '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan');
  await expect(
    page.locator('section[id="loan"]').getByRole('slider', { name: 'Interest rate' }),
  ).toBeVisible();
  const missing = async () => {
    const scripts = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const responses = await Promise.all(stores.map((store) => store.matchAll()));
      const found = responses.flat().filter(({ url }) => url.endsWith('.js'));
      return Promise.all(found.map(async (script) => ({ url: script.url, text: await script.text() })));
    });
    expect(scripts.map(({ url }) => url).join()).toContain('balance-picture');
    const cached = new Set(scripts.map(({ url }) => url));
    return scripts.flatMap(({ url, text }) => {
      const names = [...text.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(
        ([, name = '']) => name,
      );
      return names.filter((name) => !cached.has(new URL(name, url).href)).map((name) => `${name} of ${url}`);
    });
  };
  await expect.poll(missing).toEqual([]);
});

test.describe('offline', { tag: '@full' }, () => {
  test('every tool calculates offline after one visit', async ({ page, context }) => {
    await visit(page, '/tools');
    await context.setOffline(true);
    // Chromium 150 resets this on every page load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    await page.reload();
    await alive(page);
    for (const id of TOOL_IDS) {
      await page.goto(`/tools#${id}`);
      const tool = page.locator(`section[id="${id}"]`);
      await expect(tool, id).toBeVisible();
      await expectComputes(tool, id);
    }
  });

  test('every tool page renders offline, no matter which page was visited', async ({ page, context }) => {
    await visit(page, '/about');
    await context.setOffline(true);
    for (const path of DEDICATED) {
      await open(page, path);
      await expectComputes(page.getByRole('main'), path);
    }
  });
});

test('the API and the checkout are never cached', { tag: '@full' }, async ({ page, context }) => {
  await visit(page, '/checkout');
  await page.evaluate(() => fetch('/api/health'));
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/shell');
  expect(kept.filter((path) => /^\/(?:api|checkout)/.test(path))).toEqual([]);
  await context.setOffline(true);
  for (const path of ['/checkout', '/checkout?product=pro&amount=9.99&name=Pro'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

/** Makes the browser check for a new service worker. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

test('a page is always up to date, renders if the server fails, and offers a new version', {
  tag: '@full',
}, async ({ page, between }) => {
  await visit(page, `${between.origin}/about`);
  between.change = (path, body) => ({
    body: path === '/about' ? body.replace('<body>', '<body data-new>') : body,
  });
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-new', '');
  between.change = (_, body) => ({ status: 503, body });
  await open(page, `${between.origin}/tools/time-calculator`);
  await expectComputes(page.getByRole('main'), 'time');

  between.change = (path, body) => ({
    body: path === '/sw.js' ? body.replace(/(pathname\s*===\s*["'`])[^"'`]+/, '$1/assets/newer.js') : body,
  });
  await update(page);
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await offer.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('before' in window));
  await expect(offer, 'this page is still the old version').toBeVisible();
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toHaveCount(0);
});

test('a page of the new version lets the new service worker take over without a prompt', {
  tag: '@full',
}, async ({ page, between }) => {
  await visit(page, `${between.origin}/about`);
  between.change = (path, body) => ({ body: path === '/sw.js' ? `${body}\n// newer` : body });
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  await update(page);
  await page.waitForFunction(
    (old) =>
      navigator.serviceWorker.controller !== old && navigator.serviceWorker.controller?.state === 'activated',
    before,
  );
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
});
