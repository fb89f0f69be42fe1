import { describe, expect, it } from 'vitest';
import {
  falseCounterexamples,
  judged,
  LABELLED,
  wrongConditions,
  wrongNames,
  wrongVerdicts,
} from './workings.test-support.js';

/** Every fourth; the full tier judges all. */
const SOME = judged(LABELLED.filter((_, i) => i % 4 === 1));

describe('checkWorking on some labelled workings', () => {
  it('calls no right line wrong and no wrong line right', () => {
    expect(wrongVerdicts(SOME)).toEqual([]);
  });

  it('names the first mistake', () => {
    expect(wrongNames(SOME)).toEqual([
      'w030: difference-of-squares-as-square', // (x² - 9)/(x - 3) as x - 9/3: (x - 3)²/(x - 3) is the same
    ]);
  });

  it('gives true counterexamples', () => {
    expect(falseCounterexamples(SOME)).toEqual([]);
    const bare = SOME.flatMap(({ id, found }) => {
      const isBare = found.some((line) => line.verdict === 'wrong' && !line.counterexample);
      return isBare ? [id] : [];
    });
    expect(bare).toEqual([]);
  });

  it('asks for a check where solutions may have been gained', () => {
    expect(wrongConditions(SOME)).toEqual([]);
  });
});
