import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GRADE_SCALES, type GradePoints } from '../gpa/index.js';
import { ALL_UNITS } from '../more-units/index.js';
import { type CategoryOfUnits, UNIT_CATEGORIES } from '../unit/index.js';
import { type FieldRow, Fields, SHARED } from './fields.test-support.js';

/**
 * Generates the list of step ids, docs/topics.md, docs/fields.md and docs/reference.md. After a change to a topic, run:
 * `npx vitest run src/testing/written.test.ts -u`.
 */
const SOURCES = new URL('..', import.meta.url);
const README = new URL('../README.md', SOURCES);
const TOPICS = new URL('../docs/topics.md', SOURCES);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

/** Returns the ids in the sources: string literals of the form 'topic.id'. */
function namedIds(): readonly string[] {
  const sources = files.filter(
    (path) => !path.startsWith('steps/step-ids') && /(?<!\.test|\.test-support)\.ts$/.test(path),
  );
  const ids = sources.flatMap((path) => {
    const code = read(path).replaceAll(/\/\*\*.*?\*\//gs, '');
    return [...code.matchAll(/'([a-z][a-z-]*\.[a-z][a-z\d-]*)'/g)].map(([, id = '']) => id);
  });
  return [...new Set(ids)].sort();
}

it('steps/step-ids.ts lists the ids that the sources name', async () => {
  const rows = namedIds().map((id) => `\n  '${id}',`);
  const list = read('steps/step-ids.ts').replace(/(?<=STEP_IDS = \[).*?(?=\n\] as const)/s, rows.join(''));
  await expect(list).toMatchFileSnapshot('../steps/step-ids.ts');
});

it('docs/topics.md contains the README of each topic', async () => {
  const parts = files.filter((path) => /^[\w-]+\/README\.md$/.test(path)).map(read);
  const topics = `\n\n${parts.join('\n')}\n`;
  const whole = readFileSync(TOPICS, 'utf8').replace(
    /(?<=<!-- topics -->).*(?=<!-- \/topics -->)/s,
    () => topics,
  );
  await expect(whole).toMatchFileSnapshot('../../docs/topics.md');
});

/** Returns the rows of a Markdown table. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

it('docs/reference.md lists units, grades, error codes and step ids', async () => {
  const usual = new Set(
    UNIT_CATEGORIES.flatMap(({ id, units: listed }) => listed.map((unit) => `${id}: ${unit.id}`)),
  );
  const units = (ALL_UNITS as readonly CategoryOfUnits[]).map(({ id, base, units: listed }) => {
    const rows = listed.map((unit) => {
      const exact = unit.exactFactor ?? unit.factor;
      const isUsual = usual.has(`${id}: ${unit.id}`);
      return [
        `\`${unit.id}\``,
        unit.symbol,
        exact,
        exact === unit.factor ? '' : unit.factor,
        isUsual ? '`/unit`, `/more-units`' : '`/more-units`',
      ];
    });
    return `### ${id}\n\nIn ${base}.\n\n${table(['unit', 'symbol', 'exact factor', 'specified', 'in'], rows)}\n`;
  });
  const scales = Object.entries<readonly GradePoints[]>(GRADE_SCALES);
  // This scale has every grade.
  const grades = table(
    ['grade', ...scales.map(([name]) => `\`${name}\``)],
    GRADE_SCALES['plus-4.3'].map(({ grade }) => [
      grade,
      ...scales.map(([, scale]) => scale.find((row) => row.grade === grade)?.points ?? ''),
    ]),
  );
  const [, codes = ''] = /type ErrorCode =\n(.*?);/s.exec(read('result/result.ts')) ?? [];
  const ids = namedIds().map((id) => `- \`${id}\``);
  const whole = [
    '# Reference\n\nThis page is generated from the package’s tables. To update it, run `npx vitest run src/testing/written.test.ts -u`.\n',
    `## Units\n\n${units.join('\n')}`,
    `## Grades\n\n${grades}\n`,
    `## Error codes\n\n${[...codes.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => `- \`${code}\``).join('\n')}\n`,
    `## Step ids\n\n${ids.join('\n')}\n`,
  ].join('\n');
  await expect(whole).toMatchFileSnapshot('../../docs/reference.md');
});

it('docs/fields.md lists the fields of every function', async () => {
  const topics = files.flatMap((path) => /^([\w-]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const fields = new Fields(topics);
  const rows = (head: string, list: readonly FieldRow[]): string =>
    list.length === 0
      ? ''
      : `\n${table(
          [head, 'type', 'meaning'],
          list.map(({ name, type, text }) =>
            [`\`${name}\``, type, text].map((cell) => cell.replaceAll('|', '\\|')),
          ),
        )}\n`;
  const shared = SHARED.map(([topic, name]) => {
    const { text, type, rows: list } = fields.typeOf(topic, name);
    return `### ${name}\n\n${text}\n${list.length > 0 && !type.includes(' or ') ? rows('field', list) : `\nType: ${type}\n`}`;
  });
  const parts = topics.map((topic) => {
    const printed = new Map<string, string>();
    const functions = fields.functionsOf(topic).map(({ name, call, text, inputs, returns, outputs }) => {
      const key = JSON.stringify(outputs);
      const same = outputs.length > 2 ? printed.get(key) : undefined;
      if (!same) printed.set(key, name);
      const result = same
        ? `\nThe fields of the result are those of \`${same}\`.\n`
        : rows('result', outputs);
      return `### \`${call} → ${returns}\`\n\n${text}\n${rows('input', inputs)}${result}`;
    });
    return functions.length === 0 ? '' : `## /${topic}\n\n${functions.join('\n')}`;
  });
  const whole = [
    '# Fields\n\nThe fields of the inputs and results of all functions, generated from the types. A `?` marks fields that can be left out or absent. `[]` is a list, and `a.b` is the field `b` of the object `a`. A `Result<T>` is `{ ok: true, value: T }` or a `Failure`. Examples are in [topics](topics.md).\n',
    `## Shared types\n\n${shared.join('\n')}`,
    ...parts.filter((part) => part !== ''),
  ].join('\n');
  await expect(whole).toMatchFileSnapshot('../../docs/fields.md');
}, 30_000);

describe('README.md', () => {
  const readme = readFileSync(README, 'utf8');
  /** The topics with the names of their functions, which precede the arrow to their results. */
  const listed = [...readme.matchAll(/(?<=^- |; )`\/([\w-]+)` ([^\n]*?)(?=; `\/|$)/gm)].map(
    ([, topic = '', calls = '']) => ({
      topic,
      names: calls
        .split('; ')
        .flatMap((call) => [...(call.split(' → ')[0] ?? '').matchAll(/`([a-zA-Z]{2,})(?:\([^`]*\))?`/g)])
        .map(([, name = '']) => name),
    }),
  );

  it('has at most 900 words', () => {
    expect(readme.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(900);
  });

  it('leads to the page of all topics', () => {
    expect(readme).toContain('(docs/topics.md)');
    expect(listed.length).toBeGreaterThan(20);
  });

  it.each(listed)('names what /$topic exports', async ({ topic, names }) => {
    const exported = Object.keys((await import(new URL(`${topic}/index.ts`, SOURCES).pathname)) as object);
    expect(names.filter((name) => !exported.includes(name))).toEqual([]);
    expect(names).not.toEqual([]);
  });
});
