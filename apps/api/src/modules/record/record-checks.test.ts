import type { AnswerFact } from '@mathtools/practice/record';
import { generateProblem } from '@mathtools/practice';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
import { answer, answers, get, placement, read, send, start, stored, undo } from './record.test-support.js';

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

  it('keeps an answer to a problem that it doesn’t know, without the browser’s verdict', async () => {
    const made = await testApp();
    const fact = answer(1, { problem: 'a-problem-of-tomorrow', text: '5' });
    const sent = await send(made, [fact, answer(2)]);
    expect(sent.json()).toEqual({ corrected: [{ ...fact, verdict: 'ungraded' }] });
    const { facts } = await read(made, cookieOf(sent));
    expect(facts).toEqual([{ ...fact, verdict: 'ungraded' }, answer(2)]);
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
        { ...placement, at: start - 1 },
      ],
    });
  });

  it.each([1, 300_000, Date.UTC(1980, 0, 6), Date.UTC(2000, 0, 1), Date.UTC(2020, 0, 1) - 20_000_000])(
    'moves the times of a clock that is years behind, %d, to the arrival, in their order',
    async (then) => {
      stopClock();
      vi.setSystemTime(start);
      const made = await testApp();
      const last = answer(4, { at: start + 5 });
      const tries = [3, 1, 2].map((tried) => answer(tried, { at: then + 60_000 * tried, tries: tried }));
      const sent = await send(made, [last, ...tries, answer(5, { at: Date.UTC(2020, 0, 1) })]);
      expect(sent.statusCode).toBe(200);
      const { facts } = await read(made, cookieOf(sent));
      expect(sent.json()).toEqual({ corrected: facts.slice(0, 4) });
      expect(facts.sort((a, b) => a.at - b.at)).toEqual([
        answer(5, { at: Date.UTC(2020, 0, 1), text: '' }), // Texts are kept for 90 days.
        ...[1, 2, 3].map((tried) => answer(tried, { at: start - 4 + tried, tries: tried })),
        { ...last, at: start },
      ]);
    },
  );

  it('still sends a fact of time 0 that was stored before such facts were refused', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, [answer(1)]));
    const old = answer(1, { at: 0 });
    await made.db
      .updateTable('facts')
      .set({ fact: JSON.stringify(old) })
      .execute();
    expect((await read(made, cookie)).facts).toEqual([old]);
    expect((await get(made, '/api/record/export.csv', cookie)).body).toContain('1970-01-01');
  });

  it('keeps the order of answers from a clock that is ahead', async () => {
    stopClock();
    vi.setSystemTime(start);
    const made = await testApp();
    const tries = [3, 1, 2].map((tried) =>
      answer(tried, { problem: answer(1).problem, at: start + 60_000 * tried, tries: tried }),
    );
    const facts = (await read(made, cookieOf(await send(made, tries)))).facts as AnswerFact[];
    expect(facts.sort((a, b) => a.at - b.at).map((fact) => fact.tries)).toEqual([1, 2, 3]);
    expect(facts.at(-1)?.at).toBe(start);
  });

  it('stores a problem under its present id, so that a former one is the same problem', async () => {
    const made = await testApp();
    const fact = answer(1, { problem: answer(1).problem.replace('.', '-2.') });
    expect((await send(made, [fact])).json()).toEqual({ corrected: [answer(1)] });
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
    ['a short ID of a learner', { learner: 'ada', facts: [answer(1)] }, ['learner']],
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
    ['a missing time', { facts: [answer(1), { ...answer(2), at: undefined }] }, ['facts.1.at']],
    [
      'time 0',
      { facts: [answer(1), answer(2, { at: 0 }), { ...undo, at: 0 }] },
      ['facts.1.at', 'facts.2.at'],
    ],
    ['a time that is no number', { facts: [{ ...answer(1), at: '0' }] }, ['facts.0.at']],
    ['half a millisecond', { facts: [answer(1, { at: start + 0.5 })] }, ['facts.0.at']],
    ['a time after the year 9999', { facts: [answer(1, { at: 1e15 })] }, ['facts.0.at']],
    [
      'a placement with a skill of another category',
      {
        facts: [
          placement,
          { ...placement, id: 'placement-2', category: 'geometry', known: ['pythagoras', 'percent'] },
        ],
      },
      ['facts.1.known.1'],
    ],
    ['an unknown field', { facts: [{ ...answer(1), session: 'x' }] }, ['facts.0.session']],
    ['an unknown verdict', { facts: [{ ...answer(1), verdict: 'good' }] }, ['facts.0.verdict']],
    ['a list', [answer(1)], ['body']],
    ['nothing', null, ['body']],
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
    await made.db.updateTable('facts').set({ number: 49_999 }).execute();
    const refused = await send(made, answers(2, 2), cookie);
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { facts: 'Your record is full. Export it, then delete it to start again.' },
    ]);
    expect((await send(made, [answer(2)], cookie)).statusCode).toBe(200);
    expect((await read(made, cookie)).facts).toEqual(answers(2));
  });

  it.each(['x', 'abcdefgh.', 'abcdefgh.x', 'abcdefgh.1234567890', 'abcdefgh.1..2'])(
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
    expect(
      (await refusing().app.inject({ method: 'POST', url: '/api/record/facts', headers })).statusCode,
    ).toBe(403);
  });
});
