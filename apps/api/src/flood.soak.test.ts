import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { testDatabase } from './testing/test-database.js';

const paths = ['/about', '/api/config', '/api/practice/random/algebra', '/api/learners'];
const requests = 400;
/** A delay that a visitor doesn't feel, in milliseconds. */
const unfelt = 20;

/** Visits pages and calls, one at a time. Returns the delay in milliseconds that 95 of 100 requests stay within. */
async function visit(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'x-forwarded-for': '10.1.0.1' };
  const delays: number[] = [];
  for (let count = 0; count < requests; count++) {
    const start = performance.now();
    const { status } = await ask(port, paths[count % paths.length] ?? '', { agent, headers });
    delays.push(performance.now() - start);
    expect(status).toBe(200);
    await delay(20);
  }
  agent.destroy();
  return delays.sort((a, b) => a - b)[Math.floor(requests * 0.95)] ?? Infinity;
}

/** Sends wrong answers that take long to grade over six connections of one address, and prints the status of each response. */
const program = `
  const { Agent, request } = require('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.2.0.1' };
  const text = 'x = ' + '1/7+(2-3)^2*'.repeat(16) + '1';
  let sent = 0;
  const send = () => {
    const facts = Array.from({ length: 100 }, () => ({
      kind: 'answer', id: 'flood-fact-' + ++sent, at: 1_700_000_000_000, problem: 'linear-equation.hard.' + (sent % 1000),
      skill: 'linear-equation', level: 'hard', setting: 'skill', text, verdict: 'incorrect', tries: 1, hints: 0, redMarks: 0,
      milliseconds: 1,
    }));
    const posting = request({ port: process.argv[1], method: 'POST', path: '/api/record/facts', headers, agent });
    posting.on('response', (response) => {
      console.log(response.statusCode);
      response.resume().on('end', send);
    });
    posting.on('error', send).end(JSON.stringify({ facts }));
  };
  for (let connection = 0; connection < 6; connection++) send();`;

/** Floods a server from another process. Returns a function for the number of responses with a status. */
function flood(port: number): (status: number) => number {
  const child = spawn(process.execPath, ['-e', program, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const counts = new Map<string, number>();
  child.stdout.setEncoding('utf8').on('data', (lines: string) => {
    for (const line of lines.trim().split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  });
  return (status) => counts.get(String(status)) ?? 0;
}

it('a flood of one address, within and beyond its limits, isn’t felt by others', {
  timeout: 600_000,
}, async () => {
  const { port } = await startServer({
    ...(await testDatabase()),
    WEB_ROOT: siteFolder(),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  await visit(port); // The first calls are a warm-up.
  const quiet = await visit(port);
  const answered = flood(port);
  const within = await visit(port);
  await expect.poll(() => answered(429), { timeout: 400_000 }).toBeGreaterThan(0);
  const beyond = await visit(port);
  const figures = [quiet, within, beyond].map((ms) => ms.toFixed(1)).join(', ');
  console.info(`p95 in ms when quiet, within and beyond the limits: ${figures}`);
  console.info(`${answered(200)} requests stored, ${answered(429)} refused`);
  expect(answered(200)).toBeGreaterThan(10);
  expect(Math.max(within, beyond)).toBeLessThanOrEqual(Math.max(3 * quiet, unfelt));
});
