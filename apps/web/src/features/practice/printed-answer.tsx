import { ProblemText } from './problem-text.js';

/** An answer as problems and lessons print it, with its mathematics typeset: fractions, roots, powers, relations. */
export function PrintedAnswer({ text }: { readonly text: string }) {
  return <ProblemText text={withMathematics(text)} />;
}

/** A figure, and the words after it: "5√3 cm", "20 km per hour". */
const MEASURE = /^([\d./π√()+\-\s]*[\dπ)])( (?!log|ln)[a-z%].*|[°%])$/;
const WORDS = /(?!log)[a-z]{3}|^[A-Z]$/i;
const PLAIN = /^-?[\d.]+$/;

/** Puts the mathematics of a printed answer between dollar signs: "($1/2$, 3)", "$x > -4$", "7 minutes". */
export function withMathematics(answer: string): string {
  const [, figure = answer, unit = ''] = MEASURE.exec(answer) ?? [];
  if (WORDS.test(figure)) return answer;
  const [, point] = /^\(([^()]*,[^()]*)\)$/.exec(figure) ?? [];
  const parts = (point ?? figure).split(', ').map((part) => (PLAIN.test(part) ? part : `$${part}$`));
  const list = parts.join(', ');
  return (point === undefined ? list : `(${list})`) + unit;
}
