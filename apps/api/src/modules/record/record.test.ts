import type { AnswerFact, Fact } from '@mathtools/practice/record';
import { generateProblem, problemById } from '@mathtools/practice';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { sharedApp, type TestApp, testApp } from '../../testing/test-app.js';

type App = Pick<TestApp, 'app'>;

const start = Date.UTC(2026, 10, 2, 12);

/** Returns a right answer to the problem of a seed. */
function answer(seed: number, fields: Partial<AnswerFact> = {}): AnswerFact {
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
const answers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => answer(from + index));
const placement: Fact = {
  kind: 'placement',
  id: 'placement-1',
  at: start,
  category: 'algebra',
  known: ['percent', 'decimals'],
};
const undo: Fact = { kind: 'undo', id: 'undo-0001', at: start + 1, placement: 'placement-1' };

const send = ({ app }: App, facts: readonly unknown[], cookie = '') =>
  post(app, '/api/record/facts', { facts }, cookie ? { cookie } : {});
const get = async ({ app }: App, url: string, cookie = '') =>
  app.inject({ url, headers: cookie ? { cookie } : {} });
interface Read {
  facts: Fact[];
  isFromStart: boolean;
  cursor: string | null;
  hasMore: boolean;
}
const read = async (made: App, cookie = '', after = '') =>
  (await get(made, `/api/record${after && `?after=${after}`}`, cookie)).json<Read>();
const remove = ({ app }: App, cookie = '') =>
  app.inject({ method: 'DELETE', url: '/api/record', headers: cookie ? { cookie } : {} });
const newCode = async ({ app }: App, cookie = '') => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/record/code',
    headers: cookie ? { cookie } : {},
  });
  return { code: response.json<{ code: string }>().code, response };
};
const restore = ({ app }: App, code: string, cookie = '') =>
  post(app, '/api/marketplace/restore', { code }, cookie ? { cookie } : {});
const stored = async ({ db }: TestApp) =>
  (await db.selectFrom('facts').selectAll().orderBy('record').orderBy('number').execute()).map(
    ({ id }) => id,
  );

describe('a record', () => {
  it('is empty for a new visitor, without creating a session', async () => {
    const made = await testApp();
    const response = await get(made, '/api/record');
    expect(response.json()).toEqual({ facts: [], isFromStart: true, cursor: null, hasMore: false });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await remove(made)).json()).toEqual({ status: 'deleted' });
    expect(await made.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('returns facts of every kind as they were sent, to their visitor only', async () => {
    const made = await testApp();
    const facts = [...answers(3), placement, undo];
    const sent = await send(made, facts);
    expect([sent.statusCode, sent.json()]).toEqual([200, { corrected: [] }]);
    const cookie = cookieOf(sent);
    expect(await read(made, cookie)).toMatchObject({ facts, isFromStart: true, hasMore: false });
    const other = cookieOf(await send(made, [answer(9)]));
    expect((await read(made, other)).facts).toEqual([answer(9)]);
    expect((await read(made, cookie)).facts).toEqual(facts);
  });

  it('stores each id once, whoever sends it again', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, answers(3)));
    await send(made, [...answers(2, 2), answer(4), answer(4)], cookie);
    await send(made, answers(4), cookie);
    expect((await read(made, cookie)).facts.map(({ id }) => id)).toEqual(answers(4).map(({ id }) => id));
  });

  it('returns only what arrived after a cursor', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, answers(3)));
    const { cursor } = await read(made, cookie);
    expect(await read(made, cookie, cursor ?? '')).toEqual({
      facts: [],
      isFromStart: false,
      cursor,
      hasMore: false,
    });
    await send(made, [answer(4)], cookie);
    const later = await read(made, cookie, cursor ?? '');
    expect(later).toMatchObject({ facts: [answer(4)], isFromStart: false });
    expect((await read(made, cookie, later.cursor ?? '')).facts).toEqual([]);
    expect(await read(made, cookie, 'another-record.3')).toMatchObject({
      facts: answers(4),
      isFromStart: true,
    });
  });

  it('is read in parts of 1,000 facts', async () => {
    const made = await testApp();
    let cookie = '';
    for (let from = 1; from <= 1_100; from += 100) {
      const sent = await send(made, answers(100, from), cookie);
      cookie ||= cookieOf(sent);
    }
    const first = await read(made, cookie);
    expect([first.facts.length, first.hasMore]).toEqual([1_000, true]);
    const second = await read(made, cookie, first.cursor ?? '');
    expect([second.facts.length, second.hasMore, second.isFromStart]).toEqual([100, false, false]);
    expect([...first.facts, ...second.facts]).toEqual(answers(1_100));
    expect((await get(made, '/api/record/export', cookie)).json<{ facts: Fact[] }>().facts).toHaveLength(
      1_100,
    );
  });

  it('is still there after a restart', async () => {
    const environment = { DATABASE_FILE: `${temporaryFolder()}/m.db` };
    const first = await testApp(environment);
    const cookie = cookieOf(await send(first, answers(2)));
    await first.app.close();
    await first.db.destroy();
    expect((await read(await testApp(environment), cookie)).facts).toEqual(answers(2));
  });

  it('is deleted with everything in it', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, answers(100)));
    await send(made, answers(100, 101), cookie);
    const { cursor } = await read(made, cookie);
    const { code } = await newCode(made, cookie);
    expect((await remove(made, cookie)).json()).toEqual({ status: 'deleted' });
    expect(await read(made, cookie, cursor ?? '')).toEqual({
      facts: [],
      isFromStart: true,
      cursor: null,
      hasMore: false,
    });
    for (const table of ['facts', 'records', 'record_holders'] as const)
      expect(await made.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await restore(made, code)).statusCode).toBe(404);
    await send(made, [answer(1)], cookie);
    expect((await read(made, cookie)).facts).toEqual([answer(1)]);
  });
});

