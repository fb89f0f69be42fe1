import { respelled, type Spelled } from '../../read/spelled.js';
import { ALL, AND, ANSWERS, NONE, OR } from './work-phrases.js';

/** A way to write something in a line of work, and how the grammar writes it. */
type Row = readonly [pattern: RegExp, by: (found: RegExpExecArray) => string | undefined];

const CLOSING: ReadonlyMap<string, string> = new Map([
  ...NONE.map((words) => [words, 'no solution'] as const),
  ...ALL.map((words) => [words, 'all real numbers'] as const),
]);

/** Words before the value that ends the work. */
const ANSWER = new RegExp(String.raw`^(\s*(?:${ANSWERS.join('|')})\s*:\s*)`, 'i');

/** The position of a word between two statements, the first of which ends with a value. */
const AFTER_STATEMENT = String.raw`(?<=[=<>≤≥≠≈∈][^=<>≤≥≠≈]*[\d\w)}√²³∞✓✔✗]\s+)`;
const BEFORE_STATEMENT = String.raw`(?=\s+[^=<>≤≥≠≈]*[=<>≤≥≠≈∈])`;
const BEFORE_VALUE = String.raw`(?=\s+[-−–]?\s?[\d√(])`;
/** A letter that a statement is about, as in x = 3 or x₂ ≤ 3. */
const BEFORE_LETTER = String.raw`(?=\s+[a-z][\d₀-₉]?\s*[=<>≤≥≠≈∈])`;
const joining = (words: readonly string[], before: string): RegExp =>
  new RegExp(`${AFTER_STATEMENT}(?:${words.join('|')})${before}`, 'gi');

const ROWS: readonly Row[] = [
  [/[Δ∆](?![a-z])/gi, () => 'D'],
  // x₁,₂ and x_{1,2} are both solutions of x, and x_1/2 is if both signs follow.
  [
    /([a-z])(?:_?\{\s*1\s*[,/;]\s*2\s*\}|_?1\s*,\s*2|₁\s*[,/]?\s*₂)(?=\s*[=≈])/gi,
    ({ 1: letter = '' }) => letter,
  ],
  [/([a-z])_1\s*\/\s*2(?=\s*[=≈][^±]*(?:±|\+\/?-))/gi, ({ 1: letter = '' }) => letter],
  // (3|−2) is a point, and L = {(3|−2)} the set of one point.
  [/(?:^|(?<=[=;,{]))(\s*)[A-Z]?\(([^()|]+)\|([^()|]+)\)/g, (found) => pointOf(found)],
  [
    /\{\s*(\([^(){}]+[;,][^(){}]+\)(?:\s*[,;]\s*\([^(){}]+\))*)\s*\}/g,
    ({ 1: points = '' }) => pointsOf(points),
  ],
  [/(√|sqrt)\s*[-−–]\s*(\d+(?:[.,]\d+)?)/gi, ({ 1: root = '', 2: number = '' }) => `${root}(-${number})`],
  [joining(OR, BEFORE_STATEMENT), () => 'or'],
  [joining(OR, BEFORE_VALUE), () => 'or'],
  [joining(['o', 'v'], BEFORE_LETTER), () => 'or'],
  [joining(['o'], BEFORE_VALUE), () => 'or'],
  [joining(AND, BEFORE_STATEMENT), () => 'and'],
  [joining(['y', 'e'], BEFORE_LETTER), () => 'and'],
  [joining(['y'], String.raw`(?=\s+[-−–(√|]?\s?\d[^=]*=)`), () => 'and'],
  // Reasons around a line: ÷3: x = 9, and 3x = 12 (+5), [subtracting 5], | ².
  [/^\s*[÷·×*/:+−-]\s*[^\s:=<>()]{1,8}:\s+(?=[^=]*[=<>≤≥])/g, blanks],
  [/(?<=[=<>≤≥].*)\s\(\s*[+÷·×*:/]\s*[^()=<>]{1,8}\)\s*$/g, blanks],
  [/(?<=[=<>≤≥].*)\s\[[^[\]=]*[a-zà-ÿ]{4}[^[\]=]*\]\s*$/gi, blanks],
  [/(?<=[=<>≤≥].*)\s\|{1,2}\s*(?:\(\s*\))?\s*(?:[²³]|\^\s?\d)\s*$/g, blanks],
  [/(?<=[=<>≤≥].*)\s\((?:[a-zà-ÿ]+[- ])*[a-zà-ÿ]{5,}(?: [a-zà-ÿ\d]+)*\)\s*$/gi, blanks],
];

function blanks([all = '']: RegExpExecArray): string {
  return ' '.repeat(all.length);
}

function pointOf({ 1: before = '', 2: x = '', 3: y = '' }: RegExpExecArray): string {
  return `${before}(${x}; ${y})`;
}

/** Writes the points of a set as alternatives. */
function pointsOf(points: string): string {
  return points.replaceAll(/\)\s*[,;]\s*\(/g, ') or (');
}

/** Writes a line of work in the words and signs of the grammar. */
export function plainWork(line: Spelled): Spelled {
  let plain = line;
  for (const [pattern, by] of ROWS) plain = respelled(plain, pattern, by);
  plain = respelled(plain, /[a-zà-ÿ][a-zà-ÿ ]+(?=[.!]?\s*$)/gi, ({ 0: words }) =>
    CLOSING.get(words.trim().toLowerCase()),
  );
  const [label] = ANSWER.exec(plain.text) ?? [];
  return label === undefined ? plain : answered(plain, label);
}

/** Writes the values after "Result:" as a set without a name. */
function answered(line: Spelled, label: string): Spelled {
  const values = line.text.slice(label.length);
  if (/[=<>≤≥≠≈∈{}]|[a-z]{3}/i.test(values) || !/\d/.test(values)) return line;
  const list = values.replace(/\s(?:or|and)\s/g, ' ; ').replace(/[.\s]+$/, '');
  return respelled(line, /^[^]+$/g, () => `{${list.includes(';') ? list : list.replaceAll(', ', '; ')}}`);
}
