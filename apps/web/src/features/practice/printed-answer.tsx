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

/** Matches a number and the unit after it: "5√3 cm", "20 km per hour". */
const MEASURE = /^([\d./π√()+\-\s]*[\dπ)])( (?!log|ln)[a-z%].*|[°%])$/;
const WORDS = /(?!log)[a-z]{3}|^[A-Z]$/i;
const PLAIN = /^-?[\d.]+$/;

/** Puts the math in a printed answer between dollar signs: "($1/2$, 3)", "$x > -4$", "7 minutes". */
export function withMathematics(text: string): string {
  const [, figure = text, unit = ''] = MEASURE.exec(text) ?? [];
  if (WORDS.test(figure)) return text;
  const [, point] = /^\(([^()]*,[^()]*)\)$/.exec(figure) ?? [];
  const parts = (point ?? figure).split(', ').map((part) => (PLAIN.test(part) ? part : `$${part}$`));
  const list = parts.join(', ');
  return (point === undefined ? list : `(${list})`) + unit;
}
