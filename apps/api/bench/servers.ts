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

/** A server in its own process. */
export interface Server {
  origin: string;
  /** The time from the start of the process to the first page. */
  startedInMs: number;
  /** The processor time that the process has used, in ms; NaN if the system doesn't report it. */
  processorMs: () => number;
  /** The resident memory, in MB; NaN if the system doesn't report it. */
  residentMB: () => number;
  stop: () => Promise<void>;
}

const environment = {
  // Same setup as behind a proxy that passes on the client's address: every request is logged and counted
  // against the limits.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'info',
  PORT: '0',
  // Load shedding is off so that other work on the machine doesn't cause measured requests to be refused.
  LOAD_SHEDDING: 'off',
  // Allows the benchmark to open lessons with a trial.
  PAYMENTS: 'demo',
};

/** Returns the file of a database. */
export const databaseFile = (database: string): string => join(folder, database, 'mathtools.db');

/** Starts a server with a new database or the previous server's database, and with additional settings. */
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
      DATABASE_FILE: databaseFile(database),
      ...more,
    },
    // The log is discarded. The bare server prints its address to stderr instead.
    stdio: ['ignore', kind === 'bare' ? 'ignore' : 'pipe', kind === 'bare' ? 'pipe' : 'inherit'],
  });
  running.push(child);
  const output = child.stdout ?? child.stderr;
  const port = await new Promise<string>((resolve, reject) => {
    output?.on('data', (text: Buffer) => {
      const [, found] = /is running at http:\/\/localhost:(\d+)/.exec(text.toString()) ?? [];
      if (!found) return;
      resolve(found);
      output.removeAllListeners('data').resume(); // the log isn't read
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

/** Stops all servers and removes their data. */
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

/** Returns the processor time of a process and its finished children. Linux counts it in ticks of 10 ms. */
export function processorMs(pid: number | undefined): number {
  const fields = fileOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

function residentMB(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fileOf(pid, 'status')) ?? [];
  return Number(kilobytes) / 1024;
}
