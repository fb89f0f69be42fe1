import { z } from 'zod';

/** Something that is seen: neither a space nor a character that is drawn as nothing, such as U+200B or the blank of Braille. */
const visible = /[^\p{Z}\p{Cf}\p{DI}\u2800]/u;

/**
 * One line of text. Control characters and line separators could end a mail header; characters that turn the direction of
 * text could make a list say something else.
 */
export const line = (longest: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]*$/u, 'Please leave out line breaks and control characters.')
    .regex(visible, missing);
