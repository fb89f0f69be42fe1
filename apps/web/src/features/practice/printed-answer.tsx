import { withMathematics } from '@mathtools/practice/question';
import { answer } from './printed-answer.css.js';
import { ProblemText } from './problem-text.js';

/** Renders an answer as problems and lessons print it, with its math typeset: fractions, roots, powers, relations. */
export function PrintedAnswer({ text }: { readonly text: string }) {
  return (
    <strong className={answer}>
      <ProblemText text={withMathematics(text)} />
    </strong>
  );
}
