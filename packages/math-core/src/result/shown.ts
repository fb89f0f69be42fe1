/** The maximum number of characters that an error message quotes. */
const MOST = 40;

/** Formats a value for an error message: text in quotation marks, and only the beginning of long values. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > MOST ? `"${value.slice(0, MOST)}…"` : `"${value}"`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, MOST);
}
