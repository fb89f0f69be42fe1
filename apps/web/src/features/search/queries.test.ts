import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { describe, expect, it } from 'vitest';
import { find } from './find.js';
import { answerTexts } from './read/answer-texts.test-support.js';
import { readProblem } from './read/read.js';

/**
 * Queries that students type, written by people who hadn't seen the reader, except for the last 14, which are functions
 * and angles. `answer` and `also` are correct answers, `fields` are the inputs that the tool must get, and `find` and `also`
 * say what one of the first results must be about. For the kind `none`, an answer is correct only if the query names one. The two queries for sequences, which the site
 * doesn't have, the three for units that the converter didn't have, and the tools of calculations with several steps
 * were changed later.
 */
interface Query {
  readonly q: string;
  readonly kind: 'answer' | 'tool' | 'find' | 'none';
  readonly tool?: string;
  readonly also_tool?: readonly string[];
  readonly answer?: string;
  readonly also?: readonly string[];
  readonly fields?: readonly string[];
  readonly find?: string;
}

const queries = readFileSync(join(import.meta.dirname, 'queries.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Query);

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Normalizes the spelling of an answer. */
function spelt(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (digits) => `^${Array.from(digits, (digit) => POWERS.indexOf(digit)).join('')}`,
    )
    .replaceAll(/[\s,]+|[$€£]|^[=≈]\s*/g, '');
}

function number(text: string): number | undefined {
  const read = parseNumber(text);
  return read.ok ? toNumber(read.value) : undefined;
}

/** Rewrites "x = 3 or x = 2" as "2, 3", and "4 hours, 15 minutes" as "4:15". */
function asListed(text: string): readonly string[] {
  const roots = text.split(' or ').map((root) => root.replace('x = ', '').replaceAll('−', '-'));
  const both = /^(.+?) \+ (.+)$/.exec(roots[0] ?? '');
  const parts = ['hour', 'minute', 'second'].map((unit) => new RegExp(`(\\d+) ${unit}`).exec(text)?.[1]);
  const [hours = '0', minutes = '0', seconds] = parts;
  const clock = [
    hours,
    minutes.padStart(2, '0'),
    ...(seconds === undefined ? [] : [seconds.padStart(2, '0')]),
  ].join(':');
  return [
    roots.join(', '),
    [...roots].reverse().join(', '),
    ...(both && roots.length === 2 ? [`${both[1] ?? ''} ± ${both[2] ?? ''}`] : []),
    ...(parts.some(Boolean) ? [clock] : []),
  ];
}

/** Returns whether a string shows an answer: verbatim, with text around it, or rounded to fewer decimals. */
function says(shown: string, answer: string): boolean {
  if ([shown, ...asListed(shown)].some((text) => spelt(text) === spelt(answer))) return true;
  if (asListed(answer).some((text) => asListed(shown).includes(text))) return true;
  const [, figure = '', behind = ''] =
    /^[=≈]?\s*(?:GCD |LCM )?(-?\d+(?:\.\d+)?(?:\/\d+)?)(.*)$/.exec(shown.replaceAll('−', '-')) ?? [];
  const [shownNumber, right] = [number(figure), number(answer.replaceAll(',', ''))];
  if (shownNumber === undefined || right === undefined || /^\s*(?:[×+^-]|\d)/.test(behind))
    return shown.includes(answer) && right === undefined;
  // Rounded numbers have at least two decimals on both sides.
  const places = [figure, answer].map((text) => text.split('.')[1]?.length ?? 0);
  const decimals = Math.min(...places);
  return (
    shownNumber === right || (decimals >= 2 && Math.abs(shownNumber - right) <= 0.5001 * 10 ** -decimals)
  );
}

type Outcome = 'answered' | 'led' | 'found' | 'not yet' | 'missed' | 'WRONG';

const TODAY = '2026-11-22';

function outcomeOf(query: Query): Outcome {
  const { q, kind, tool, also_tool = [], answer, also = [], fields = [] } = query;
  const reading = readProblem(q, TODAY);
  const { all, near } = find(q);
  const things = [...all, ...near];
  const right = [answer, ...also].filter((text) => text !== undefined);
  const inputs = Object.values(reading?.inputs ?? {}).flatMap((text) => [
    spelt(text),
    ...text.split(/[\s,;:]+/),
  ]);
  const filled = fields.every((field) => inputs.includes(spelt(field)));
  if (kind === 'answer' || kind === 'none') {
    if (reading?.answer) {
      const isRight = answerTexts(reading.answer).some((shown) => right.some((text) => says(shown, text)));
      const isPlace = kind === 'none' || [tool, ...also_tool].includes(reading.tool);
      return isRight && isPlace && filled ? 'answered' : 'WRONG';
    }
    if (kind === 'none') return 'not yet';
    return reading && reading.tool === tool && filled ? 'led' : 'missed';
  }
  if (kind === 'find') {
    if (reading?.answer) return 'WRONG';
    const about = (text: string): boolean =>
      things
        .slice(0, 5)
        .some((thing) => `${thing.title} ${thing.about} ${thing.to}`.toLowerCase().includes(text));
    return [query.find ?? '', ...also].some(about) ? 'found' : 'missed';
  }
  const first = reading?.tool ?? things[0]?.tool?.id;
  if (reading?.answer && ![tool, ...also_tool].includes(first)) return 'WRONG';
  return [tool, ...also_tool].includes(first) && filled ? 'led' : 'missed';
}

describe('what students type', () => {
  const outcomes = queries.map((query) => [query, outcomeOf(query)] as const);
  const having = (...kinds: readonly Outcome[]) =>
    outcomes.filter(([, outcome]) => kinds.includes(outcome)).map(([{ q }]) => q);

  it('is at least 200 queries of all kinds, none twice', () => {
    expect(new Set(queries.map(({ q }) => q)).size).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ kind }) => kind)).size).toBe(4);
  });

  it('is never answered wrongly', () => {
    expect(having('WRONG')).toEqual([]);
  });

  it('is answered, led to its tool or found in at least 95 of 100', () => {
    expect(having('missed').length / queries.length, having('missed').join(' | ')).toBeLessThanOrEqual(0.05);
  });
});
