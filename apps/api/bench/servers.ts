import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'mathtools-bench-'));
const running: ChildProcess[] = [];
const programs = {
  bare: fileURLToPath(new URL('./bare.js', import.meta.url)),
  application: fileURLToPath(new URL('../../../dist/server.js', import.meta.url)),
};

/** A server in a process of its own. */
export interface Server {
  origin: string;
  /** How long it took from the start of the process to the first page. */
  startedInMs: number;
  /** The processor time that it has used, in ms; NaN where the system doesn't say. */
  processorMs: () => number;
  /** Its resident memory, in MB; NaN where the system doesn't say. */
  residentMB: () => number;
  stop: () => Promise<void>;
}

const environment = {
  // As behind a proxy, which says who asks; every request is logged, and counted against the limits.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'info',
  PORT: '0',
  // Nothing that is measured is refused because other work keeps the machine busy.
  LOAD_SHEDDING: 'off',
  // Opens lessons by a trial.
  PAYMENTS: 'demo',
};

/** Starts a server with a new database, or with that of the previous server, and with further settings. */
export async function startServer(
  kind: keyof typeof programs,
  database: string = kind,
  more: Record<string, string> = {},
): Promise<Server> {
  const start = performance.now();
  const child = spawn(process.execPath, [programs[kind]], {
    env: {
      ...environment,
      PATH: process.env.PATH,
      DATABASE_FILE: join(folder, database, 'mathtools.db'),
      ...more,
    },
    // The log goes to nowhere: the bare server says on the other output where it listens.
    stdio: ['ignore', kind === 'bare' ? 'ignore' : 'pipe', kind === 'bare' ? 'pipe' : 'inherit'],
  });
  running.push(child);
  const output = child.stdout ?? child.stderr;
  const port = await new Promise<string>((resolve, reject) => {
    output?.on('data', (text: Buffer) => {
      const [, found] = /is running at http:\/\/localhost:(\d+)/.exec(text.toString()) ?? [];
      if (!found) return;
      resolve(found);
      output.removeAllListeners('data').resume(); // nobody reads what is logged
    });
    child.once('exit', () => {
      reject(new Error(`The server ${kind} did not start.`));
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  await (await fetch(origin)).arrayBuffer();
  return {
    origin,
    startedInMs: performance.now() - start,
    processorMs: () => processorMs(child.pid),
    residentMB: () => residentMB(child.pid),
    stop: () => end(child),
  };
}

/** Ends all servers and removes what they stored. */
export async function stopServers(): Promise<void> {
  await Promise.all(running.map(end));
  rmSync(folder, { recursive: true });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const fileOf = (pid: number | undefined, name: string) => {
  const file = `/proc/${pid ?? ''}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The processor time of a process and of those that it started and that ended; Linux counts it in ticks of 10 ms. */
export function processorMs(pid: number | undefined): number {
  const fields = fileOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

function residentMB(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fileOf(pid, 'status')) ?? [];
  return Number(kilobytes) / 1024;
}
