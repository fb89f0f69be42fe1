import { describe, expect, it } from 'vitest';
import { hashToken } from './tokens.js';
import type { Spending } from './plugins/limits/local-counts.js';
import { cookieOf, post } from './testing/post.js';
import { fallBehind, sampledApp } from './testing/overload.js';
import { sharedApp, testApp, type TestApp } from './testing/test-app.js';

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path with values for its parameters. */
  path: string;
}

const environment = {
  PAYMENTS: 'demo',
  SMTP_URL: 'smtp://127.0.0.1:9',
  METRICS_TOKEN: 'monitor'.repeat(5),
  RATE_LIMITS: 'off',
};
const whole = sharedApp(environment);

/**
 * Returns every route of the server that reads or writes. Fastify prints them as a tree, four characters per
 * level, and `/*` without its slash.
 */
function routesOf({ app }: TestApp): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([^\w/*]*[ ])?(\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth - 1, above.length, part);
      const path = above
        .join('')
        .replace(/^\*$/, '/about')
        .replace(/\/?\*/, '/x')
        .replace(/:\w+/g, 'algebra');
      return (['GET', 'POST', 'DELETE'] as const)
        .filter((method) => methods.split(', ').includes(method))
        .map((method) => ({ method, path }));
    });
}

const encoded = (text: string) => `%${text.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Returns other spellings of the path, which lead to the same route. */
function spellings(path: string): string[] {
  return [
    path.replace(/\w/, encoded),
    path.replaceAll(/\w/g, encoded),
    path.replaceAll(/[a-z]/g, (letter) => encoded(letter).toUpperCase()),
    `${path.replace(/\w/, encoded)}?a=1`,
  ];
}

/** Returns other paths, which a proxy or a careless comparison might confuse with this one. */
function lookalikes(path: string): string[] {
  return [
    ...[
      `${path}/`,
      `${path}.`,
      `${path}%2e`,
      `${path}%20`,
      `${path};a`,
      path.toUpperCase(),
      `/x/..%2f${path}`,
    ],
    ...['/api//', '/api/%2e%2f', '/%2561pi/', '/api%2f'].map((start) => path.replace(/^\/api\/?/, start)),
  ];
}

const isOfApi = ({ path }: Route) => path === '/api' || path.startsWith('/api/');

describe('every route, no matter how its path is written,', () => {
  it('is covered', () => {
    const routes = routesOf(whole()).map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(35);
    expect(routes).toEqual(
      expect.arrayContaining([
        'GET /about',
        'GET /metrics',
        'POST /api/x',
        'POST /api/progress/algebra',
        'POST /api/marketplace/packs/algebra/lessons/algebra/read',
        'POST /api/stripe/webhook',
      ]),
    );
  });

  it('refuses writes from other sites, even without a body', async () => {
    const { app } = whole();
    for (const { path } of routesOf(whole()).filter(({ method }) => method === 'POST')) {
      for (const url of [path, ...spellings(path)]) {
        for (const payload of ['', '{}']) {
          const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
          const response = await app.inject({ method: 'POST', url, headers, payload });
          expect([url, response.statusCode, response.json()]).toEqual([
            url,
            403,
            { error: 'cross_site', message: 'This request came from another site.' },
          ]);
        }
      }
    }
  });

  it('is reached by no other path, on which writes from other sites are refused too', async () => {
    const { app } = whole();
    for (const { path } of routesOf(whole()).filter(({ method }) => method === 'POST')) {
      for (const url of lookalikes(path)) {
        const own = await app.inject({ method: 'POST', url, payload: {} });
        const headers = { 'sec-fetch-site': 'cross-site' };
        const foreign = await app.inject({ method: 'POST', url, headers, payload: {} });
        expect([url, own.statusCode, foreign.statusCode]).toEqual([url, 404, 403]);
      }
    }
  });

  it('keeps the answers of the API out of caches', async () => {
    const { app } = whole();
    for (const route of routesOf(whole()).filter(isOfApi)) {
      for (const url of [route.path, ...spellings(route.path)]) {
        const { headers } = await app.inject({ method: route.method, url });
        expect([route.method, url, headers['cache-control']]).toEqual([route.method, url, 'no-store']);
      }
    }
  });

  it('is shed under load if it belongs to the API, except for the probes', async () => {
    const made = await sampledApp({ ...environment, LOAD_SHEDDING: 'on' });
    const routes = routesOf(made).filter((route) => isOfApi(route) || route.path === '/about');
    fallBehind();
    for (const route of routes) {
      const isShed = isOfApi(route) && !route.path.startsWith('/api/health');
      for (const url of [route.path, ...spellings(route.path)]) {
        const { statusCode } = await made.app.inject({ method: route.method, url });
        expect([route.method, url, statusCode === 503]).toEqual([route.method, url, isShed]);
      }
    }
  });

  it('gets the policy of the page that is served', async () => {
    const { app } = whole();
    for (const url of spellings('/checkout')) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['content-security-policy']]).toEqual([
        404,
        expect.not.stringContaining('stripe'),
      ]);
    }
  });
});

it.each(['/%61pi/nowhere', '/%61pi', '/%61%70%69/docs/static/nothing'])(
  '%s is an unknown address of the API, not a page',
  async (url) => {
    const { app } = whole();
    const response = await app.inject(url);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([404, 'not_found']);
  },
);

describe('the price of every route', () => {
  const facts = Array.from({ length: 100 }, (_, number) => ({
    kind: 'undo',
    id: `new-fact-${number}`,
    at: 1,
    placement: 'placement-1',
  }));
  const wrong = facts.map(() => ({ kind: 'answer', verdict: 'incorrect', text: 'x = 4' }));
  const topics = 'topics=algebra.50&seed=1&version=b';
  const replaced = `replaced=${[1, 2, 3].map((number) => `${number}x66`).join('.')}.4x2`;
  /** The most expensive call of a route, unless it is one with the largest body that the route accepts. */
  const worst: Record<string, { name: string; url?: string; payload?: object }> = {
    'GET /api/practice/worksheet': {
      name: '50 problems in version b, replaced 200 times',
      url: `/api/practice/worksheet?${topics}&${replaced}`,
    },
    'GET /api/record': { name: '1,000 facts' },
    'GET /api/record/export': { name: '60,000 facts' },
    'GET /api/record/export.csv': { name: '60,000 facts' },
    'POST /api/record/facts': { name: '100 wrong answers, 256 KB', payload: { facts: wrong } },
    'POST /api/learners/algebra/imports': { name: '100 wrong answers, 256 KB', payload: { facts: wrong } },
  };

  /** Returns the cookie of a learner whose record has 1,001 facts, the last of which has the number 60,000. */
  async function learner({ app, db }: TestApp): Promise<string> {
    const cookie = cookieOf(await post(app, '/api/record/facts', { facts: facts.slice(0, 1) }));
    const { id: record } = await db.selectFrom('records').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1_000 }, (_, number) => {
      const id = hashToken(String(number)).slice(0, 20);
      return {
        record,
        number: number === 999 ? 60_000 : number + 2,
        id,
        fact: JSON.stringify({ ...facts[0], id }),
      };
    });
    for (let from = 0; from < rows.length; from += 100)
      await db
        .insertInto('facts')
        .values(rows.slice(from, from + 100))
        .execute();
    await db.updateTable('records').set({ fact_count: 60_000 }).execute();
    return cookie;
  }

  it('for its worst input is in prices.txt, and only these routes are free', async () => {
    const spent: Spending[] = [];
    const made = await testApp(
      { ...environment, RATE_LIMITS: 'on' },
      {
        countPoints: (spending) => {
          spent.push(spending);
          return Promise.resolve({ total: 1, waitMs: 0 });
        },
      },
    );
    const cookie = await learner(made);
    const free: string[] = [];
    const lines: string[] = [];
    // Some writes end the session.
    const reads = ({ method }: Route) => (method === 'GET' ? 0 : 1);
    for (const { method, path } of routesOf(made).sort((one, other) => reads(one) - reads(other))) {
      const route = `${method} ${path}`;
      const { name, url = path, payload = {} } = worst[route] ?? { name: '' };
      spent.length = 0;
      const isRead = method === 'GET';
      await made.app.inject({
        method,
        url,
        headers: { cookie, ...(!isRead && { 'transfer-encoding': 'chunked' }) },
        ...(!isRead && { payload }),
      });
      const total = (budget: string) =>
        spent
          .filter(({ counts }) => counts[0]?.key.startsWith(`${budget} `))
          .reduce((sum, { points }) => sum + points, 0);
      const calls = spent.find(({ counts }) => counts[0]?.key.startsWith(`${method} `));
      const parts = [
        `${total('work')} points`,
        ...(total('storage') > 0 ? [`${total('storage')} of storage`] : []),
        ...(calls ? [`at most ${calls.counts[0]?.most ?? 0} calls in ${calls.windowMs / 60_000} min`] : []),
      ];
      if (total('work') === 0) free.push(route);
      else lines.push(`${route}: ${parts.join(', ')}${name && ` (${name})`}`);
      for (const { counts, points } of spent)
        for (const { most } of counts) expect(points, route).toBeLessThanOrEqual(most);
    }
    expect(free.sort()).toEqual([
      'GET /about',
      'GET /api/health',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /metrics',
      'POST /api/stripe/webhook',
    ]);
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('plugins/limits/prices.txt');
  });
});
