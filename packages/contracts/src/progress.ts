import { z } from 'zod';

const message = 'This must be a whole number from 0 to 1000000.';
const count = z.int(message).min(0, message).max(1_000_000, message);

/** The progress of a visitor in one category of practice. */
export const Progress = z.strictObject({ problemsCompleted: count, streak: count });

/** The progress of a visitor in one category of practice. */
export type Progress = z.infer<typeof Progress>;
