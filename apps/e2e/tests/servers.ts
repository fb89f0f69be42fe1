import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Only the name of this machine resolves so that servers can't reach other hosts. */
const alone = `import dns from 'node:dns';
const lookup = dns.lookup;
dns.lookup = (name, ...rest) =>
  /^(localhost|127[.]0[.]0[.]1)$/.test(name)
    ? lookup(name, ...rest)
    : process.nextTick(rest.at(-1), Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));`;

/** Starts a server of the site on a port and waits until it is ready. */
export async function startServer(port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const imported = `data:text/javascript,${encodeURIComponent(alone)}`;
  const server = spawn(process.execPath, ['--import', imported, 'dist/server.js'], {
    cwd: new URL('../../api/', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: originOf(port),
      NODE_ENV: 'test',
      // On a busy machine, a server should be slow instead of refusing requests.
      LOAD_SHEDDING: 'off',
      RATE_LIMITS: 'off',
      ...environment,
    },
  });
  await once(server.stdout, 'data');
  return server;
}

/** Returns the origin of a server on this machine. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Stops a server and waits until it has exited. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}
