import { z } from 'zod';

/** Matches a visible character: neither a space nor an invisible character, such as U+200B or the Braille blank. */
const visible = /[^\p{Z}\p{Cf}\p{DI}\u2800]/u;

/**
 * One line of text. Control characters and line separators could end a mail header, and characters that change the direction of
 * text could change the meaning of a list.
 */
export const line = (longest: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]*$/u, 'Please remove line breaks and control characters.')
    .regex(visible, missing);
