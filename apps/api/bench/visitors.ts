// Measures how many visitors one process serves, the cost of a visit, and the effect of PostgreSQL and a
// second server.
import { once, setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { durable, postgresServer } from '../src/testing/postgres-server.js';
import { SESSION_SECRET } from './application.js';
import { loadOf } from './closed-loop.js';
import { printHead, printRow, quantile } from './figures.js';
import { processorMs, type Server, startServer, stopServers } from './servers.js';
import { progress, visitor } from './targets.js';
import { type Asked, recordVisits, type Step } from './visit.js';

/**
 * Ten concurrent visitors match the busiest hour of a day with about a thousand visits. The second value is a
 * hundred times as many.
 */
const [base, goal] = [10, 1_000];
const further = [2_000, 4_000, 8_000, 16_000];
/** The average time that a visitor reads or thinks before the next step; most pauses are shorter. */
const pauseSeconds = 20;
const seconds = 8;
const warmUpSeconds = 2;
/** A server is at capacity when more than one request in a hundred takes longer, or when it refuses one. */
const mostMs = 250;
const writers = 64;
const path = '/api/progress/algebra';

/** Servers that share one database. */
interface Setup {
  name: string;
  servers: Server[];
  /** The processor time of the database server. */
  databaseMs: () => number;
}

interface Count {
  times: number[];
  refused: number;
}

let addresses = 0;

/**
 * Simulates a visitor behind a proxy that keeps its connections to the servers open. Sends requests and keeps
 * the cookie.
 */
function visitorAt({ servers }: Setup, agents: Agent[], count: Count) {
  const one = addresses++;
  const server = servers[one % servers.length];
  const agent = agents[one % servers.length];
  const address = `10.${(one >> 16) & 255}.${(one >> 8) & 255}.${one & 255}`;
  let cookie = '';
  return async ({ method, path, headers, body }: Pick<Asked, 'method' | 'path' | 'headers' | 'body'>) => {
    const begun = performance.now();
    const own = { ...headers, 'x-forwarded-for': address, ...(cookie && { cookie }) };
    const sent = request(`${server?.origin ?? ''}${path}`, { method, headers: own, agent });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    count.times.push(performance.now() - begun);
    const status = answer.statusCode ?? 0;
    if (status === 503) count.refused++;
    else if (status >= 400) throw new Error(`${method} ${path}: ${status}`);
  };
}

/**
 * Simulates one visitor after another. Each visit runs step by step, and the first one starts somewhere in
 * the middle.
 */
async function visitOnAndOn(
  newVisitor: () => ReturnType<typeof visitorAt>,
  visits: Step[][],
  end: AbortSignal,
): Promise<void> {
  let ask = newVisitor();
  const anyVisit = () => visits[Math.floor(Math.random() * visits.length)] ?? [];
  let visit = anyVisit();
  let at = Math.floor(Math.random() * visit.length);
  for (;;) {
    await wait(-Math.log(1 - Math.random()) * pauseSeconds * 1000, undefined, { signal: end });
    if (at === visit.length) {
      ask = newVisitor();
      visit = anyVisit();
      at = 0;
    }
    const [page, ...rest] = visit[at++] ?? [];
    if (page) await ask(page);
    await Promise.all(rest.map(ask));
  }
}

/**
 * Simulates a number of visitors for some seconds, prints the results, and returns true if all requests were
 * served in time.
 */
async function serve(setup: Setup, visits: Step[][], visitors: number): Promise<boolean> {
  const count: Count = { times: [], refused: 0 };
  const agents = setup.servers.map(() => new Agent({ keepAlive: true, maxSockets: 256 }));
  const end = new AbortController();
  setMaxListeners(visitors, end.signal);
  const all = Array.from({ length: visitors }, () =>
    visitOnAndOn(() => visitorAt(setup, agents, count), visits, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  const measured = async () => {
    await wait(warmUpSeconds * 1000);
    Object.assign(count, { times: [], refused: 0 });
    const use = await usedDuring(setup, () => wait((visitors === base ? 3 : 1) * seconds * 1000));
    return { times: [...count.times], refused: count.refused, ...use };
  };
  const { times, refused, ms, used } = await Promise.race([measured(), Promise.all(all).then(nobody)]);
  end.abort();
  await Promise.all(all);
  for (const agent of agents) agent.destroy();
  const p99 = quantile(times, 0.99);
  const requestsOfVisit = visits.flat(2).length / visits.length;
  const msOfVisit = (((used[0] ?? 0) * ms) / times.length) * requestsOfVisit;
  printRow(
    setup.name,
    visitors.toLocaleString('en'),
    Math.round((times.length / ms) * 1000).toLocaleString('en'),
    `${quantile(times, 0.5).toFixed(1)} / ${p99.toFixed(1)}`,
    refused,
    used.map((cores) => cores.toFixed(2)).join(' + '),
    `${msOfVisit.toFixed(1)} ms`,
  );
  return refused === 0 && p99 <= mostMs;
}

/**
 * Adds visitors until two numbers in a row are too many. A single failure may be caused by other work on the
 * machine.
 */
async function fill(setup: Setup, visits: Step[][]): Promise<void> {
  let failed = 0;
  for (const visitors of [base, goal, ...further]) {
    failed = (await serve(setup, visits, visitors)) ? 0 : failed + 1;
    if (failed === 2) return;
  }
}

/** Sends visitors until stopped or until one of them fails. */
const nobody = () => Promise.reject(new Error('Nobody visits.'));

/**
 * Returns the processor time of the servers, of the database, and of the visitors, which share the machine.
 */
function usedBy({ servers, databaseMs }: Setup): number[] {
  const { user, system } = process.cpuUsage();
  return [servers.reduce((sum, one) => sum + one.processorMs(), 0), databaseMs(), (user + system) / 1000];
}

/** Does work, and returns how long it took and how many cores the servers, the database, and the visitors used. */
async function usedDuring(setup: Setup, work: () => Promise<unknown>) {
  const before = usedBy(setup);
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  return { ms, used: usedBy(setup).map((now, part) => (now - (before[part] ?? 0)) / ms) };
}

/** Measures 64 visitors that each send the next request as soon as they get a response. */
async function atOnce(setup: Setup, method: 'GET' | 'POST'): Promise<void> {
  const { servers } = setup;
  const cookies: string[] = [];
  for (let n = 0; n < writers; n++) cookies.push(await visitor(servers[0] as Server));
  const name = `${method} progress`;
  const request = { path, method, ...(method === 'POST' && progress) };
  const limit = { connections: writers / servers.length, duration: seconds };
  const times: number[] = [];
  const { ms, used } = await usedDuring(setup, () =>
    Promise.all(
      servers.map(async (server) => {
        times.push(...(await loadOf({ name, server, request, cookies }, limit)).times);
      }),
    ),
  );
  printRow(
    setup.name,
    name,
    Math.round((times.length / ms) * 1000).toLocaleString('en'),
    quantile(times, 0.99).toFixed(1),
    used.map((cores) => cores.toFixed(2)).join(' + '),
    ...used.slice(0, 2).map((cores) => `${((cores * ms * 1000) / times.length).toFixed(0)} µs`),
  );
}

/** Returns the processor time of a PostgreSQL server and all its processes. */
function postgresMs(socket: string): number {
  const [main = ''] = readFileSync(join(dirname(socket), 'data/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
  return [main, ...children].reduce((sum, pid) => sum + processorMs(Number(pid)), 0);
}

const cost = (steps: Step[]) => {
  const requests = steps.flat();
  const bytes = requests.reduce((sum, one) => sum + one.bytes, 0);
  return `${requests.length} requests, ${(bytes / 1000).toFixed(0)} KB`;
};

/**
 * The cost of a visit, in total and behind a CDN that serves every file whose name contains a content hash.
 */
interface Way {
  name: string;
  /** The first visit is from a new browser, the second from a returning one. */
  visits: Step[][];
}

async function waysOf(server: Server): Promise<Way[]> {
  const visits = await recordVisits(server.origin);
  const behindCdn = visits.map((steps) => steps.map((step) => step.filter((asked) => !asked.isImmutable)));
  const ways = [
    { name: '', visits },
    { name: ' behind a CDN', visits: behindCdn },
  ];
  printHead('a visit', 'from a new browser', 'from a returning one');
  for (const { name, visits } of ways) printRow(`that reaches the server${name}`, ...visits.map(cost));
  return ways;
}

/** Measures ten visitors, a hundred times as many, and then more until the servers are at capacity. */
export async function visitorsGrow(): Promise<void> {
  const postgres = await postgresServer(durable);
  const settings = { LOAD_SHEDDING: 'on', SESSION_SECRET };
  const onPostgres = { ...settings, DATABASE_URL: postgres.urlOf('postgres') };
  try {
    const alone = await startServer('application', 'visitors', settings);
    const pair = [
      await startServer('application', '', onPostgres),
      await startServer('application', '', onPostgres),
    ];
    const databaseMs = () => postgresMs(postgres.socket);
    const setups: Setup[] = [
      { name: 'SQLite', servers: [alone], databaseMs: () => 0 },
      { name: 'PostgreSQL', servers: pair.slice(0, 1), databaseMs },
      { name: 'PostgreSQL, 2 servers', servers: pair, databaseMs },
    ];
    const cores = 'cores: servers + database + visitors';
    printHead('setup', 'request', 'per second', 'p99, ms', cores, 'a request: servers', 'database');
    for (const method of ['POST', 'GET'] as const) for (const setup of setups) await atOnce(setup, method);
    const ways = await waysOf(alone);
    const speeds = ['requests/s', 'ms, median / p99', 'refused'];
    printHead('setup', 'visitors', ...speeds, cores, 'a visit: servers');
    for (const setup of setups)
      for (const { name, visits } of ways) await fill({ ...setup, name: setup.name + name }, visits);
  } finally {
    await stopServers();
    await postgres.remove();
  }
}
