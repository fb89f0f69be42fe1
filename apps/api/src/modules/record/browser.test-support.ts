import type { Joins, Learners } from '@mathtools/contracts/learners';
import type { Fact } from '@mathtools/contracts/record';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../tokens.js';
import { cookieOf } from '../../testing/post.js';
import { type App, answer, type Read } from './record.test-support.js';

/** Returns a fact about a problem that the server doesn't know, which it stores without grading. */
export const fact = (seed: number): Fact => ({
  ...answer(1),
  id: `fact-${String(seed).padStart(6, '0')}`,
  problem: 'a-problem-of-tomorrow',
  verdict: 'ungraded',
  text: `text-${seed}`,
});
const seedOf = ({ id }: Fact): number => Number(id.slice(5));

/** A browser with one learner, which keeps the cookies that it gets. */
export interface Browser {
  readonly learner: string;
  readonly cookie: () => string;
  readonly ask: (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => Promise<Asked>;
  /** Sends a change of the learner, such as "leave", and returns the status. */
  readonly change: (path: string, body?: object) => Promise<number>;
  /** Sends facts and returns the status. */
  readonly write: (...seeds: number[]) => Promise<number>;
  /** Imports a file of facts, or another part of the file of an import, and returns the status. */
  readonly bring: (seeds: readonly number[], drawn?: string) => Promise<number>;
  /** Returns the sorted seeds of the facts that the learner has here, part by part, with repetitions. */
  readonly read: () => Promise<number[]>;
  readonly code: (kind?: 'code' | 'recovery') => Promise<string>;
  /** Enters a code. Returns the ID of the join, or the status of a refusal. */
  readonly enter: (code: string) => Promise<string | number>;
  readonly answer: (join: string | number, isAgreed?: boolean) => Promise<number>;
  readonly joins: () => Promise<Joins['joins']>;
  /** Returns what the browser sees of the learner. */
  readonly seen: () => Promise<Learners['learners'][number] | undefined>;
}

interface Asked {
  status: number;
  json: LightMyRequestResponse['json'];
}

/** Opens a browser with a new learner, or one of a browser's learners with the same session. */
export function browser(
  { app }: App,
  { learner = newId(), beside, ...more }: { learner?: string; beside?: Browser; cookie?: string } = {},
): Browser {
  let own = more.cookie ?? '';
  const cookie = () => beside?.cookie() ?? own;
  const ask: Browser['ask'] = async (method, url, body) => {
    const headers = { ...(cookie() && { cookie: cookie() }) };
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    if (response.headers['set-cookie'] !== undefined) own = cookieOf(response);
    return { status: response.statusCode, json: response.json.bind(response) };
  };
  const change: Browser['change'] = async (path, body) =>
    (await ask('POST', `/api/learners/${learner}/${path}`, body)).status;
  return {
    learner,
    cookie,
    ask,
    change,
    write: async (...seeds) =>
      (await ask('POST', '/api/record/facts', { learner, facts: seeds.map(fact) })).status,
    bring: (seeds, drawn = newId()) => change('imports', { import: drawn, facts: seeds.map(fact) }),
    read: async () => {
      const seeds: number[] = [];
      for (let after = ''; ; ) {
        const part = (await ask('GET', `/api/record?learner=${learner}${after}`)).json<Read>();
        if (part.isFromStart) seeds.length = 0;
        seeds.push(...part.facts.map(seedOf));
        if (!part.hasMore) return seeds.sort((one, other) => one - other);
        after = `&after=${part.cursor ?? ''}`;
      }
    },
    code: async (kind = 'code') =>
      (await ask('POST', `/api/learners/${learner}/${kind}`)).json<{ code: string }>().code,
    enter: async (code) => {
      const { status, json } = await ask('POST', '/api/joins', { learner, code });
      return status === 200 ? json<{ join: { id: string } }>().join.id : status;
    },
    answer: async (join, isAgreed = true) =>
      (await ask('POST', `/api/joins/${join}/answer`, { isAgreed })).status,
    joins: async () => (await ask('GET', '/api/joins')).json<Joins>().joins,
    seen: async () =>
      (await ask('GET', '/api/learners')).json<Learners>().learners.find(({ id }) => id === learner),
  };
}

/** Joins one browser with another one, whose code it enters. */
export async function join(one: Browser, other: Browser): Promise<void> {
  const id = await one.enter(await other.code());
  const statuses = [await other.answer(id), await one.answer(id)];
  if (statuses.some((status) => status !== 200)) throw new Error(`The join ended with ${statuses.join()}.`);
}
