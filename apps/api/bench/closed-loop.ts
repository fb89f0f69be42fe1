import autocannon from 'autocannon';
import { quantile } from './figures.js';
import type { Target } from './targets.js';

let run = 0;
let visitors = 0;

/** The measurements of one route. */
export interface Load {
  perSecond: number;
  /** The response times, in ms. */
  times: number[];
  /** The 99th percentile of the response time, in ms. */
  p99: number;
  /** The server's processor time per request, in µs. */
  processorUs: number;
}

/** Measures a route while each of the connections sends its next request as soon as it gets a response. */
export async function loadOf(
  { name, server, request, cookies = [] }: Target['bare'],
  { connections = 50, ...limit }: { connections?: number; duration?: number; amount?: number } = {},
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
    ...(limit.amount === undefined && { duration: 1 }),
    ...limit,
  });
  const seconds = (performance.now() - start) / 1000;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${name}: ${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    times,
    perSecond: times.length / seconds,
    p99: quantile(times, 0.99),
    processorUs: ((server.processorMs() - before) * 1000) / times.length,
  };
}
