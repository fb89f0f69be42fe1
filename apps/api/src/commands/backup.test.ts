import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.js';
import { closeDatabase, openDatabase } from '../db/database.js';
import { startServer } from '../testing/server-process.js';
import { siteFolder } from '../testing/site-folder.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { emptyDatabase } from '../testing/test-database.js';
import { nothingAcknowledged, startWriters } from '../writers.test-support.js';
import { backup } from './backup.js';
import { runAdmin } from './run-admin.test-support.js';

/** A database of the test's own, with a name that a restore may give to another. */
async function ownDatabase(): Promise<Record<string, string>> {
  if (inject('engine') === 'sqlite') return { DATABASE_FILE: join(temporaryFolder(), 'mathtools.db') };
  return { DATABASE_URL: await emptyDatabase(), SESSION_SECRET: 'secret'.repeat(6) };
}

async function opened(environment: Record<string, string>) {
  const db = await openDatabase(readConfig(environment).database);
  onTestFinished(() => closeDatabase(db));
  return db;
}

it('is made while visitors write, and brings back what they were promised before it', async () => {
  const environment = { ...(await ownDatabase()), PATH: process.env.PATH ?? '' };
  const folder = temporaryFolder();
  const server = await startServer({ ...environment, WEB_ROOT: siteFolder(), RATE_LIMITS: 'off' });
  const acknowledged = nothingAcknowledged();
  const writers = startWriters(server.port, acknowledged);
  await expect.poll(() => acknowledged.messages.size, { timeout: 20_000 }).toBeGreaterThan(20);
  const promised = [...acknowledged.messages];

  const made = await runAdmin(environment, 'backup', '--to', folder);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const [name = ''] = readdirSync(folder);
  expect(made.stdout).toBe(`${join(folder, name)} is written and checked.\n`);

  const inUse = await runAdmin(environment, 'restore', join(folder, name));
  expect(inUse).toMatchObject({ code: 1, stdout: '' });
  expect(inUse.stderr).toMatch(/^.+ is in use: stop the servers? first\.\n$/);

  writers.stop();
  expect(await writers.ended).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const restored = await runAdmin(environment, 'restore', join(folder, name));
  expect(restored).toMatchObject({ code: 0, stderr: '' });

  const again = await startServer({ ...environment, WEB_ROOT: siteFolder() });
  expect((await fetch(`http://127.0.0.1:${String(again.port)}/api/health`)).status).toBe(200);
  const stored = (await messagesIn(environment)).sort();
  expect(stored.filter((message) => promised.includes(message))).toEqual(promised.sort());
  // Of what came after, the replaced database has the rest.
  const kept = /kept as (.+)\.\n$/.exec(restored.stdout)?.[1] ?? '';
  expect(await messagesIn(leadingTo(environment, kept))).toHaveLength(acknowledged.messages.size);
  expect(stored.length).toBeLessThan(acknowledged.messages.size);
}, 120_000);

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

it('takes the place of the oldest, and of nothing else in its folder', async () => {
  const environment = await ownDatabase();
  await opened(environment);
  const { database } = readConfig(environment);
  const folder = temporaryFolder();
  const other = join(folder, 'mathtools-of-last-year.db');
  writeFileSync(other, '');
  const files: string[] = [];
  for (let made = 0; made < 4; made++) files.push(await backup({ database, folder, keep: 2 }));
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true]);
  expect(readdirSync(folder)).toHaveLength(3);
});
