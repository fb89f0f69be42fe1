import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, ROUTES, test } from '../site.js';

const KB = 1024;
const PRECACHE = 690;

/** The maximum size in KB, with Brotli, that a page may need to become interactive. Inline styles count as style sheets. */
function budgetOf(path: string) {
  const tools = path.startsWith('/tools');
  const works = tools || path === '/practice'; // Both include the engine.
  const css = path === '/tools' ? 23 : 21; // It also has the styles of the list.
  return { html: tools ? 30 : 20, css, script: works ? 190 : 160, font: 70 };
}
type Kind = keyof ReturnType<typeof budgetOf>;

interface Sent {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** Returns the transferred size. */
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

/** Returns a script and all its static imports. */
async function scriptsFrom(origin: string, path: string, found: Set<string>): Promise<void> {
  if (found.has(path)) return;
  found.add(path);
  const text = await (await load(origin, path)).text();
  const imports = [...text.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)];
  for (const [, name = ''] of imports)
    await scriptsFrom(origin, new URL(name, new URL(path, origin)).pathname, found);
}

/** Returns the files that a page needs before it is interactive. */
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
    // Math is below the fold, so its font loads after layout.
    font: [...stylesOf(html).matchAll(/url\(([^)]+\.woff2)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('stix-two-math')),
  };
}

/** Returns the inline style sheet of a page. */
const stylesOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

test('every page stays within its budget', { tag: '@full' }, async ({ baseURL }) => {
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
    rows.push(`${path.padEnd(30)} ${cells.join(' · ')}`);
  }
  expect(over, `over the budget (KB, brotli)\n${rows.join('\n')}`).toEqual([]);
});

test('only the page declares fonts, because a later style sheet with fonts would force a new layout', {
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

test(`the precache is at most ${PRECACHE} KB`, { tag: '@full' }, async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const text = await (await load(origin, '/sw.js')).text();
  const urls = [...text.matchAll(/\burl["'`]?:["'`](\/[^"'`]*)["'`]/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => /checkout|api|cards/.test(url))).toEqual([]);
  const sizes = await Promise.all([...urls, '/sw.js'].map(async (url) => (await load(origin, url)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(PRECACHE);
});
