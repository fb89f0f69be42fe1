import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbersInDigits, problemInSigns, roundingWish, wordsAsSigns } from '@mathtools/math-core/read';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from '../../../tools/equation/solver.js';
import { workOut } from '../../../ui/solving/work-out.js';
import { checkLines } from '../../../ui/working/check-lines.js';
import { readProblem } from './read.js';

const TESTING = join(import.meta.dirname, '../../../../../../packages/math-core/src/algebra/testing');

/** Returns all texts that recorded rows contain under the keys of what people typed. */
function typedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string'
      ? /^(?:q|input|lines|work|problem|typed|text)$/.test(key)
        ? [part]
        : []
      : typedIn(part),
  );
}

const rowsOf = (file: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => typedIn(JSON.parse(line)));

const texts = [
  ...rowsOf('typed.jsonl'),
  ...rowsOf('../queries.jsonl'),
  ...readdirSync(TESTING)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => typedIn(JSON.parse(readFileSync(join(TESTING, file), 'utf8')))),
];

/** Names of the properties that every object has. */
const INHERITED = ['constructor ', 'toString ', 'valueOf ', '__proto__ ', 'hasOwnProperty '];
const BEFORE = [
  ...INHERITED,
  'to 2 dp ',
  'find x: ',
  'round ',
  'what is ',
  'graph ',
  '= ',
  '(',
  'I: ',
  'half of ',
  '3 - ',
  '\\frac{',
];
const BEHIND = [
  ...INHERITED.map((name) => ` ${name}`),
  ' to 2 dp',
  ' to the nearest tenth',
  ' and',
  ' %',
  ' €',
  ' pm',
  '?',
  ' = ',
  ')',
  ' for x',
  ' in',
  '²',
  '/0',
];
const SIGNS = Array.from('0123456789x+-*/^=<>()[]{}.,:;!?%$€√π°|\\ \n\tand²½−', String);

type Change = (text: string, at: number) => string;

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...BEFORE).map(
    (words): Change =>
      (text) =>
        words + text,
  ),
  fc.constantFrom(...BEHIND).map(
    (words): Change =>
      (text) =>
        text + words,
  ),
  fc.constantFrom(...SIGNS).map(
    (sign): Change =>
      (text, at) =>
        text.slice(0, at) + sign + text.slice(at),
  ),
  fc.constant<Change>((text, at) => text.slice(0, at) + text.slice(at + 1)),
  fc.constant<Change>((text, at) => text.slice(0, at)),
  fc.constant<Change>((text, at) => text.slice(at)),
  fc.constantFrom(...texts).map(
    (other): Change =>
      (text, at) =>
        `${text.slice(0, at)} ${other}`,
  ),
);
const changes = fc.array(fc.tuple(change, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 3 });

/** All recorded texts, each changed at up to three places. */
const [drawn = []] = fc.sample(
  fc.array(changes, { minLength: texts.length, maxLength: texts.length, size: 'max' }),
  1,
);
const changed = texts.map((text, index) =>
  (drawn[index] ?? []).reduce((each, [make, at]) => make(each, Math.floor(at * (each.length + 1))), text),
);

/** Returns the texts at which a function throws, with the errors. */
const thrown = (read: (text: string) => unknown): readonly string[] =>
  changed.flatMap((text) => {
    try {
      read(text);
      return [];
    } catch (error) {
      return [`${JSON.stringify(text)}: ${String(error)}`];
    }
  });

it('has enough texts', () => {
  expect(texts.length).toBeGreaterThanOrEqual(3000);
});

it('reads any text in the box', () => {
  expect(thrown((text) => readProblem(text, '2026-11-22'))).toEqual([]);
});

it('reads any text as words, numbers and a wish for digits', () => {
  const short = (text: string) => text.slice(0, 2000);
  for (const read of [numbersInDigits, problemInSigns, roundingWish, wordsAsSigns])
    expect(thrown((text) => read(short(text)))).toEqual([]);
});

it('solves and shows any text, or says why not', () => {
  const set = () => undefined;
  expect(
    thrown((lines) => {
      const values = { lines, unknown: '', method: '', at: '', angles: '' };
      partsOf(workOut(values), { values, set });
    }),
  ).toEqual([]);
});

it('checks any text as work', () => {
  expect(thrown((text) => checkLines(text.slice(0, 2000), true))).toEqual([]);
});
