import { gunzipSync } from 'node:zlib';
import { Lesson, PackContents, PackProblems, PackSummary, Products } from '@mathtools/contracts/marketplace';
import type { ApiProblem } from '@mathtools/contracts/api-problem';
import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { openShop } from '../../testing/shop.js';
import { testApp } from '../../testing/test-app.js';
import { seedProducts } from './catalogue.js';
import { LESSON_SKILLS, PACKS } from '@mathtools/content';

const master = { amount: 19.99, product: 'master' };
const price = (cents: number) => Number((cents / 100).toFixed(2));

describe('the list of packs', () => {
  it('has the packs of the content, no matter what was stored before', async () => {
    const { app, db } = await testApp();
    await seedProducts(db);
    await db.updateTable('products').set({ title: 'Old', price_cents: 1 }).execute();
    const gone = { id: 'gone', position: 0, title: 'Gone', description: '', difficulty: 'Beginner' } as const;
    await db
      .insertInto('products')
      .values({ ...gone, features: '[]', price_cents: 5 })
      .execute();
    await Promise.all([1, 2, 3].map(() => seedProducts(db)));
    const products = Products.parse((await app.inject('/api/marketplace/products')).json());
    expect(products).toEqual(
      PACKS.map(({ id, title, description, difficulty, features, priceCents }) => {
        return { id, title, description, difficulty, features, price: price(priceCents) };
      }),
    );
  });

  it('has at least six packs, of every level', () => {
    expect(PACKS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(PACKS.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['Beginner', 'Intermediate', 'Advanced', 'All Levels']),
    );
  });
});

