import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../testing/server-process.js';
import { siteFolder } from '../testing/site-folder.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { nothingAcknowledged } from '../acknowledged.test-support.js';
import { startWriters } from '../writers.test-support.js';
import { opened, ownDatabase } from './own-database.test-support.js';
import { runAdmin } from './run-admin.test-support.js';

it('is made while visitors write, and restores everything acknowledged before it', async () => {
  const environment = { ...(await ownDatabase()), PATH: process.env.PATH ?? '' };
  const folder = temporaryFolder();
  const server = await startServer({ ...environment, WEB_ROOT: siteFolder(), RATE_LIMITS: 'off' });
  const acknowledged = nothingAcknowledged();
  const writers = startWriters(server.port, acknowledged);
  await expect.poll(() => acknowledged.messages.size).toBeGreaterThan(20);
  const promised = [...acknowledged.messages];

  const made = await runAdmin(environment, 'backup', '--to', folder);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const [name = ''] = readdirSync(folder);
  // Visitors write on after the backup.
  const backedUp = acknowledged.messages.size;
  await expect.poll(() => acknowledged.messages.size).toBeGreaterThan(backedUp + 10);
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
  expect((await fetch(`http://127.0.0.1:${again.port}/api/health`)).status).toBe(200);
  const stored = (await messagesIn(environment)).sort();
  expect(stored.filter((message) => promised.includes(message))).toEqual(promised.sort());
  // The replaced database has what came after.
  const kept = /kept as (.+)\.\n$/.exec(restored.stdout)?.[1] ?? '';
  expect(await messagesIn(leadingTo(environment, kept))).toHaveLength(acknowledged.messages.size);
  expect(stored.length).toBeLessThan(acknowledged.messages.size);
}, 300_000);

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
