import { evaluateAt, expressionFigure } from '@mathtools/math-core/algebra';
import { format } from '@mathtools/math-core/format';
import { divide, exactText, multiply, roundHalfAwayFromZero } from '@mathtools/math-core/rational';
import { readMath } from './equation.js';
import type { Reader, Reading } from './reading.js';
import { type Filled, findRow, type Slot } from './tokens.js';

const TOOL = { tool: 'arithmetic', inputs: {} };

/** The number of decimals of an irrational number before it is rounded, and the most that can be asked for. */
const DECIMALS = 60;
const MOST_PLACES = 50;

/** Matches any text, the shortest first. */
const any: Slot = (tokens, at, text) =>
  tokens.slice(at).map(({ end }, more) => [text.slice(tokens[at]?.at, end), at + more + 1] as const);

const NEAREST: Readonly<Record<string, number>> = {
  whole: 0,
  integer: 0,
  unit: 0,
  one: 0,
  dollar: 0,
  euro: 0,
  hundredth: 2,
  thousandth: 3,
  cent: 2,
  penny: 2,
  '1/10': 1,
  '1': 0,
  '10': -1,
  '100': -2,
  '1000': -3,
  '10000': -4,
  '1000000': -6,
};
/** Matches the unit to round to, and returns its number of decimals, which is negative for tens. */
const unit: Slot = (tokens, at) => {
  const decimals = NEAREST[tokens[at]?.text ?? ''];
  return decimals === undefined ? [] : [[String(decimals), at + 1]];
};

const PLACES =
  '({d:n} (decimal places|decimal place|decimals|decimal|(decimal (digits|digit|point))|dp|(d . p)|(d p))' +
  '|{s:n} ((significant|sig) (figures|figure|digits|digit|figs|fig)|sigfigs|sf|(s . f)|(s f))' +
  '|(the? nearest {u:unit} number?))';
const TO = `(correct|rounded|round)? off? (to|at)? ${PLACES}`;

/** Rounds a value to decimals, significant digits or tens. */
function rounded({ x = '', d = '0', s, u = d }: Filled): Reading | undefined {
  const value = evaluateAt(x, {});
  const known = value.ok ? expressionFigure(value.value.result, DECIMALS) : undefined;
  if (!value.ok || !known || Number(s ?? u) > MOST_PLACES) return undefined;
  const digits = s === undefined ? { decimals: Number(u) } : { significant: Number(s) };
  const size = `1${'0'.repeat(Math.max(0, -Number(u)))}`;
  const result = size === '1' ? format(known, { ...digits, grouping: false }) : undefined;
  if (result?.ok === false || (!result && known.exact === undefined)) return undefined;
  const text =
    result?.value ?? exactText(multiply(roundHalfAwayFromZero(divide(known.exact ?? '', size), 0), size));
  const to =
    s === undefined
      ? size === '1'
        ? counted(u, 'decimal place')
        : `the nearest ${size}`
      : counted(s, 'significant figure');
  const law = `Round to ${to}`;
  const step = {
    id: 'arithmetic.answer',
    law,
    before: value.value.result,
    relation: '≈',
    after: text,
  } as const;
  return {
    ...TOOL,
    answer: { problem: [{ math: value.value.result }, `, rounded to ${to}`], parts: [text], steps: [step] },
  };
}

const counted = (n: string, name: string): string => `${n} ${name}${n === '1' ? '' : 's'}`;

/** Divides with a remainder that is at least 0 and less than the divisor. */
const divided =
  (asked: 'remainder' | 'both' | 'divisible') =>
  ({ a = '', b = '' }: Filled): Reading | undefined => {
    if (![a, b].every((n) => /^-?\d{1,60}$/.test(n)) || !/^\d*[1-9]/.test(b))
      return {
        ...TOOL,
        refusal: 'We find remainders of whole numbers, with a divisor above 0. Try 17 mod 5.',
      };
    const [dividend, divisor] = [BigInt(a), BigInt(b)];
    const rest = ((dividend % divisor) + divisor) % divisor;
    const quotient = String((dividend - rest) / divisor);
    const step = {
      id: 'algebra.quotient-and-remainder',
      law: 'Write the number as the divisor times a whole number, plus the remainder',
      before: a,
      relation: '=',
      after: ['+', ['×', b, quotient], String(rest)],
    } as const;
    const [yes, no] = [`Yes: ${a} = ${b} × ${quotient}`, `No: the remainder is ${rest}`];
    const part =
      asked === 'both'
        ? `${quotient} remainder ${rest}`
        : asked === 'remainder'
          ? String(rest)
          : rest
            ? no
            : yes;
    const problem = asked === 'divisible' ? `Is ${a} divisible by ${b}?` : `${a} ÷ ${b}, with the remainder`;
    const notes = dividend < 0n ? [`A remainder is at least 0 and less than ${b}.`] : [];
    return { ...TOOL, answer: { problem, parts: [part], notes, steps: [step] } };
  };

const MOST_OBJECTS = 1000;
const MOST_CHOSEN = 60;

