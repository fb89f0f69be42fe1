import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from '../site.js';

const KB = 1024;
/** HTTP/2 carries them in one wave. */
const REQUESTS = 11;
const PRECACHE = 350;

/** KB that a page may cost before it works, as sent with brotli; the styles inside it are counted with the style sheets. */
function budgetOf(path: string) {
  const tools = path.startsWith('/tools');
  return { html: path.startsWith('/tools/') ? 30 : 20, css: 18, script: tools ? 100 : 90, font: 70 };
}
/** KB of script beyond React, its DOM and the router that a page may fetch before anybody uses it. */
function scriptsBeforeUse(path: string): number {
  if (path === '/practice') return 35;
  if (path === '/marketplace') return 22;
  if (path === '/checkout') return 34;
  return READER[path] ?? (path === '/' || path.startsWith('/tools') ? 24 : 18);
}
/** Places in a pack. */
const READER: Readonly<Record<string, number>> = {
  '/marketplace?pack=quadratics': 20,
  '/marketplace?pack=quadratics&part=sample': 35,
  '/marketplace?pack=quadratics&part=problems': 35,
};
type Kind = keyof ReturnType<typeof budgetOf>;

interface Sent {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** What really comes over the wire. */
function send(url: URL, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': coding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${url.href} answers ${String(answer.statusCode)}`));
      });
    }).on('error', reject);
  });
}

const kept = new Map<string, Promise<Sent>>();

function load(origin: string, path: string): Promise<Sent> {
  const url = new URL(path, origin);
  const sent = kept.get(url.href) ?? weigh(url);
  kept.set(url.href, sent);
  return sent;
}

async function weigh(url: URL): Promise<Sent> {
  const { length } = await send(url, 'br');
  return { size: length, text: async () => (await send(url, 'identity')).toString() };
}

/** The scripts that must be there before one of them runs: itself, and what it imports. */
async function scriptsFrom(origin: string, path: string, found: Set<string>): Promise<void> {
  if (found.has(path)) return;
  found.add(path);
  const text = await (await load(origin, path)).text();
  const imports = [...text.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)];
  for (const [, name = ''] of imports)
    await scriptsFrom(origin, new URL(name, new URL(path, origin)).pathname, found);
}

/** What a page asks for before it works. */
async function filesOf(origin: string, path: string): Promise<Record<Kind, readonly string[]>> {
  const html = await (await load(origin, path)).text();
  const tags = [...html.matchAll(/<(?:link|script) [^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string): string => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '';
  const named = (pattern: RegExp): string[] => tags.filter((tag) => pattern.test(tag)).map(address);
  const script = new Set<string>();
  for (const name of named(/rel="modulepreload"|<script [^>]*src=/)) await scriptsFrom(origin, name, script);
  return {
    html: [path],
    css: named(/rel="stylesheet"/),
    script: [...script],
    // Mathematics is below the first lines: its font comes when the page is laid out.
    font: [...stylesOf(html).matchAll(/url\(([^)]+\.woff2)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('stix-two-math')),
  };
}

/** Opens a pack, as if it was bought, with a problem of algebra in place of its own. */
async function openPack(page: Page): Promise<void> {
  await page.route('**/api/marketplace/packs/quadratics', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), open: true } });
  });
  await page.route('**/api/marketplace/packs/quadratics/problems', async (route) => {
    const response = await page.request.get('/api/practice/random/algebra?skill=linear-equation');
    await route.fulfill({ json: { problems: [await response.json()] } });
  });
}

/** The style sheet inside a page. */
const stylesOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

test('every page keeps its budget', { tag: '@full' }, async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const rows: string[] = [];
  const over: string[] = [];
  for (const { path } of ROUTES) {
    const files = await filesOf(origin, path);
    expect(files.script.length, `${path} has scripts`).toBeGreaterThan(1);
    const cells: string[] = [];
    const inside = brotliCompressSync(stylesOf(await (await load(origin, path)).text())).length;
    const moved: Partial<Record<Kind, number>> = { html: -inside, css: inside };
    for (const [kind, budget] of Object.entries(budgetOf(path)) as [Kind, number][]) {
      const sizes = await Promise.all(files[kind].map(async (file) => (await load(origin, file)).size));
      const size = sizes.reduce((sum, each) => sum + each, moved[kind] ?? 0) / KB;
      cells.push(`${kind} ${size.toFixed(1)} of ${budget}`);
      if (size > budget) over.push(`${path}: ${kind}`);
    }
    const requests = Object.values(files).flat().length;
    cells.push(`requests ${requests} of ${REQUESTS}`);
    if (requests > REQUESTS) over.push(`${path}: requests`);
    rows.push(`${path.padEnd(30)} ${cells.join(' · ')}`);
  }
  expect(over, `over the budget (KB, brotli)\n${rows.join('\n')}`).toEqual([]);
});

test('no page fetches more script than it needs before it is used', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  let scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await openPack(page);
  const rows: string[] = [];
  const over: string[] = [];
  for (const path of [...ROUTES.map((route) => route.path), ...Object.keys(READER)]) {
    scripts = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts, `${path} asks for each once`).toEqual([...new Set(scripts)]);
    const counted = scripts.filter((name) => !/\/react-/.test(name));
    const sizes = await Promise.all(counted.map(async (name) => (await load(baseURL ?? '', name)).size));
    const size = sizes.reduce((sum, each) => sum + each, 0) / KB;
    rows.push(`${path.padEnd(30)} ${size.toFixed(1)} of ${scriptsBeforeUse(path)} · ${counted.join(' ')}`);
    expect(counted.length, `${path} has scripts`).toBeGreaterThan(1);
    if (size > scriptsBeforeUse(path)) over.push(path);
  }
  expect(over, `over the budget (KB, brotli)\n${rows.join('\n')}`).toEqual([]);
});

test('a page alone names its fonts: a sheet that comes later would have it laid out again', {
  tag: '@full',
}, async ({ baseURL }) => {
  const origin = baseURL ?? '';
  for (const { path } of ROUTES) {
    const { css } = await filesOf(origin, path);
    expect(css.length, `${path} has a sheet`).toBeGreaterThan(0);
    expect(stylesOf(await (await load(origin, path)).text()), path).toContain('@font-face');
    for (const sheet of css)
      expect(await (await load(origin, sheet)).text(), path).not.toContain('@font-face');
  }
});

test('what stands far below is laid out once the browser is idle', { tag: '@full' }, async ({ page }) => {
  const far = (): number =>
    [...document.querySelectorAll('body *')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    ).length;
  let most = 0;
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('footer', { state: 'attached' });
    most = Math.max(most, await page.evaluate(far));
    await expect.poll(() => page.evaluate(far), path).toBe(0);
  }
  expect(most, 'there is something far below').toBeGreaterThan(0);
});

test(`what is kept for use without a network is at most ${PRECACHE} KB`, { tag: '@full' }, async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const text = await (await load(origin, '/sw.js')).text();
  const urls = [...text.matchAll(/\burl["'`]?:["'`](\/[^"'`]*)["'`]/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => /checkout|api|cards/.test(url))).toEqual([]);
  const sizes = await Promise.all([...urls, '/sw.js'].map(async (url) => (await load(origin, url)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(PRECACHE);
});
