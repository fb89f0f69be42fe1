import { describe, expect, it } from 'vitest';
import {
  falseCounterexamples,
  judged,
  LABELLED,
  wrongConditions,
  wrongNames,
  wrongVerdicts,
} from './workings.test-support.js';

const ALL = judged(LABELLED);

describe('checkWorking on all labelled workings', () => {
  it('calls no right line wrong and no wrong line right', () => {
    expect(wrongVerdicts(ALL)).toEqual([]);
  });

  it('names the first mistake', () => {
    expect(ALL.filter(({ mistake }) => mistake).length).toBe(350);
    expect(wrongNames(ALL)).toEqual([
      'w030: difference-of-squares-as-square', // (x² - 9)/(x - 3) as x - 9/3: (x - 3)²/(x - 3) is the same
      'w252: -', // x >= ±4 can't be read
    ]);
  });

  it('gives true counterexamples', () => {
    expect(falseCounterexamples(ALL)).toEqual([]);
    const bare = ALL.flatMap(({ id, found }) => {
      const isBare = found.some((line) => line.verdict === 'wrong' && !line.counterexample);
      return isBare ? [id] : [];
    });
    expect(bare).toEqual([]);
  });

  it('asks for a check where solutions may have been gained', () => {
    expect(wrongConditions(ALL)).toEqual([]);
  });
});
