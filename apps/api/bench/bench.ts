// Compares the routes of the built server with a route that does nothing. Also measures its memory, its startup time,
// and its work on large records, and prints the results.
import { availableParallelism, cpus } from 'node:os';
import { type Load, loadOf } from './closed-loop.js';
import { median, printHead, printRow } from './figures.js';
import { compareGrading } from './grading.js';
import { watchRecords } from './records.js';
import { startServer, stopServers } from './servers.js';
import { startTargets, type Target } from './targets.js';
import { compareWorst } from './worst.js';

const rounds = 5;
const mostTimesP99 = 3;
const requests = 200_000;
const mostMB = 200;
const mostStartMs = 1_500;

const missed: string[] = [];

/**
 * Measures a route right after the bare one, repeatedly so that other load on the machine affects both
 * alike.
 */
async function compare(target: Target): Promise<void> {
  const pairs: { own: Load; bare: Load }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const bare = await loadOf(target.bare);
    pairs.push({ own: await loadOf(target), bare });
  }
  pairs.shift(); // the first one is a warm-up
  const share = median(pairs.map(({ own, bare }) => own.perSecond / bare.perSecond));
  const times = median(pairs.map(({ own, bare }) => own.p99 / bare.p99));
  const own = (field: Exclude<keyof Load, 'times'>) => median(pairs.map(({ own }) => own[field]));
  const bare = median(pairs.map(({ bare }) => bare.processorUs));
  printRow(
    target.name,
    Math.round(own('perSecond')).toLocaleString('en'),
    `${Math.round(share * 100)} %`,
    `${own('processorUs').toFixed(0)} (${bare.toFixed(0)}) µs`,
    `${own('p99').toFixed(1)} ms`,
    `${times.toFixed(1)} ×`,
  );
  if (!(times <= mostTimesP99)) missed.push(target.name);
}

/** Measures the resident memory while all routes are requested in turn, 200,000 requests in total. */
async function watchMemory(targets: Target[]): Promise<void> {
  const [{ server }] = targets as [Target];
  const seen = [server.residentMB()];
  const amount = Math.ceil(requests / 4 / targets.length);
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const target of targets) await loadOf(target, { amount });
    seen.push(server.residentMB());
  }
  console.log(`\nMemory before and after each quarter of ${requests.toLocaleString('en')} requests:`);
  console.log(seen.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(' · '));
  if (seen.some((megabytes) => megabytes > mostMB)) missed.push('memory');
}

/** Measures the time from the start of the process to the first page, with an existing database. */
async function watchStart(): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start <= rounds; start++) {
    const server = await startServer('application', 'restarted');
    times.push(server.startedInMs);
    if (start === 0) console.log(`\nIdle: ${server.residentMB().toFixed(0)} MB.`);
    await server.stop();
  }
  times.shift(); // the first one creates the database
  console.log(`Time to the first page: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(' · ')}`);
  if (median(times) > mostStartMs) missed.push('start');
}

try {
  console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}\n`);
  await watchStart();
  missed.push(...(await watchRecords()));
  const targets = await startTargets();
  printHead('route', 'requests/s', 'share of bare', 'processor time', 'p99', 'multiple of bare');
  for (const target of targets) await compare(target);
  await watchMemory(targets);
  await compareWorst(targets[0] as Target);
  if (!compareGrading()) missed.push('grading');
  if (missed.length > 0) console.error(`\nOver the limit: ${missed.join(', ')}.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await stopServers();
}
