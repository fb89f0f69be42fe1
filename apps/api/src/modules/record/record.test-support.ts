import type { Fact } from '@mathtools/contracts/record';
import { problemById } from '@mathtools/practice';
import type { AnswerFact } from '@mathtools/practice/record';
import { post } from '../../testing/post.js';
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
export const remove = ({ app }: App, cookie = '') =>
  app.inject({ method: 'DELETE', url: '/api/record', headers: cookie ? { cookie } : {} });
export const newCode = async ({ app }: App, cookie = '') => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/record/code',
    headers: cookie ? { cookie } : {},
  });
  return { code: response.json<{ code: string }>().code, response };
};
export const restore = ({ app }: App, code: string, cookie = '') =>
  post(app, '/api/marketplace/restore', { code }, cookie ? { cookie } : {});
export const stored = async ({ db }: TestApp) =>
  (await db.selectFrom('facts').selectAll().orderBy('record').orderBy('number').execute()).map(
    ({ id }) => id,
  );
