import { z } from 'zod';

/** The body of a health endpoint that answers 200; it says no more than that. */
export const Health = z.strictObject({ status: z.literal('ok') });

/** A healthy answer. */
export type Health = z.infer<typeof Health>;
