import { readBmi, readGpa } from './body.js';
import { readMath } from './equation.js';
import { readBases, readPrimes, readStatistics } from './lists.js';
import { readCalculation } from './calculation.js';
import { readAge } from './dates.js';
import { readDiscount, readGrowth, readLoan, readSimpleInterest, readTip } from './money.js';
import { readPercent } from './percent.js';
import { readPeriods } from './periods.js';
import { problemInSigns, roundingWish } from '@mathtools/math-core/read';
import { type Reader, type Reading } from './reading.js';
import { readRequest } from './requests.js';
import { roundedNumber, withRounding } from './rounded.js';
import { readSequence } from './sequences.js';
import { withKnownWords } from './spelling.js';
import { LONGEST, tidy, withoutPolite } from './tidy.js';
import { readUnits } from './units.js';

/** Readers for words of a single tool come before readers for numbers, which many tools accept. */
const READERS: readonly Reader[] = [
  readRequest,
  readSequence,
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

/** A unit of length after a number. */
const LENGTH = /(?<=\d) ?(mm|cm|m|km|in|ft|yd)\b/g;

/** A number with blanks between its thousands, which may also be several numbers: 1 200. */
const GROUPS = /(?<![\d.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?![ ,]?\d)/g;

/** Recognizes what the user typed. Returns the tool, its inputs and the answer. `today` is a date such as 2026-11-22. */
export function readProblem(typed: string, today: string): Reading | undefined {
  return readRounded(typed, today) ?? readExact(typed, today);
}

/** Reads a problem whose answer is to be rounded. */
function readRounded(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = withoutPolite(typed);
  for (const each of new Set([text, withKnownWords(text)])) {
    const wish = roundingWish(each);
    const exact = wish && readExact(wish.rest, today);
    const reading = wish && (roundedNumber(wish) ?? (exact && withRounding(exact, wish)));
    if (reading) return each === text ? reading : withNote(reading, `Read as “${each}”.`);
  }
  return undefined;
}

function readExact(typed: string, today: string): Reading | undefined {
  const reading = readWords(typed, today) ?? readPhrase(typed, today) ?? readMath(typed);
  if (reading && reading.refusal === undefined) return reading;
  const known = withKnownWords(typed);
  const respelled = known === typed ? undefined : readMath(known);
  return respelled && respelled.refusal === undefined
    ? { ...respelled, readAs: [`Read as “${known}”`, ...(respelled.readAs ?? [])] }
    : (reading ?? respelled);
}

/** Reads a short word problem as the calculation or the equation that it means. */
function readWords(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed, { keepsNumbers: true });
  const [measure = ''] = /volume|area|perimeter|circumference|hypotenuse/i.exec(text) ?? [];
  const [unit = '', other] = measure
    ? new Set([...text.matchAll(LENGTH)].map(([, length = '']) => length))
    : [];
  const signs = other === undefined ? problemInSigns(unit ? text.replaceAll(LENGTH, '') : text) : undefined;
  const reading = signs === undefined ? undefined : (readPhrase(signs, today) ?? readMath(signs));
  if (!reading || reading.refusal !== undefined) return undefined;
  const { answer } = reading;
  const power = { volume: '³', area: '²' }[measure.toLowerCase()] ?? '';
  const measured = ` ${unit}${power}`;
  const parts = unit && answer && [...answer.parts, measured];
  return {
    ...reading,
    ...(parts && {
      answer: { ...answer, parts, ...(answer.value && { value: { ...answer.value, unit: measured } }) },
    }),
    readAs: [`Read as “${signs ?? ''}”.`, ...(reading.readAs ?? [])],
  };
}

function readPhrase(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed);
  const known = tidy(withKnownWords(typed));
  const joined = known.replaceAll(GROUPS, (number) => number.replaceAll(' ', ''));
  for (const each of new Set([text, known, joined]))
    for (const read of READERS) {
      const reading = read(each, today);
      if (reading) return each === text ? reading : withNote(reading, `Read as “${each}”.`);
    }
  return undefined;
}

function withNote(reading: Reading, note: string): Reading {
  const { answer } = reading;
  return answer ? { ...reading, answer: { ...answer, notes: [note, ...(answer.notes ?? [])] } } : reading;
}
