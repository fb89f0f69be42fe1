import { Agent } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.js';
import { expectEndInTime, idleEnd } from './testing/end-in-time.js';
import { halfSent } from './testing/half-sent.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

async function environment(): Promise<Record<string, string>> {
  const database = await testDatabase(join(temporaryFolder(), 'data/mathtools.db'));
  return { ...database, WEB_ROOT: siteFolder() };
}

// Load on the machine may disturb one measurement, but not three.
describe('a signal to end', { retry: 2 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s, even twice, lets accepted requests finish and ends with 0 in 2 s',
    async (signal) => {
      const settings = await environment();
      const idle = await idleEnd(settings);
      const { port, child, ended, output } = await startServer(settings);
      const agent = new Agent({ keepAlive: true });
      await Promise.all(Array.from({ length: 5 }, () => ask(port, '/about', { agent })));
      const { answer, finish } = await halfSent(agent, port);
      const started = performance.now();
      child.kill(signal);
      setTimeout(() => child.kill(signal), 100);
      await new Promise((resolve) => setTimeout(resolve, 300));
      finish();
      const { status, headers, body } = await answer;
      expect([status, headers.connection]).toEqual([404, 'close']);
      expect(body).toContain('not_found');
      expect(await ended).toBe(0);
      expectEndInTime(performance.now() - started, idle);
      expect(output.stderr).toBe('');
      agent.destroy();
    },
  );

  it('ends with 0 in 2 s even if a request never finishes', async () => {
    const settings = await environment();
    const idle = await idleEnd(settings);
    const { port, child, ended } = await startServer(settings);
    const agent = new Agent({ keepAlive: true });
    const { answer } = await halfSent(agent, port);
    const cut = expect(answer).rejects.toThrow(/socket hang up|ECONNRESET/);
    const started = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expectEndInTime(performance.now() - started, idle);
    await cut;
    agent.destroy();
  });
});
