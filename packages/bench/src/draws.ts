/** Draws an integer between two others, except some. */
export type Draw = (least: number, most: number, ...except: readonly number[]) => number;

/** Returns a function that draws the same pseudorandom integers in every run (mulberry32). */
export function draws(seed: number): Draw {
  let state = seed;
  return function whole(least, most, ...except): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    const found = least + (((t ^ (t >>> 14)) >>> 0) % (most - least + 1));
    return except.includes(found) ? whole(least, most, ...except) : found;
  };
}
