import { z } from 'zod';

/** One line of text: control characters and line separators could end a mail header. */
export const line = (longest: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please leave out line breaks and control characters.');
