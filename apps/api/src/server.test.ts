import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { ask } from './testing/ask.js';
import { runProcess, startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

it('prints one line, serves site and API on one port, stores its data in a file, and ends on SIGTERM', async () => {
  const file = join(temporaryFolder(), 'data/mathtools.db');
  const environment = { ...(await testDatabase(file)), WEB_ROOT: siteFolder() };
  const { port, output, child, ended } = await startServer(environment);
  const agent = new Agent({ keepAlive: true });
  expect((await ask(port, '/about', { agent })).body).toContain('<title>about</title>');
  expect((await ask(port, '/api/health', { agent })).status).toBe(200);
  expect(output).toEqual({
    stdout: `MathTools is running at http://localhost:${port}\n`,
    stderr: '',
  });
  expect(existsSync(file)).toBe(inject('engine') === 'sqlite');
  agent.destroy();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('says in one line why it can’t start, and ends with 1', async () => {
  const { ended, output } = runProcess('src/server.ts', { PORT: 'http' });
  expect(await ended).toBe(1);
  expect(output).toEqual({
    stdout: '',
    stderr: 'The environment variable PORT must be a whole number from 0 to 65535 (0 picks a free port).\n',
  });
});
