import { EventEmitter, once } from 'node:events';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closeOnSignals } from './shutdown.js';
import { ask } from './testing/ask.js';
import { halfSent } from './testing/half-sent.js';
import { testApp } from './testing/test-app.js';

/** Creates a server that listens, a stand-in for its process, and a stopped clock. */
async function running(routes: (app: FastifyInstance) => unknown = () => undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, db } = await testApp({}, { routes });
  const signals = new EventEmitter();
  const exit = (code: number) => signals.emit('exit', code);
  closeOnSignals(app, db, Object.assign(signals, { exit }) as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
  });
  const ended = once(signals, 'exit').then(([code]) => code as unknown);
  return { app, signals, db, agent, ended, port: (app.server.address() as AddressInfo).port };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even twice, lets accepted requests finish, closes the database and ends with 0',
  async (signal) => {
    const { signals, db, agent, ended, port } = await running();
    await Promise.all(Array.from({ length: 5 }, () => ask(port, '/about', { agent })));
    const { answer, finish } = await halfSent(agent, port);
    const exits: unknown[] = [];
    signals.on('exit', (code) => exits.push(code));
    signals.emit(signal);
    signals.emit(signal);
    await new Promise(setImmediate);
    expect(exits).toEqual([]);
    finish();
    const { status, headers, body } = await answer;
    expect([status, headers.connection]).toEqual([404, 'close']);
    expect(body).toContain('not_found');
    expect(await ended).toBe(0);
    expect(exits).toEqual([0]);
    await expect(db.selectFrom('sessions').selectAll().execute()).rejects.toThrow();
  },
);

it('ends with 0 after 1.2 s even if a request never finishes', async () => {
  const { app, signals, agent, ended, port } = await running();
  const cutOff = vi.spyOn(app.server, 'closeAllConnections');
  const { answer } = await halfSent(agent, port);
  const outcome = answer.then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  signals.emit('SIGTERM');
  vi.advanceTimersByTime(1_199);
  expect(cutOff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await ended).toBe(0);
  expect(await outcome).toMatch(/socket hang up|ECONNRESET/);
});

/** Sends a request whose response waits for the test. */
async function answering() {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const made = await running((app) => {
    app.get('/api/slow', async () => {
      begin();
      await finished;
      return { done: true };
    });
  });
  const cutOff = vi.spyOn(made.app.server, 'closeAllConnections');
  const answer = ask(made.port, '/api/slow', { agent: made.agent }).catch(String);
  await begun;
  return { ...made, finish, answer, cutOff };
}

it('lets a slow response finish, and cuts off connections that wait for a request', async () => {
  const { port, agent, signals, finish, answer, cutOff, ended } = await answering();
  const half = await halfSent(agent, port);
  const cut = expect(half.answer).rejects.toThrow(/socket hang up|ECONNRESET/);
  signals.emit('SIGTERM');
  vi.advanceTimersByTime(7_999);
  expect(cutOff).not.toHaveBeenCalled();
  finish();
  expect(await answer).toMatchObject({ status: 200, body: '{"done":true}' });
  await cut;
  expect(await ended).toBe(0);
});

it('ends with 0 after 8 s even if a response is never finished', async () => {
  const { signals, answer, cutOff, ended } = await answering();
  signals.emit('SIGTERM');
  vi.advanceTimersByTime(7_999);
  expect(cutOff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await answer).toMatch(/socket hang up|ECONNRESET/);
  expect(await ended).toBe(0);
});
