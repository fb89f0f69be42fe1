import { evaluateAt, expressionFigure } from '@mathtools/math-core/algebra';
import { readBmi, readGpa } from './body.js';
import { readMath } from './equation.js';
import { readBases, readPrimes, readStatistics } from './lists.js';
import { readCalculation } from './calculation.js';
import { readAge } from './dates.js';
import { readDiscount, readGrowth, readLoan, readSimpleInterest, readTip } from './money.js';
import { readPercent } from './percent.js';
import { readPeriods } from './periods.js';
import {
  problemInSigns,
  roundingWish,
  type Token,
  tokenize,
  type Wording,
  wordings,
} from '@mathtools/math-core/read';
import { type Reader, type Reading, refused } from './reading.js';
import { readRequest } from './requests.js';
import { roundedNumber, withRounding } from './rounded.js';
import { readSequence } from './sequences.js';
import { LONGEST, tidy } from './tidy.js';
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

const NO_FIGURE = 'There is no such figure: its lengths must be above 0. Try hypotenuse 13 leg 5.';
const NO_QUESTION = 'This doesn’t say what to find.';

/** Returns whether a formula with numbers only has a real value above 0, as every measure of a figure. */
function isPossible(signs: string): boolean {
  if (!/^(?:[^a-z]|sqrt|root|pi)*$/i.test(signs)) return true;
  const value = evaluateAt(signs, {});
  const found = value.ok ? expressionFigure(value.value.result, 10) : undefined;
  return found !== undefined && found.number > 0;
}

