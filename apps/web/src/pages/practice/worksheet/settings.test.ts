import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOf } from '../../../features/api.js';
import { CATEGORIES } from '../../../features/practice/categories.js';
import { SKILLS } from '../../../features/practice/skills.js';
import { readLink } from './read-link.js';
import {
  COLUMNS,
  DEFAULTS,
  headingOf,
  KEYS,
  levelsOf,
  linkOf,
  LINES,
  orderOf,
  problemsIn,
  queryFor,
  readCount,
  readSeed,
  type Settings,
  SPACES,
  titleOfVersion,
  VERSIONS,
} from './settings.js';

const read = (link: string) => readLink(link.slice('/practice'.length));

const topic = fc.constantFrom(...CATEGORIES.map(({ id }) => id), ...SKILLS.map(({ id }) => id)).chain((id) =>
  fc.record({
    id: fc.constant(id),
    count: fc.integer({ min: 1, max: 10 }),
    level: fc.constantFrom(undefined, ...levelsOf(id)),
  }),
);
const settings = fc.array(topic, { minLength: 1, maxLength: 5 }).chain((topics) => {
  const replaced = fc
    .uniqueArray(fc.integer({ min: 1, max: problemsIn(topics) }), { maxLength: 5 })
    .map((numbers) => numbers.map((number, index) => ({ number, times: index + 1 })));
  const usual = orderOf({ topics, order: [] });
  return fc.record<Settings>({
    topics: fc.constant(topics),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    versions: fc.constantFrom(VERSIONS, DEFAULTS.versions),
    key: fc.constantFrom(...KEYS),
    columns: fc.constantFrom(...COLUMNS),
    space: fc.constantFrom(...SPACES),
    heading: fc.string({ maxLength: 80 }),
    lines: fc.constantFrom(...LINES),
    order: fc.oneof(
      fc.constant([]),
      fc.shuffledSubarray([...usual], { minLength: usual.length, maxLength: usual.length }),
    ),
    replaced: fc.record({ a: replaced, b: replaced }),
  });
});

it('reads every sheet back from its link', () => {
  fc.assert(
    fc.property(settings, fc.integer({ min: 1, max: 50 }), (one, shown) => {
      expect(read(linkOf(one))).toEqual({ settings: one, faults: [], shown: undefined });
      expect(read(linkOf(one, shown)).shown).toBe(shown);
    }),
  );
});

it('writes short, readable links', () => {
  const one: Settings = { ...DEFAULTS, topics: [{ id: 'slope', count: 10, level: 'hard' }], seed: 7 };
  expect(linkOf(one)).toBe('/practice?worksheet=slope&difficulty=hard&problems=10&seed=7');
  const topics = [
    { id: 'linear-equation', count: 4, level: 'easy' },
    { id: 'circle', count: 2 },
  ] as const;
  const two: Settings = {
    ...DEFAULTS,
    topics,
    seed: 42,
    versions: VERSIONS,
    key: 'short',
    heading: 'Week 3',
    order: [2, 1, 3, 4, 6, 5],
    replaced: { a: [{ number: 3, times: 2 }], b: [{ number: 1, times: 1 }] },
  };
  expect(linkOf(two)).toBe(
    '/practice?worksheet=linear-equation.4.easy+circle.2&seed=42&versions=2&key=short&heading=Week+3&order=2.1.3.4.6.5&replaced=3x2&replaced-b=1',
  );
  expect(lineOf('GET /api/practice/worksheet', { query: queryFor(two, 'b') })).toBe(
    'GET /api/practice/worksheet?topics=linear-equation.4.easy+circle.2&seed=42&version=b&replaced=1',
  );
});

it('reads links from before worksheets had skills', () => {
  const old = '/practice?worksheet=geometry&difficulty=hard&problems=20&seed=4294967295';
  const { settings: sheet, faults } = read(old);
  expect(sheet).toEqual({
    ...DEFAULTS,
    topics: [{ id: 'geometry', count: 20, level: 'hard' }],
    seed: 4294967295,
  });
  expect([faults, linkOf(sheet)]).toEqual([[], old]);
});

