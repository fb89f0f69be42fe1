import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startServer } from '../testing/server-process.js';
import { siteFolder } from '../testing/site-folder.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { nothingAcknowledged } from '../acknowledged.test-support.js';
import { startWriters } from '../writers.test-support.js';
import { opened, ownDatabase } from './own-database.test-support.js';
import { runAdmin } from './run-admin.test-support.js';

/** Creates and restores backups. A restore returns the location of the replaced database. */
interface Backups {
  make: () => Promise<string>;
  restore: (backup: string) => Promise<string>;
}

function ofSqlite(environment: Record<string, string>): Backups {
  const folder = temporaryFolder();
  return {
    make: async () => {
      const made = await runAdmin(environment, 'backup', '--to', folder);
      const file = join(folder, readdirSync(folder)[0] ?? '');
      expect(made).toEqual({ code: 0, stdout: `${file} was written and verified.\n`, stderr: '' });
      const inUse = await runAdmin(environment, 'restore', file);
      expect(inUse).toMatchObject({ code: 1, stdout: '' });
      expect(inUse.stderr).toMatch(/^.+ is in use: stop the server first\.\n$/);
      return file;
    },
    restore: async (backup) => {
      const restored = await runAdmin(environment, 'restore', backup);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      return /kept as (.+)\.\n$/.exec(restored.stdout)?.[1] ?? '';
    },
  };
}

/** Runs the commands of docs/operations.md: loads a new database, then swaps the names. */
function ofPostgres(environment: Record<string, string>): Backups {
  const url = new URL(environment.DATABASE_URL ?? '');
  const name = url.pathname.slice(1);
  const at = (database: string) => Object.assign(new URL(url), { pathname: database }).href;
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(inject('postgresClients') ?? '', program), args, { stdio: 'pipe' });
  const file = join(temporaryFolder(), 'mathtools.dump');
  return {
    make: () => {
      run('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${url.href}`);
      run('pg_restore', '--list', file);
      return Promise.resolve(file);
    },
    restore: async (backup) => {
      const server = new pg.Client({ connectionString: at('postgres') });
      await server.connect();
      try {
        await server.query(`create database ${name}_restored`);
        run('pg_restore', '--single-transaction', `--dbname=${at(`${name}_restored`)}`, backup);
        await server.query(`alter database ${name} rename to ${name}_replaced`);
        await server.query(`alter database ${name}_restored rename to ${name}`);
      } finally {
        await server.end();
      }
      return `${name}_replaced`;
    },
  };
}

const canDump = inject('engine') === 'sqlite' || inject('postgresClients') !== null;

it.runIf(canDump)(
  'is created while visitors write, and restores everything acknowledged before it',
  async () => {
    const environment = { ...(await ownDatabase()), PATH: process.env.PATH ?? '' };
    const server = await startServer({ ...environment, WEB_ROOT: siteFolder(), RATE_LIMITS: 'off' });
    const acknowledged = nothingAcknowledged();
    const writers = startWriters(server.port, acknowledged);
    await expect.poll(() => acknowledged.messages.size).toBeGreaterThan(20);
    const promised = [...acknowledged.messages];

    const backups = inject('engine') === 'sqlite' ? ofSqlite(environment) : ofPostgres(environment);
    const backup = await backups.make();
    // Visitors keep writing after the backup.
    const backedUp = acknowledged.messages.size;
    await expect.poll(() => acknowledged.messages.size).toBeGreaterThan(backedUp + 10);

    writers.stop();
    expect(await writers.ended).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const kept = await backups.restore(backup);

    const again = await startServer({ ...environment, WEB_ROOT: siteFolder() });
    expect((await fetch(`http://127.0.0.1:${again.port}/api/health`)).status).toBe(200);
    const stored = (await messagesIn(environment)).sort();
    expect(stored.filter((message) => promised.includes(message))).toEqual(promised.sort());
    // The replaced database also contains the later writes.
    expect(await messagesIn(leadingTo(environment, kept))).toHaveLength(acknowledged.messages.size);
    expect(stored.length).toBeLessThan(acknowledged.messages.size);
  },
  300_000,
);

function leadingTo({ DATABASE_URL }: Record<string, string>, name: string): Record<string, string> {
  if (DATABASE_URL === undefined) return { DATABASE_FILE: name };
  const url = new URL(DATABASE_URL);
  url.pathname = name;
  return { DATABASE_URL: url.href };
}

async function messagesIn(environment: Record<string, string>): Promise<string[]> {
  const db = await opened(environment);
  const rows = await db.selectFrom('contact_messages').select('message').execute();
  return rows.map(({ message }) => message);
}
