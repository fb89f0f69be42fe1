import { z } from 'zod';

/** The body of a health endpoint with the status 200. */
export const Health = z.strictObject({ status: z.literal('ok') });

/** The body of a healthy response. */
export type Health = z.infer<typeof Health>;
