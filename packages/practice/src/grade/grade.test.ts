import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grade } from './grade.js';
import type { Labelled } from './labelled/labelled.test-support.js';

const tables = readdirSync(new URL('labelled', import.meta.url)).filter((name) =>
  /^labelled-.+\.test-support\.ts$/.test(name),
);

describe.each(tables)('%s', async (table) => {
  const { labelled } = (await import(`./labelled/${table}`)) as { labelled: readonly Labelled[] };

  it('holds no pair twice', () => {
    expect(new Set(labelled.map((row) => JSON.stringify(row.slice(0, 3)))).size).toBe(labelled.length);
  });

  it.each(labelled)(
    'judges %j where the answer is %j as a fair teacher does (%j: %s)',
    (entry, answer, form, verdict) => {
      expect(grade(entry, { answer, form })).toBe(verdict);
    },
  );
});
