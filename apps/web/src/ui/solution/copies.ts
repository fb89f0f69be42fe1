import { expressionLatex, type Step, stepLatex, stepMathml, stepText } from '@mathtools/math-core/steps';
import { typeset } from '../math/minus.js';
import { jointOf, type Line, type Row, type SolutionPart } from './rows.js';

/** Returns a solution as plain text, with one numbered line per step. */
export function textOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) =>
    [
      title,
      ...lines.map(
        ({ number, steps, name }) => `${number}. ${steps ? typeset(lineText(steps)) : `${name ?? ''}.`}`,
      ),
    ].join('\n'),
  );
}

/** Returns a solution as LaTeX for amsmath, with the name of the law next to each step. */
export function latexOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) => {
    const set = lines.map(({ steps, name = '' }) =>
      steps
        ? `  & ${together(steps, stepLatex, (word) => `\\text{${word}}`)} && ${words(steps[0].law)}`
        : `  & && ${words(name)}`,
    );
    return `\\textbf{${words(title).slice('\\text{'.length)}\n\\begin{align*}\n${set.join(' \\\\\n')}\n\\end{align*}`;
  });
}

/** Returns a solution as MathML, with one table per part and the name of the law next to each step. */
export function mathmlOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) => {
    const set = lines.map(
      ({ steps, name = '' }) =>
        `<mtr><mtd>${steps ? together(steps, stepMathml, (word) => mtext(word.replaceAll(' ', '\u00a0'))) : ''}</mtd><mtd>${mtext(steps?.[0].law ?? name)}</mtd></mtr>`,
    );
    const head = `<mtr><mtd>${mtext(title)}</mtd></mtr>`;
    return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">\n<mtable>\n${[head, ...set].join('\n')}\n</mtable>\n</math>`;
  });
}

/** Writes a line as text: the law, then its steps. */
export function lineText(steps: Line): string {
  const statement = (step: Step): string => stepText(step).slice(`${step.law}: `.length);
  return `${steps[0].law}: ${together(steps, statement, (word) => word)}`;
}

/** Writes the steps of a line with the words between them. */
function together(steps: Line, write: (step: Step) => string, say: (word: string) => string): string {
  return steps.map((step, index) => (index > 0 ? say(jointOf(step, index)) : '') + write(step)).join('');
}

const mtext = (text: string): string =>
  `<mtext>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mtext>`;

/** Typographic characters that LaTeX needs in math mode or writes differently. */
const SIGNS: Readonly<Record<string, string>> = {
  '−': '$-$',
  '×': '$\\times$',
  '÷': '$\\div$',
  '–': '--',
  '’': "'",
};
const words = (text: string): string =>
  expressionLatex(text).replaceAll(/[−×÷–’]/g, (sign) => SIGNS[sign] ?? sign);

/** A line, or the name that replaces lines shown in an earlier part. */
interface NumberedLine {
  readonly number: number;
  readonly steps?: Line;
  readonly name?: string | undefined;
}

function partsOf(
  parts: readonly SolutionPart[],
  rows: readonly Row[],
  write: (title: string, lines: readonly NumberedLine[]) => string,
): string {
  const lines = (row: Row): readonly NumberedLine[] =>
    row.isKnown ? [row] : row.lines.map((steps, index) => ({ number: row.number + index, steps }));
  return parts
    .map(({ title }, place) => write(title, rows.filter(({ part }) => part === place).flatMap(lines)))
    .join('\n\n');
}
