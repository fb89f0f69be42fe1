// Writes the generated pages of docs: topics.md, fields.md and reference.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GRADE_SCALES, type GradePoints } from '../src/gpa/index.js';
import { ALL_UNITS } from '../src/more-units/index.js';
import { STEP_IDS } from '../src/steps/step-ids.js';
import { type CategoryOfUnits, UNIT_CATEGORIES } from '../src/unit/index.js';
import { type FieldRow, Fields, SHARED } from './fields.js';

const SOURCES = new URL('../src/', import.meta.url);
const DOCS = new URL('../docs/', import.meta.url);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

/** Returns the rows of a Markdown table. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Returns the README of each topic on one page. */
function topicsPage(): string {
  const parts = files.filter((path) => /^[\w-]+\/README\.md$/.test(path)).map(read);
  return `# Topics\n\nEach topic is a subpath of \`@mathtools/math-core\`.\n\n${parts.join('\n')}`;
}

function unitsOf({ id, base, units }: CategoryOfUnits, usual: ReadonlySet<string>): string {
  const rows = units.map((unit) => {
    const exact = unit.exactFactor ?? unit.factor;
    const topics = usual.has(`${id}: ${unit.id}`) ? '`/unit`, `/more-units`' : '`/more-units`';
    return [`\`${unit.id}\``, unit.symbol, exact, exact === unit.factor ? '' : unit.factor, topics];
  });
  return `### ${id}\n\nIn ${base}.\n\n${table(['unit', 'symbol', 'exact factor', 'specified', 'in'], rows)}\n`;
}

/** Returns the units, grades, error codes and step ids. */
function referencePage(): string {
  const usual = new Set(UNIT_CATEGORIES.flatMap(({ id, units }) => units.map((unit) => `${id}: ${unit.id}`)));
  const units = (ALL_UNITS as readonly CategoryOfUnits[]).map((category) => unitsOf(category, usual));
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
  const list = (names: readonly string[]): string => names.map((name) => `- \`${name}\``).join('\n');
  return [
    '# Reference\n',
    `## Units\n\n${units.join('\n')}`,
    `## Grades\n\n${grades}\n`,
    `## Error codes\n\n${list([...codes.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => code))}\n`,
    `## Step ids\n\n${list(STEP_IDS)}\n`,
  ].join('\n');
}

function rowsOf(head: string, list: readonly FieldRow[]): string {
  if (list.length === 0) return '';
  const rows = list.map(({ name, type, text }) =>
    [`\`${name}\``, type, text].map((cell) => cell.replaceAll('|', '\\|')),
  );
  return `\n${table([head, 'type', 'meaning'], rows)}\n`;
}

/** Returns the fields of the inputs and results of a topic's functions. */
function fieldsOf(topic: string, fields: Fields): string {
  const printed = new Map<string, string>();
  const functions = fields.functionsOf(topic).map(({ name, call, text, inputs, returns, outputs }) => {
    const key = JSON.stringify(outputs);
    const same = outputs.length > 2 ? printed.get(key) : undefined;
    if (!same) printed.set(key, name);
    const result = same
      ? `\nThe fields of the result are those of \`${same}\`.\n`
      : rowsOf('result', outputs);
    return `### \`${call} → ${returns}\`\n\n${text}\n${rowsOf('input', inputs)}${result}`;
  });
  return functions.length === 0 ? '' : `## /${topic}\n\n${functions.join('\n')}`;
}

/** Returns the fields of every function, read from the types. */
function fieldsPage(): string {
  const topics = files.flatMap((path) => /^([\w-]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const fields = new Fields(topics);
  const shared = SHARED.map(([topic, name]) => {
    const { text, type, rows } = fields.typeOf(topic, name);
    const isObject = rows.length > 0 && !type.includes(' or ');
    return `### ${name}\n\n${text}\n${isObject ? rowsOf('field', rows) : `\nType: ${type}\n`}`;
  });
  return [
    '# Fields\n\nThe fields of the inputs and results of all functions, generated from the types. A `?` marks fields that can be left out or absent. `[]` is a list, and `a.b` is the field `b` of the object `a`. A `Result<T>` is `{ ok: true, value: T }` or a `Failure`. Examples are in [topics](topics.md).\n',
    `## Shared types\n\n${shared.join('\n')}`,
    ...topics.map((topic) => fieldsOf(topic, fields)).filter((part) => part !== ''),
  ].join('\n');
}

for (const [name, page] of [
  ['topics', topicsPage],
  ['fields', fieldsPage],
  ['reference', referencePage],
] as const)
  writeFileSync(new URL(`${name}.md`, DOCS), page());
