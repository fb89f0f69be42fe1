export { type AgeInput, age } from './age.js';
export type { TimeOfDay } from './options.js';
export type { Age, NextBirthday } from './result.js';
