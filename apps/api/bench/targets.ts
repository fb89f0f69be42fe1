import type { Request } from 'autocannon';
import { startServer } from './servers.js';

/** A route of a server. */
export interface Target {
  name: string;
  origin: string;
  request: Request & { path: string };
  /** The route that only runs one statement of the same kind. */
  reference?: Target;
}

const body = JSON.stringify({ problemsCompleted: 12, streak: 3 });
const json = { 'content-type': 'application/json' };

/** Starts the servers and returns the routes to measure; the first is Fastify alone. */
export async function startTargets(): Promise<Target[]> {
  const bare: Server = { origin: await startServer('hello'), cookie: '' };
  const beside = await application();
  const watched = await application({ METRICS_TOKEN: 'bench'.repeat(8) });
  const product = await application();
  const read = get(beside, 'one Kysely read by key', '/reference/read');
  const upsert = post(beside, 'one Kysely upsert', '/reference/upsert');
  return [
    get(bare, 'hello, Fastify alone', '/hello'),
    read,
    { ...get(watched, 'the same, with metrics', '/reference/read'), reference: read },
    { ...get(product, 'GET random problem', '/api/practice/random/algebra'), reference: read },
    { ...get(product, 'GET products', '/api/marketplace/products'), reference: read },
    upsert,
    { ...post(product, 'POST progress', '/api/progress/geometry'), reference: upsert },
  ];
}

interface Server {
  origin: string;
  /** The cookie of a visitor with a session. */
  cookie: string;
}

async function application(environment?: Record<string, string>): Promise<Server> {
  const origin = await startServer('application', environment);
  // The first write of progress creates the session.
  const answer = await fetch(`${origin}/api/progress/algebra`, { method: 'POST', headers: json, body });
  return { origin, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function get({ origin, cookie }: Server, name: string, path: string): Target {
  return { name, origin, request: { method: 'GET', path, headers: { cookie } } };
}

function post({ origin, cookie }: Server, name: string, path: string): Target {
  return { name, origin, request: { method: 'POST', path, headers: { ...json, cookie }, body } };
}
