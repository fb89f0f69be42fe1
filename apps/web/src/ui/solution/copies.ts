import { expressionLatex, type Step, stepLatex, stepMathml, stepText } from '@mathtools/math-core/steps';
import { withMinus } from '../math/minus.js';
import type { Row, SolutionPart } from './rows.js';

/** Returns a solution as plain text, with one numbered line per step. */
export function textOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) =>
    [
      title,
      ...lines.map(
        ({ number, step, name }) => `${number}. ${step ? withMinus(stepText(step)) : `${name ?? ''}.`}`,
      ),
    ].join('\n'),
  );
}

/** Returns a solution as LaTeX for amsmath, with the name of the law next to each step. */
export function latexOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) => {
    const set = lines.map(({ step, name = '' }) =>
      step ? `  & ${stepLatex(step)} && ${words(step.law)}` : `  & && ${words(name)}`,
    );
    return `\\textbf{${words(title).slice('\\text{'.length)}\n\\begin{align*}\n${set.join(' \\\\\n')}\n\\end{align*}`;
  });
}

/** Returns a solution as MathML, with one table per part and the name of the law next to each step. */
export function mathmlOf(parts: readonly SolutionPart[], rows: readonly Row[]): string {
  return partsOf(parts, rows, (title, lines) => {
    const set = lines.map(
      ({ step, name = '' }) =>
        `<mtr><mtd>${step ? stepMathml(step) : ''}</mtd><mtd>${mtext(step?.law ?? name)}</mtd></mtr>`,
    );
    const head = `<mtr><mtd>${mtext(title)}</mtd></mtr>`;
    return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">\n<mtable>\n${[head, ...set].join('\n')}\n</mtable>\n</math>`;
  });
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

/** A step, or the name that replaces lines shown in an earlier part. */
interface Line {
  readonly number: number;
  readonly step?: Step;
  readonly name?: string | undefined;
}

function partsOf(
  parts: readonly SolutionPart[],
  rows: readonly Row[],
  write: (title: string, lines: readonly Line[]) => string,
): string {
  const lines = (row: Row): readonly Line[] =>
    row.isKnown ? [row] : row.steps.map((step, index) => ({ number: row.number + index, step }));
  return parts
    .map(({ title }, place) => write(title, rows.filter(({ part }) => part === place).flatMap(lines)))
    .join('\n\n');
}
