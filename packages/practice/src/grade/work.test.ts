import fc from 'fast-check';
import { runs, sampled } from '@mathtools/math-core/testing/draws';
import { expect, it } from 'vitest';
import { sampleProblems } from '../sheet/samples.test-support.js';
import { acceptedSpellings } from '../sheet/accepted.js';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.test-support.js';
import { isSameValue, valueOf } from '../value/value.js';
import { type Asked, grade, gradedWithWork, MAX_WORK } from './grade.js';

const all = sampleProblems();
/** One problem of each family and level. */
const problems = all.filter(({ id }, at) => all.findIndex((one) => levelOf(one.id) === levelOf(id)) === at);
const forms = [...new Map(problems.map((one) => [keyOf(one), one])).values()];

function keyOf({ form }: Asked): string {
  return JSON.stringify({ ...form, decimals: 0, unit: 'unit' in form && /[a-z]/.test(form.unit ?? '') });
}

function levelOf(id: string): string {
  return id.replace(/\.\d+$/, '');
}

const honest = ({ answer, mistakes = [] }: Asked): readonly string[] => [
  answer,
  `x = ${answer}`,
  ...mistakes.map((mistake) => mistake.answer),
  '7',
  '12/5',
];
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const typical = median(
  problems.flatMap((problem) => honest(problem).map((entry) => gradedWithWork(entry, problem).work)),
);

it('takes at most 20 times the median work for the worst text and problem', () => {
  for (const problem of sampled(forms, 2))
    for (const entry of HOSTILE_TEXTS) {
      const { verdict, work } = gradedWithWork(entry, problem);
      expect([problem.id, entry, verdict]).not.toEqual([problem.id, entry, 'correct']);
      expect([problem.id, entry, work <= 20 * typical]).toEqual([problem.id, entry, true]);
    }
});

it('counts the same work whatever was graded before', () => {
  const [problem] = problems;
  if (!problem) throw new Error('There is no problem.');
  const first = gradedWithWork(`x = ${problem.answer}`, problem);
  for (const entry of HOSTILE_TEXTS.slice(0, 9)) grade(entry, problem);
  expect(gradedWithWork(`x = ${problem.answer}`, problem)).toEqual(first);
});

it.each<readonly [entry: string, answer: string, form: Asked['form'], verdict: string]>([
  ['(((10^64)^64)^64)^64', '7', { kind: 'number' }, 'unreadable'],
  ['(9999999967/9999999929)^4095.5', '7', { kind: 'number' }, 'incorrect'],
  ['y*10^60*10^60*10^60*10^60*10^59 = x', 'y = 20x', { kind: 'equation' }, 'incorrect'],
  ['((((1^64)^64)^64)^8)*(x+1)(x+2)', '(x+1)(x+2)', { kind: 'expression', shape: 'factored' }, 'wrong-form'],
  ['((x+1)^64)^64', '(x+1)(x+2)', { kind: 'expression', shape: 'factored' }, 'unreadable'],
])('reads %s, which would fill the memory, for %s', (entry, answer, form, verdict) => {
  expect(grade(entry, { answer, form })).toBe(verdict);
});

/** Ways of writing a text with up to 200 characters that don't change its verdict, each with a short form of it. */
const LONG: readonly ((text: string, room: number) => readonly [long: string, short: string])[] = [
  (text, room) => [' '.repeat(room) + text, ` ${text}`],
  (text, room) => [text + ' '.repeat(room), `${text} `],
  (text, room) => [`${'\t'.repeat(room >> 1)}${text}${'\n'.repeat(room >> 1)}`, `\t${text}\n`],
  (text, room) => {
    const depth = Math.min(40, room >> 1);
    return [`${'('.repeat(depth)}${text}${')'.repeat(depth)}`, `(((${text})))`];
  },
  (text, room) => [
    text.replace(/(?<![\d.,])\d/, (digit) => '0'.repeat(room) + digit),
    text.replace(/(?<![\d.,])\d/, (digit) => `00${digit}`),
  ],
  (text, room) => [
    text.replace(/\d\.\d+/, (digits) => digits + '0'.repeat(room)),
    text.replace(/\d\.\d+/, (digits) => `${digits}00`),
  ],
  (text, room) => {
    const times = 10n ** BigInt(Math.max(1, (room >> 1) - 1));
    const scaled = (by: bigint): string =>
      text.replace(
        /(?<![\d.])(\d+)\/(\d+)(?![\d.])/,
        (_, top: string, bottom: string) => `${String(BigInt(top) * by)}/${String(BigInt(bottom) * by)}`,
      );
    return [scaled(times), scaled(10n)];
  },
  (text, room) => [
    Array<string>(Math.max(2, Math.floor((text.length + room) / (text.length + 3))))
      .fill(text)
      .join(' = '),
    `${text} = ${text} = ${text}`,
  ],
  (text, room) => [
    Array<string>(Math.max(2, Math.floor((text.length + room) / (text.length + 4))))
      .fill(text)
      .join(' or '),
    `${text} or ${text} or ${text}`,
  ],
];

it('refuses no right answer for its length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.nat(),
      fc.constantFrom(...LONG),
      (problem, choice, lengthened) => {
        const spellings = acceptedSpellings(problem).filter((text) => text.length < 180);
        const spelling = spellings[choice % spellings.length] ?? problem.answer;
        const [long, short] = lengthened(spelling, 200 - spelling.length);
        fc.pre(long.length <= 200 && short.length <= 200);
        const { verdict, work } = gradedWithWork(long, problem);
        expect([long, verdict, work < MAX_WORK]).toEqual([long, grade(short, problem), true]);
      },
    ),
    { numRuns: runs(1000) },
  );
});

it('grades a right answer inside a long sentence', () => {
  const before =
    'i multiplied everything by two and then subtracted the number on the right side so the answer is ';
  for (const problem of problems) {
    const { verdict, work } = gradedWithWork(before + problem.answer, problem);
    expect([problem.id, verdict === 'unreadable' && work >= MAX_WORK]).toEqual([problem.id, false]);
  }
});

it('factors numbers without a larger squared prime factor than 100,000', () => {
  const [root, whole] = [valueOf(['√', '9998200081']), valueOf('99991')];
  expect(root && whole && isSameValue(root, whole)).toBe(true);
  expect(valueOf(['√', '9999999967'])).toBeDefined();
  expect(valueOf(['√', '10000600009'])).toBeUndefined(); // 100,003²
});
