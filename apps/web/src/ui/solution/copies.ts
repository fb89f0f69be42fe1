import { expressionLatex, stepLatex, stepText } from '@mathtools/math-core/steps';
import { withMinus } from '../math/minus.js';
import type { SolutionPart } from './rows.js';

/** A solution as text: a line a step, numbered. */
export function textOf(parts: readonly SolutionPart[]): string {
  const texts = parts.map(({ title, steps }) =>
    [title, ...steps.map((step, index) => `${index + 1}. ${withMinus(stepText(step))}`)].join('\n'),
  );
  return texts.join('\n\n');
}

/** A solution for LaTeX with amsmath: what is worked out, and the law behind it. */
export function latexOf(parts: readonly SolutionPart[]): string {
  const texts = parts.map(({ title, steps }) => {
    const lines = steps.map((step) => `  & ${stepLatex(step)} && ${words(step.law)}`);
    return `${words(title).replace('text', 'textbf')}\n\\begin{align*}\n${lines.join(' \\\\\n')}\n\\end{align*}`;
  });
  return texts.join('\n\n');
}

// LaTeX's fonts have no minus sign and no curly apostrophe in text.
const words = (text: string): string => expressionLatex(text.replaceAll('−', '-').replaceAll('’', "'"));
