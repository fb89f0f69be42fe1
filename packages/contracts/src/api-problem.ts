import { z } from 'zod';

/** The body of every answer that is not a success: a short machine code, one sentence, and a message for each field at fault. */
export const ApiProblem = z.strictObject({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The body of an error. */
export type ApiProblem = z.infer<typeof ApiProblem>;
