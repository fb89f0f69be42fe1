import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.mjs';
import { originOf, startServer, stopServer } from '../servers.js';
import { test as base } from '../site.js';

const KEYS = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
};

/** Keeps toasts open instead of closing them after five seconds so that tests don't depend on the speed of the machine. */
function keepToasts(): void {
  const originalSetTimeout = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (act: TimerHandler, pause?: number, ...rest: unknown[]) =>
      originalSetTimeout(act, pause === 5000 ? 2 ** 31 - 1 : pause, ...rest),
  });
}

/** Servers with separate in-memory shops: one in demo mode, and one that can't reach its provider. */
export const test = base.extend<object, { demo: string; live: string }>({
  page: async ({ page }, use) => {
    await page.addInitScript(keepToasts);
    await use(page);
  },
  demo: [
    // eslint-disable-next-line no-empty-pattern -- it names the fixtures that are needed: none
    async ({}, use) => {
      await serving({ PAYMENTS: 'demo' }, use);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  live: [
    // eslint-disable-next-line no-empty-pattern -- it names the fixtures that are needed: none
    async ({}, use) => {
      await serving({ ...KEYS, LOG_LEVEL: 'silent' }, use);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function serving(
  environment: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = await startServer(port, {
    DATABASE_FILE: ':memory:',
    ...environment,
  });
  try {
    await use(originOf(port));
  } finally {
    await stopServer(server);
  }
}

/** A pack as listed in the marketplace. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}

/** Returns the first pack of a shop. */
export async function firstPack(page: Page, origin = ''): Promise<Pack> {
  const packs = (await (await page.request.get(`${origin}/api/marketplace/products`)).json()) as Pack[];
  const [pack] = packs;
  if (!pack) throw new Error('The shop is empty.');
  return pack;
}

/** Returns the checkout URL of a pack, as in its Buy Now link. */
export function checkoutOf({ id, title, price }: Pack): string {
  return `/checkout?product=${id}&amount=${price}&name=${encodeURIComponent(title)}`;
}

/** The visitor's library. */
interface Library {
  readonly packs: readonly string[];
  readonly tier: unknown;
}

/** Fetches the visitor's library from the server. */
export async function library(page: Page, origin = ''): Promise<Library> {
  return (await (await page.request.get(`${origin}/api/marketplace/library`)).json()) as Library;
}

/** Returns locators for the parts of the checkout. */
export function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    summary: main.getByRole('region', { name: 'Order summary' }),
    details: main.getByRole('region', { name: 'Payment details' }),
    pay: main.getByRole('form', { name: 'Payment' }).getByRole('button'),
    outcome: (name: string): Locator => main.getByRole('radio', { name }),
    trial: main.getByRole('region', { name: /^(Try it first|Free trial)$/ }),
  };
}

/** Returns an array that collects the bodies of the page's payment requests. */
export function intentRequests(page: Page): unknown[] {
  const requests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) requests.push(request.postDataJSON());
  });
  return requests;
}
