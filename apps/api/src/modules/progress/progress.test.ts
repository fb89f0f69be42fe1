import { describe, expect, it } from 'vitest';
import { cookieOf, post } from '../../testing/post.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { sharedApp, testApp } from '../../testing/test-app.js';

const url = (category: string) => `/api/progress/${category}`;
const none = { problemsCompleted: 0, streak: 0 };

describe('progress', () => {
  const refusing = sharedApp({ RATE_LIMITS: 'off' });

  it('is zero for a new visitor, without creating a session', async () => {
    const { app, db } = await testApp();
    for (const category of ['algebra', 'logarithms', 'geometry']) {
      const response = await app.inject(url(category));
      expect([response.statusCode, response.json()]).toEqual([200, none]);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is stored for each visitor and each category', async () => {
    const { app } = await testApp();
    const written = await post(app, url('algebra'), { problemsCompleted: 4, streak: 2 });
    expect([written.statusCode, written.json()]).toEqual([200, { problemsCompleted: 4, streak: 2 }]);
    const cookie = cookieOf(written);
    await post(app, url('geometry'), { problemsCompleted: 1_000_000, streak: 0 }, { cookie });
    await post(app, url('algebra'), { problemsCompleted: 5, streak: 3 }, { cookie });
    const read = async (category: string, headers: Record<string, string>) =>
      (await app.inject({ url: url(category), headers })).json<unknown>();
    expect(await read('algebra', { cookie })).toEqual({ problemsCompleted: 5, streak: 3 });
    expect(await read('geometry', { cookie })).toEqual({ problemsCompleted: 1_000_000, streak: 0 });
    expect(await read('logarithms', { cookie })).toEqual(none);

    const other = cookieOf(await post(app, url('algebra'), { problemsCompleted: 1, streak: 1 }));
    expect(await read('algebra', { cookie: other })).toEqual({ problemsCompleted: 1, streak: 1 });
    expect(await read('algebra', { cookie })).toEqual({ problemsCompleted: 5, streak: 3 });
  });

  it('is still there after a restart', async () => {
    const environment = { DATABASE_FILE: `${temporaryFolder()}/m.db` };
    const first = await testApp(environment);
    const cookie = cookieOf(await post(first.app, url('algebra'), { problemsCompleted: 2, streak: 2 }));
    await first.app.close();
    await first.db.destroy();
    const { app } = await testApp(environment);
    const response = await app.inject({ url: url('algebra'), headers: { cookie } });
    expect(response.json()).toEqual({ problemsCompleted: 2, streak: 2 });
  });

  it.each([
    ['a negative count', { problemsCompleted: -1, streak: 0 }, ['problemsCompleted']],
    ['a fraction', { problemsCompleted: 1.5, streak: 0 }, ['problemsCompleted']],
    ['too many', { problemsCompleted: 1_000_001, streak: 1e300 }, ['problemsCompleted', 'streak']],
    ['a number as text', { problemsCompleted: '1', streak: 0 }, ['problemsCompleted']],
    ['a truth', { problemsCompleted: 1, streak: true }, ['streak']],
    ['null', { problemsCompleted: 1, streak: null }, ['streak']],
    ['a missing field', { problemsCompleted: 1 }, ['streak']],
    ['an unknown field', { problemsCompleted: 1, streak: 1, session: 'x' }, ['session']],
    ['a list', [1, 2], ['body']],
    ['nothing', null, ['body']],
  ])('of %s is refused, naming the fields, and not stored', async (_name, body, fields) => {
    const { app, db } = refusing();
    const response = await post(app, url('algebra'), body);
    expect(response.statusCode).toBe(400);
    const problem = response.json<{ error: string; fields?: Record<string, string> }>();
    expect(problem.error).toBe('validation');
    expect(Object.keys(problem.fields ?? {}).sort()).toEqual(fields);
    expect(await db.selectFrom('progress').selectAll().execute()).toEqual([]);
  });

  it.each(['trigonometry', 'Algebra', 'algebra%20', '__proto__', ''])(
    'of the unknown category "%s" is a 404 for reading and writing',
    async (category) => {
      const { app } = refusing();
      expect((await app.inject(url(category))).statusCode).toBe(404);
      expect((await post(app, url(category), { problemsCompleted: 1, streak: 1 })).statusCode).toBe(404);
    },
  );
});
