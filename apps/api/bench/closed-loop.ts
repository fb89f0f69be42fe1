import autocannon from 'autocannon';
import type { Target } from './targets.js';

const connections = 50;
let run = 0;
let visitors = 0;

/** What was measured of a route. */
export interface Load {
  perSecond: number;
  /** The 99th percentile of the time to an answer, in ms. */
  p99: number;
  /** The processor time of the server for a request, in µs. */
  processorUs: number;
}

/** Measures a route while each of 50 connections sends the next request as soon as it has an answer. */
export async function loadOf(
  { name, server, request }: Target['bare'],
  limit: { duration: number } | { amount: number } = { duration: 1 },
): Promise<Load> {
  const times: number[] = [];
  // Each connection has an address of its own in each run, so that it stays within its limits.
  const setupClient = (client: autocannon.Client) => {
    client.setHeaders({ ...request.headers, 'x-forwarded-for': `10.${run}.0.${visitors++ % connections}` });
    client.on('response', (_status, _bytes, time) => times.push(time));
  };
  run = (run + 1) % 256;
  const before = server.processorMs();
  const start = performance.now();
  const result = await autocannon({
    url: server.origin,
    connections,
    requests: [request],
    setupClient,
    ...limit,
  });
  const seconds = (performance.now() - start) / 1000;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${name}: ${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  times.sort((one, two) => one - two);
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    processorUs: ((server.processorMs() - before) * 1000) / times.length,
  };
}
