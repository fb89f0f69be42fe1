export { type Age, type AgeInput, age, type NextBirthday } from './age.js';
export type { TimeOfDay } from './options.js';
