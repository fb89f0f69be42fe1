import type { Request } from 'autocannon';
import { type Server, startServer } from './servers.js';

/** A route of a server. */
export interface Target {
  name: string;
  server: Server;
  request: Request & { path: string };
  /** The cookies of the visitors that take turns, because a session may spend only so many points. */
  cookies?: readonly string[];
  /** The bare route to compare it with. */
  bare: Pick<Target, 'name' | 'server' | 'request' | 'cookies'>;
}

const json = { 'content-type': 'application/json' };
/** The headers and the body of a request that stores progress. */
export const progress = { headers: json, body: JSON.stringify({ problemsCompleted: 12, streak: 3 }) };
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const pack = '/api/marketplace/packs/quadratics';

/** Starts the servers and returns the routes to measure. */
export async function startTargets(): Promise<Target[]> {
  const [bare, product] = [await startServer('bare'), await startServer('application')];
  const cookies: string[] = [];
  for (let number = 0; number < 200; number++) cookies.push(await visitor(product));
  const get: Target['bare'] = { name: 'bare', server: bare, request: { method: 'GET', path: '/bare' } };
  const post: Target['bare'] = { ...get, request: { method: 'POST', path: '/bare', ...progress } };
  const of = (name: string, path: string, headers = {}): Target => {
    const request = { method: 'GET', path, headers: { ...accepted, ...headers } } as const;
    return { name, server: product, request, cookies, bare: get };
  };
  const path = '/api/progress/geometry';
  return [
    of('a page', '/tools/percentage-calculator'),
    of('random problem', '/api/practice/random/algebra'),
    of('products', '/api/marketplace/products'),
    of('library', '/api/marketplace/library'),
    {
      ...of('POST progress', path),
      bare: post,
      request: { ...progress, method: 'POST', path, headers: { ...accepted, ...json } },
    },
    of('GET progress', path),
    of('a bought lesson', await boughtLesson(product)),
    of('problems of a pack', `${pack}/problems`),
    of('a worksheet', '/api/practice/worksheet?topics=algebra.20&seed=7'),
    of('OpenAPI', '/api/openapi.json'),
  ];
}

let visitors = 0;

/** Returns the cookie of a visitor with a trial, who may open every lesson. */
export async function visitor({ origin }: Server): Promise<string> {
  const [third, last] = [visitors >> 8, visitors++ & 255];
  const address = `10.254.${third}.${last}`;
  const send = (path: string, body: string, cookie = '') =>
    fetch(origin + path, { method: 'POST', headers: { ...json, cookie, 'x-forwarded-for': address }, body });
  const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';
  const cookie = cookieOf(await send('/api/progress/algebra', progress.body));
  // Starting the trial replaces the session ID.
  return cookieOf(await send('/api/trial', JSON.stringify({ tier: 'master' }), cookie));
}

/** Returns the last lesson of a pack, because the first one is a free sample. */
async function boughtLesson({ origin }: Server): Promise<string> {
  const { lessons } = (await (await fetch(origin + pack)).json()) as { lessons: { id: string }[] };
  return `${pack}/lessons/${lessons.at(-1)?.id ?? ''}`;
}
