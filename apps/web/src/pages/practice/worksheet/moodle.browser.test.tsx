import { FAMILIES, grade, problemById } from '@mathtools/practice';
import { acceptedSpellings, sheetMoodle } from '@mathtools/practice/sheet';
import { expect, test } from 'vitest';

const problems = FAMILIES.flatMap(({ id, difficulties }) =>
  difficulties.flatMap((difficulty) =>
    [1, 2].map((seed) => {
      const problem = problemById(`${id}.${difficulty}.${seed}`);
      if (!problem.ok) throw new Error(problem.message);
      return { ...problem.value, skill: `${id} & <more>`, work: problem.value.steps };
    }),
  ),
);

function xml(text: string): Document {
  const file = new DOMParser().parseFromString(text, 'application/xml');
  expect(file.querySelector('parsererror')?.textContent).toBeUndefined();
  return file;
}

const textAt = (element: Element, path: string): string =>
  element.querySelector(`:scope > ${path}`)?.textContent.trim() ?? '';

/** Compares a response with an answer as Moodle's short-answer questions do: an asterisk matches anything unless it is escaped. */
function matches(response: string, pattern: string): boolean {
  const parts = pattern.normalize('NFC').split(/(?<!\\)\*+/);
  const expression = parts
    .map((part) => part.replaceAll('\\*', '*').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${expression}$`, 'iu').test(response.trim().normalize('NFC'));
}

const file = xml(
  sheetMoodle(
    [
      { name: 'A', problems },
      { name: 'B', problems: problems.slice(0, 1) },
    ],
    'Fractions 1/2',
  ),
);
const questions = [...file.querySelectorAll('quiz > question')];
const asked = questions.filter((one) => one.getAttribute('type') !== 'category').slice(0, problems.length);

test('the file has the elements that Moodle imports', () => {
  expect(questions).toHaveLength(problems.length + 1 + 2);
  expect(questions[0] && textAt(questions[0], 'category > text')).toBe(
    '$course$/top/MathTools/Fractions 1//2/Version A',
  );
  for (const question of asked) {
    expect(['numerical', 'shortanswer']).toContain(question.getAttribute('type'));
    expect(textAt(question, 'name > text')).toMatch(/^[AB]\d{2,} [a-z-]+ & <more>$/);
    for (const name of ['questiontext', 'generalfeedback']) {
      expect(question.querySelector(`:scope > ${name}`)?.getAttribute('format')).toBe('html');
      expect(textAt(question, `${name} > text`)).not.toBe('');
    }
    const answers = [...question.querySelectorAll(':scope > answer')];
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer.getAttribute('fraction')).toBe('100');
    expect(question.querySelectorAll(':scope > tags > tag > text')).toHaveLength(2);
  }
});

/** Splits the path of a category as `split_category_path` in question/format.php of Moodle does. */
const namesIn = (path: string): readonly string[] =>
  path.split(/(?<!\/)\/(?!\/)/).map((name) => name.replaceAll('//', '/').trim());

test.each([
  ['Fractions 1/2', 'Fractions 1/2'],
  ['/ at the start and the end /', '/ at the start and the end /'],
  ['a // b /// c', 'a // b /// c'],
  ['  ', 'Worksheet'],
  ['<b> & "x"', '<b> & "x"'],
  ['😀'.repeat(300), '😀'.repeat(255)],
])('Moodle reads a category for the heading %j', (heading, name) => {
  const read = xml(sheetMoodle([{ name: 'A', problems: [] }], heading));
  // The importer trims the text.
  const path = read.querySelector('category > text')?.textContent.trim() ?? '';
  expect(namesIn(path)).toEqual(['$course$', 'top', 'MathTools', name, 'Version A']);
});

test('the values are those that Moodle’s importer and database accept', () => {
  for (const question of asked) {
    expect(textAt(question, 'name > text')).toMatch(/^.{1,255}$/u);
    expect(textAt(question, 'defaultgrade')).toBe('1');
    // Other penalties are refused by the form in which a teacher edits the question.
    expect(textAt(question, 'penalty')).toBe('0.3333333');
    const units = [...question.querySelectorAll(':scope > units > unit')];
    for (const unit of units) {
      expect(textAt(unit, 'multiplier')).toBe('1');
      expect(textAt(unit, 'unit_name')).toMatch(/^\D.{0,49}$/u);
    }
    // Without units, Moodle shows none. With units, 0 is a field in which they are optional.
    expect(textAt(question, 'showunits')).toBe(units.length > 0 ? '0' : '');
    if (units.length > 0) expect(textAt(question, 'unitgradingtype')).toBe('0');
    const answers = [...question.querySelectorAll(':scope > answer')].map((one) => textAt(one, 'text'));
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers).not.toContain('');
  }
});

test('the questions are HTML with LaTeX between its delimiters, and with their figures', () => {
  for (const [index, question] of asked.entries()) {
    const html = textAt(question, 'questiontext > text');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const images = [...page.querySelectorAll('img')];
    const files = [...question.querySelectorAll(':scope > questiontext > file')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      files.map((one) => `@@PLUGINFILE@@/${one.getAttribute('name') ?? ''}`),
    );
    const hasFigure = Boolean(problems[index]?.drawing ?? problems[index]?.graph);
    expect(files).toHaveLength(hasFigure ? 1 : 0);
    for (const one of files) {
      const svg = xml(atob(one.textContent)).documentElement;
      expect([svg.tagName, one.getAttribute('encoding')]).toEqual(['svg', 'base64']);
      expect(svg.querySelectorAll('path, circle').length).toBeGreaterThan(0);
      expect(svg.outerHTML).not.toContain('NaN');
    }
    const text = page.body.textContent;
    expect(text.match(/\\\(/g)?.length).toBe(text.match(/\\\)/g)?.length);
    expect(text).not.toContain('$');
    expect(text.replaceAll(/\\\(.*?\\\)/g, '')).not.toMatch(/(?:^|[\s(])-\d/);
  }
});

test('Moodle accepts the printed answer and its spellings, and each of them is correct', () => {
  for (const [index, question] of asked.entries()) {
    const problem = problems[index];
    if (!problem) continue;
    const answers = [...question.querySelectorAll(':scope > answer')].map((one) => textAt(one, 'text'));
    if (question.getAttribute('type') === 'numerical') {
      expect(answers).toHaveLength(1);
      const [value = ''] = answers;
      const units = [...question.querySelectorAll('unit_name')].map((one) => one.textContent);
      expect(value).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(textAt(question, 'answer > tolerance'))).toBe(0);
      for (const unit of units.length > 0 ? units : [''])
        expect(grade(`${value} ${unit}`, problem), `${problem.id} ${unit}`).toBe('correct');
      const { form } = problem;
      expect(units[0] ?? '').toBe('unit' in form ? (form.unit ?? '') : '');
    } else {
      expect(textAt(question, 'usecase')).toBe('0');
      for (const spelling of acceptedSpellings(problem)) {
        expect(
          answers.some((answer) => matches(spelling, answer)),
          spelling,
        ).toBe(true);
        expect(grade(spelling, problem), `${problem.id} ${spelling}`).toBe('correct');
      }
      expect(answers.some((answer) => matches('something else', answer))).toBe(false);
    }
  }
});
