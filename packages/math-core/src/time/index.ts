export { type CombineDurationsInput, type CombinedDuration, combineDurations } from './combine.js';
export type { DurationInput } from './duration.js';
export { readWhole } from './read-whole.js';
