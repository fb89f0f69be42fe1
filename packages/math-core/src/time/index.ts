export { type CombineDurationsInput, type CombinedDuration, combineDurations } from './combine.js';
export type { DurationInput } from './duration.js';
