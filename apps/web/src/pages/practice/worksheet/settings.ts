import type { maxProblems } from '@mathtools/contracts/practice';
import type { Category, Difficulty } from '@mathtools/practice';
import { categoryOf, difficultyOf } from '../../../features/practice/categories.js';
import { withQuery } from '../../../site/with-query.js';

/** The settings of a worksheet. The same settings always yield the same problems. */
export interface Settings {
  readonly category: Category;
  /** The difficulty. Undefined for any. */
  readonly difficulty: Difficulty | undefined;
  readonly problems: number;
  readonly seed: number;
}

export const MOST_PROBLEMS: typeof maxProblems = 50;
export const SEEDS = 2 ** 32;

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

/** Parses the settings in a query. Missing and invalid settings get their defaults, and the seed is random. */
export function settingsOf(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    category: categoryOf(query.get('worksheet')) ?? 'algebra',
    difficulty: difficultyOf(query.get('difficulty')),
    problems: readCount(query.get('problems') ?? '') ?? 10,
    seed: readSeed(query.get('seed') ?? '') ?? anySeed(),
  };
}

/** Returns the address of the page that shows a worksheet. */
export function linkOf({ category, ...rest }: Settings): string {
  return withQuery('/practice', { worksheet: category, ...texts(rest) });
}

/** Returns the query that requests a worksheet's problems. */
export function queryFor({ category, ...rest }: Settings) {
  return { category, ...texts(rest) };
}

function texts({ difficulty, problems, seed }: Omit<Settings, 'category'>) {
  return { difficulty, problems: String(problems), seed: String(seed) };
}
