import { closeSync, existsSync, openSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/ask.js';
import { freePort } from '../testing/free-port.js';
import { runProcess, startServer } from '../testing/server-process.js';
import { siteFolder } from '../testing/site-folder.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { testDatabase } from '../testing/test-database.js';

const paths = ['/about', '/api/health/ready', '/api/marketplace/products', '/api/practice/random/algebra'];
/** Enough lines to exceed the log's memory buffer. */
const rounds = 2_500;

async function environment(): Promise<Record<string, string>> {
  const database = await testDatabase(join(temporaryFolder(), 'm.db'));
  return { ...database, WEB_ROOT: siteFolder(), LOG_LEVEL: 'info', RATE_LIMITS: 'off', LOAD_SHEDDING: 'off' };
}

async function expectService(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(paths.map((path) => ask(port, path, { agent })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  agent.destroy();
}

it.skipIf(!existsSync('/dev/full'))('answers everything while its log goes to a full disk', async () => {
  const disk = openSync('/dev/full', 'w');
  onTestFinished(() => {
    closeSync(disk);
  });
  const port = await freePort();
  const settings = { ...(await environment()), PORT: String(port) };
  const { child, ended, output } = runProcess('src/server.ts', settings, [], disk);
  await expect
    .poll(() => ask(port, '/api/health/live').catch(() => undefined))
    .toMatchObject({ status: 200 });
  await expectService(port);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.stderr).toBe('');
});

it('answers everything while nobody reads its log, and then says how many lines were lost', async () => {
  const { port, child, ended, output } = await startServer(await environment());
  child.stdout?.pause();
  await expectService(port);
  child.stdout?.resume();
  await expect.poll(() => output.stdout).toMatch(/"lost":\d+,"msg":"log lines were lost"/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const lines = output.stdout
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('MathTools is running'));
  for (const line of lines) JSON.parse(line);
});
