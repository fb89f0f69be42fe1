import { expect, it } from 'vitest';
import { type SheetLook, sheetLatex } from './latex.js';
import { textLatex, wordsLatex } from './latex-text.js';
import { sampleProblems } from './samples.test-support.js';
import { latexFaults } from './latex.test-support.js';

const LOOK: SheetLook = { heading: 'Test', lines: ['Name', 'Date'], columns: 2, space: 20, key: 'long' };

it('every problem is LaTeX in which everything is closed and every command is known', () => {
  const problems = sampleProblems();
  const file = sheetLatex(
    [
      { name: 'A', problems },
      { name: 'B', problems: problems.slice(0, 3) },
    ],
    LOOK,
  );
  expect(latexFaults(file)).toEqual([]);
  expect(file.match(/\\begin\{problem\}/g)).toHaveLength((problems.length + 3) * 2);
});

it.each([
  ['none', 0],
  ['short', 1],
] as const)('the key is %s', (key, keys) => {
  const file = sheetLatex([{ name: '', problems: sampleProblems().slice(0, 2) }], {
    ...LOOK,
    key,
    columns: 1,
  });
  expect(latexFaults(file)).toEqual([]);
  expect(file.match(/Answer key/g) ?? []).toHaveLength(keys);
});

it('a heading with special characters is escaped', () => {
  const heading = String.raw`100% of $5 & {more} \input{x} #1_2^3~`;
  const file = sheetLatex([{ name: '', problems: sampleProblems().slice(0, 1) }], { ...LOOK, heading });
  expect(latexFaults(file)).toEqual([]);
  expect(file).toContain(
    String.raw`\section*{100\% of \$5 \& \{more\} \textbackslash{}input\{x\} \#1\_2\textasciicircum{}3\textasciitilde{}}`,
  );
});

it.each([
  ['A box is 12 cm long.', 'A box is 12~cm long.'],
  ['area 5 m²', String.raw`area 5~m\(^{2}\)`],
  ['at -6 °C', String.raw`at \(-\)6 \(^\circ\)C`],
  ['through (-4, -13)', String.raw`through (\(-\)4, \(-\)13)`],
  ['from 2 to 5 and 7', 'from 2 to 5 and 7'],
  ['The café, ∠P', String.raw`The café, \(\angle\)P`],
])('the words %j are %j', (words, latex) => {
  expect(wordsLatex(words)).toBe(latex);
});

it('typesets math between dollar signs, and leaves text that isn’t math as it is', () => {
  expect(textLatex('Solve $x <= 6/5$.')).toBe(String.raw`Solve \(x \le \frac{6}{5}\).`);
  expect(textLatex('It costs $5')).toBe(String.raw`It costs \$5`);
});
