import { Agent, request as send } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './targets.js';

const perSecond = 500;
const seconds = 3;

/**
 * Returns the 99th percentile, in ms, of the time from when a request is due until it is answered, at 500 a second. Requests are sent
 * when they are due, whether or not earlier ones are answered, so a stall counts for all the requests that it delays.
 */
export async function openLoopP99(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const answered: Promise<number>[] = [];
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = start + (sent * 1000) / perSecond;
    if (performance.now() < due) {
      await delay(1);
      continue;
    }
    answered.push(latency(target, agent, due));
    sent++;
  }
  const latencies = (await Promise.all(answered)).sort((one, two) => one - two);
  agent.destroy();
  return latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
}

function latency({ name, origin, request }: Target, agent: Agent, due: number): Promise<number> {
  const { method, path, headers, body } = request;
  return new Promise((resolve, reject) => {
    const sending = send(origin + path, { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${name}: ${String(response.statusCode)}.`));
      response.resume().on('end', () => {
        resolve(performance.now() - due);
      });
    });
    sending.on('error', reject).end(body);
  });
}
