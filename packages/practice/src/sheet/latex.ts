import { stepLatex } from '@mathtools/math-core/steps';
import { answerLatex, textLatex, wordsLatex } from './latex-text.js';
import { pictureOf } from './picture.js';
import type { SheetProblem, Version } from './sheet-problem.js';
import { pictureTikz } from './tikz.js';

/** The look of a worksheet. */
export interface SheetLook {
  readonly heading: string;
  /** The lines to fill in at the top: "Name", "Date". */
  readonly lines: readonly string[];
  readonly columns: number;
  /** The space below each problem in millimeters. */
  readonly space: number;
  /** The answer key: none, the answers, or the answers with their steps. */
  readonly key: 'none' | 'short' | 'long';
}

const PREAMBLE = String.raw`% Made with MathTools. Compile it with pdfLaTeX, XeLaTeX or LuaLaTeX.
\documentclass[11pt,a4paper]{article}
\usepackage{iftex}
\ifPDFTeX\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\fi
\usepackage{amsmath,amssymb}
\usepackage[margin=18mm]{geometry}
\usepackage{multicol}
\usepackage{tikz}
\setlength{\parindent}{0pt}
\setlength{\columnsep}{10mm}
\newcounter{problem}
% A problem is never split between pages. Its argument is the space to work.
\newenvironment{problem}[1]
  {\refstepcounter{problem}\def\worksheetspace{#1}\begin{minipage}{\linewidth}\raggedright\textbf{\theproblem.}\enspace}
  {\par\vspace*{\worksheetspace}\end{minipage}\par\medskip}`;

/**
 * Renders worksheets as a LaTeX document, with the answer keys on separate pages.
 * @example sheetLatex([], { heading: 'Slope', lines: [], columns: 2, space: 20, key: 'none' }).includes('documentclass') // true
 */
export function sheetLatex(versions: readonly Version[], look: SheetLook): string {
  const sheets = versions.map((version) => sheetPage(version, look));
  const keys = look.key === 'none' ? [] : versions.map((version) => keyPage(version, look));
  return `${PREAMBLE}\n\\begin{document}\n${[...sheets, ...keys].join('\n\\clearpage\n')}\n\\end{document}\n`;
}

function headingOf({ name }: Version, { heading }: SheetLook): string {
  return wordsLatex(name === '' ? heading : `${heading}, version ${name}`);
}

function sheetPage(version: Version, look: SheetLook): string {
  const lines = look.lines.map((line) => `${wordsLatex(line)}: \\hrulefill`);
  return [
    `\\section*{${headingOf(version, look)}}`,
    ...(lines.length > 0 ? [`${lines.join(' \\quad ')}\\par\\bigskip`] : []),
    ...inColumns(
      version.problems.map((problem) => problemLatex(problem, look.space)),
      look.columns,
    ),
  ].join('\n');
}

function problemLatex(problem: SheetProblem, space: number): string {
  const picture = pictureOf(problem);
  return [
    `\\begin{problem}{${space}mm}`,
    textLatex(problem.question),
    ...(picture ? [`\\par\\smallskip\\begin{center}\n${pictureTikz(picture)}\n\\end{center}`] : []),
    '\\end{problem}',
  ].join('\n');
}

function keyPage(version: Version, look: SheetLook): string {
  const answers = version.problems.map((problem) =>
    [
      '\\begin{problem}{0mm}',
      `\\textbf{${answerLatex(problem.answer)}}`,
      ...(look.key === 'long' ? stepsLatex(problem) : []),
      '\\end{problem}',
    ].join('\n'),
  );
  return [
    `\\section*{Answer key: ${headingOf(version, look)}}`,
    ...inColumns(answers, look.key === 'short' ? 3 : 2),
  ].join('\n');
}

function stepsLatex({ work = [] }: SheetProblem): readonly string[] {
  return work.map((step) => `\\par\\smallskip {\\small ${textLatex(step.law)}:} \\(${stepLatex(step)}\\)`);
}

function inColumns(problems: readonly string[], columns: number): readonly string[] {
  const all = ['\\setcounter{problem}{0}\\raggedcolumns', ...problems];
  return columns > 1 ? [`\\begin{multicols}{${columns}}`, ...all, '\\end{multicols}'] : all;
}
