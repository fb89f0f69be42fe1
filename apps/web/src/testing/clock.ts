/** Options for waiting with a fake clock, which Vitest would otherwise advance on each attempt. */
export const STILL = { interval: 0 };
