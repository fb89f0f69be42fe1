import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerTexts, unequalSides } from './answer-texts.test-support.js';
import { readProblem } from './read.js';

/**
 * Problems written by people who hadn't seen the reader. `value` has the numbers, the date or the time of the correct
 * answer. Without `value`, there must be no answer.
 */
interface Typed {
  readonly q: string;
  readonly kind: string;
  readonly value?: string;
}

const cases = readFileSync(join(import.meta.dirname, 'typed.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Typed);

const WRITTEN =
  /-?\d+:\d+(?::\d+)?|\d{4}-\d\d-\d\d|-?\d+(?:\.\d+)?(?:\/\d+)?|[A-F]+(?=[₀-₉])|[A-Z][a-z]+day/g;

/** The numbers, dates and times of a string. */
function valuesIn(text: string): readonly string[] {
  const dates = text.replaceAll(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g, (date) =>
    new Date(`${date} UTC`).toISOString().slice(0, 10),
  );
  return dates.replaceAll('−', '-').match(WRITTEN) ?? [];
}

function numberOf(text: string): number {
  const [over = NaN, under = 1] = text.split('/').map(Number);
  return over / under;
}

/** Returns whether two values are the same, or one is the other one rounded to two or more decimals. */
function isSame(a: string, b: string): boolean {
  if (a === b || numberOf(a) === numberOf(b)) return true;
  const decimals = Math.min(
    ...[a, b].map((text) => (text.includes('/') ? 9 : (text.split('.')[1]?.length ?? 0))),
  );
  return decimals >= 2 && Math.abs(numberOf(a) - numberOf(b)) <= 0.5001 * 10 ** -decimals;
}

describe('problems as people type them', () => {
  it.each(cases)('reads $q', ({ q, value }) => {
    const { answer } = readProblem(q, '2026-11-22') ?? {};
    if (value === undefined) {
      expect(answer).toBeUndefined();
      return;
    }
    expect(answer ? unequalSides(answer) : [], 'written with =').toEqual([]);
    const [first = '', second = ''] = answer ? answerTexts(answer) : [];
    const shown = [first, answer?.lead ? second : ''].flatMap(valuesIn);
    const missing = value.split(' ').filter((one) => !shown.some((other) => isSame(one, other)));
    expect(missing, `${value} in ${shown.join(' ')}`).toEqual([]);
  });
});
