/** A minute in milliseconds. */
export const minuteMs = 60_000;

/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs;

/** A day in milliseconds. */
export const dayMs = 24 * hourMs;

/** Returns the time a number of hours from now, in the format of the database. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

/** Returns the time a number of seconds from now, or from another time, in the format of the database. */
export function inSeconds(seconds: number, from = inHours(0)): string {
  return new Date(Date.parse(from) + seconds * 1000).toISOString();
}

/** Returns the time a number of days from now, in the format of the database. */
export function inDays(days: number): string {
  return inHours(24 * days);
}
