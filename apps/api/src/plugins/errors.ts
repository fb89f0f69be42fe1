import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../db/failures.js';
import { codeOf, FieldError, UnavailableError } from '../error-types.js';

const apiProblems = {
  400: { error: 'bad_request', message: 'We couldn’t read the request.' },
  403: { error: 'cross_site', message: 'This request came from another site.' },
  404: { error: 'not_found', message: 'There is nothing at this address.' },
  405: { error: 'method_not_allowed', message: 'This address is read-only.' },
  413: { error: 'too_large', message: 'The request is larger than the server accepts.' },
  415: { error: 'unsupported_type', message: 'Send the request as application/json.' },
  429: { error: 'too_often', message: 'Too many requests. Please try again later.' },
  503: { error: 'unavailable', message: 'The server can’t respond right now. Please try again in a moment.' },
} satisfies Record<number, ApiProblem>;

export type ErrorStatus = keyof typeof apiProblems;

/** The Retry-After of a 503 response, unless its error specifies another. */
const usualRetrySeconds = 5;

/** Facts about an error. */
interface ErrorFacts {
  /** True if the log already has a line about it. */
  isLogged?: boolean;
  /** The number of seconds after which the request may succeed, if known. */
  retryAfterSeconds?: number;
}

/** An error with a status for the response, for code that can throw but not reply. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ErrorStatus;
  readonly facts: ErrorFacts;

  constructor(status: ErrorStatus, facts: ErrorFacts = {}) {
    super(apiProblems[status].message);
    this.status = status;
    this.facts = facts;
  }
}

/** Returns the part of a route's response schema that describes the errors with these statuses. */
export function errorResponses<const Status extends ErrorStatus>(
  ...statuses: Status[]
): Record<Status, typeof ApiProblem> {
  return Object.fromEntries(statuses.map((status) => [status, ApiProblem])) as Record<
    Status,
    typeof ApiProblem
  >;
}

/** Responds with a status and its standard error body, or with another message and code. */
export function sendApiProblem(
  reply: FastifyReply,
  status: ErrorStatus,
  message = apiProblems[status].message,
  error = apiProblems[status].error,
): FastifyReply {
  return send(reply, status, { error, message });
}

/** Responds with 400 and names the fields at fault, each with its message. */
export function sendFieldProblem(reply: FastifyReply, fields: Record<string, string>): FastifyReply {
  return send(reply, 400, validationProblem(fields));
}

/** Converts every error to a response. */
export const errors = fp(handleErrors, { name: 'errors' });

function handleErrors(app: FastifyInstance, _options: object, done: () => void): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, problem } = answerTo(error, request.id);
    const isOurs = error instanceof HttpError || error instanceof UnavailableError;
    const { isLogged = false, retryAfterSeconds }: ErrorFacts = isOurs ? error.facts : {};
    if (status >= 500 && !isLogged)
      request.log.error({ err: error, method: request.method }, 'request failed');
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return send(reply, status, problem);
  });
  done();
}

function send(reply: FastifyReply, status: number, problem: ApiProblem): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(usualRetrySeconds));
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(problem);
}

function answerTo(error: unknown, requestId: FastifyRequest['id']): { status: number; problem: ApiProblem } {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // No resource has a path with an invalid parameter.
    if (error.validationContext === 'params') return { status: 404, problem: apiProblems[404] };
    return { status: 400, problem: validationProblem(fieldsAtFault(error.validation)) };
  }
  if (error instanceof FieldError) return { status: 400, problem: validationProblem(error.fields) };
  const status = statusOf(error);
  if (isErrorStatus(status)) return { status, problem: apiProblems[status] };
  if (status < 500) return { status, problem: apiProblems[400] };
  return {
    status,
    problem: { error: 'internal', message: `Something went wrong on the server (request ${requestId}).` },
  };
}

function validationProblem(fields: Record<string, string>): ApiProblem {
  const messages = Object.values(fields);
  const [only] = messages;
  const message = messages.length === 1 && only ? only : 'Some fields are missing or invalid.';
  return { error: 'validation', message, fields };
}

/**
 * Returns the status of an error. Other libraries' status codes are ignored, because they may come from a
 * service that was called.
 */
function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof UnavailableError || isUnavailable(error)) return 503;
  const isOfFastify = error instanceof Error && codeOf(error).startsWith('FST_') && 'statusCode' in error;
  return isOfFastify && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function isErrorStatus(status: number): status is ErrorStatus {
  return status in apiProblems;
}

interface FieldIssue {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

function fieldsAtFault(issues: FieldIssue[]): Record<string, string> {
  const entries = issues.flatMap(
    ({ instancePath, message = 'This field is invalid.', params }): [string, string][] => {
      const path = instancePath.split('/').filter(Boolean);
      if (!Array.isArray(params.keys))
        return [
          path.length > 0
            ? [path.join('.'), message]
            : ['body', 'The request doesn’t have the expected format.'],
        ];
      return params.keys.map((key) => [[...path, String(key)].join('.'), 'This field isn’t recognized.']);
    },
  );
  // The first message for each field is used.
  return Object.fromEntries(entries.reverse());
}
