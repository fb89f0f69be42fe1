import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TESTED } from './calculators.test-support.js';
import { describeAnyInput } from './takes-anything.test-support.js';

describeAnyInput(TESTED);

const SOURCES = new URL('..', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

// The topics are loaded here and not in a test, because the mutation run would attribute the module's
// load-time work to that test.
const topics = await Promise.all(
  files
    .filter((path) => /^[\w-]+\/index\.ts$/.test(path))
    .map(async (path) => ({
      topic: path.replace('/index.ts', ''),
      exported: Object.keys((await import(new URL(path, SOURCES).pathname)) as object),
    })),
);

describe('the functions above', () => {
  /** Returns the functions of a topic that return a Result, found by their declarations. */
  function withResult(topic: string): readonly string[] {
    const sources = files.filter(
      (path) => path.startsWith(`${topic}/`) && /(?<!\.test|\.test-support)\.ts$/.test(path),
    );
    return sources.flatMap((path) => {
      const source = readFileSync(new URL(path, SOURCES), 'utf8');
      const declared = source.matchAll(/^export function (\w+)(?:<[^(]*>)?\([^{;]*\): Result</gm);
      return [...declared].map(([, name = '']) => name);
    });
  }

  it.each(topics)('include every function that returns a Result in $topic', ({ topic, exported }) => {
    const calculators = withResult(topic).filter((name) => exported.includes(name));
    const known = TESTED.map(({ name }) => name);
    expect(calculators.filter((name) => !known.includes(name))).toEqual([]);
  });
});
