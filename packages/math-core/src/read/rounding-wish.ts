import { checkedText } from '../result/checked-text.js';
import { findRow, type Slot } from './patterns.js';
import { numbersInDigits } from './number-words.js';

/** A wish for a rounded answer, and the text around it. */
export interface RoundingWish {
  /** The text without the wish. */
  readonly rest: string;
  /** The wish in words: "to 2 decimal places". */
  readonly name: string;
  /** The number of decimals. It is negative for tens. Absent if there are significant digits. */
  readonly decimals?: number;
  /** The number of significant digits. */
  readonly significant?: number;
}

/** Units to round to, with the number of their decimals. */
const NEAREST: ReadonlyMap<string, number> = new Map(
  Object.entries({
    whole: 0,
    integer: 0,
    unit: 0,
    one: 0,
    dollar: 0,
    euro: 0,
    degree: 0,
    tenth: 1,
    hundredth: 2,
    thousandth: 3,
    cent: 2,
    penny: 2,
    '1/10': 1,
    '0.1': 1,
    '0.01': 2,
    '0.001': 3,
    '1': 0,
    ten: -1,
    hundred: -2,
    thousand: -3,
    million: -6,
    '10': -1,
    '100': -2,
    '1000': -3,
    '10000': -4,
    '1000000': -6,
  }),
);

/** The length of the longest text that is searched, in characters. */
const LONGEST = 300;
/** The largest number of decimals or significant digits that somebody means. */
const MOST_DIGITS = 50;

const SLOTS: Readonly<Record<string, Slot>> = {
  letter: (tokens, at) => (/^[a-z]$/.test(tokens[at]?.text ?? '') ? [['', at + 1]] : []),
  unit: (tokens, at) => {
    const word = tokens[at]?.text ?? '';
    const decimals = NEAREST.get(word) ?? NEAREST.get(word.replace(/s$/, ''));
    return decimals === undefined ? [] : [[String(decimals), at + 1]];
  },
  count: (tokens, at) => {
    const count = numbersInDigits(tokens[at]?.text ?? '');
    return /^\d{1,2}$/.test(count) && Number(count) <= MOST_DIGITS ? [[count, at + 1]] : [];
  },
};

const PLACES =
  '({d:count} (decimal places|decimal place|decimals|decimal|(decimal (digits|digit|point))|places|dp|(d . p .?)|(d p))' +
  '|{s:count} ((significant|sig) (figures|figure|digits|digit|figs|fig)|sigfigs|sigfig|sf|(s . f .?)|(s f))' +
  '|(the? nearest {u:unit} (number|place)?))';
const YOUR = '(your|the|all|each|final|any|both)*';
const ANSWER = `${YOUR} (answer|answers|solution|solutions|result|results|root|roots|value|values)`;
const GIVE = '(give|giving|leave|leaving|write|writing|express|expressing|state|stating|with|round|rounding)';
const CORRECT = '(correct|accurate|rounded|round|rounding|off)*';
const ASK = `and? (${GIVE} (${ANSWER}|it|them|{letter})?)?`;
/** A wish that begins with a word of its own. */
const ASKED = `(${ASK} ${CORRECT} (to|at|in) ${PLACES}|${ASK} (correct|accurate|rounded|round|rounding) off? ${PLACES}|${ANSWER} (to|in) ${PLACES})`;
const PAUSE = '(comma|semicolon|colon|.)?';
const END = '(question|.|please|thanks|thank|you)*';

const ROWS = [
  [`(round|rounded) off? {x:any} ${CORRECT} (to|at|in)? ${PLACES} ${END}`],
  [`{x:any} ${PAUSE} open? (${ASKED}|${PLACES}) close? ${END}`],
  [`${CORRECT} (to|at)? ${PLACES} (comma|colon) {x:any}`],
  [`round off? to? ${PLACES} colon? {x:any}`],
  [`${ASKED} (comma|colon|of|for|to)? {x:any}`],
  [`(solve|find|calculate|evaluate|compute|(work out)) comma? ${ASKED} (comma|colon)? {x:any}`],
] as const;

/**
 * Finds a wish for a rounded answer, such as "to 2 decimal places" or "3 s.f.", in a text of up to 300 characters. Returns
 * undefined without one. Throws `MathError`: `syntax` for a value that isn't text.
 * @example roundingWish('x^2 = 7 to 2 dp') // rest is "x^2 = 7" and decimals is 2
 * @example roundingWish('√50, correct to 3 s.f.') // rest is "√50" and significant is 3
 */
export function roundingWish(text: string): RoundingWish | undefined {
  if (checkedText('text', text).length > LONGEST) return undefined;
  const [, filled] = findRow(text, ROWS, SLOTS) ?? [];
  if (!filled) return undefined;
  const { x = '', d = '0', u = d, s } = filled;
  const rest = x.replace(/[\s,;:.]+$/, '');
  if (s !== undefined)
    return Number(s) === 0
      ? undefined
      : { rest, significant: Number(s), name: `to ${counted(s, 'significant figure')}` };
  const decimals = Number(u);
  const name =
    decimals > 0
      ? `to ${counted(u, 'decimal place')}`
      : `to the nearest ${decimals === 0 ? 'whole number' : `1${'0'.repeat(-decimals)}`}`;
  return { rest, decimals, name };
}

const counted = (number: string, noun: string): string => `${number} ${noun}${number === '1' ? '' : 's'}`;
