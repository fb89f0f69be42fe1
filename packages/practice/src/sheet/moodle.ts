import { stepLatex } from '@mathtools/math-core/steps';
import { withMathematics } from '../printed.js';
import { acceptedSpellings } from './accepted.js';
import { textLatex } from './latex-text.js';
import { pictureOf } from './picture.js';
import { NEGATIVE, plainText, type SheetProblem, type Version } from './sheet-problem.js';
import { pictureSvg } from './svg.js';
import { escaped } from './xml.js';

/**
 * Renders worksheets as Moodle XML, one question category for each version. An answer that is one decimal number is a
 * numerical question, and any other answer a short-answer question with the spellings of {@link acceptedSpellings}.
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
  const { skill, difficulty, form, answer, work = [] } = problem;
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
    ...(isNumber ? numerical(value, unitsOf(problem, value)) : shortAnswer(acceptedSpellings(problem))),
    `<tags><tag><text>${escaped(skill)}</text></tag><tag><text>${escaped(difficulty)}</text></tag></tags>`,
    '</question>',
  ].join('\n');
}

/** Returns the decimal number of an answer without its unit, or undefined if the answer isn't one. */
function decimalIn(answer: string, unit: string | undefined): string | undefined {
  const value = unit !== undefined && answer.endsWith(unit) ? answer.slice(0, -unit.length).trim() : answer;
  return /^-?\d+(?:\.\d+)?$/.test(value) ? value : undefined;
}

/** Returns the spellings of the unit after the value of an answer, such as "cm²" and "cm^2". */
function unitsOf(problem: SheetProblem, value: string): readonly string[] {
  const rests = acceptedSpellings(problem).map((text) =>
    text.startsWith(value) ? text.slice(value.length).trim() : '',
  );
  return [...new Set(rests)].filter((unit) => unit !== '');
}

function numerical(value: string, units: readonly string[]): readonly string[] {
  const answer = `<answer fraction="100" format="plain_text"><text>${value}</text><tolerance>0</tolerance></answer>`;
  if (units.length === 0) return [answer];
  const named = units.map(
    (unit) => `<unit><multiplier>1</multiplier><unit_name>${escaped(unit)}</unit_name></unit>`,
  );
  return [
    answer,
    `<units>${named.join('')}</units>`,
    '<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>0</showunits><unitsleft>0</unitsleft>',
  ];
}

/** Returns the elements of a short answer. An asterisk in an answer is a wildcard unless it is escaped. */
function shortAnswer(spellings: readonly string[]): readonly string[] {
  return [
    '<usecase>0</usecase>',
    ...spellings.map(
      (text) =>
        `<answer fraction="100" format="plain_text"><text>${escaped(text.replaceAll('*', '\\*'))}</text></answer>`,
    ),
  ];
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
