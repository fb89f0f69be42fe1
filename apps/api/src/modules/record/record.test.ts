import type { Fact } from '@mathtools/contracts/record';
import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { testApp } from '../../testing/test-app.js';
import { answer, answers, get, placement, read, send, undo } from './record.test-support.js';

describe('a record', () => {
  it('is empty for a new visitor, without creating a session', async () => {
    const made = await testApp();
    const response = await get(made, '/api/record');
    expect(response.json()).toEqual({ facts: [], isFromStart: true, cursor: null, hasMore: false });
    expect(response.headers).not.toHaveProperty('set-cookie');
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
});
