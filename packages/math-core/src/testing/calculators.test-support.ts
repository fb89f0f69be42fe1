import { readdirSync } from 'node:fs';
import type { Contract } from './contract.test-support.js';
import type { Tested } from './fuzz.test-support.js';

/** The exports of `<topic>.contract.test-support.ts`. */
interface Subjects {
  /** The calculators with steps. */
  readonly contracts?: readonly Contract[];
  /** Other functions that accept any input. */
  readonly fuzzed?: readonly Tested[];
}

const SOURCES = new URL('..', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.contract.test-support.ts'))
  .sort();
const topics = await Promise.all(
  files.map(async (path) => (await import(new URL(path, SOURCES).pathname)) as Subjects),
);

/** Every calculator with steps, listed in the folders of the topics. */
export const CALCULATORS: readonly Contract[] = topics.flatMap(({ contracts = [] }) => contracts);

/** All functions that accept any input: the calculators, and the other functions that topics list. */
export const TESTED: readonly Tested[] = [
  ...CALCULATORS.map(({ name, run, examples: [example = {}] }) => ({ name, run, example })),
  ...topics.flatMap(({ fuzzed = [] }) => fuzzed),
];
