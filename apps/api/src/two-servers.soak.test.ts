import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@mathtools/contracts/progress';
import { expect, it } from 'vitest';
import { plainProxy } from './testing/plain-proxy.js';
import { message, twoServers, visitor } from './two-servers.test-support.js';

/** The number of times that each of the two servers is replaced. */
const rounds = 20;

it('replaces two servers one after the other under load, without a failed request', async () => {
  const { servers, start } = await twoServers({ RATE_LIMITS: 'off' });
  const proxy = await plainProxy(servers.map(({ port }) => port));
  let isOver = false;
  let requests = 0;
  const failed: unknown[] = [];

  const keepAsking = async (ask: ReturnType<typeof visitor>) => {
    let progress: Progress = { problemsCompleted: 0, streak: 0 };
    while (!isOver) {
      const next = { problemsCompleted: progress.problemsCompleted + 1, streak: requests };
      const answers = [
        await ask('/api/progress/algebra', next),
        await ask('/api/progress/algebra'),
        await ask('/api/practice/random/algebra'),
        await ask('/about'),
        await ask('/api/contact', message('Hello')),
      ];
      progress = next;
      requests += answers.length;
      failed.push(...answers.filter(({ status }) => status !== 200));
      if (answers[1]?.body !== JSON.stringify(progress)) failed.push([progress, answers[1]?.body]);
      await delay(5);
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, () => keepAsking(visitor(proxy.port))));

  for (let round = 0; round < rounds; round++) {
    for (const [place, old] of [...servers.entries()]) {
      const fresh = await start();
      old.child.kill('SIGTERM');
      expect(await old.ended).toBe(0);
      proxy.replace(old.port, fresh.port);
      await expect.poll(() => proxy.isReady(fresh.port)).toBe(true);
      servers[place] = fresh;
      await delay(300);
    }
  }
  isOver = true;
  await load;
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(100);
}, 1_800_000);
