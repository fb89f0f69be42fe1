import { countChoices, divideWithRemainder } from '@mathtools/math-core/arithmetic';
import { compare, exactText } from '@mathtools/math-core/rational';
import { readList } from '@mathtools/math-core/list';
import { numberOf } from './arithmetic.js';
import { readMath } from './equation.js';
import { readStatistics } from './lists.js';
import { answered, type Reader, type Reading } from './reading.js';
import { type Filled, findRow } from '@mathtools/math-core/read';
import { roundedNumber } from './rounded.js';

/** Rounds to a whole number, which is the default. */
const toWhole = ({ x = '' }: Filled): Reading | undefined =>
  roundedNumber({ rest: x, decimals: 0, name: 'to the nearest whole number' });

/** Returns the exact value of a text, or the text. */
function exactOf(text: string): string {
  const value = numberOf(text);
  return value ? exactText(value) : text;
}

/** Divides with a remainder. */
const divided =
  (asked: 'remainder' | 'both' | 'divisible') =>
  ({ a = '', b = '' }: Filled): Reading => {
    const problem = asked === 'divisible' ? `Is ${a} divisible by ${b}?` : `${a} ÷ ${b}, with the remainder`;
    const notes = a.startsWith('-') ? [`A remainder is at least 0 and less than ${b}.`] : [];
    const result = divideWithRemainder({ dividend: a, divisor: b });
    const reading = answered('arithmetic', {}, result, ({ quotient, remainder, steps }) => {
      const parts = {
        remainder,
        both: `${quotient} remainder ${remainder}`,
        divisible: remainder === '0' ? `Yes: ${a} = ${b} × ${quotient}` : `No: the remainder is ${remainder}`,
      };
      return { problem, parts: [parts[asked]], notes, steps };
    });
    return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_REMAINDER };
  };
const NO_REMAINDER = 'We find remainders of whole numbers, with a divisor above 0. Try 17 mod 5.';

/** Counts the ways to choose some of n objects, or to arrange them. */
const chosen =
  (isOrdered: boolean) =>
  ({ a = '', b = a }: Filled): Reading => {
    const name = isOrdered ? `Ways to arrange ${b} of ${a}` : `Ways to choose ${b} of ${a}`;
    const result = countChoices({ objects: a, chosen: b, isOrdered });
    const reading = answered('arithmetic', {}, result, ({ count: ways, formula, steps }) => ({
      problem: [`${name}: `, { math: formula }],
      parts: [ways],
      notes: ways === '0' ? [`There are only ${a}.`] : [],
      steps,
    }));
    return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_CHOICES };
  };
const NO_CHOICES = 'We count choices from up to 1000 objects. Try 10 choose 3.';

/** Compares two numbers, or two prices such as "6 for $4.50" by the price of one. Returns the wanted one, or the comparison. */
const compared =
  (wanted?: 1 | -1) =>
  ({ x = '', y = '' }: Filled): Reading | undefined => {
    // In 3,5 or 4, the comma could be a decimal comma.
    const list = `${x} or ${y}`;
    const { numbers, readings = [numbers] } = readList(list);
    if (wanted && /\d,\d/.test(x) && readings.some(({ length }) => length > 2))
      return readStatistics(`${wanted > 0 ? 'max' : 'min'} of ${list}`, '');
    const [a, b] = [x, y].map((text) => text.replace(/^(\d+)(?: [a-z]+)? for [$£€]?([\d.]+)$/i, '$2/$1')) as [
      string,
      string,
    ];
    const [one, other] = [numberOf(a), numberOf(b)];
    if (!one || !other) return undefined;
    const order = compare(one, other);
    const comparison = `${a} ${['<', '=', '>'][order + 1] ?? ''} ${b}`;
    const reading = readMath(comparison);
    const best = order === 0 ? 'They are equal' : order === wanted ? x : y;
    return (
      reading?.answer && { ...reading, answer: { ...reading.answer, parts: [wanted ? best : comparison] } }
    );
  };

/** Asks which kind of interest is meant. */
const interest = ({ a = '', p = '', y = '' }: Filled): Reading => {
  const text = (kind: string): string => `${a} at ${p}% ${kind} interest for ${y} years`;
  const others = ['simple', 'compound'].map((kind) => ({
    text: text(kind),
    note: `Read as ${kind} interest`,
  }));
  return {
    tool: 'compound-interest',
    inputs: {},
    refusal: 'The interest could be simple or compound.',
    others,
  };
};

