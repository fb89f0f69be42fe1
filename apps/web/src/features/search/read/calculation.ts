import { exactText, figure, multiply, shortFigure } from '@mathtools/math-core/rational';
import { withSign } from '../../../ui/money/currency.js';
import { numberOf } from './arithmetic.js';
import { readMath } from './equation.js';
import { figureAnswer, type Reader } from './reading.js';
import { tokenize } from '@mathtools/math-core/read';

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

/** Reads calculations with percentages, and with amounts of money in one currency. */
export const readCalculation: Reader = (text) => {
  const tokens = tokenize(text);
  const [currency, other] = new Set(tokens.flatMap(({ money }) => money ?? []));
  const percents = tokens.filter((token) => token.text === 'percent').length;
  const numbers = tokens.filter(({ kind }) => kind === 'number').length;
  const signs = tokens.map((token) => (token.kind === 'number' ? '1' : SIGNS[token.text]));
  if (
    (currency === undefined && percents === 0) ||
    signs.includes(undefined) ||
    /11/.test(signs.join('')) ||
    (currency !== undefined && signs.includes('^')) ||
    (numbers < 2 && !tokens[0]?.text.includes('/'))
  )
    return undefined;
  if (other !== undefined) return { tool: 'arithmetic', inputs: {}, refusal: CURRENCIES_DIFFER };
  const terms = signs.join('').split(/[-+]/);
  const allPercents = numbers === percents && !/\//.test(terms.join(''));
  // 5% + 10 could mean anything, and money can't be multiplied by money.
  if (terms.length > 1 && !allPercents && /^\(*1%$/.test(terms[0] ?? '')) return undefined;
  const moneyAt = (at: number): boolean => tokens[at]?.money !== undefined;
  if (signs.some((sign, at) => sign === '*' && moneyAt(at - 1) && moneyAt(at + 1))) return undefined;
  const notes: string[] = [];
  const lines = tokens.map((token, at) => {
    if (token.kind !== 'number') return signs[at];
    const [whole = '', divisor] = token.text.split('/');
    if (signs[at + 1] !== '%' || divisor === undefined) return token.text;
    const before = tokens[at - 1];
    if (before?.text === 'over' && before.end === token.at) return token.text; // 3/4/5% divides twice
    if (whole.includes(' ') || Number(whole) < Number(divisor)) return `(${token.text})`;
    notes.push(`Read as ${whole} ÷ (${divisor}%).`);
    return token.text;
  });
  if (numbers < 2 && percents > 0 && notes.length === 0) return undefined;
  const typed = lines.join(' ').replaceAll(' %', '%');
  const line =
    terms.length > 1 ? typed : typed.replaceAll(/(?<=^|[ /(])[\d.]+%/g, (percent) => decimal(percent));
  const [reading, value] = [readMath(line), numberOf(line)];
  if (!reading?.answer || !value) return undefined;
  const isMoney = currency !== undefined && !signs.some((sign, at) => sign === '/' && moneyAt(at + 1));
  const { steps = [] } = reading.answer;
  if (allPercents && notes.length === 0) {
    const asNumber = `As a number: ${exactText(value)}.`;
    const percent = shortFigure(multiply(value, 100), 10);
    return { ...reading, answer: figureAnswer(text, percent, 10, { unit: '%', steps, notes: [asNumber] }) };
  }
  if (!isMoney) return { ...reading, answer: { ...reading.answer, notes } };
  if (/[-+]1%/.test(signs.join(''))) notes.push(OF_WHAT_PRECEDES);
  const found = figure(value, 2);
  const parts = [withSign(currency, found)];
  return { ...reading, answer: { problem: text, parts, steps, notes } };
};
