/** Matches a number and the unit after it: "5√3 cm", "20 km per hour". */
const MEASURE = /^([\d./π√()+\-\s]*[\dπ)])( (?!log|ln)[a-z%].*|[°%])$/;
const WORDS = /(?!log)[a-z]{3}|^[A-Z]$/i;
const PLAIN = /^-?[\d.]+$/;

/**
 * Puts the math in a printed answer between dollar signs, as in the text of a question.
 * @example withMathematics('(1/2, 3)') // "($1/2$, 3)"
 */
export function withMathematics(text: string): string {
  const [, figure = text, unit = ''] = MEASURE.exec(text) ?? [];
  if (WORDS.test(figure)) return text;
  const [, point] = /^\(([^()]*,[^()]*)\)$/.exec(figure) ?? [];
  const parts = (point ?? figure).split(', ').map((part) => (PLAIN.test(part) ? part : `$${part}$`));
  const list = parts.join(', ');
  return (point === undefined ? list : `(${list})`) + unit;
}