describe('a pack', () => {
  it('shows everybody its contents, and its first lesson as a sample', async () => {
    const { app } = await testApp();
    for (const pack of PACKS) {
      const contents = PackContents.parse((await app.inject(`/api/marketplace/packs/${pack.id}`)).json());
      expect(contents.open).toBe(false);
      expect(contents.lessons.map(({ id, sample, read }) => [id, sample, read])).toEqual(
        pack.lessons.map(({ id }, index) => [id, index === 0, false]),
      );
      const lesson = await app.inject(`/api/marketplace/packs/${pack.id}/lessons/${pack.lessons[0].id}`);
      expect(Lesson.parse(lesson.json()).id).toBe(pack.lessons[0].id);
    }
  });

  it('refuses the rest to visitors who do not own it, on every route', async () => {
    const { app, buy, get } = await openShop();
    const { cookie: owner } = await buy({ amount: 14.99, product: 'quadratics' });
    for (const pack of PACKS.filter(({ id }) => id !== 'quadratics')) {
      const paths = [...pack.lessons.slice(1).map(({ id }) => `lessons/${id}`), ...['problems', 'summary']];
      for (const path of paths) {
        for (const visitor of ['', owner]) {
          const answer = await get(`/packs/${pack.id}/${path}`, visitor);
          expect([pack.id, path, answer.statusCode]).toEqual([pack.id, path, 403]);
          expect(answer.json()).toEqual({
            error: 'not_owned',
            message: expect.stringMatching(/ a pack that you don’t own yet\.$/) as string,
          });
        }
      }
      const last = pack.lessons.at(-1)?.id ?? '';
      const url = `/api/marketplace/packs/${pack.id}/lessons/${last}/read`;
      const mark = await app.inject({ method: 'POST', url });
      expect([mark.statusCode, mark.json<ApiProblem>().error]).toEqual([403, 'not_owned']);
    }
    expect((await get('/packs/quadratics/lessons/letters-and-expressions', owner)).statusCode).toBe(404);
    for (const path of ['no-such-pack', 'no-such-pack/problems', 'quadratics/lessons/no-such-lesson']) {
      expect((await get(`/packs/${path}`, owner)).statusCode).toBe(404);
    }
  });

  it('has lessons that skills link to, open to its owners; everyone else gets only their titles', async () => {
    const { buy, get } = await openShop();
    const { cookie } = await buy(master);
    const open = await Promise.all(
      ['/products', '/library', ...PACKS.map(({ id }) => `/packs/${id}`)].map((path) => get(path, '')),
    );
    const known = open.map(({ body }) => body).join('\n');
    for (const [place, skills] of Object.entries(LESSON_SKILLS)) {
      expect(skills.length, place).toBeGreaterThan(0);
      const [pack = '', id = ''] = place.split('/');
      const lesson = PACKS.find((one) => one.id === pack)?.lessons.find((one) => one.id === id);
      const paragraphs = (lesson?.idea ?? []).filter((block) => typeof block === 'string');
      expect(paragraphs.length, place).toBeGreaterThan(0);
      expect(known).toContain(JSON.stringify(lesson?.title));
      for (const paragraph of paragraphs) expect(known).not.toContain(JSON.stringify(paragraph).slice(1, 40));
      const served = await get(`/packs/${pack}/lessons/${id}`, cookie);
      expect(Lesson.parse(served.json()).title, place).toBe(lesson?.title);
    }
  });

  it('is refused no matter how its URL is written', async () => {
    const { buy, app } = await openShop();
    const { cookie } = await buy({ amount: 24.99, product: 'exam-night' });
    const table = [
      ['HEAD', 'quadratics/lessons/vertex', [403]],
      ['GET', 'quadratics/lessons/vertex/', [404]],
      ['GET', 'quadratics/lessons//vertex', [404]],
      ['GET', 'quadratics/lessons/Vertex', [404]],
      ['GET', 'Quadratics/lessons/vertex', [404]],
      ['GET', 'QUADRATICS/summary', [404]],
      ['GET', 'quadratics/summary/', [404]],
      ['GET', 'quadratics/lessons/%76ertex', [403]],
      ['GET', '%71uadratics/problems', [403]],
      ['GET', 'quadratics/lessons/vertex%00', [404]],
      ['GET', 'quadratics/lessons/vertex%2f', [404]],
      ['GET', 'quadratics/lessons/zero-products%2f..%2fvertex', [404]],
      ['GET', 'quadratics/lessons/../lessons/vertex', [403]],
      ['GET', 'quadratics/lessons/vertex?pack=exam-night&lesson=zero-products', [403]],
      ['GET', 'quadratics/lessons/vertex;sample', [404]],
      ['GET', 'quadratics/lessons/__proto__', [404]],
      ['POST', 'quadratics/lessons/vertex/read', [403]],
      ['POST', 'quadratics/lessons/vertex', [404, 405]],
      ['PUT', 'quadratics/lessons/vertex', [404, 405]],
    ] as const;
    const secret = PACKS.find(({ id }) => id === 'quadratics')?.summary[0]?.heading ?? '';
    for (const [method, path, statuses] of table) {
      for (const headers of [
        {},
        { cookie },
        { cookie, 'x-original-url': '/', 'x-http-method-override': 'GET' },
      ]) {
        const answer = await app.inject({ method, url: `/api/marketplace/packs/${path}`, headers });
        expect(statuses.map((status) => [method, path, status])).toContainEqual([
          method,
          path,
          answer.statusCode,
        ]);
        expect(answer.body).not.toContain(secret);
        expect(answer.body.length).toBeLessThan(200);
      }
    }
  });

  it('opens completely to its owner: every lesson, every problem and the summary keep their contracts', async () => {
    const { buy, get } = await openShop();
    const { cookie } = await buy(master);
    for (const pack of PACKS) {
      for (const lesson of pack.lessons) {
        const answer = await get(`/packs/${pack.id}/lessons/${lesson.id}`, cookie);
        const served = Lesson.parse(answer.json());
        expect(served.examples.map(({ steps }) => steps.length)).toEqual(
          lesson.examples.map(({ steps }) => steps.length),
        );
        expect(answer.body).not.toMatch(/"(?:check|letters|solves)":/);
      }
      const contents = PackContents.parse((await get(`/packs/${pack.id}`, cookie)).json());
      const { problems } = PackProblems.parse((await get(`/packs/${pack.id}/problems`, cookie)).json());
      expect([contents.open, contents.problems]).toEqual([true, problems.length]);
      expect(problems.length).toBeGreaterThanOrEqual(20);
      expect(new Set(problems.map(({ question }) => question)).size).toBe(problems.length);
      const { sections } = PackSummary.parse((await get(`/packs/${pack.id}/summary`, cookie)).json());
      expect(sections).toEqual(pack.summary);
      // The response cached for the owner is still closed to everyone else.
      const last = `/packs/${pack.id}/lessons/${pack.lessons.at(-1)?.id ?? ''}`;
      for (const path of [last, `/packs/${pack.id}/problems`]) {
        expect([path, (await get(path, cookie)).statusCode]).toEqual([path, 200]);
        expect([path, (await get(path)).statusCode]).toEqual([path, 403]);
      }
    }
  });

  it('selects problems that everyone may practice, including answer and solution', async () => {
    const { app, buy, get } = await openShop();
    const { cookie } = await buy(master);
    for (const { id } of PACKS) {
      const { problems } = PackProblems.parse((await get(`/packs/${id}/problems`, cookie)).json());
      for (const problem of problems) {
        const free = await app.inject(`/api/practice/problems/${problem.id}`);
        expect(free.json(), problem.id).toEqual(problem);
      }
    }
  });

  it('is sent compressed to a browser that accepts it, only to its owner, and cached nowhere', async () => {
    const { app, buy } = await openShop();
    const { cookie } = await buy(master);
    for (const path of ['lessons/vertex', 'problems']) {
      const url = `/api/marketplace/packs/quadratics/${path}`;
      const plain = await app.inject({ url, headers: { cookie } });
      const ask = (who: object) =>
        app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...who } });
      const { headers, rawPayload } = await ask({ cookie });
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      });
      expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
      expect((await ask({})).json<ApiProblem>().error).toBe('not_owned');
    }
  });

  it('remembers which lessons a visitor has read', async () => {
    const { app, get } = await openShop();
    const url = '/api/marketplace/packs/quadratics/lessons/zero-products/read';
    const first = await app.inject({ method: 'POST', url });
    expect([first.statusCode, first.json()]).toEqual([200, { status: 'read' }]);
    const cookie = cookieOf(first);
    await app.inject({ method: 'POST', url, headers: { cookie } });
    const readBy = async (visitor: string) => {
      const { lessons } = (await get('/packs/quadratics', visitor)).json<PackContents>();
      return lessons.filter(({ read }) => read).map(({ id }) => id);
    };
    expect(await readBy(cookie)).toEqual(['zero-products']);
    expect(await readBy('')).toEqual([]);
  });
});
