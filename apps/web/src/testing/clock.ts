/** How to wait for an element while the clock is faked: by itself vitest moves the clock on at each look. */
export const STILL = { interval: 0 };
