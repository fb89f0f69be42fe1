import type { Problem } from '@mathtools/contracts/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

const problems = {
  400: { error: 'bad_request', message: 'The request can’t be read.' },
  404: { error: 'not_found', message: 'There is nothing at this address.' },
  405: { error: 'method_not_allowed', message: 'This address can only be read.' },
  413: { error: 'too_large', message: 'The request is larger than the server accepts.' },
  415: { error: 'unsupported_type', message: 'Send the request as application/json.' },
  503: { error: 'unavailable', message: 'The server can’t answer right now; please try again in a moment.' },
} satisfies Record<number, Problem>;

/** Answers with a status and its standard error body. */
export function sendProblem(reply: FastifyReply, status: keyof typeof problems): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problems[status]);
}

/** The one place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, problem } = answerTo(error, request.id);
    if (status >= 500) request.log.error({ err: error, method: request.method }, 'request failed');
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problem);
  });
}

function answerTo(error: unknown, requestId: FastifyRequest['id']): { status: number; problem: Problem } {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsAtFault(error.validation);
    const problem = { error: 'validation', message: 'Some of the fields are missing or wrong.' };
    return { status: 400, problem: Object.keys(fields).length > 0 ? { ...problem, fields } : problem };
  }
  const status = statusOf(error);
  if (status in problems) return { status, problem: problems[status as keyof typeof problems] };
  if (status < 500) return { status, problem: problems[400] };
  return {
    status,
    problem: { error: 'internal', message: `Something went wrong on the server (request ${requestId}).` },
  };
}

/** Only Fastify's own status codes count: another library's error may carry the status of a service behind us. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('code' in error)) return 500;
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  return code?.startsWith('FST_') ? statusCode : 500;
}

interface FieldIssue {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

function fieldsAtFault(issues: FieldIssue[]): Record<string, string> {
  const entries = issues.flatMap(({ instancePath, message = 'This field is wrong.', params }) => {
    const path = instancePath.split('/').filter(Boolean);
    if (!Array.isArray(params.keys)) return [[path.join('.'), message]];
    return params.keys.map((key) => [[...path, String(key)].join('.'), 'This field is not known.']);
  });
  // The first message about a field stands.
  return Object.fromEntries(entries.filter(([field]) => field !== '').reverse()) as Record<string, string>;
}
