import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWith, expectProgress, LINEAR, LINEAR_ANSWER, openPractice, serve } from './practice-page.js';
import { freePort } from '../../../../scripts/free-port.mjs';
import { originOf, startServer, stopServer } from '../servers.js';
import { test } from '../site.js';

// The service worker would fetch files while the server stops.
test.use({ serviceWorkers: 'block' });

test('progress survives a restart of the server', { tag: '@full' }, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  const port = await freePort();
  const origin = originOf(port);
  const environment = { DATABASE_FILE: join(folder, 'site.db') };
  let server = await startServer(port, environment);
  try {
    await serve(page, LINEAR);
    await openPractice(page, '', origin);
    const stored = page.waitForResponse((response) => response.request().method() === 'POST');
    await answerWith(page, LINEAR_ANSWER);
    await stored;
    await expectProgress(page, 1, 1);
    await page.goto('about:blank'); // A page that prefetches would report the stopped server.
    await stopServer(server);
    server = await startServer(port, environment);
    await openPractice(page, '', origin);
    await expectProgress(page, 1, 1);
    await page.goto('about:blank');
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true });
  }
});