it('uses the defaults for missing and invalid settings', () => {
  for (const search of [
    '?worksheet=algebra',
    '?worksheet=history&difficulty=extreme&problems=0&seed=-1&versions=9&key=all&columns=4&space=huge&lines=1&show=0',
  ]) {
    const {
      settings: { seed, ...rest },
      shown,
    } = readLink(search);
    expect(rest).toEqual({ ...DEFAULTS, topics: [{ id: 'algebra', count: 10, level: undefined }] });
    expect(readSeed(String(seed))).toBe(seed);
    expect(shown).toBeUndefined();
  }
  expect(readLink('?worksheet=').settings.topics).toEqual([]);
});

it.each([
  [
    'slope.3 foo.2 <script>',
    ['These skills from the link don’t exist: “foo”, “<script>”. The rest of the sheet is below.'],
    ['slope.3'],
  ],
  [
    'foo',
    ['These skills from the link don’t exist: “foo”. The sheet below has algebra problems instead.'],
    ['algebra.10'],
  ],
  [
    `slope.3 ${'x'.repeat(50)} b c d e f g`,
    [
      `These skills from the link don’t exist: “${'x'.repeat(40)}”, “b”, “c”, “d”, “e” and 2 more. The rest of the sheet is below.`,
    ],
    ['slope.3'],
  ],
  [
    'quadratic-formula.3.easy slope.2.easy',
    ['The quadratic formula has no easy problems. The sheet uses all difficulties.'],
    ['quadratic-formula.3', 'slope.2.easy'],
  ],
  [
    'slope.40 circle.40 box.1',
    ['A worksheet can have at most 50 problems from 20 skills. The last ones in this link are left out.'],
    ['slope.40', 'circle.10'],
  ],
  ['slope circle.99 box.0 sector.x', [], ['slope.4', 'circle.4', 'box.4', 'sector.4']],
])('in the link to %j, says what can’t be used, and uses the rest', (worksheet, faults, topics) => {
  const link = readLink(`?${new URLSearchParams({ worksheet }).toString()}`);
  expect(link.faults).toEqual(faults);
  expect(
    link.settings.topics.map(({ id, count, level }) => [id, count, level ?? []].flat().join('.')),
  ).toEqual(topics);
});

it.each([
  'order=1.2',
  'order=1.1.3',
  'order=1.2.4',
  'order=x',
  'order=',
  'replaced=4',
  'replaced-b=0',
  'replaced=',
])('ignores %s in a link to three problems, and says so', (query) => {
  const { settings: sheet, faults } = readLink(`?worksheet=slope&problems=3&seed=1&${query}`);
  expect(sheet).toEqual({ ...DEFAULTS, topics: [{ id: 'slope', count: 3, level: undefined }], seed: 1 });
  expect(faults).toEqual([
    'The order or the replaced problems in this link don’t fit the sheet. We ignored them.',
  ]);
});

it('reads any link', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string({ unit: 'binary' }), (query, worksheet) => {
      const { settings: sheet } = readLink(`?${new URLSearchParams({ worksheet }).toString()}&${query}`);
      expect(problemsIn(sheet.topics)).toBeLessThanOrEqual(50);
      expect(read(linkOf(sheet)).settings).toEqual(sheet);
    }),
  );
});

it('has a heading from its topics, unless it has its own', () => {
  const one = { ...DEFAULTS, topics: [{ id: 'slope', count: 3 }], seed: 1 };
  expect(headingOf(one)).toBe('Slope worksheet');
  expect(headingOf({ ...one, topics: [...one.topics, { id: 'circle', count: 1 }] })).toBe('Math worksheet');
  expect(headingOf({ ...one, topics: [...one.topics, { id: 'midpoint', count: 1 }] })).toBe(
    'Coordinates and lines worksheet',
  );
  expect(headingOf({ ...one, heading: ' Quiz 3 ' })).toBe('Quiz 3');
  expect(titleOfVersion(one, 'a')).toBe('Slope worksheet');
  expect(titleOfVersion({ ...one, versions: VERSIONS }, 'b')).toBe('Slope worksheet, version B');
});

it.each([
  ['1', 1],
  [' 50 ', 50],
  ['0', undefined],
  ['51', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['-3', undefined],
  ['', undefined],
  ['ten', undefined],
])('counts %j problems as %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

it.each([
  ['0', 0],
  ['4294967295', 4294967295],
  ['4294967296', undefined],
  ['99999999999', undefined],
  ['', undefined],
])('reads the seed %j as %s', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});
