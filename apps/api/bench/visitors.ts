// Measures how many visitors one process serves, what a visit costs, and what changes with PostgreSQL and a second server.
import { once, setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { durable, postgresServer } from '../src/testing/postgres-server.js';
import { processorMs, type Server, startServer, stopServers } from './servers.js';
import { type Asked, recordVisits, type Step } from './visit.js';

/** Ten visitors at the same time, in the busiest hour of a day with about a thousand visits, and a hundred times as many. */
const [base, goal] = [10, 1_000];
const further = [2_000, 4_000, 8_000, 16_000];
/** How long a visitor reads or thinks before the next step, on average: most pauses are shorter. */
const pauseSeconds = 20;
const seconds = 8;
const warmUpSeconds = 2;
/** A server is full when more than every hundredth request takes longer, or when it refuses one. */
const mostMs = 250;
const writers = 64;

/** Servers on one database. */
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

/** A visitor at a proxy that keeps its connections to the servers: sends requests, and keeps the cookie. */
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

/** One visitor after another: each visit step by step, the first from somewhere in its middle. */
async function visitOnAndOn(
  setup: Setup,
  agents: Agent[],
  count: Count,
  visits: Step[][],
  end: AbortSignal,
): Promise<void> {
  let ask = visitorAt(setup, agents, count);
  const anyVisit = () => visits[Math.floor(Math.random() * visits.length)] ?? [];
  let visit = anyVisit();
  let at = Math.floor(Math.random() * visit.length);
  for (;;) {
    await wait(-Math.log(1 - Math.random()) * pauseSeconds * 1000, undefined, { signal: end });
    if (at === visit.length) {
      ask = visitorAt(setup, agents, count);
      visit = anyVisit();
      at = 0;
    }
    const [page, ...rest] = visit[at++] ?? [];
    if (page) await ask(page);
    await Promise.all(rest.map(ask));
  }
}

/** Lets so many visitors visit for some seconds, prints what was measured, and returns whether all were served in time. */
async function serve(setup: Setup, visits: Step[][], visitors: number): Promise<boolean> {
  const count: Count = { times: [], refused: 0 };
  const agents = setup.servers.map(() => new Agent({ keepAlive: true, maxSockets: 256 }));
  const end = new AbortController();
  setMaxListeners(visitors, end.signal);
  const all = Array.from({ length: visitors }, () =>
    visitOnAndOn(setup, agents, count, visits, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  const measured = async () => {
    await wait(warmUpSeconds * 1000);
    Object.assign(count, { times: [], refused: 0 });
    const before = usedBy(setup);
    const begun = performance.now();
    await wait((visitors === base ? 3 : 1) * seconds * 1000);
    const ms = performance.now() - begun;
    const used = usedBy(setup).map((now, part) => (now - (before[part] ?? 0)) / ms);
    return { times: [...count.times], refused: count.refused, ms, used };
  };
  const { times, refused, ms, used } = await Promise.race([measured(), Promise.all(all).then(nobody)]);
  end.abort();
  await Promise.all(all);
  for (const agent of agents) agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const requestsOfVisit = visits.flat(2).length / visits.length;
  const msOfVisit = (((used[0] ?? 0) * ms) / times.length) * requestsOfVisit;
  const cells = [
    setup.name,
    visitors.toLocaleString('en'),
    Math.round((times.length / ms) * 1000).toLocaleString('en'),
    `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)}`,
    refused,
    used.map((cores) => cores.toFixed(2)).join(' + '),
    `${msOfVisit.toFixed(1)} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return refused === 0 && at(0.99) <= mostMs;
}

/** More and more visitors, until two amounts in a row are too many: one may be so by other work of the machine. */
async function fill(setup: Setup, visits: Step[][]): Promise<void> {
  let failed = 0;
  for (const visitors of [base, goal, ...further]) {
    failed = (await serve(setup, visits, visitors)) ? 0 : failed + 1;
    if (failed === 2) return;
  }
}

/** Visitors come until they are told not to, unless one of them fails. */
const nobody = () => Promise.reject(new Error('Nobody visits.'));

/** The processor time of the servers, of the database, and of the visitors, which share the machine. */
function usedBy({ servers, databaseMs }: Setup): number[] {
  const { user, system } = process.cpuUsage();
  return [servers.reduce((sum, one) => sum + one.processorMs(), 0), databaseMs(), (user + system) / 1000];
}

/** What 64 visitors get when each sends the next request as soon as it has an answer. */
async function atOnce(setup: Setup, method: 'GET' | 'POST'): Promise<void> {
  const count: Count = { times: [], refused: 0 };
  const agents = setup.servers.map(() => new Agent({ keepAlive: true }));
  const body = JSON.stringify({ problemsCompleted: 1, streak: 1 });
  const write = { method: 'POST', path: '/api/progress/algebra', headers: json, body };
  const asked = method === 'POST' ? write : { ...write, method, headers: {}, body: '' };
  const visitors = Array.from({ length: writers }, () => visitorAt(setup, agents, count));
  await Promise.all(visitors.map((ask) => ask(write)));
  count.times = [];
  const before = usedBy(setup);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    visitors.map(async (ask) => {
      while (performance.now() < until) await ask(asked);
    }),
  );
  const ms = performance.now() - begun;
  for (const agent of agents) agent.destroy();
  const times = count.times.sort((one, other) => one - other);
  const used = usedBy(setup).map((now, part) => (now - (before[part] ?? 0)) / ms);
  const cells = [
    setup.name,
    `${method} progress`,
    Math.round((times.length / ms) * 1000).toLocaleString('en'),
    (times[Math.floor(times.length * 0.99)] ?? Number.NaN).toFixed(1),
    used.map((cores) => cores.toFixed(2)).join(' + '),
    ...used.slice(0, 2).map((cores) => `${((cores * ms * 1000) / times.length).toFixed(0)} µs`),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const json = { 'content-type': 'application/json' };

/** The processor time of a PostgreSQL server and all its processes. */
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

/** A visit, with all of it and with what is left behind a CDN that has every file whose name changes with its content. */
interface Way {
  name: string;
  /** Of a new browser, and of one that was here before. */
  visits: Step[][];
}

async function waysOf(server: Server): Promise<Way[]> {
  const visits = await recordVisits(server.origin);
  const behindCdn = visits.map((steps) => steps.map((step) => step.filter((asked) => !asked.isImmutable)));
  const ways = [
    { name: '', visits },
    { name: ' behind a CDN', visits: behindCdn },
  ];
  console.log('\n| a visit | of a new browser | of one that was here before |\n|---|---|---|');
  for (const { name, visits } of ways)
    console.log(`| that reaches the server${name} | ${visits.map(cost).join(' | ')} |`);
  return ways;
}

/** Visitors, ten and a hundred times as many, and more until the servers are full. */
export async function visitorsGrow(): Promise<void> {
  const postgres = await postgresServer(durable);
  const settings = { LOAD_SHEDDING: 'on', SESSION_SECRET: 'growth'.repeat(6) };
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
    console.log(`\n| setup | request | per second | p99, ms | ${cores} | a request: servers | database |`);
    console.log('|---|---|---|---|---|---|---|');
    for (const method of ['POST', 'GET'] as const) for (const setup of setups) await atOnce(setup, method);
    const ways = await waysOf(alone);
    console.log(
      `\n| setup | visitors | requests/s | ms, middle / p99 | refused | ${cores} | a visit: servers |`,
    );
    console.log('|---|---|---|---|---|---|---|');
    for (const setup of setups)
      for (const { name, visits } of ways) await fill({ ...setup, name: setup.name + name }, visits);
  } finally {
    await stopServers();
    await postgres.remove();
  }
}
