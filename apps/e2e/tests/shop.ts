import type { Page } from '@playwright/test';
import { freePort, originOf, startServer, stopServer } from './servers.js';
import { test as base } from './site.js';

/** A server with a shop of its own memory that charges nobody. */
export const test = base.extend<object, { demo: string }>({
  demo: [
    async ({}, use) => {
      await serving({ PAYMENTS: 'demo' }, use);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function serving(
  environment: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = await startServer(port, {
    DATABASE_FILE: ':memory:',
    RATE_LIMITS: 'off',
    ...environment,
  });
  try {
    await use(originOf(port));
  } finally {
    await stopServer(server);
  }
}

/** What the server says that the visitor may open. */
export async function library(
  page: Page,
  origin: string,
): Promise<{ readonly packs: readonly string[]; readonly choice: boolean; readonly tier: unknown }> {
  return (await page.request.get(`${origin}/api/marketplace/library`)).json() as never;
}
