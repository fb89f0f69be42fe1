/** Replaces a hyphen that means minus, as in "x = -2", with a minus sign. Hyphens in words are kept. */
export function withMinus(text: string): string {
  return text.replaceAll(/(^|[^\p{L}\d])-/gu, '$1−');
}