/** A number with blanks between its thousands, which may also be several numbers: 1 200. */
const GROUPS = /(?<![\d.,'"]|\d )[1-9]\d{0,2}(?: \d{3})+(?![ ,]?\d)/g;

/**
 * Recognizes what the user typed. Returns the tool, its inputs and the answer. `today` is a date such as 2026-11-22. Of the texts
 * that the typed one may stand for, the first one that has an answer counts.
 */
export function readProblem(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return readExact(typed, today);
  let refusal: Reading | undefined;
  const guesses: (readonly [string, Reading, boolean | undefined])[] = [];
  for (const { text, note, other, isCorrected, isGuess } of wordings(typed)) {
    if (isCorrected && refusal) break;
    const reading = readRounded(text, today) ?? readExact(text, today);
    if (reading === undefined) continue;
    if (reading.refusal !== undefined) {
      refusal ??= reading;
      continue;
    }
    const noted = note === undefined ? reading : withNote(reading, note, other);
    if (!isCorrected) return noted;
    guesses.push([text, noted, isGuess]);
  }
  // Two spellings of a unit give one answer.
  const shown = ([, { answer }]: (typeof guesses)[number]): string => JSON.stringify(answer?.parts);
  const [first, ...rest] = guesses;
  // Two spellings of one unit have the same answer.
  const second = first && rest.find((guess) => !guess[1].answer || shown(guess) !== shown(first));
  if (!first) return refusal;
  const [, guess, isGuess] = first;
  if (!second && !isGuess) return guess;
  const others = guesses.map(([text]) => ({ text, note: `Did you mean “${text}”?` }));
  return { tool: 'equation', inputs: { lines: typed }, refusal: MISSPELLED, others };
}

const MISSPELLED = 'One of the words may be misspelled.';

function withNote(reading: Reading, note: string, other: Wording['other']): Reading {
  const others = [...(reading.others ?? []), ...(other ? [other] : [])];
  return { ...reading, readAs: [note, ...(reading.readAs ?? [])], ...(others.length > 0 && { others }) };
}

/** Reads a problem whose answer is to be rounded. */
function readRounded(text: string, today: string): Reading | undefined {
  const wish = roundingWish(text);
  const exact = wish && readExact(wish.rest, today);
  return wish && (roundedNumber(wish) ?? (exact && withRounding(exact, wish)));
}

function readExact(typed: string, today: string): Reading | undefined {
  const reading = readWritten(typed, today);
  const isOpen = reading !== undefined && reading.refusal === undefined && typed.length <= LONGEST;
  const [first, second] = isOpen ? amountsIn(typed, reading) : [];
  if (!first) return reading;
  if (second) return { tool: 'arithmetic', inputs: {}, refusal: POINT, others: [first, second] };
  const only = readWritten(first.text, today);
  return only && { ...only, readAs: [`${first.note}, like the other amount.`, ...(only.readAs ?? [])] };
}

const POINT = 'The point could group thousands, or begin the decimals.';

/** Matches an amount whose point could group thousands or begin the decimals: 1.500. */
const OPEN_AMOUNT = /^[1-9]\d{0,2}\.\d{3}$/;
/** Match other amounts, which show what their points mean: 200,50 and 1.500.000 against 200.50 and 1,500. */
const GROUPED = /,\d{1,2}(?!\d)|\.\d{3}[.,]/;
const DECIMAL = /\.(?:\d{1,2}|\d{4,})(?!\d)|,\d{3}(?!\d)/;

/** Returns the tokens that are amounts: with a currency, added to one, or amounts of a reading. */
function moneyIn(typed: string, { inputs }: Reading): readonly Token[] {
  const tokens = tokenize(typed);
  const hasCurrency = tokens.some(({ money }) => money !== undefined);
  const known = [inputs['principal'], inputs['price'], inputs['bill'], inputs['contribution']];
  return tokens.filter(({ kind, money, text }, at) => {
    const isAdded = [tokens[at - 1], tokens[at + 1]].some((one) => /^(?:plus|minus)$/.test(one?.text ?? ''));
    return kind === 'number' && (money !== undefined || (hasCurrency && isAdded) || known.includes(text));
  });
}

/**
 * Writes the amounts of money whose point can be read in two ways so that they can be read in one way only. Returns the readings: one
 * if another amount shows which one is meant, none if there is no such amount.
 */
function amountsIn(
  typed: string,
  reading: Reading,
): readonly { readonly text: string; readonly note: string }[] {
  const amounts = moneyIn(typed, reading);
  const isOpen = ({ text, at, end }: Token): boolean =>
    OPEN_AMOUNT.test(text) && typed.slice(at, end).includes(text);
  const open = amounts.filter(isOpen);
  if (open.length === 0) return [];
  const others = amounts.filter((amount) => !isOpen(amount)).map(({ at, end }) => typed.slice(at, end));
  const writtenWith = (write: (amount: string) => string) => ({
    text: open.reduceRight(
      (all, { text, at, end }) =>
        all.slice(0, at) + typed.slice(at, end).replace(text, write(text)) + all.slice(end),
      typed,
    ),
    note: `Read ${open.map(({ text }) => `${text} as ${write(text)}`).join(', ')}`,
  });
  const grouped = writtenWith((amount) => amount.replace('.', ''));
  // A fourth decimal can't be a part of a group.
  const decimal = writtenWith((amount) =>
    amount.endsWith('0') ? amount.replace(/\.?0+$/, '') : `${amount}0`,
  );
  const [isGrouped, isDecimal] = [GROUPED, DECIMAL].map((pattern) => others.some((one) => pattern.test(one)));
  return isGrouped === isDecimal ? [grouped, decimal] : [isGrouped ? grouped : decimal];
}

const readWritten = (typed: string, today: string): Reading | undefined =>
  readWords(typed, today) ?? readPhrase(typed, today) ?? readMath(typed);

/** Reads a short word problem as the calculation or the equation that it means. */
function readWords(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed, { keepsNumbers: true });
  const { signs, unit, isMeasure, questions } = problemInSigns(text) ?? {};
  if (questions) {
    const others = questions.map((question) => ({ text: question, note: `Find the ${question}` }));
    return { ...refused(NO_QUESTION, text), others };
  }
  if (signs === undefined) return undefined;
  if (isMeasure && !isPossible(signs)) return refused(NO_FIGURE, text);
  const reading = readPhrase(signs, today) ?? readMath(signs);
  if (!reading || reading.refusal !== undefined) return undefined;
  return {
    ...withUnit(reading, unit),
    readAs: [`Read as “${signs}”.`, ...(reading.readAs ?? [])],
  };
}

/** Adds the unit of a measure to an answer. */
function withUnit(reading: Reading, name = ''): Reading {
  const { answer } = reading;
  if (!answer || name === '') return reading;
  const unit = ` ${name}`;
  const value = answer.value && { ...answer.value, unit };
  return { ...reading, answer: { ...answer, parts: [...answer.parts, unit], ...(value && { value }) } };
}

/** Words after which something is missing: days from 1 May to. */
const OPEN_WORDS = 'to from until till between of by and with than per'.split(' ');

function readPhrase(typed: string, today: string): Reading | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = tidy(typed);
  const last = tokenize(text).at(-1)?.text ?? '';
  if (OPEN_WORDS.includes(last) && !typed.trimEnd().endsWith('?')) return undefined;
  const joined = text.replaceAll(GROUPS, (number) => number.replaceAll(' ', ''));
  for (const each of new Set([text, joined]))
    for (const read of READERS) {
      const reading = read(each, today);
      if (reading) return each === text ? reading : withNote(reading, `Read as “${each}”.`, undefined);
    }
  return undefined;
}

export { completions, isKnown, nearestExamples } from '@mathtools/math-core/read';
