import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Closes the connection of a request whose end a proxy could see elsewhere, as if Node's parser had refused it. The parser
 * accepts HTTP/0.9 and 2.0 in the form of HTTP/1, and codings before `chunked`.
 */
export const messageBoundaries = fp(refuseAmbiguousRequests, { name: 'message-boundaries' });

function refuseAmbiguousRequests(app: FastifyInstance, _options: object, done: () => void): void {
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const { socket } = raw;
    // The parser may already have read the requests after a refused one.
    if (hasClearEnd(raw) && !socket.destroyed) {
      next();
      return;
    }
    reply.hijack();
    app.server.emit('clientError', new Error('The request’s end is ambiguous.'), socket);
  });
  done();
}

/** Returns true for HTTP/1.0 without a transfer coding, and HTTP/1.1 without another one than `chunked`. */
function hasClearEnd({ httpVersion, headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']?.toLowerCase();
  // `chunked` is not a preference that a client may state.
  if (String(headers.te).toLowerCase().includes('chunked')) return false;
  return coding === undefined ? /^1\.[01]$/.test(httpVersion) : coding === 'chunked' && httpVersion === '1.1';
}
