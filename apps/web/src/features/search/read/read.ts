import { readAge, readPeriods } from './periods.js';
import { readArithmetic } from './arithmetic.js';
import { readLogarithm, readQuadratic } from './algebra.js';
import { readEquation, readExpression } from './equation.js';
import { readBmi, readGpa } from './body.js';
import { readBases, readPrimes, readStatistics } from './lists.js';
import { readCalculation } from './calculation.js';
import { readDiscount, readGrowth, readLoan, readTip } from './money.js';
import { readPercent } from './percent.js';
import { type Reader, type Reading, withoutCommas } from './reading.js';
import { LONGEST, tidy } from './tidy.js';
import { withKnownWords } from './spelling.js';
import { readRefused } from './refused.js';
import { readMoreUnits } from './more-units.js';
import { readUnits } from './units.js';

/** Words that only one tool has come before numbers that many have. */
const READERS: readonly Reader[] = [
  readBmi,
  readGpa,
  readTip,
  readDiscount,
  readLoan,
  readGrowth,
  readPrimes,
  readStatistics,
  readLogarithm,
  readBases,
  readAge,
  readUnits,
  readMoreUnits,
  readPercent,
  readCalculation,
  readPeriods,
  readArithmetic,
  readQuadratic,
  readRefused,
  readExpression,
  readEquation,
];

/** The readers that don't read commas in numbers themselves. */
const TYPED_READERS = [
  readLogarithm,
  readArithmetic,
  readQuadratic,
  readRefused,
  readExpression,
  readEquation,
];

/** What a typed text is: a tool with its inputs and its answer. `today` is a date such as 2026-11-22. */
export function readProblem(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed);
  const spelt = tidy(withKnownWords(typed));
  // commas separate a list, or else belong to numbers
  for (const each of new Set([text, spelt, withoutCommas(text)])) {
    const reading = readTidy(each, today, each === text || each === spelt ? READERS : TYPED_READERS);
    if (reading) return each === spelt && spelt !== text ? withNote(reading, `Read as “${spelt}”.`) : reading;
  }
  return undefined;
}

function withNote(reading: Reading, note: string): Reading {
  const { answer } = reading;
  return answer ? { ...reading, answer: { ...answer, notes: [note, ...(answer.notes ?? [])] } } : reading;
}

function readTidy(text: string, today: string, readers: readonly Reader[]): Reading | undefined {
  for (const read of readers) {
    const reading = read(text, today);
    if (reading) return reading;
  }
  return undefined;
}
