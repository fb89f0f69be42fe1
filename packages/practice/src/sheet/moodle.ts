import { stepLatex } from '@mathtools/math-core/steps';
import { withMathematics } from '../printed.js';
import { type Asked, grade } from '../grade/grade.js';
import { acceptedSpellings, mistakenSpellings } from './accepted.js';
import { textLatex } from './latex-text.js';
import { pictureOf } from './picture.js';
import { NEGATIVE, plainText, type SheetProblem, type Version } from './sheet-problem.js';
import { unitNames } from './respelled.js';
import { pictureSvg } from './svg.js';
import { escaped } from './xml.js';

/**
 * Renders worksheets as Moodle XML, one question category for each version. An answer that is one decimal number is a
 * numerical question, and any other answer a short-answer question with the spellings of {@link acceptedSpellings}. The
 * answers of known mistakes are wrong answers with feedback.
 * @example sheetMoodle([], 'Slope').includes('<quiz>') // true
 */
export function sheetMoodle(versions: readonly Version[], heading: string): string {
  const questions = versions.flatMap(({ name, problems }) => [
    category(name === '' ? [heading] : [heading, `Version ${name}`]),
    ...problems.map((problem, index) => question(problem, name + String(index + 1).padStart(2, '0'))),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
}

/** Returns the element that selects a category. */
function category(names: readonly string[]): string {
  const path = names.map(categoryName).join('/');
  return `<question type="category"><category><text>$course$/top/MathTools/${escaped(path)}</text></category></question>`;
}

/** As many characters as the name of a category has in Moodle's database. */
const LONGEST_NAME = /^.{1,255}/su;

/** Returns the name of a category. Moodle doubles a slash in a name, and separates one at its start or end by a space. */
function categoryName(text: string): string {
  const [name] = LONGEST_NAME.exec(text.trim()) ?? ['Worksheet'];
  return name.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ');
}

function question(problem: SheetProblem, number: string): string {
  const { skill, difficulty, form, answer, work = [], mistakes = [] } = problem;
  const asked: Asked = { answer, form, question: problem.question, mistakes };
  const unit = 'unit' in form ? form.unit : undefined;
  const value = decimalIn(answer, unit);
  const isNumber = value !== undefined && (form.kind === 'number' || form.kind === 'rounded');
  const picture = pictureOf(problem);
  const svg = picture && pictureSvg(picture);
  const image =
    picture === undefined
      ? ''
      : `<p><img src="@@PLUGINFILE@@/figure.svg" alt="${escaped(picture.description)}"></p>`;
  const steps = work.map((step) => `<li>${mathHtml(step.law)}: \\(${escaped(stepLatex(step))}\\)</li>`);
  return [
    `<question type="${isNumber ? 'numerical' : 'shortanswer'}">`,
    `<name><text>${escaped(`${number} ${skill}`)}</text></name>`,
    `<questiontext format="html"><text>${escaped(`<p>${mathHtml(problem.question)}</p>${image}`)}</text>${fileOf(svg)}</questiontext>`,
    `<generalfeedback format="html"><text>${escaped(`<p>${mathHtml(withMathematics(answer))}</p><ol>${steps.join('')}</ol>`)}</text></generalfeedback>`,
    '<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>',
    ...(isNumber ? numerical(value, unitsOf(asked, value), asked) : shortAnswer(asked)),
    `<tags><tag><text>${escaped(skill)}</text></tag><tag><text>${escaped(difficulty)}</text></tag></tags>`,
    '</question>',
  ].join('\n');
}

/** Returns the decimal number of an answer without its unit, or undefined if the answer isn't one. */
function decimalIn(answer: string, unit: string | undefined): string | undefined {
  const value = unit !== undefined && answer.endsWith(unit) ? answer.slice(0, -unit.length).trim() : answer;
  return /^-?\d+(?:\.\d+)?$/.test(value) ? value : undefined;
}

/** Returns the names of the unit of an answer, such as "cm²" and "cm^2". */
function unitsOf(problem: Asked, value: string): readonly string[] {
  const { form } = problem;
  if (!('unit' in form)) return [];
  return unitNames(form.unit).filter((name) => grade(`${value} ${name}`, problem) === 'correct');
}

/** Returns the elements of a numerical question. Mistakes whose answers aren't decimal numbers have no feedback there. */
function numerical(value: string, units: readonly string[], problem: Asked): readonly string[] {
  const { form, mistakes = [] } = problem;
  const unit = 'unit' in form ? form.unit : undefined;
  const wrong = new Map(
    mistakes.flatMap((mistake) => {
      const number = decimalIn(mistake.answer, unit);
      return number === undefined || grade(number, problem) === 'correct'
        ? []
        : [[number, mistake.why] as const];
    }),
  );
  const exact = '<tolerance>0</tolerance>';
  const named = units.map(
    (name) => `<unit><multiplier>1</multiplier><unit_name>${escaped(name)}</unit_name></unit>`,
  );
  return [
    answerElement(100, value, exact),
    ...[...wrong].map(([number, why]) => answerElement(0, number, exact + feedback(why))),
    ...(named.length === 0
      ? []
      : [
          `<units>${named.join('')}</units>`,
          '<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>0</showunits><unitsleft>0</unitsleft>',
        ]),
  ];
}

/** Returns the elements of a short answer. An asterisk in an answer is a wildcard unless it is escaped. */
function shortAnswer(problem: Asked): readonly string[] {
  const literal = (text: string): string => text.replaceAll('*', '\\*');
  return [
    '<usecase>0</usecase>',
    ...acceptedSpellings(problem).map((text) => answerElement(100, literal(text))),
    ...mistakenSpellings(problem).map(([text, { why }]) => answerElement(0, literal(text), feedback(why))),
  ];
}

function answerElement(fraction: 0 | 100, text: string, more = ''): string {
  return `<answer fraction="${fraction}" format="plain_text"><text>${escaped(text)}</text>${more}</answer>`;
}

function feedback(why: string): string {
  return `<feedback format="html"><text>${escaped(`<p>${mathHtml(why)}</p>`)}</text></feedback>`;
}

function fileOf(svg: string | undefined): string {
  return svg === undefined ? '' : `<file name="figure.svg" path="/" encoding="base64">${btoa(svg)}</file>`;
}

/** Returns a text as HTML in which the math is LaTeX, which Moodle typesets. */
function mathHtml(text: string): string {
  return text
    .split(/(\$[^$]*\$)/)
    .map((part, index) =>
      escaped(index % 2 === 0 ? plainText(part).replaceAll(NEGATIVE, '$1−') : textLatex(part)),
    )
    .join('');
}
