import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { ownDatabase } from '../../commands/own-database.test-support.js';
import { readConfig } from '../../config.js';
import { openDatabase } from '../../db/database.js';
import { migrations } from '../../db/migrations/index.js';
import type { Database } from '../../db/schema.js';
import { testApp } from '../../testing/test-app.js';
import { hashToken } from '../../tokens.js';
import { browser } from './browser.test-support.js';
import { tidyLearners } from './erasure-repository.js';
import { deleteUnread } from './record-repository.js';
import { type App, answers, get, read, send } from './record.test-support.js';

const now = new Date().toISOString();

/** Creates a database with the migrations before a given one. Returns it and its environment. */
async function databaseBefore(migration: string) {
  const environment = { SESSION_SECRET: 'secret'.repeat(6), ...(await ownDatabase()) };
  const earlier = Object.entries(migrations).filter(([name]) => name < migration);
  const old = await openDatabase(readConfig(environment).database, Object.fromEntries(earlier));
  onTestFinished(() => old.destroy());
  return { environment, old };
}

let visitors = 0;

/** Stores a visitor who came after those that were stored before. */
async function storeVisitor(old: Database, name: string): Promise<string> {
  const session = hashToken(name);
  const created_at = new Date(Date.UTC(2026, 0, ++visitors)).toISOString();
  await old
    .insertInto('sessions')
    .values({ id_hash: session, cookie_hash: session, created_at, expires_at: '2099' })
    .execute();
  return session;
}

/** Stores a record with the answers of given seeds, which visitors share. */
async function storeRecord(
  old: Database,
  { id, code, visitors, seeds: [first, last] }: StoredRecord,
): Promise<void> {
  const facts = answers(last - first + 1, first);
  await sql`insert into records (id, fact_count, code_hash)
    values (${id}, ${facts.length}, ${code === null ? null : hashToken(code)})`.execute(old);
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
    await sql`insert into record_holders (session, record)
      values (${await storeVisitor(old, visitor)}, ${id})`.execute(old);
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

async function storeProgress(old: Database, session: string, streak: number): Promise<void> {
  await sql`insert into progress (session, category, problems_completed, streak, updated_at)
    values (${session}, 'algebra', ${streak + 4}, ${streak}, ${now})`.execute(old);
}

it('a record begins in a database of the previous release, for a visitor with progress', async () => {
  const { environment, old } = await databaseBefore('024-records');
  await storeProgress(old, await storeVisitor(old, 'ada'), 3);
  const made = await testApp(environment);
  const cookie = cookieFor(made, 'ada');
  expect((await send(made, answers(2), cookie)).statusCode).toBe(200);
  expect((await read(made, cookie)).facts).toEqual(answers(2));
  expect((await get(made, '/api/progress/algebra', cookie)).json()).toEqual({
    problemsCompleted: 7,
    streak: 3,
  });
});

it('records that several browsers share keep their facts, browsers, codes and progress', async () => {
  const { environment, old } = await databaseBefore('026-learners');
  const codes = ['0000-1111-2222-3333', '4444-5555-6666-7777', '8888-9999-AAAA-BBBB'] as const;
  await storeRecord(old, {
    id: 'record-of-laptop',
    code: codes[0],
    visitors: ['laptop', 'tablet'],
    seeds: [1, 60],
  });
  await sql`insert into merged_record_codes values (${hashToken(codes[1])}, 'record-of-laptop')`.execute(old);
  await storeRecord(old, { id: 'record-of-bob', code: null, visitors: ['bob'], seeds: [1, 3] });
  await storeRecord(old, { id: 'record-of-nobody', code: codes[2], visitors: [], seeds: [4, 5] });
  for (const [index, name] of ['laptop', 'tablet', 'bob'].entries())
    await storeProgress(old, hashToken(name), index);
  await storeProgress(old, await storeVisitor(old, 'eve'), 9);
  const made = await testApp(environment);
  const cookies = ['laptop', 'tablet', 'bob', 'eve'].map((name) => cookieFor(made, name));
  const [laptop = '', tablet = '', bob = '', eve = ''] = cookies;

  for (const [index, streak] of [0, 1, 2, 9].entries())
    expect((await get(made, '/api/progress/algebra', cookies[index])).json()).toMatchObject({ streak });
  expect((await read(made, laptop)).facts).toEqual(answers(60));
  // A browser that has read its own record goes on from its position.
  expect(await read(made, bob, 'record-of-bob.2')).toMatchObject({
    facts: [answers(3)[2]],
    isFromStart: false,
  });
  expect(await read(made, tablet, 'record-of-laptop.60')).toMatchObject({
    facts: answers(60),
    isFromStart: true,
  });
  expect((await send(made, answers(2, 101), tablet)).statusCode).toBe(200);
  for (const cookie of [laptop, tablet])
    expect((await read(made, cookie)).facts.sort(byId)).toEqual([...answers(60), ...answers(2, 101)]);
  expect((await read(made, eve)).facts).toEqual([]);
  expect((await get(made, '/api/learners', laptop)).json()).toMatchObject({
    learners: [
      {
        devices: [
          { how: 'first', isRemovable: true },
          { how: 'joined', isRemovable: true },
        ],
      },
    ],
  });

  // The saved codes restore the record once no browser has it; one of nobody's at once.
  await tidyLearners(made.db, now);
  await deleteUnread(made.db);
  const phone = browser(made);
  await phone.answer(await phone.enter(codes[2]));
  expect(await phone.read()).toEqual([4, 5]);
  for (const code of codes.slice(0, 2)) {
    const other = browser(made);
    await other.answer(await other.enter(code));
    expect(await other.read(), 'a browser must agree').toEqual([]);
  }
  for (const cookie of [laptop, tablet])
    await made.app.inject({ method: 'POST', url: '/api/marketplace/forget', headers: { cookie } });
  await phone.answer(await phone.enter(codes[1]));
  expect(await phone.read()).toEqual([...Array.from({ length: 60 }, (_, index) => index + 1), 101, 102]);
});
