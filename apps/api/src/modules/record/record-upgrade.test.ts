import { expect, it } from 'vitest';
import { ownDatabase } from '../../commands/own-database.test-support.js';
import { readConfig } from '../../config.js';
import { openDatabase } from '../../db/database.js';
import { migrations } from '../../db/migrations/index.js';
import { testApp } from '../../testing/test-app.js';
import { hashToken } from '../../tokens.js';
import { answers, get, read, send } from './record.test-support.js';

it('a record begins in a database of the previous release, for a visitor with progress', async () => {
  const environment = { SESSION_SECRET: 'secret'.repeat(6), ...(await ownDatabase()) };
  const { database } = readConfig(environment);
  const earlier = Object.entries(migrations).filter(([name]) => name < '024-records');
  const old = await openDatabase(database, Object.fromEntries(earlier));
  const session = hashToken('ada');
  const now = new Date().toISOString();
  await old
    .insertInto('sessions')
    .values({ id_hash: session, cookie_hash: session, created_at: now, expires_at: '2099' })
    .execute();
  const progress = { problems_completed: 7, streak: 3, updated_at: now };
  await old
    .insertInto('progress')
    .values({ session, category: 'algebra', ...progress })
    .execute();
  await old.destroy();
  const made = await testApp(environment);
  const cookie = `sid=${encodeURIComponent(made.app.signCookie('ada'))}`;
  expect((await send(made, answers(2), cookie)).statusCode).toBe(200);
  expect((await read(made, cookie)).facts).toEqual(answers(2));
  expect((await get(made, '/api/progress/algebra', cookie)).json()).toEqual({
    problemsCompleted: 7,
    streak: 3,
  });
});
