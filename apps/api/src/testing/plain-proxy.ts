import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { codeOf } from '../error-types.js';
import { ask } from './ask.js';

/** The interval between checks of the servers' readiness. */
const pollMs = 100;

/**
 * Starts a proxy that distributes requests round robin over the servers that are ready, or over all if none
 * is. It tries the next server only if a connection is refused, so a request that reached a server is never
 * sent again. With `repeatsReads`, it also retries reads, as Caddy does.
 */
export async function plainProxy(ports: number[], { repeatsReads = false } = {}) {
  const ready = new Set(ports);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const candidates = ready.size > 0 ? ports.filter((port) => ready.has(port)) : ports;
    const port = candidates[turn++ % candidates.length] ?? 0;
    const { method, url, socket } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress };
    const outgoing = request({ port, host: '127.0.0.1', agent, method, path: url, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', (error) => {
      ready.delete(port);
      const isWhole = codeOf(error) === 'ECONNREFUSED' || (repeatsReads && method === 'GET');
      if (isWhole && ready.size > 0 && !response.headersSent) pass(incoming, body, response);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
    outgoing.end(body);
  };

  const poll = async (port: number) => {
    const status = await ask(port, '/api/health/ready').then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200 && ports.includes(port)) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => {
    for (const port of ports) void poll(port);
  }, pollMs);

  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      pass(incoming, body, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    clearInterval(timer);
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Replaces a server with another. */
    replace: (old: number, port: number) => {
      ports.splice(ports.indexOf(old), 1, port);
      ready.delete(old);
    },
    isReady: (port: number) => ready.has(port),
  };
}
