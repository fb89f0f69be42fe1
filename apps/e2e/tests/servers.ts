import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** No name but this machine's resolves, whatever a server asks for. */
const alone = `import dns from 'node:dns';
const lookup = dns.lookup;
dns.lookup = (name, ...rest) =>
  /^(localhost|127[.]0[.]0[.]1)$/.test(name)
    ? lookup(name, ...rest)
    : process.nextTick(rest.at(-1), Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));`;

/** Starts a server of the site on a port, and waits until it says that it runs. */
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
      // on a busy machine a server is to be slow, and to refuse nothing
      LOAD_SHEDDING: 'off',
      RATE_LIMITS: 'off',
      ...environment,
    },
  });
  await once(server.stdout, 'data');
  return server;
}

/** Gives the address of a server on this machine. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Ends a server and waits until it is gone. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}
