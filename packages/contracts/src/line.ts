import { z } from 'zod';

/** Matches a visible character: neither a space nor an invisible character, such as U+200B or the Braille blank. */
const visible = /[^\p{Z}\p{Cf}\p{DI}\u2800]/u;

/**
 * Returns the schema of one line of text. It rejects control characters and line separators, which could end
 * a mail header, and embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069), which could
 * reorder a list. It accepts the marks U+200E, U+200F and U+061C, which can't do that and often occur in
 * pasted text.
 */
export const line = (longest: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `This is too long. Please use at most ${longest} characters.`)
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u,
      'Please remove line breaks and control characters.',
    )
    .regex(visible, missing);
