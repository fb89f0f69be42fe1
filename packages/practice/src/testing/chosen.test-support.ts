import { inject } from 'vitest';
import { FAMILIES } from '../index.js';

const chosen = inject('family');

/** The families that a run draws: all, or the one that the environment variable FAMILY names. */
export const CHOSEN = FAMILIES.filter(({ id }) => chosen === '' || id === chosen);
if (CHOSEN.length === 0) throw new Error(`There is no family ${chosen}.`);
