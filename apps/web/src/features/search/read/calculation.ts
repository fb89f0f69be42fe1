import { exactText, figure, multiply, type Rational, shortFigure } from '@mathtools/math-core/rational';
import { withSign } from '../../../ui/money/currency.js';
import { numberOf } from './arithmetic.js';
import { readMath } from './equation.js';
import { type Answer, figureAnswer, type Reader } from './reading.js';
import { type Token, tokenize } from '@mathtools/math-core/read';

/** The operators of calculations, as the engine reads them. */
const SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  less: '-',
  times: '*',
  x: '*',
  of: '*',
  over: '/',
  power: '^',
  open: '(',
  close: ')',
  percent: '%',
};

/** The explanation of a percentage after + or −. */
export const OF_WHAT_PRECEDES = 'A percentage after + or − is a percentage of the number before it.';
const CURRENCIES_DIFFER = 'Amounts in different currencies can’t be combined. Try $50 + $12.25.';

const decimal = (percent: string): string =>
  exactText(numberOf(percent) ?? { numerator: 0n, denominator: 1n });

type Signs = readonly (string | undefined)[];

/** Reads calculations with percentages, and with amounts of money in one currency. */
export const readCalculation: Reader = (text) => {
  const tokens = tokenize(text);
  const [currency, other] = new Set(tokens.flatMap(({ money }) => money ?? []));
  const signs = tokens.map((token) => (token.kind === 'number' ? '1' : SIGNS[token.text]));
  if (!isCalculation(tokens, signs, currency !== undefined)) return undefined;
  if (other !== undefined) return { tool: 'arithmetic', inputs: {}, refusal: CURRENCIES_DIFFER };
  const [numbers, percents] = ['1', '%'].map((one) => signs.filter((sign) => sign === one).length);
  const allPercents = numbers === percents && !signs.includes('/');
  if (isUnclear(tokens, signs, allPercents)) return undefined;
  const { line, notes } = lineOf(tokens, signs);
  if (numbers === 1 && percents !== 0 && notes.length === 0) return undefined;
  const [reading, value] = [readMath(line), numberOf(line)];
  if (!reading?.answer || !value) return undefined;
  if (allPercents && notes.length === 0)
    return { ...reading, answer: percentAnswer(text, value, reading.answer) };
  if (currency === undefined || isQuotient(tokens, signs))
    return { ...reading, answer: { ...reading.answer, notes } };
  const all = /[-+]1%/.test(signs.join('')) ? [...notes, OF_WHAT_PRECEDES] : notes;
  const amount = withSign(currency, figure(value, 2));
  return { ...reading, answer: moneyAnswer(text, amount, reading.answer, all) };
};

/** Returns whether signs belong to a calculation with percentages or money. */
function isCalculation(tokens: readonly Token[], signs: Signs, hasMoney: boolean): boolean {
  const isOfKind = hasMoney ? !signs.includes('^') : signs.includes('%');
  if (!isOfKind || signs.includes(undefined) || /11/.test(signs.join(''))) return false;
  return signs.filter((sign) => sign === '1').length > 1 || tokens[0]?.text.includes('/') === true;
}

/** Returns whether a calculation could mean anything, such as 5% + 10, or multiplies money by money. */
function isUnclear(tokens: readonly Token[], signs: Signs, allPercents: boolean): boolean {
  if (!allPercents && /^\(*1%[-+]/.test(signs.join(''))) return true;
  const isMoney = (token: Token | undefined): boolean => token?.money !== undefined;
  return signs.some((sign, at) => sign === '*' && isMoney(tokens[at - 1]) && isMoney(tokens[at + 1]));
}

/** Returns whether a calculation divides by an amount of money. */
const isQuotient = (tokens: readonly Token[], signs: Signs): boolean =>
  signs.some((sign, at) => sign === '/' && tokens[at + 1]?.money !== undefined);

/** Writes a calculation as the engine reads it. Outside sums, percentages are decimals. */
function lineOf(tokens: readonly Token[], signs: Signs): { line: string; notes: readonly string[] } {
  const notes: string[] = [];
  const texts = tokens.map((token, at) => {
    if (token.kind !== 'number') return signs[at];
    const [whole = '', divisor] = token.text.split('/');
    if (signs[at + 1] !== '%' || divisor === undefined) return token.text;
    const before = tokens[at - 1];
    if (before?.text === 'over' && before.end === token.at) return token.text; // 3/4/5% divides twice
    if (whole.includes(' ') || Number(whole) < Number(divisor)) return `(${token.text})`;
    notes.push(`Read as ${whole} ÷ (${divisor}%).`);
    return token.text;
  });
  const typed = texts.join(' ').replaceAll(' %', '%');
  const isSum = signs.includes('+') || signs.includes('-');
  const line = isSum ? typed : typed.replaceAll(/(?<=^|[ /(])[\d.]+%/g, (percent) => decimal(percent));
  return { line, notes };
}

function moneyAnswer(
  problem: string,
  amount: string,
  { steps = [] }: Answer,
  notes: readonly string[],
): Answer {
  return { problem, parts: [amount], steps, notes };
}

function percentAnswer(text: string, value: Rational, { steps = [] }: Answer): Answer {
  const notes = [`As a number: ${exactText(value)}.`];
  return figureAnswer(text, shortFigure(multiply(value, 100), 10), 10, { unit: '%', steps, notes });
}
