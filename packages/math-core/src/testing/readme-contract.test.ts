import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, TESTED } from './calculators.test-support.js';

/** Tests each line of the README's contract with every function of every topic. */
const SOURCES = new URL('..', import.meta.url);
const README = readFileSync(new URL('../README.md', SOURCES), 'utf8');

const topics = await Promise.all(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/index\.ts$/.test(path))
    .sort()
    .map(async (path) => ({
      topic: path.replace('/index.ts', ''),
      exported: (await import(new URL(path, SOURCES).pathname)) as Readonly<Record<string, unknown>>,
    })),
);

const functions = topics.flatMap(({ topic, exported }) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'function' && !/^class\b/.test(String(value)))
    .map(([name]) => ({ topic, name })),
);

/** Returns the names in backticks of a line of the contract. */
function named(line: string): readonly string[] {
  const [, text = ''] = new RegExp(`^- \\*\\*${line}\\*\\*: (.*)$`, 'm').exec(README) ?? [];
  return [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
}

const [whole = '', alone = ''] = (/^- \*\*Plain\*\*: (.*)$/m.exec(README)?.[1] ?? '').split(';');
const [folders = '', exceptions = ''] = whole.split(' except ');
const inTicks = (text: string): readonly string[] =>
  [...text.matchAll(/`\/?([\w-]+)`/g)].map(([, name = '']) => name);

/** Returns whether the README says that a function returns a plain value. */
function isPlain({ topic, name }: (typeof functions)[number]): boolean {
  if (inTicks(exceptions).includes(name)) return false;
  return inTicks(folders).includes(topic) || inTicks(alone).includes(name);
}

/** Returns whether the README says that the result of a function has steps. */
function hasSteps(of: (typeof functions)[number]): boolean {
  const without = named('Steps').filter((name) => name !== 'steps');
  const isListed = without.some((name) =>
    name.endsWith('…') ? of.name.startsWith(name.slice(0, -1)) : of.name === name,
  );
  return !isPlain(of) && !isListed;
}

/** Functions that accept any input in other tests, but return a boolean. */
const BOOLEAN = ['isUnitCategory', 'isUnitOf'];
/** Functions whose results other tests cover, because they may repeat a text such as NaN. */
const RESULTS = ['readInput', ...TESTED.map(({ name }) => name)];

describe('the contract in the README', () => {
  it('names only functions and topics that exist', () => {
    const names = new Set(functions.map(({ name }) => name));
    const listed = [...inTicks(exceptions), ...inTicks(alone).filter((name) => name !== 'MathError')];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
    const known = new Set(topics.map(({ topic }) => topic));
    expect(inTicks(folders).filter((topic) => !known.has(topic))).toEqual([]);
    expect(inTicks(folders)).toHaveLength(7);
  });

  it.each(functions)('says whether $topic/$name returns a Result', (each) => {
    const isResult = RESULTS.includes(each.name) && !BOOLEAN.includes(each.name);
    expect(!isPlain(each)).toBe(isResult);
  });

  it.each(functions)('says whether $topic/$name has steps', (each) => {
    expect(hasSteps(each)).toBe(CALCULATORS.some(({ name }) => name === each.name));
  });
});
