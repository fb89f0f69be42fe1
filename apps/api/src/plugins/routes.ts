import type { z } from 'zod';
import { type ErrorStatus, errorResponses } from './errors.js';
import { limits } from './limits/rate-limits.js';

/** Returns functions that describe the routes of a slice: what each does, its response, what it accepts, and more errors. */
export const routesOf = (tag: string) => ({
  reading: describer(tag, { config: limits.reading }, errorResponses(429, 503)),
  changing: describer(
    tag,
    { bodyLimit: 1024, config: limits.restore },
    errorResponses(400, 403, 413, 415, 429, 503),
  ),
});

function describer<Options extends object, Errors extends object>(
  tag: string,
  options: Options,
  errors: Errors,
) {
  return <const Schema extends object, Response extends z.ZodType, Status extends ErrorStatus = never>(
    summary: string,
    response: Response,
    schema = {} as Schema,
    ...more: Status[]
  ) => ({
    ...options,
    schema: {
      tags: [tag],
      summary,
      ...schema,
      response: { 200: response, ...errors, ...errorResponses(...more) },
    },
  });
}
