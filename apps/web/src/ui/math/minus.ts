/** Replaces a typed minus, as in "x = -2", with a minus sign; hyphens in words stay. */
export function withMinus(text: string): string {
  return text.replaceAll(/(^|[^\p{L}\d])-/gu, '$1−');
}