describe('the server', () => {
  it('grades the stored text again, and corrects verdict, skill and level', async () => {
    const made = await testApp();
    const forged = answer(1, { text: '123456789', skill: 'growth', level: 'hard' });
    const wronged = answer(2, { verdict: 'incorrect' });
    const sent = await send(made, [forged, wronged, answer(3)]);
    const corrected = [{ ...answer(1), text: '123456789', verdict: 'incorrect' }, answer(2)];
    expect(sent.json()).toEqual({ corrected });
    expect((await read(made, cookieOf(sent))).facts).toEqual([...corrected, answer(3)]);
  });

  it('grades authored problems again, too', async () => {
    const problem = generateProblem({ category: 'geometry', seed: 3 });
    if (!problem.ok) throw new Error(problem.message);
    const made = await testApp({}, { authored: [{ ...problem.value, id: 'geometry-own-01' }] });
    const fact = answer(1, {
      problem: 'geometry-own-01',
      text: 'x',
      verdict: 'correct',
      level: problem.value.difficulty,
    });
    const { corrected } = (await send(made, [fact])).json<{ corrected: AnswerFact[] }>();
    expect(corrected.map(({ verdict }) => verdict)).toEqual(['unreadable']);
  });

  it('believes the browser about a problem that it doesn’t know', async () => {
    const made = await testApp();
    const fact = answer(1, { problem: 'a-problem-of-tomorrow', text: '5' });
    expect((await send(made, [fact])).json()).toEqual({ corrected: [] });
  });

  it('takes an empty text for a wrong answer', async () => {
    const made = await testApp();
    const { corrected } = (await send(made, [answer(1, { text: '' })])).json<{ corrected: AnswerFact[] }>();
    expect(corrected.map(({ verdict }) => verdict)).toEqual(['incorrect']);
  });

  it('moves a time in the future to the arrival', async () => {
    stopClock();
    vi.setSystemTime(start);
    const made = await testApp();
    const early = answer(1, { at: start - 5 });
    const late = answer(2, { at: start + 500_000 });
    const sent = await send(made, [early, late, { ...placement, at: start + 1 }]);
    expect(sent.json()).toEqual({
      corrected: [
        { ...late, at: start },
        { ...placement, at: start },
      ],
    });
  });

  it('stores what two tabs send at the same time, once', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1)]));
    const both = await Promise.all([send(made, answers(20), cookie), send(made, answers(30), cookie)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await stored(made)).sort()).toEqual(answers(30).map(({ id }) => id));
  });
});

