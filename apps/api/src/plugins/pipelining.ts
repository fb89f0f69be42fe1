import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The most requests of a connection that may wait for their answers to be sent: browsers and proxies ask one at a time. */
export const maxWaiting = 4;

/**
 * Ends a connection on which more is asked for than is read. Node works on all requests of a segment at once and keeps their
 * answers, so clients that ask ahead and never read would fill the memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const before = waiting.get(socket) ?? 0;
    if (before >= maxWaiting) {
      request.log.warn('a connection asked too far ahead');
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
