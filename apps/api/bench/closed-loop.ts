import autocannon from 'autocannon';
import type { Target } from './targets.js';

const seconds = 3;
const connections = 50;

/** Returns the requests per second of a route when each of 50 connections sends the next request as soon as it has an answer. */
export async function requestsPerSecond({ name, origin, request }: Target): Promise<number> {
  const result = await autocannon({ url: origin, connections, duration: seconds, requests: [request] });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  return result.requests.total / result.duration;
}
