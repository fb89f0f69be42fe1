import { FAMILIES, grade, problemById } from '@mathtools/practice';
import { sheetMoodle } from '@mathtools/practice/sheet';
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
    const fractions = answers.map((answer) => answer.getAttribute('fraction'));
    expect(fractions[0]).toBe('100');
    for (const fraction of fractions) expect(fraction).toMatch(/^(?:0|100)$/);
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

/** Returns the texts of the answers that get all points. */
const rightIn = (question: Element): readonly string[] =>
  [...question.querySelectorAll(':scope > answer[fraction="100"]')].map((one) => textAt(one, 'text'));

/** Returns the grade and the feedback of a response. Moodle grades by the first answer that matches. */
function graded(response: string, question: Element): readonly [fraction: string, feedback: string] {
  const isNumber = question.getAttribute('type') === 'numerical';
  const found = [...question.querySelectorAll(':scope > answer')].find((answer) => {
    const text = textAt(answer, 'text');
    return isNumber ? Number(response) === Number(text) : matches(response, text);
  });
  return [found?.getAttribute('fraction') ?? '0', (found && textAt(found, 'feedback > text')) ?? ''];
}

/** Writes superscripts and subscripts as digits. */
const digits = (text: string): string => text.normalize('NFKC').replaceAll('−', '-');

/** Returns common ways to type an answer, whether or not they are correct. */
function common({ answer, form }: (typeof problems)[number]): readonly string[] {
  const unit = 'unit' in form ? form.unit : '';
  const bare = answer.endsWith(unit) ? answer.slice(0, answer.length - unit.length).trim() : answer;
  const typedAs = (text: string): string =>
    text
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (run) => `^${run.length > 1 ? `(${digits(run)})` : digits(run)}`)
      .replaceAll(/[₀-₉]+/g, (run) => `_${digits(run)}`)
      .replaceAll(/√(\d+|[a-z])/g, 'sqrt($1)')
      .replaceAll('≤', '<=')
      .replaceAll('≥', '>=')
      .replaceAll('π', 'pi');
  const texts = [answer, bare].flatMap((text) => [
    text,
    text.replaceAll('-', '−'),
    text.replace(/^([^-+=()]+) \+ ([^-+=()]+)$/, '$2 + $1'),
    text.replace(/^(\w+) (log[₀-₉]*|ln) (\w+)$/, '$1 $2($3)'),
    text.replace(/^(log[₀-₉]*|ln) (\w+)$/, '$1($2)'),
    text.replaceAll(/(?<![\w/)])(\d+)\/(\d+)(?![\w(])/g, (whole, a: string, b: string) => {
      const decimal = String(Number(a) / Number(b));
      return decimal.length < 7 ? decimal : whole;
    }),
    text.replace(/^(.+) = (.+)$/, '$2 = $1'),
    text.replace(/^(\([^()]+\))(\([^()]+\))$/, '$2$1'),
    ...('variable' in form ? [`${form.variable ?? 'x'} = ${text}`] : []),
  ]);
  const typed = texts.flatMap((text) => [
    text,
    typedAs(text),
    typedAs(text).replaceAll(/(?<![a-z_\d])(\d+)(?=[a-z(])/g, '$1*'),
  ]);
  return [
    ...new Set(
      typed.flatMap((text) => [text, text.toUpperCase(), text.replaceAll(/ ?([-−+=<>≤≥,]) ?/g, '$1')]),
    ),
  ];
}

test('Moodle accepts common spellings that our grader accepts', () => {
  let checked = 0;
  const missing: string[] = [];
  for (const [index, question] of asked.entries()) {
    const problem = problems[index];
    if (!problem || question.getAttribute('type') === 'numerical') continue;
    for (const spelling of common(problem)) {
      if (grade(spelling, problem) !== 'correct') continue;
      if (graded(spelling, question)[0] !== '100')
        missing.push([problem.id, problem.answer, spelling].join(' | '));
      checked++;
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});

test('Moodle accepts no answer of a known mistake, and explains it', () => {
  let explained = 0;
  for (const [index, question] of asked.entries()) {
    const problem = problems[index];
    if (!problem) continue;
    const { form, mistakes = [] } = problem;
    const isNumber = question.getAttribute('type') === 'numerical';
    const unit = isNumber && 'unit' in form ? (form.unit ?? '') : '';
    for (const mistake of mistakes) {
      const entry = mistake.answer.endsWith(unit)
        ? mistake.answer.slice(0, mistake.answer.length - unit.length).trim()
        : mistake.answer;
      if (grade(entry, problem) === 'correct') continue;
      const [fraction, feedback] = graded(entry, question);
      expect([problem.id, entry, fraction]).toEqual([problem.id, entry, '0']);
      if (isNumber && !/^-?\d+(?:\.\d+)?$/.test(entry)) continue;
      expect([problem.id, entry, feedback]).toEqual([
        problem.id,
        entry,
        expect.stringMatching(/^<p>.+<\/p>$/s),
      ]);
      explained++;
    }
  }
  expect(explained).toBeGreaterThan(1000);
});

test('Moodle accepts the printed answer and its spellings, and each of them is correct', () => {
  for (const [index, question] of asked.entries()) {
    const problem = problems[index];
    if (!problem) continue;
    const answers = rightIn(question);
    if (question.getAttribute('type') === 'numerical') {
      expect(answers).toHaveLength(1);
      const [value = ''] = answers;
      const units = [...question.querySelectorAll('unit_name')].map((one) => one.textContent);
      expect(value).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(textAt(question, 'answer > tolerance'))).toBe(0);
      for (const unit of ['', ...units])
        expect(grade(`${value} ${unit}`, problem), `${problem.id} ${unit}`).toBe('correct');
      const { form } = problem;
      expect(units[0] ?? '').toBe('unit' in form ? (form.unit ?? '') : '');
    } else {
      expect(textAt(question, 'usecase')).toBe('0');
      expect(answers[0]).toBe(problem.answer.replaceAll('*', '\\*'));
      for (const answer of answers) {
        const spelling = answer.replaceAll('\\*', '*');
        expect(matches(spelling, answer), spelling).toBe(true);
        expect(grade(spelling, problem), `${problem.id} ${spelling}`).toBe('correct');
      }
      expect(answers.some((answer) => matches('something else', answer))).toBe(false);
    }
  }
});
