import { createRequire } from 'node:module';

/** The parts of a Playwright page that the benchmarks use. */
export interface Page {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  fill: (selector: string, text: string) => Promise<void>;
  press: (selector: string, key: string) => Promise<void>;
  url: () => string;
  waitForURL: (url: RegExp) => Promise<void>;
  waitForLoadState: (state: 'networkidle') => Promise<void>;
  waitForTimeout: (ms: number) => Promise<void>;
  evaluate: <Value>(script: string) => Promise<Value>;
  addInitScript: (script: string) => Promise<unknown>;
  keyboard: { press: (key: string) => Promise<void> };
  close: () => Promise<void>;
}
/** A connection to the developer tools of a page. */
interface Devtools {
  send: (method: string, parameters?: object) => Promise<{ metrics: { name: string; value: number }[] }>;
}
interface Context {
  newPage: () => Promise<Page>;
  newCDPSession: (page: Page) => Promise<Devtools>;
  close: () => Promise<void>;
}
interface Browser {
  newContext: (options?: { serviceWorkers?: 'block' }) => Promise<Context>;
  close: () => Promise<void>;
}
interface Playwright {
  chromium: { launch: (options: { executablePath?: string; args: string[] }) => Promise<Browser> };
}

/** Starts the browser of the browser tests. */
export function openBrowser(): Promise<Browser> {
  const tests = new URL('../../../../e2e/package.json', import.meta.url);
  const { chromium } = createRequire(tests)('@playwright/test') as Playwright;
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
  });
}
