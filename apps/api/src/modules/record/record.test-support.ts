import type { Fact } from '@mathtools/contracts/record';
import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import { hashToken } from '../../tokens.js';
import { post } from '../../testing/post.js';
import type { KyselyPlugin } from 'kysely';
import type { TestApp } from '../../testing/test-app.js';

export type App = Pick<TestApp, 'app'>;

export const start = Date.UTC(2026, 10, 2, 12);

/** Returns a correct answer to the problem of a seed. */
export function answer(seed: number, fields: Partial<AnswerFact> = {}): AnswerFact {
  const problem = problemById(`linear-equation.easy.${seed}`);
  if (!problem.ok) throw new Error(problem.message);
  return {
    kind: 'answer',
    id: `fact-${String(seed).padStart(6, '0')}`,
    at: start + seed,
    problem: problem.value.id,
    skill: 'linear-equation',
    level: 'easy',
    setting: 'skill',
    text: problem.value.answer,
    verdict: 'correct',
    tries: 1,
    hints: 0,
    redMarks: 0,
    milliseconds: 20_000,
    ...fields,
  };
}
export const answers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => answer(from + index));
export const placement: Fact = {
  kind: 'placement',
  id: 'placement-1',
  at: start,
  category: 'algebra',
  known: ['percent', 'decimals'],
};
export const undo: Fact = { kind: 'undo', id: 'undo-0001', at: start + 1, placement: 'placement-1' };

export const send = ({ app }: App, facts: readonly unknown[], cookie = '') =>
  post(app, '/api/record/facts', { facts }, cookie ? { cookie } : {});
export const get = async ({ app }: App, url: string, cookie = '') =>
  app.inject({ url, headers: cookie ? { cookie } : {} });
export interface Read {
  facts: Fact[];
  isFromStart: boolean;
  cursor: string | null;
  hasMore: boolean;
}
export const read = async (made: App, cookie = '', after = '') =>
  (await get(made, `/api/record${after && `?after=${after}`}`, cookie)).json<Read>();
export const stored = async ({ db }: TestApp) =>
  (await db.selectFrom('facts').selectAll().orderBy('record').orderBy('number').execute()).map(
    ({ id }) => id,
  );

/** Returns a plugin that lists the number of rows that each statement returns or changes. */
export function rowCounter(): { plugin: KyselyPlugin; rows: number[] } {
  const rows: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows.push(Math.max(result.rows.length, Number(result.numAffectedRows ?? 0)));
      return Promise.resolve(result);
    },
  };
  return { plugin, rows };
}

/** Stores a record of a session with many facts, without grading them. */
export async function storeFacts({ db }: Pick<TestApp, 'db'>, cookie: string, count: number, name: string) {
  const session = hashToken(decodeURIComponent(cookie).slice('sid='.length).split('.')[0] ?? '');
  const { record } = await db
    .selectFrom('holders')
    .innerJoin('sessions', 'sessions.id_hash', 'holders.session')
    .select('log as record')
    .where('learner', 'is not', null)
    .$narrowType<{ record: string }>()
    .where('cookie_hash', '=', session)
    .executeTakeFirstOrThrow();
  const { fact_count } = await db
    .selectFrom('records')
    .select('fact_count')
    .where('id', '=', record)
    .executeTakeFirstOrThrow();
  for (let from = 1; from <= count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count + 1 - from) }, (_, index) => {
      const id = `fact-${name}-${String(from + index).padStart(6, '0')}`;
      const fact = JSON.stringify({ ...undo, id });
      return { record, number: fact_count + from + index, id, fact };
    });
    await db.insertInto('facts').values(rows).execute();
  }
  await db
    .updateTable('records')
    .set({ fact_count: fact_count + count })
    .where('id', '=', record)
    .execute();
  return record;
}
