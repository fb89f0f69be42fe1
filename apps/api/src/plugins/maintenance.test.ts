import schedule from '@fastify/schedule';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from '../durations.js';
import { scheduleMaintenance } from './maintenance.js';

it('runs each task at the start and every hour, one run of it at a time, until the server closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(schedule);
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const failing = vi.fn(() => Promise.reject(new Error('no disk')));
  scheduleMaintenance(app, [slow, failing]);
  expect([slow, failing].map((task) => task.mock.calls.length)).toEqual([0, 0]);

  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect([slow, failing].map((task) => task.mock.calls.length)).toEqual([1, 3]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ msg: 'maintenance failed' }) as object),
  );

  finish();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect([slow, failing].map((task) => task.mock.calls.length)).toEqual([2, 4]);

  await app.close();
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect([slow, failing].map((task) => task.mock.calls.length)).toEqual([2, 4]);
});
