import { z } from 'zod';

/** The body of every answer that is not a success: a short machine code, one sentence, and a message for each field at fault. */
export const Problem = z.strictObject({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** A refusal or failure as the API tells it. */
export type Problem = z.infer<typeof Problem>;
