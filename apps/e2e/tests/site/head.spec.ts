import { type APIRequestContext, expect, test } from '@playwright/test';
import { ROUTES } from '../site.js';
import { type Item, kindsOf } from './structured-data.js';

/** The required properties of each structured data type. `[]` represents every item of a list. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  FAQPage: ['mainEntity.[].name', 'mainEntity.[].acceptedAnswer.text'],
  HowTo: ['name', 'description', 'step.[].position', 'step.[].name', 'step.[].text'],
  WebApplication: [
    'name',
    'description',
    'url',
    'applicationCategory',
    'operatingSystem',
    'offers.price',
    'offers.priceCurrency',
    'publisher.name',
  ],
  BreadcrumbList: ['itemListElement.[].position', 'itemListElement.[].name', 'itemListElement.[].item'],
  ItemList: [
    'itemListElement.[].position',
    'itemListElement.[].item.name',
    'itemListElement.[].item.description',
    'itemListElement.[].item.image',
    'itemListElement.[].item.offers.price',
    'itemListElement.[].item.offers.priceCurrency',
    'itemListElement.[].item.offers.availability',
    'itemListElement.[].item.offers.url',
  ],
};

/** Returns every value at a path, or undefined for missing properties. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (key === '[]') {
    return Array.isArray(value) && value.length > 0
      ? value.flatMap((item: unknown) => valuesAt(item, rest))
      : [undefined];
  }
  return valuesAt((value as Item | undefined)?.[key], rest);
}

function unescape(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
  return text.replaceAll(/&([a-z#\d]+);/g, (whole, name: string) => entities[name] ?? whole);
}

interface StaticHead {
  readonly html: string;
  readonly items: readonly Item[];
  /** Returns the content of a meta tag by name or property. */
  readonly meta: (name: string) => string[];
}

async function staticHead(request: APIRequestContext, path: string): Promise<StaticHead> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    html,
    items: blocks.map(([, text = '']) => JSON.parse(text) as Item),
    meta: (name) =>
      [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
        .filter(([, found]) => found === name)
        .map(([, , content = '']) => unescape(content)),
  };
}

/** Returns the width and height of a PNG file. */
function pngSize(data: Buffer): readonly number[] {
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

test('the structured data of every page has the right types and is complete', async ({
  request,
  baseURL,
}) => {
  const known = ROUTES.map(({ path }) => `${baseURL ?? ''}${path}`);
  for (const { path } of ROUTES) {
    const { items } = await staticHead(request, path);
    expect(items.map((item) => String(item['@type'])).sort(), path).toEqual(kindsOf(path));
    for (const item of items) {
      const kind = String(item['@type']);
      expect(item['@context'], path).toBe('https://schema.org');
      for (const place of REQUIRED[kind] ?? []) {
        for (const value of valuesAt(item, place.split('.'))) {
          expect(value, `${path}: ${kind}: ${place}`).toEqual(expect.anything());
          expect(String(value), `${path}: ${kind}: ${place}`).toMatch(/\S/);
        }
      }
    }
    expect(JSON.stringify(items), path).not.toContain('origin.invalid');
    const crumbs = items.find((item) => item['@type'] === 'BreadcrumbList');
    if (!crumbs) continue;
    const places = valuesAt(crumbs, ['itemListElement', '[]', 'item']).map(String);
    expect(places.at(-1)).toBe(`${baseURL ?? ''}${path}`);
    expect(known).toEqual(expect.arrayContaining(places));
  }
});

test('every page has a unique title and description', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of ROUTES) {
    const { html, meta } = await staticHead(request, path);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    for (const description of meta('description')) descriptions.add(description);
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('sitemap.xml lists all routes except the checkout, which isn’t indexed', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const places = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  const listed = ROUTES.filter(({ path }) => path !== '/checkout');
  expect(places.sort()).toEqual(listed.map(({ path }) => `${baseURL ?? ''}${path}`).sort());
  for (const { path } of ROUTES) {
    const { meta } = await staticHead(request, path);
    expect(meta('robots'), path).toEqual(path === '/checkout' ? ['noindex'] : []);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
});

test('every page has social tags and its own social card', async ({ request, baseURL }) => {
  const pictures = new Set<string>();
  for (const { path } of ROUTES) {
    const { html, meta } = await staticHead(request, path);
    const title = unescape(/<title>([^<]*)</.exec(html)?.[1] ?? '');
    const [picture = ''] = meta('og:image');
    expect(picture, path).toMatch(new RegExp(`^${baseURL ?? ''}/cards/[a-z/-]+\\.png$`));
    const expected = {
      'og:title': title,
      'og:description': meta('description')[0],
      'og:url': `${baseURL ?? ''}${path}`,
      'og:site_name': 'MathTools',
      'og:type': 'website',
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta('description')[0],
      'twitter:image': picture,
    };
    for (const [name, content] of Object.entries(expected))
      expect(meta(name), `${path} ${name}`).toEqual([content]);
    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(pngSize(await answer.body()), picture).toEqual([1200, 630]);
    pictures.add((await answer.body()).toString('base64'));
  }
  expect(pictures.size).toBe(ROUTES.length);
});

test('tool pages have keywords, and the 404 page has no social card', async ({ request }) => {
  for (const { path } of ROUTES.filter((route) => route.path.startsWith('/tools/'))) {
    expect((await staticHead(request, path)).meta('keywords'), path).toEqual([expect.stringMatching(/, /)]);
  }
  const lost = await staticHead(request, '/nope');
  expect([lost.meta('og:image'), lost.meta('robots'), lost.items]).toEqual([[], ['noindex'], []]);
});

test('the site is installable: manifest, icons, colors of both themes', async ({ request }) => {
  const { html, meta } = await staticHead(request, '/');
  expect(meta('theme-color')).toHaveLength(2);
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    readonly name: string;
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect([manifest.name, manifest.display, manifest.start_url]).toEqual(['MathTools', 'standalone', '/']);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const pixels = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pixels.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of [...pixels, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    expect(pngSize(await (await request.get(src)).body()).join('x'), src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
