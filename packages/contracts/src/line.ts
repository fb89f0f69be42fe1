import { z } from 'zod';

/** Matches a visible character: neither a space nor an invisible character, such as U+200B or the Braille blank. */
const visible = /[^\p{Z}\p{Cf}\p{DI}\u2800]/u;

/**
 * Returns the schema of one line of text. Control characters and line separators could end a mail header. Embeddings, overrides
 * and isolates (U+202A to U+202E, U+2066 to U+2069) could reorder a list; the marks U+200E, U+200F and U+061C can't, and come
 * along with pasted text.
 */
export const line = (longest: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest} characters.`)
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u,
      'Please remove line breaks and control characters.',
    )
    .regex(visible, missing);
