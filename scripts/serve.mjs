// Serves the built site on a free local port while a script uses it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

async function untilReady(origin, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The server exited before it was ready.');
}

/** Serves the site and calls `use` with its origin. */
export async function serveSite(use) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATABASE_FILE: ':memory:',
    },
    stdio: 'inherit',
  });
  try {
    await untilReady(origin, server);
    return await use(origin);
  } finally {
    server.kill('SIGTERM');
  }
}
