/** Writes a text of the engine with typographic signs: minus signs, and curly apostrophes in words. */
export function typeset(text: string): string {
  return withMinus(text).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Replaces a hyphen that means minus, as in "x = -2", with a minus sign. Hyphens in words are kept. */
export function withMinus(text: string): string {
  return text.replaceAll(/(^|[^\p{L}\d])-/gu, '$1−');
}
