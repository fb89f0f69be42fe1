import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.js';
import { halfSent } from './testing/half-sent.js';
import { runProcess, startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

async function environment(): Promise<Record<string, string>> {
  const database = await testDatabase(join(temporaryFolder(), 'data/mathtools.db'));
  return { ...database, WEB_ROOT: siteFolder() };
}

describe('the server', () => {
  it('logs as JSON if LOG_LEVEL says so, apart from the one line at the start', async () => {
    const { port, output, child, ended } = await startServer({ ...(await environment()), LOG_LEVEL: 'info' });
    await ask(port, '/about?born=hunter2');
    child.kill('SIGTERM');
    await ended;
    const lines = output.stdout.trim().split('\n');
    const logged = lines.filter((line) => !line.startsWith('MathTools is running'));
    expect(lines.length - logged.length).toBe(1);
    expect(logged.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ path: '/about', status: 200 }),
    );
    expect(output.stdout).not.toContain('hunter2');
  });
});

describe('a start that fails', () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const { ended, output } = runProcess('src/server.ts', { ...(await environment()), ...env });
    expect(await ended).toBe(1);
    expect(output.stdout).toBe('');
    expect(output.stderr).toMatch(/^[^\n]+\.\n$/);
    return output.stderr;
  }

  it('says which port is in use and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} is already in use: stop the program .+ PORT=${port + 1}`),
    );
    other.close();
  });

  it('names an address that this machine doesn’t have', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toMatch(
      /^This machine has no address 192\.0\.2\.1: set HOST/,
    );
  });
});

describe('a signal to end', () => {
  it('ends with 0 even if a request never finishes', async () => {
    const { port, child, ended } = await startServer(await environment());
    const agent = new Agent({ keepAlive: true });
    const { answer } = await halfSent(agent, port);
    const cut = expect(answer).rejects.toThrow(/socket hang up|ECONNRESET/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await cut;
    agent.destroy();
  });
});
