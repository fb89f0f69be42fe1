import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'mathtools-bench-'));
const running: ChildProcess[] = [];
const target = fileURLToPath(new URL('./target.js', import.meta.url));

/** Starts a server in a separate process with a separate database file; resolves to its origin. */
export async function startServer(
  kind: 'hello' | 'application',
  environment: Record<string, string> = {},
): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_FILE: join(folder, String(running.length), 'mathtools.db'),
    // As in production, every request is logged. All requests come from one address, so limits are off.
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    ...environment,
  };
  const child = fork(target, [kind], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.push(child);
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The server ${kind} did not start.`)),
  );
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return `http://127.0.0.1:${port}`;
}

/** Ends all servers and removes what they stored. */
export async function stopServers(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
}