/** Counts the ways to choose some of n objects, or to arrange them. */
const chosen =
  (isOrdered: boolean) =>
  ({ a = '', b = a }: Filled): Reading | undefined => {
    const [n, all] = [Number(a), Number(b)];
    const k = isOrdered ? all : Math.min(all, Math.max(0, n - all));
    if (![a, b].every((each) => /^\d+$/.test(each)) || n > MOST_OBJECTS || k > MOST_CHOSEN)
      return { ...TOOL, refusal: `We count choices from up to ${MOST_OBJECTS} objects. Try 10 choose 3.` };
    const falling = (from: number): string =>
      Array.from({ length: k }, (_, i) => from - i).join(' * ') || '1';
    const line = isOrdered || k === 0 ? `(${falling(n)})` : `(${falling(n)})/(${falling(k)})`;
    const name = isOrdered ? `Ways to arrange ${b} of ${a}` : `Ways to choose ${b} of ${a}`;
    if (all > n) return { ...TOOL, answer: { problem: name, parts: ['0'], notes: [`There are only ${a}.`] } };
    const worked = evaluateAt(line, {});
    const { steps = [] } = readMath(line)?.answer ?? {};
    if (!worked.ok || typeof worked.value.result !== 'string') return undefined;
    const problem = [`${name}: `, { math: steps[0]?.before ?? worked.value.result }];
    return { ...TOOL, answer: { problem, parts: [worked.value.result], steps } };
  };

const BY = '(divided by|over|by)';
const THINGS = '(items|objects|things|people|letters|elements|distinct|different)';
const OF = `(of|from) {a:n} ${THINGS}* comma? ((taken|choose|choosing|chosen|at|in)? {b:n} (at a time)?)`;
const PAIR = 'open? {a:n} (comma|close open)? {b:n} close?';
const FORMS: readonly (readonly [string, (filled: Filled) => Reading | undefined])[] = [
  [`(round|rounded) {x:any} ${TO}`, rounded],
  [`{x:any} ${TO}`, rounded],
  [`round off? to? ${PLACES} colon? {x:any}`, rounded],
  ['round {x:n}', rounded],
  ['{a:n} (mod|modulo) {b:n}', divided('remainder')],
  [`(mod|modulo) ${PAIR}`, divided('remainder')],
  [`the? remainder (of|when|if|for|from)* {a:n} is? ${BY} {b:n}`, divided('remainder')],
  [`{a:n} ${BY} {b:n} (with|and|as)? a? (remainder|remainders)`, divided('both')],
  [
    `(the? quotient and remainder (of|when|if|for)?)? {a:n} is? ${BY} {b:n} comma? quotient and remainder`,
    divided('both'),
  ],
  [`(the? quotient and remainder (of|when|if|for)?) {a:n} is? ${BY} {b:n}`, divided('both')],
  ['is {a:n} (divisible by|(a? multiple of)) {b:n}', divided('divisible')],
  ['{a:n} choose {b:n}', chosen(false)],
  ['{a:n} permute {b:n}', chosen(true)],
  [`(ncr|combination|combinations|(\\ binom)) ${PAIR}`, chosen(false)],
  // C(3, 4) is a point.
  [
    'c open {a:n} comma {b:n} close',
    (of) => (Number(of['a']) < Number(of['b']) ? undefined : chosen(false)(of)),
  ],
  [`(npr|permutation|permutations) ${PAIR}`, chosen(true)],
  [`(number of)? (combinations|combination) ${OF}`, chosen(false)],
  [`(number of)? (permutations|permutation) ${OF}`, chosen(true)],
  [`(number of)? (permutations|arrangements) of {a:n} ${THINGS}*`, chosen(true)],
  [
    `(how many | number of)? ways (to|of|can (you|i|we))? (choose|pick|select|choosing|picking) {b:n} ${THINGS}* ${THINGS}? (from|of|out of) a? (group of)? {a:n} ${THINGS}*`,
    chosen(false),
  ],
  [`(how many | number of)? ways to arrange {a:n} ${THINGS}*`, chosen(true)],
];

/** Signs that the tokens don't keep apart: 5C2, nCr(10,3) and 100/7. */
const spelled = (text: string): string =>
  text
    .replaceAll(/(?<=^\d+ ?)([CP])(?= ?\d+$)/g, (letter) => (letter === 'C' ? ' choose ' : ' permute '))
    .replace(/(?<=^[a-z]+ ?\(\d+),(?=\d+\)$)/i, ', ');

/** Reads requests to round, to divide with a remainder, and to count choices. */
export const readRequest: Reader = (text) => {
  if (
    !/round|place|dp|d\.p|decimal|sig|s\.?f|nearest|mod|remainder|divisible|multiple|choose|ways|binom|perm|comb|arrange|\bn?[cp]r?\b|\d ?[cp] ?\d/i.test(
      text,
    )
  )
    return undefined;
  const line = spelled(text);
  const parts = /remainder/i.test(line) ? line.replaceAll(/(\d)\/(?=\d)/g, '$1 / ') : line;
  const [row, filled] = findRow(parts, FORMS, { any, unit }) ?? [];
  return row?.[1](filled ?? {});
};
