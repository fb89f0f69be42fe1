import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.js';
import { StartupError } from './error-types.js';

async function refusal(address: { port: number; host: string }): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const error: unknown = await listen(app, address).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  return error instanceof Error ? error.message : '';
}

it('says which port is in use and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ port, host: '127.0.0.1' })).toMatch(
    new RegExp(`^Port ${port} is already in use: stop the program .+ PORT=${port + 1}\\.$`),
  );
  other.close();
});

it('names an address that this machine doesn’t have', async () => {
  expect(await refusal({ port: 0, host: '192.0.2.1' })).toMatch(
    /^This machine has no address 192\.0\.2\.1: set HOST .+\.$/,
  );
});
