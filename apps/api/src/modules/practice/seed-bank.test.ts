import { expect, it } from 'vitest';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { problemOf, written } from './bank/bank.js';
import { rowOf } from './problem-row.js';
import { seedBank } from './seed-bank.js';

const rows = Object.values(written).flat();

async function seededApp() {
  const made = await testApp();
  await seedBank(made.db);
  const problems = () => made.db.selectFrom('problems').selectAll().orderBy('id').execute();
  return { ...made, problems };
}

it('brings every authored problem into the database, with its figure', async () => {
  const { app, problems } = await seededApp();
  const stored = await problems();
  expect(stored.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
  expect(stored.filter(({ drawing }) => drawing).length).toBe(rows.filter(({ drawing }) => drawing).length);
  const [first] = written.geometry.filter(({ drawing }) => drawing);
  if (!first) throw new Error('No figure.');
  expect((await app.inject(`/api/practice/problems/${first.id}`)).json()).toMatchObject({
    drawing: first.drawing,
  });
});

it('changes nothing the second time', async () => {
  const { db, problems } = await seededApp();
  const before = await problems();
  await seedBank(db);
  expect(await problems()).toEqual(before);
});

it('updates what was edited, deletes what left the bank, and keeps what visitors have done', async () => {
  const { app, db, problems } = await seededApp();
  const before = await problems();
  const cookie = cookieOf(await post(app, '/api/progress/algebra', { problemsCompleted: 12, streak: 3 }));
  const [first] = written.algebra;
  if (!first) throw new Error('No problem.');
  const row = rowOf(problemOf('algebra', first));
  const edited = Object.fromEntries(Object.keys(row).map((column) => [column, 'older']));
  await db
    .updateTable('problems')
    .set({ ...edited, id: row.id })
    .where('id', '=', row.id)
    .execute();
  await db
    .insertInto('problems')
    .values({ ...row, id: 'algebra-gone-01' })
    .execute();
  await seedBank(db);
  expect(await problems()).toEqual(before);
  const progress = await app.inject({ url: '/api/progress/algebra', headers: { cookie } });
  expect(progress.json()).toEqual({ problemsCompleted: 12, streak: 3 });
});

it('may be done several times at once', async () => {
  const { db, problems } = await seededApp();
  const before = await problems();
  await Promise.all(Array.from({ length: 4 }, () => seedBank(db)));
  expect(await problems()).toEqual(before);
});
