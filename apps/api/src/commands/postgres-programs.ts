import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf, StartupError } from '../error-types.js';

/** Dumps a consistent snapshot of a PostgreSQL database into a file. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await withoutPassword(url, (address, changed) =>
    run(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`],
      changed,
    ),
  );
}

/** Reads the table of contents of a dump; throws a StartupError unless it is one of MathTools. */
export async function checkDump(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', '--', file]);
  if (!/ TABLE DATA \S+ kysely_migration /.test(contents)) {
    throw new StartupError(`${file} is not a database of MathTools.`);
  }
}

/** Loads a dump into a PostgreSQL database, in one transaction. */
export async function loadDump(url: string, file: string): Promise<void> {
  await withoutPassword(url, (address, changed) =>
    run(
      'pg_restore',
      ['--single-transaction', '--no-owner', '--no-privileges', `--dbname=${address}`, '--', file],
      changed,
    ),
  );
}

/** Passes the password in a file: everyone on the machine can read the command lines of processes. */
async function withoutPassword(
  url: string,
  work: (address: string, changed: NodeJS.ProcessEnv) => Promise<unknown>,
): Promise<void> {
  const address = new URL(url);
  if (!address.password) {
    await work(url, {});
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-'));
  try {
    const file = join(folder, 'password');
    const password = decodeURIComponent(address.password).replace(/[\\:]/g, '\\$&');
    writeFileSync(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
    address.password = '';
    address.searchParams.set('passfile', file);
    // A password in the environment would count for more.
    await work(address.href, { PGPASSWORD: undefined });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(program: string, args: string[], changed: NodeJS.ProcessEnv = {}): Promise<string> {
  // oxlint-disable-next-line no-restricted-properties -- handed on, not read
  const env = { ...process.env, ...changed };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close').then(
      () => child.exitCode,
      (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        throw new StartupError(
          `${program} is not on this machine: install the client programs of PostgreSQL.`,
        );
      },
    ),
  ]);
  if (code === 0) return stdout;
  throw new StartupError(`${program} failed: ${stderr.trim().split('\n')[0] ?? ''}`);
}
