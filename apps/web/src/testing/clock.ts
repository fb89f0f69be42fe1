/** Options to wait for an element with a fake clock, which vitest would otherwise advance at each attempt. */
export const STILL = { interval: 0 };
