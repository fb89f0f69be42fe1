import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('..', import.meta.url);
const topics = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^([\w-]+\/)?index\.ts$/.test(path),
);

/** The exports of all topics that contain data: tables, lists and the like. */
const tables = await Promise.all(
  topics.map(async (path) => {
    const names = (await import(new URL(path, SOURCES).pathname)) as Readonly<Record<string, unknown>>;
    return Object.entries(names)
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .map(([name, value]) => ({ name: `${path} ${name}`, value: value as object }));
  }),
);

/** Returns the paths to the parts of a value that aren't frozen. */
function loose(value: unknown, way: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, held]) => loose(held, `${way}.${key}`));
  return Object.isFrozen(value) ? inner : [way, ...inner];
}

it.each(tables.flat())('$name is frozen, all of it', ({ value }) => {
  expect(loose(value, '')).toEqual([]);
});

it('looks at the tables that there are', () => {
  const names = tables.flat().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'gpa/index.ts GRADE_POINTS',
      'unit/index.ts DEFINITIONS',
      'unit/index.ts UNIT_CATEGORIES',
    ]),
  );
});
