import { expect, inject, it } from 'vitest';
import { DIFFICULTIES, problemById } from './index.js';
import { CHOSEN } from './testing/chosen.test-support.js';
import { commaFaults } from './testing/comma-faults.test-support.js';

/** The seeds per family and difficulty: few in the gate. */
const SEEDS = Math.ceil(inject('practiceSeeds') / 2) + 4;

it.each(CHOSEN.map((family) => [family.id, family] as const))(
  '%s: group commas make no answer wrong and no mistake right',
  (id, { difficulties }) => {
    const levels = DIFFICULTIES.filter((level) => difficulties.includes(level));
    for (const level of levels)
      for (let seed = 0; seed < SEEDS; seed++) {
        const made = problemById(`${id}.${level}.${seed}`);
        expect(made.ok ? commaFaults(made.value) : [made.message]).toEqual([]);
      }
  },
);
