import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SKILLS } from './skills.js';

const document = readFileSync(new URL('../docs/courses.md', import.meta.url), 'utf8');
const rows = Array.from(
  document.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ([, ...cells]) => cells,
);

it('the table of courses has every skill once, in teaching order', () => {
  const titles = rows.map(([title]) => title).filter((title) => title !== 'skill');
  expect(titles).toEqual(SKILLS.map(({ title }) => title));
});

it('the table of courses has codes of the two standards, or says where else the skill is taught', () => {
  const codes = rows.filter(([title]) => title !== 'skill');
  const common = /^(?:\d\.[A-Z]{1,3}\.[A-D]\.\d[a-d]?|[A-Z]-[A-Z]{1,3}\.[A-D]\.\d{1,2}[a-e]?|G-C\.[AB]\.\d)$/;
  const ofExam = /^(?:[A-S]\d{1,2}|A level|not required)$/;
  const faults = codes.flatMap(([title = '', us = '', uk = '', de = '']) => [
    ...us.split(', ').flatMap((code) => (common.test(code) ? [] : [`${title}: ${code}`])),
    ...uk.split(/[,;] /).flatMap((code) => (ofExam.test(code) ? [] : [`${title}: ${code}`])),
    ...(/^(?:(?:\d|10)(?:–(?:\d|10))?, [A-Z]|after grade 10|not required)$/.test(de)
      ? []
      : [`${title}: ${de}`]),
  ]);
  expect(faults).toEqual([]);
});
