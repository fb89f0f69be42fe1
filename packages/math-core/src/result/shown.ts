/** The most characters of a text that an error message repeats. */
const MOST = 40;

/** A value as an error message repeats it: text in quotation marks, and only the beginning of what is long. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > MOST ? `"${value.slice(0, MOST)}…"` : `"${value}"`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, MOST);
}