const WHICH = '(which|what)? (number|fraction|one)? is?';
const OR = '(colon|comma)? {x:any} comma? or {y:any}';
const BY = '(divided by|over|by)';
const THINGS = '(items|objects|things|people|letters|elements|distinct|different)';
const OF = `(of|from) {a:n} ${THINGS}* comma? ((taken|choose|choosing|chosen|at|in)? {b:n} (at a time)?)`;
const PAIR = 'open? {a:n} (comma|close open)? {b:n} close?';
const FORMS: readonly (readonly [string, (filled: Filled) => Reading | undefined])[] = [
  ['round {x:n}', toWhole],
  [`${WHICH} (bigger|larger|greater|more) ${OR}`, compared(1)],
  [`${WHICH} (smaller|less|cheaper|(the|a)? better (deal|buy|value)) ${OR}`, compared(-1)],
  ['compare {x:any} comma? (and|to|with|or) {y:any}', compared()],
  ['{x:any} (vs|versus) {y:any}', compared()],
  [
    '{a:n} (invested|saved|deposited)? at {p} (interest | a year | per year)* (for|over|after) {y:n} (years|year)',
    interest,
  ],
  ['{a:n} (mod|modulo) {b:n}', divided('remainder')],
  ['{x:any} (mod|modulo) {b:n}', ({ x = '', b = '' }) => divided('remainder')({ a: exactOf(x), b })],
  [`(mod|modulo) ${PAIR}`, divided('remainder')],
  [`the? remainder (of|when|if|for|from)* {a:n} is? ${BY} {b:n}`, divided('remainder')],
  [`{a:n} is? ${BY} {b:n} (comma|with|and|as|a|quotient)* (remainder|remainders)`, divided('both')],
  [`(the? quotient and remainder (of|when|if|for)?) {a:n} is? ${BY} {b:n}`, divided('both')],
  ['is {a:n} (divisible by|(a? multiple of)) {b:n}', divided('divisible')],
  ['{a:n} (choose|ncr) {b:n}', chosen(false)],
  ['{a:n} (permute|npr) {b:n}', chosen(true)],
  [`(ncr|combination|combinations|(\\ binom)) ${PAIR}`, chosen(false)],
  ['c open {a:n} comma {b:n} close', chosen(false)],
  ['p open {a:n} comma {b:n} close', chosen(true)],
  [`(npr|permutation|permutations) ${PAIR}`, chosen(true)],
  [`(number of)? (combinations|combination) ${OF}`, chosen(false)],
  [`(number of)? (permutations|permutation) ${OF}`, chosen(true)],
  [
    `(how many | number of)? ways (to|of|can (you|i|we))? (choose|pick|select|choosing|picking) {b:n} ${THINGS}* ${THINGS}? (from|of|out of) a? (group of)? {a:n} ${THINGS}*`,
    chosen(false),
  ],
  [
    `(how many | number of)? ((permutations|arrangements) of|ways to arrange) {a:n} ${THINGS}* {things}?`,
    chosen(true),
  ],
];

/** Signs that the tokens don't keep apart: 5C2, nCr(10,3) and 100/7. */
const spelled = (text: string): string =>
  text
    .replaceAll(/(?<=^\d+ ?)([CP])(?= ?\d+$)/g, (letter) => (letter === 'C' ? ' choose ' : ' permute '))
    .replace(/(?<=^[a-z]+ ?\(\d+),(?=\d+\)$)/i, ', ');

/** Reads requests to round to a whole number, to divide with a remainder, and to count choices. */
export const readRequest: Reader = (text) => {
  if (
    !/ at \d|compare|\bvs\b|versus|bigger|larger|greater|smaller|less|cheaper|better|round|mod|remainder|divisible|multiple|choose|ways|binom|perm|comb|arrange|\bn?[cp]r?\b|\d ?[cp] ?\d/i.test(
      text,
    )
  )
    return undefined;
  const line = spelled(text);
  const parts = /remainder/i.test(line) ? line.replaceAll(/(\d)\/(?=\d)/g, '$1 / ') : line;
  const [row, filled] = findRow(parts, FORMS) ?? [];
  return row?.[1](filled ?? {});
};
