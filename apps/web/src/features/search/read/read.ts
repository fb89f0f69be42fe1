import { readBmi, readGpa } from './body.js';
import { readMath } from './equation.js';
import { readBases, readPrimes, readStatistics } from './lists.js';
import { readCalculation } from './calculation.js';
import { readDiscount, readGrowth, readLoan, readSimpleInterest, readTip } from './money.js';
import { readPercent } from './percent.js';
import { readAge, readPeriods } from './periods.js';
import { type Reader, type Reading } from './reading.js';
import { withKnownWords } from './spelling.js';
import { LONGEST, tidy } from './tidy.js';
import { readUnits } from './units.js';

/** Readers for words of a single tool come before readers for numbers, which many tools accept. */
const READERS: readonly Reader[] = [
  readBmi,
  readGpa,
  readTip,
  readDiscount,
  readSimpleInterest,
  readLoan,
  readGrowth,
  readPrimes,
  readStatistics,
  readBases,
  readAge,
  readUnits,
  readPercent,
  readCalculation,
  readPeriods,
];

/** Recognizes what the user typed. Returns the tool, its inputs and the answer. `today` is a date such as 2026-11-22. */
export function readProblem(typed: string, today: string): Reading | undefined {
  return readPhrase(typed, today) ?? readMath(typed) ?? readMath(withKnownWords(typed));
}

function readPhrase(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed);
  const known = tidy(withKnownWords(typed));
  for (const each of new Set([text, known]))
    for (const read of READERS) {
      const reading = read(each, today);
      if (reading) return each === text ? reading : withNote(reading, `Read as “${known}”.`);
    }
  return undefined;
}

function withNote(reading: Reading, note: string): Reading {
  const { answer } = reading;
  return answer ? { ...reading, answer: { ...answer, notes: [note, ...(answer.notes ?? [])] } } : reading;
}
