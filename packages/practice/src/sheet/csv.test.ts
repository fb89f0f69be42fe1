import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetCsv } from './csv.js';
import { sampleProblems } from './samples.test-support.js';

/** Parses a CSV file by the grammar of RFC 4180, and throws if it doesn't follow it. */
function parsed(file: string): readonly (readonly string[])[] {
  expect(file.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  field.lastIndex = 1;
  while (field.lastIndex < file.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(file) ?? [];
    if (end === undefined) throw new Error(`Not CSV: ${file.slice(at, at + 40)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n' && field.lastIndex < file.length) rows.push([]);
  }
  return rows;
}

const [SAMPLE] = sampleProblems();
const cellOf = (question: string): string | undefined =>
  SAMPLE && parsed(sheetCsv([{ name: 'A', problems: [{ ...SAMPLE, question }] }]))[1]?.[4];

it('has a row for each problem, with its answer and steps', () => {
  const problems = sampleProblems();
  const [head, ...rows] = parsed(
    sheetCsv([
      { name: 'A', problems },
      { name: 'B', problems: problems.slice(0, 2) },
    ]),
  );
  expect(head).toEqual(['Version', 'Number', 'Skill', 'Level', 'Question', 'Answer', 'Steps', 'Problem']);
  expect(rows).toHaveLength(problems.length + 2);
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 8));
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['B', '2', problems[1]?.skill]);
  for (const [index, { id, answer, work = [] }] of problems.entries()) {
    const row = rows[index] ?? [];
    expect(row[7]).toBe(id);
    expect(row[5]?.replace(/^'/, '')).toBe(answer);
    expect(row[6]?.split('\n')).toHaveLength(work.length);
  }
});

it('has no cell that a spreadsheet runs as a formula', () => {
  for (const row of parsed(sheetCsv([{ name: '', problems: sampleProblems() }])))
    for (const cell of row) expect(cell).not.toMatch(/^[\s=+\-−@]/);
  for (const start of ['=1+1', '+1', '-1', '−1', '@SUM(1)', '\t=1', ' =1', '\r=1', '＝1'])
    expect(cellOf(start)).toBe(`'${start}`);
});

it('keeps any text whole', () => {
  expect(cellOf('a "b", c\nd')).toBe('a "b", c\nd');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('$', '')),
      (text) => {
        expect(cellOf(text)?.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      },
    ),
  );
});
