/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/** A day in milliseconds. */
export const dayMs = 24 * hourMs;
