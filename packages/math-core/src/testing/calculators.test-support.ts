import { readdirSync } from 'node:fs';
import type { Contract } from './contract.test-support.js';
import type { Tested } from './fuzz.test-support.js';

/** What a topic's `<topic>.contract.test-support.ts` exports. */
interface Subjects {
  /** Its calculators with steps. */
  readonly contracts?: readonly Contract[];
  /** Its other functions that take whatever a person or a caller without types passes. */
  readonly fuzzed?: readonly Tested[];
}

const SOURCES = new URL('..', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.contract.test-support.ts'))
  .sort();
const topics = await Promise.all(
  files.map(async (path) => (await import(new URL(path, SOURCES).pathname)) as Subjects),
);

/** Every calculator with steps; a topic's own folder holds its entries. */
export const CALCULATORS: readonly Contract[] = topics.flatMap(({ contracts = [] }) => contracts);

/** Whatever takes any input: the calculators, and the functions that topics name beside them. */
export const TESTED: readonly Tested[] = [
  ...CALCULATORS.map(({ name, run, examples: [example = {}] }) => ({ name, run, example })),
  ...topics.flatMap(({ fuzzed = [] }) => fuzzed),
];
