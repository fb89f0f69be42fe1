import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWith, expectProgress, LINEAR, openPractice, serve } from './practice-page.js';
import { test } from './site.js';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the site's server on a file, and waits until it says that it runs. */
async function start(port: number, file: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd: new URL('../../api/', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: `http://127.0.0.1:${String(port)}`,
      DATABASE_FILE: file,
      NODE_ENV: 'test',
    },
  });
  await once(server.stdout, 'data');
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}

test('progress survives a restart of the server', async ({ page }) => {
  test.slow(); // two starts
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  let server = await start(port, join(folder, 'site.db'));
  try {
    await serve(page, LINEAR);
    await openPractice(page, '', origin);
    const stored = page.waitForResponse((response) => response.request().method() === 'POST');
    await answerWith(page, '4');
    await stored;
    await expectProgress(page, 1, 1);
    await stop(server);
    server = await start(port, join(folder, 'site.db'));
    await page.reload();
    await expectProgress(page, 1, 1);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true });
  }
});
