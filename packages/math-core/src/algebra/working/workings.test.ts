import { describe, expect, it } from 'vitest';
import {
  falseCounterexamples,
  judged,
  LABELLED,
  wrongConditions,
  wrongNames,
  wrongVerdicts,
} from './workings.test-support.js';

const JUDGED = judged(LABELLED);

/** First mistakes whose name differs from the label. */
const OTHERWISE = [
  // (x² - 9)/(x - 3) is written as x - 9/3, which equals (x - 3)²/(x - 3).
  'w030: difference-of-squares-as-square',
  'w064: -', // A radius isn't negative, so r = sqrt(A/(4p)) follows with the note "if r is positive", which the label tolerates.
  'w856: square-completed-wrong-half', // In x² + 4x + 4 = 18, the half is right, but 12 + 4 isn't 18.
];

describe('checkWorking on labeled samples', () => {
  it('accepts no wrong line and rejects no correct line', () => {
    expect(wrongVerdicts(JUDGED)).toEqual([]);
  });

  it('names the first mistake', () => {
    expect(LABELLED.filter(({ mistake }) => mistake).length).toBe(508);
    expect(wrongNames(JUDGED)).toEqual(OTHERWISE);
  });

  it('gives true counterexamples', () => {
    expect(falseCounterexamples(JUDGED)).toEqual([]);
    const bare = JUDGED.flatMap(({ id, found }) => {
      const isBare = found.some((line) => line.verdict === 'wrong' && !line.counterexample);
      return isBare ? [id] : [];
    });
    expect(bare).toEqual([]);
  });

  it('needs at most a fifth of the work limit of a call', () => {
    const tooLong = JUDGED.filter(({ found }) => found.some(({ verdict }) => verdict === 'too-long'));
    expect(tooLong.map(({ id }) => id)).toEqual([]);
  });

  it('asks for a check where solutions may have been gained', () => {
    expect(wrongConditions(JUDGED)).toEqual([]);
  });
});
