import autocannon from 'autocannon';
import type { Target } from './targets.js';

const connections = 50;
let run = 0;
let visitors = 0;

/** The measurements of one route. */
export interface Load {
  perSecond: number;
  /** The 99th percentile of the response time, in ms. */
  p99: number;
  /** The server's processor time per request, in µs. */
  processorUs: number;
}

/** Measures a route while each of 50 connections sends its next request as soon as it gets a response. */
export async function loadOf(
  { name, server, request, cookies = [] }: Target['bare'],
  limit: { duration: number } | { amount: number } = { duration: 1 },
): Promise<Load> {
  const times: number[] = [];
  // Each connection uses its own address in each run so that it stays within the rate limits.
  const setupClient = (client: autocannon.Client) => {
    const address = `10.${run}.0.${visitors++ % connections}`;
    const cookie = cookies[visitors % cookies.length] ?? '';
    client.setHeaders({ ...request.headers, cookie, 'x-forwarded-for': address });
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
