import { expect, it, onTestFinished } from 'vitest';
import { ownDatabase } from '../../commands/own-database.test-support.js';
import { readConfig } from '../../config.js';
import { openDatabase } from '../../db/database.js';
import { migrations } from '../../db/migrations/index.js';
import type { Database } from '../../db/schema.js';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { hashToken } from '../../tokens.js';
import {
  type App,
  answers,
  get,
  newCode,
  read,
  remove,
  restore,
  send,
  stored,
} from './record.test-support.js';

const now = new Date().toISOString();

/** Creates a database with the migrations before a given one. Returns it and its environment. */
async function databaseBefore(migration: string) {
  const environment = { SESSION_SECRET: 'secret'.repeat(6), ...(await ownDatabase()) };
  const earlier = Object.entries(migrations).filter(([name]) => name < migration);
  const old = await openDatabase(readConfig(environment).database, Object.fromEntries(earlier));
  onTestFinished(() => old.destroy());
  return { environment, old };
}

async function storeVisitor(old: Database, name: string): Promise<string> {
  const session = hashToken(name);
  await old
    .insertInto('sessions')
    .values({ id_hash: session, cookie_hash: session, created_at: now, expires_at: '2099' })
    .execute();
  return session;
}

/** Stores a record with the answers of given seeds, which visitors share. */
async function storeRecord(
  old: Database,
  { id, code, visitors, seeds: [first, last] }: StoredRecord,
): Promise<void> {
  const facts = answers(last - first + 1, first);
  await old
    .insertInto('records')
    .values({ id, fact_count: facts.length, code_hash: code === null ? null : hashToken(code) })
    .execute();
  await old
    .insertInto('facts')
    .values(
      facts.map((fact, index) => ({
        record: id,
        number: index + 1,
        id: fact.id,
        fact: JSON.stringify(fact),
      })),
    )
    .execute();
  for (const visitor of visitors)
    await old
      .insertInto('record_holders')
      .values({ session: await storeVisitor(old, visitor), record: id })
      .execute();
}

interface StoredRecord {
  readonly id: string;
  readonly code: string | null;
  readonly visitors: readonly string[];
  /** The first and the last seed. */
  readonly seeds: readonly [number, number];
}

const cookieFor = ({ app }: App, visitor: string) => `sid=${encodeURIComponent(app.signCookie(visitor))}`;
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

it('a record begins in a database of the previous release, for a visitor with progress', async () => {
  const { environment, old } = await databaseBefore('024-records');
  const progress = { problems_completed: 7, streak: 3, updated_at: now };
  await old
    .insertInto('progress')
    .values({ session: await storeVisitor(old, 'ada'), category: 'algebra', ...progress })
    .execute();
  const made = await testApp(environment);
  const cookie = cookieFor(made, 'ada');
  expect((await send(made, answers(2), cookie)).statusCode).toBe(200);
  expect((await read(made, cookie)).facts).toEqual(answers(2));
  expect((await get(made, '/api/progress/algebra', cookie)).json()).toEqual({
    problemsCompleted: 7,
    streak: 3,
  });
});

it('records from before the codes of merged records keep their facts, browsers and codes', async () => {
  const { environment, old } = await databaseBefore('025-merged-record-codes');
  const [laptopCode, phoneCode] = ['0000-1111-2222-3333', '4444-5555-6666-7777'];
  await storeRecord(old, {
    id: 'record-of-laptop',
    code: laptopCode,
    visitors: ['laptop', 'tablet'],
    seeds: [1, 60],
  });
  await storeRecord(old, { id: 'record-of-phone', code: phoneCode, visitors: ['phone'], seeds: [41, 100] });
  await storeRecord(old, { id: 'record-of-bob', code: null, visitors: ['bob'], seeds: [1, 3] });
  const made = await testApp(environment);
  const [laptop, tablet, phone, bob] = ['laptop', 'tablet', 'phone', 'bob'].map((name) =>
    cookieFor(made, name),
  );
  const factsOf = async (cookie: string | undefined) => [...(await read(made, cookie)).facts].sort(byId);

  expect(await factsOf(laptop)).toEqual(answers(60));
  expect(await factsOf(tablet)).toEqual(answers(60));
  expect(await factsOf(phone)).toEqual(answers(60, 41));
  expect((await send(made, [...answers(2, 3), ...answers(2, 101)], tablet)).statusCode).toBe(200);

  // Both codes were saved before the upgrade, and each device enters the other's.
  const exchanged = [await restore(made, phoneCode, laptop), await restore(made, laptopCode, phone)];
  expect(exchanged.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const cookie of [...exchanged.map(cookieOf), tablet])
    expect(await factsOf(cookie)).toEqual(answers(102));
  const fresh = await restore(made, laptopCode);
  expect(await factsOf(cookieOf(fresh))).toEqual(answers(102));
  expect((await newCode(made, tablet)).response.statusCode).toBe(200);
  for (const code of [laptopCode, phoneCode]) expect((await restore(made, code)).statusCode).toBe(404);

  expect((await remove(made, tablet)).statusCode).toBe(200);
  expect(await stored(made), 'another record stays').toEqual(answers(3).map(({ id }) => id));
  expect(await factsOf(bob)).toEqual(answers(3));
});
