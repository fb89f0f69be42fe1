import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.js';

/** One request from a browser. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** True if its response never changes, so it doesn’t have to be requested again. */
  isImmutable: boolean;
  /** The size of the response, including headers. */
  bytes: number;
}

/** The requests that a browser makes between two pauses in which its visitor reads or thinks. */
export type Step = Asked[];

/** The browser headers that affect the response. */
const kept = /^(accept.*|content-type|if-none-match|sec-fetch-.*)$/;

const textIn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (kept.test(name) ? [[name, String(value)]] : [])),
  );

/**
 * Makes the same visit twice in a browser, first with an empty cache. Returns the requests to the server for
 * each visit.
 */
export async function recordVisits(origin: string): Promise<Step[][]> {
  let steps: Step[] = [];
  const proxy = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', url: path = '', headers } = incoming;
      const body = await buffer(incoming);
      const onward = request(origin + path, { method, headers });
      onward.end(body);
      const [answer] = (await once(onward, 'response')) as [typeof incoming];
      const content = await buffer(answer);
      const bytes = content.length + answer.rawHeaders.join('    ').length;
      const isImmutable = answer.headers['cache-control']?.includes('immutable') ?? false;
      steps.at(-1)?.push({ method, path, headers: textIn(headers), body: String(body), isImmutable, bytes });
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(content);
    })();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const place = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const visit = async () => {
      steps = [];
      const page = await context.newPage();
      await walk(page, place, origin, () => steps.push([]));
      await page.close();
      return steps;
    };
    return [await visit(), await visit()];
  } finally {
    await browser.close();
    proxy.close();
  }
}

/**
 * Simulates a visit: a tool found by a search engine; five problems; the marketplace, a pack, and its free
 * lesson.
 */
async function walk(page: Page, place: string, origin: string, next: () => void): Promise<void> {
  const step = async (act: () => Promise<unknown>) => {
    next();
    await act();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000); // for everything that loads when the page is idle
  };
  await step(() => page.goto(`${place}/tools/percentage-calculator`));
  await step(async () => {
    await page.click('header a[href="/practice"]');
    await page.waitForURL(/[?&]problem=/);
  });
  for (let problem = 0; problem < 5; problem++) {
    await step(async () => {
      const id = new URL(page.url()).searchParams.get('problem') ?? '';
      const known = await fetch(`${origin}/api/practice/problems/${encodeURIComponent(id)}`);
      const { answer } = (await known.json()) as { answer: string };
      await page.fill('main form input', answer);
      await page.press('main form input', 'Enter');
      await page.click('text="Next Problem"');
      await page.waitForURL(new RegExp(`[?&]problem=(?!${id})`));
    });
  }
  await step(() => page.click('header a[href="/marketplace"]'));
  await step(() => page.goto(`${place}/marketplace?pack=quadratics`));
  await step(() => page.click('main a[aria-label^="Read a free lesson"]'));
}
