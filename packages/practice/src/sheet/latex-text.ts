import { expressionLatex, type Relation } from '@mathtools/math-core/steps';
import { withMathematics } from '../printed.js';
import { readText } from '../text.js';
import { lowered, RAISED, SUNK } from './lowered.js';
import { NEGATIVE } from './sheet-problem.js';

const RELATIONS: Readonly<Record<Relation, string>> = {
  '=': '=',
  '≈': '\\approx',
  '≠': '\\ne',
  '<': '<',
  '≤': '\\le',
  '>': '>',
  '≥': '\\ge',
};

/** Signs in words, outside math mode. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\(<\\)',
  '>': '\\(>\\)',
  '|': '\\(|\\)',
  '−': '\\(-\\)',
  '×': '\\(\\times\\)',
  '÷': '\\(\\div\\)',
  '·': '\\(\\cdot\\)',
  '±': '\\(\\pm\\)',
  '≈': '\\(\\approx\\)',
  '≤': '\\(\\le\\)',
  '≥': '\\(\\ge\\)',
  '≠': '\\(\\ne\\)',
  '√': '\\(\\surd\\)',
  π: '\\(\\pi\\)',
  '°': '\\(^\\circ\\)',
  '→': '\\(\\to\\)',
  '∠': '\\(\\angle\\)',
  '△': '\\(\\triangle\\)',
  '∞': '\\(\\infty\\)',
  '∪': '\\(\\cup\\)',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '–': '--',
  '—': '---',
  '…': '\\dots{}',
  '\u00A0': '~',
  $: '\\$',
};

/** Returns words as LaTeX, outside math mode. A number stays on one line with the unit after it. */
export function wordsLatex(words: string): string {
  return words
    .replaceAll(/[#%&_{}]|[$\\~^<>|−×÷·±≈≤≥≠√π°→∠△∞∪’‘“”–—…\u00A0]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)
    .replaceAll(RAISED, (run) => `\\(^{${lowered(run)}}\\)`)
    .replaceAll(SUNK, (run) => `\\(_{${lowered(run)}}\\)`)
    .replaceAll(NEGATIVE, '$1\\(-\\)')
    .replaceAll(/(\d) (?=[a-z]{1,10}\b)(?!and |or |is |are |to |of )/g, '$1~');
}

/** Returns a text with math between dollar signs as LaTeX: "Solve \(x = 6\)." for "Solve $x = 6$." */
export function textLatex(text: string): string {
  const pieces = readText(text);
  if (!pieces.ok) return wordsLatex(text);
  return pieces.value
    .map((piece) => {
      if (piece.kind === 'words') return wordsLatex(piece.text);
      if (piece.kind === 'math') return `\\(${expressionLatex(piece.expression)}\\)`;
      const sides = [piece.left, piece.right].map(expressionLatex);
      return `\\(${sides.join(` ${RELATIONS[piece.relation]} `)}\\)`;
    })
    .join('');
}

/** Returns a printed answer as LaTeX. */
export function answerLatex(answer: string): string {
  return textLatex(withMathematics(answer));
}
