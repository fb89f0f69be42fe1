import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** The path of a request without its query, in which birth dates, weights and payment secrets travel. */
export function pathOf(request: { url?: string | undefined }): string {
  return (request.url ?? '').replace(/[?#].*$/s, '');
}

/** Structured logs that never hold a query, a cookie or an authorization. */
export function loggerOptions(level: string, stream?: NodeJS.WritableStream) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      ...(stream ? { stream } : {}),
      serializers: {
        req: (request) => ({ method: request.method, path: pathOf(request) }),
        err: describeError,
      },
      redact: ['cookie', 'authorization', 'set-cookie'].flatMap((name) => [
        `headers["${name}"]`,
        `*.headers["${name}"]`,
      ]),
    },
  } satisfies FastifyServerOptions;
}

/** Writes one line for each answered request. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}

// Only these four: Node's parser puts the raw packet, query and all, on its errors.
function describeError(error: Error & { code?: string }) {
  const { name: type, code = '', message, stack = '' } = error;
  return { type, code, message, stack };
}
