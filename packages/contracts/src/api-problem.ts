import { z } from 'zod';

/** The body of every error response: a machine-readable code, one sentence, and a message for each invalid field. */
export const ApiProblem = z.strictObject({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The body of an error response. */
export type ApiProblem = z.infer<typeof ApiProblem>;
