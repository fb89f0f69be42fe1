/** Writes a minus as it is typed, "x = -2", as one reads it; the hyphen in a word stays. */
export function withMinus(text: string): string {
  return text.replaceAll(/(^|[^\p{L}\d])-/gu, '$1−');
}