describe('a request', () => {
  const refusing = sharedApp({ RATE_LIMITS: 'off' });

  it.each([
    ['no facts', { facts: [] }, ['facts']],
    ['10,000 facts', { facts: answers(100).flatMap((fact) => Array.from({ length: 100 }, () => fact)) }, 413],
    ['9,000 wrong items', { facts: Array.from({ length: 9_000 }, () => 1) }, ['facts']],
    ['101 facts', { facts: answers(101) }, ['facts']],
    ['an unknown kind', { facts: [{ ...answer(1), kind: 'wish' }] }, ['facts.0.kind']],
    ['an unknown skill', { facts: [answer(1), answer(2, { skill: 'telepathy' })] }, ['facts.1.skill']],
    ['an unknown known skill', { facts: [{ ...placement, known: ['percent', 'x'] }] }, ['facts.0.known.1']],
    ['a long text', { facts: [answer(1, { text: '5'.repeat(201) })] }, ['facts.0.text']],
    ['a null character', { facts: [answer(1, { text: '5\0' })] }, ['facts.0.text']],
    ['half of a surrogate pair', { facts: [answer(1, { text: '5\ud800' })] }, ['facts.0.text']],
    ['a short id', { facts: [answer(1, { id: 'x' })] }, ['facts.0.id']],
    ['try 0', { facts: [answer(1, { tries: 0 })] }, ['facts.0.tries']],
    [
      'a negative time',
      { facts: [answer(1, { at: -1, milliseconds: -1 })] },
      ['facts.0.at', 'facts.0.milliseconds'],
    ],
    ['an unknown field', { facts: [{ ...answer(1), session: 'x' }] }, ['facts.0.session']],
    ['an unknown verdict', { facts: [{ ...answer(1), verdict: 'good' }] }, ['facts.0.verdict']],
    ['a list', [answer(1)], []],
  ])('with %s is refused, naming the fields, and stores nothing', async (_name, body, expected) => {
    const { app, db } = refusing();
    const response = await post(app, '/api/record/facts', body);
    const { fields = {} } = response.json<{ fields?: Record<string, string> }>();
    if (typeof expected === 'number') expect(response.statusCode).toBe(expected);
    else expect([response.statusCode, Object.keys(fields).sort()]).toEqual([400, expected]);
    expect(await db.selectFrom('records').selectAll().execute()).toEqual([]);
  });

  it('beyond the largest record is refused, and the record stays', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1)]));
    await made.db.updateTable('records').set({ fact_count: 49_999 }).execute();
    const refused = await send(made, answers(2, 2), cookie);
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { facts: 'Your record is full. Export it, then delete it to start again.' },
    ]);
    expect((await send(made, [answer(2)], cookie)).statusCode).toBe(200);
    expect((await read(made, cookie)).facts).toEqual(answers(2));
  });

  it.each(['x', 'abcdefgh.', 'abcdefgh.x', 'abcdefgh.1234567890'])(
    'with the cursor "%s" is refused',
    async (after) => {
      const response = await get(refusing(), `/api/record?after=${after}`);
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
        400,
        ['after'],
      ]);
    },
  );

  it('from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const [method, url] of [
      ['DELETE', ''],
      ['POST', '/facts'],
      ['POST', '/code'],
    ] as const)
      expect((await refusing().app.inject({ method, url: `/api/record${url}`, headers })).statusCode).toBe(
        403,
      );
  });
});

describe('the export', () => {
  it('is a file of JSON', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1), placement]));
    const response = await get(made, '/api/record/export', cookie);
    expect(response.json()).toEqual({ facts: [answer(1), placement] });
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.json"');
    expect((await get(made, '/api/record/export')).json()).toEqual({ facts: [] });
  });

  it('is a file of CSV, in which no cell is a formula', async () => {
    const made = await testApp();
    const texts = ['=1+1', '+5', '-5', '−5', '@5', '\t=5', 'x = 1, "or" 2', 'a\nb'];
    const problem = 'a-problem-of-tomorrow';
    const facts = texts.map((text, index) => answer(index + 1, { text, problem }));
    const cookie = cookieOf(await send(made, [...facts, placement, undo]));
    const response = await get(made, '/api/record/export.csv', cookie);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="math-progress.csv"');
    const cells = ["'=1+1", "'+5", "'-5", "'−5", "'@5", "'\t=5", '"x = 1, ""or"" 2"', '"a\nb"'];
    const rows = cells.map(
      (cell, index) =>
        `2026-11-02T12:00:00.00${index + 1}Z,answer,${problem},linear-equation,easy,skill,${cell},correct,1,0,0,20000,,,,fact-00000${index + 1}\r\n`,
    );
    expect(response.body).toBe(
      [
        'time,kind,problem,skill,level,setting,answer,verdict,try,hints,red marks,milliseconds,category,known skills,undone placement,id\r\n',
        ...rows,
        '2026-11-02T12:00:00.000Z,placement,,,,,,,,,,,algebra,percent decimals,,placement-1\r\n',
        '2026-11-02T12:00:00.001Z,undo,,,,,,,,,,,,,placement-1,undo-0001\r\n',
      ].join(''),
    );
  });
});
