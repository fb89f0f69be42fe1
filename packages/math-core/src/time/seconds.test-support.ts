import type { Names } from '../testing/step-faults.test-support.js';

/** The units of time in seconds, by singular and plural name. */
export const SECONDS_OF: Names = new Map(
  Object.entries({ day: 86_400n, hour: 3_600n, minute: 60n, second: 1n }).flatMap(([name, size]) => [
    [name, [size, 1n] as const],
    [`${name}s`, [size, 1n] as const],
  ]),
);
