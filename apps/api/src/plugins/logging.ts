import { type FastifyInstance, LogController, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { type LogDestination, logDestination } from './log-destination.js';

/**
 * Returns the path of a request without its query, which can contain birth dates, weights, and payment
 * secrets.
 */
export function pathOf(request: { url?: string | undefined }): string {
  const { url = '' } = request;
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/**
 * Returns the path of a request for the log. No page or route has an email address in its path, but a
 * stranger's link may.
 */
function loggedPath(request: { url?: string | undefined }): string {
  const path = pathOf(request);
  return /@|%40/i.test(path) ? '/[address]' : path;
}

const secretHeaders = ['cookie', 'authorization', 'set-cookie', 'stripe-signature'];
const secretKeys = ['email', 'token', 'secret', 'clientSecret', 'client_secret', 'password'];
const redacted = [
  ...secretHeaders.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
  ...secretKeys.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

/** Returns a string with its email addresses replaced. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');
}

/**
 * Returns the options for structured logs without queries, cookies, credentials, secrets, and email
 * addresses.
 */
export function loggerOptions(level: string, stream: LogDestination = logDestination()) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      stream,
      serializers: {
        req: (request) => ({ method: request.method, path: loggedPath(request) }),
        err: describeError,
      },
      redact: redacted,
    },
  } satisfies FastifyServerOptions;
}

/**
 * Adds the request ID of the log lines to the response. An ID that a client sends is ignored. If configured, logs one line for
 * each completed request, regardless of the level of other lines.
 */
export const logging = fp(logRequests, { name: 'logging' });

function logRequests(app: FastifyInstance, _options: object, done: () => void): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  if (app.config.accessLog) logResponses(app);
  done();
}

function logResponses(app: FastifyInstance): void {
  // These lines contain no secrets, and redaction is slow.
  const log = app.log.child({}, { redact: [], level: 'info' });
  app.addHook('onResponse', (request, reply, next) => {
    const { id: reqId, method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // Routes that programs poll have their own level.
    if (!request.routeOptions.logLevel) {
      log.info({ reqId, method, path: loggedPath(request), status: reply.statusCode, ms }, 'request');
    }
    next();
  });
}

// Anything can be thrown. Only these four fields are logged: Node's parser attaches the raw packet, including
// the query, to its errors.
function describeError({
  name: type = '',
  code = '',
  message = '',
  stack = '',
}: Partial<Error & { code: string }>) {
  const frames = /^ {4}at /;
  // Paths of pnpm look like email addresses: `zod@4.1.12`.
  const readable = stack
    .replace(message, withoutAddresses)
    .replace(/^.*$/gm, (line) => (frames.test(line) ? line : withoutAddresses(line)));
  return { type, code, message: withoutAddresses(message), stack: readable };
}
