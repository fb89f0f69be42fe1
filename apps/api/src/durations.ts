/** A minute in milliseconds. */
export const minuteMs = 60_000;

/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs;

/** A day in milliseconds. */
export const dayMs = 24 * hourMs;

/** The time some hours from now, as the database stores it. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

/** The time some seconds from now, or from another time, as the database stores it. */
export function inSeconds(seconds: number, from = inHours(0)): string {
  return new Date(Date.parse(from) + seconds * 1000).toISOString();
}

/** The time some days from now, as the database stores it. */
export function inDays(days: number): string {
  return inHours(24 * days);
}
