import { stepText } from '@mathtools/math-core/steps';
import { plainText, type Version } from './sheet-problem.js';

const HEAD = ['Version', 'Number', 'Skill', 'Level', 'Question', 'Answer', 'Steps', 'Problem'];

/**
 * Renders worksheets as a CSV file (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. A cell
 * that a spreadsheet would run as a formula begins with an apostrophe.
 * @example sheetCsv([]).trim() // "Version,Number,Skill,Level,Question,Answer,Steps,Problem"
 */
export function sheetCsv(versions: readonly Version[]): string {
  const rows = versions.flatMap(({ name, problems }) =>
    problems.map(({ id, skill, difficulty, question, answer, work = [] }, index) => [
      name,
      String(index + 1),
      skill,
      difficulty,
      plainText(question),
      answer,
      work.map(stepText).join('\n'),
      id,
    ]),
  );
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a cell as a formula if it begins with one of these, also after spaces. */
const FORMULA = /^\s*[=+\-−@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
