import type { maxProblems } from '@mathtools/contracts/practice';
import type { Difficulty } from '@mathtools/practice';
import { type Replaced, replacedText, type Topic, topicsText } from '@mathtools/practice/topics';
import { CATEGORIES, DIFFICULTIES } from '../../../features/practice/categories.js';
import { skillOf } from '../../../features/practice/skills.js';
import { withQuery } from '../../../site/with-query.js';

export const VERSIONS = ['a', 'b'] as const;
/** Version b has the same kinds of problems as version a, with other numbers. */
export type Version = (typeof VERSIONS)[number];

export const KEYS = ['long', 'short', 'none'] as const;
export const COLUMNS = ['2', '1', '3'] as const;
export const SPACES = ['medium', 'small', 'large', 'none'] as const;
export const LINES = ['both', 'name', 'date', 'none'] as const;

/** The settings of a worksheet. The same settings always yield the same sheet. */
export interface Settings {
  readonly topics: readonly Topic[];
  readonly seed: number;
  readonly versions: readonly Version[];
  /** The answer key: with steps, only the answers, or none. */
  readonly key: (typeof KEYS)[number];
  readonly columns: (typeof COLUMNS)[number];
  /** The space below each problem. */
  readonly space: (typeof SPACES)[number];
  /** The heading, or an empty string for that of the topics. */
  readonly heading: string;
  /** The lines at the top for a student's name and the date. */
  readonly lines: (typeof LINES)[number];
  /** The numbers of the problems in a changed order, or an empty list for the usual order. */
  readonly order: readonly number[];
  readonly replaced: Readonly<Record<Version, readonly Replaced[]>>;
}

export const DEFAULTS: Omit<Settings, 'topics' | 'seed'> = {
  versions: ['a'],
  key: 'long',
  columns: '2',
  space: 'medium',
  heading: '',
  lines: 'both',
  order: [],
  replaced: { a: [], b: [] },
};

export const MOST_PROBLEMS: typeof maxProblems = 50;
export const SEEDS = 2 ** 32;
export const LONGEST_HEADING = 80;

/** Parses a number of problems, from 1 to 50. */
export function readCount(text: string): number | undefined {
  return wholeNumber(text, 1, MOST_PROBLEMS);
}

/** Parses a seed, from 0 to 2³² − 1. */
export function readSeed(text: string): number | undefined {
  return wholeNumber(text, 0, SEEDS - 1);
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Returns a random seed that is short enough to read aloud. */
export function anySeed(): number {
  return Math.floor(Math.random() * 10_000);
}

/** Returns the title of a skill or category, or undefined if there is none with this id. */
export function topicTitle(id: string): string | undefined {
  return CATEGORIES.find((category) => category.id === id)?.title ?? skillOf(id)?.title;
}

/** Returns the difficulties of a skill's or category's problems. */
export function levelsOf(id: string): readonly Difficulty[] {
  return skillOf(id)?.levels ?? DIFFICULTIES.map((level) => level.id);
}

/** Returns the number of problems in a worksheet. */
export function problemsIn(topics: readonly Topic[]): number {
  return topics.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the numbers of the problems in the order of the sheet. */
export function orderOf({ topics, order }: Pick<Settings, 'topics' | 'order'>): readonly number[] {
  return order.length > 0 ? order : Array.from({ length: problemsIn(topics) }, (_, index) => index + 1);
}

/** Returns the heading of the sheet. */
export function headingOf({ heading, topics }: Pick<Settings, 'heading' | 'topics'>): string {
  if (heading.trim() !== '') return heading.trim();
  const titles = [...new Set(topics.map(({ id }) => topicTitle(id) ?? id))];
  const units = new Set(topics.map(({ id }) => skillOf(id)?.unit.title));
  const [only] = titles.length === 1 ? titles : units.size === 1 ? units : [];
  return `${only ?? 'Math'} worksheet`;
}

/** Returns the heading of a version. */
export function titleOfVersion(settings: Settings, version: Version): string {
  const heading = headingOf(settings);
  return settings.versions.length > 1 ? `${heading}, version ${version.toUpperCase()}` : heading;
}

/** Returns the address of the page that shows a worksheet. */
export function linkOf(settings: Settings, shown?: number): string {
  const { topics, seed, versions, order, replaced, heading } = settings;
  const [only, ...others] = topics;
  const plain = only && others.length === 0;
  const changed = (name: 'key' | 'columns' | 'space' | 'lines'): string | undefined =>
    settings[name] === DEFAULTS[name] ? undefined : settings[name];
  return withQuery('/practice', {
    worksheet: plain ? only.id : topicsText(topics),
    difficulty: plain ? only.level : undefined,
    problems: plain ? String(only.count) : undefined,
    seed: String(seed),
    versions: versions.length > 1 ? String(versions.length) : undefined,
    key: changed('key'),
    columns: changed('columns'),
    space: changed('space'),
    lines: changed('lines'),
    heading: heading === '' ? undefined : heading,
    order: order.length > 0 ? order.join('.') : undefined,
    replaced: replacedText(replaced.a) || undefined,
    'replaced-b': replacedText(replaced.b) || undefined,
    show: shown === undefined ? undefined : String(shown),
  });
}

/** Returns the query that requests the problems of a version. */
export function queryFor({ topics, seed, replaced }: Settings, version: Version) {
  return {
    topics: topicsText(topics),
    seed: String(seed),
    version: version === 'a' ? undefined : version,
    replaced: replacedText(replaced[version]) || undefined,
  };
}
