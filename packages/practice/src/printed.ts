/** Matches a number and the unit after it: "5√3 cm", "20 km per hour". */
const MEASURE = /^([\d./π√()+\-\s]*[\dπ)])( (?!log|ln)[a-z%].*|[°%])$/;
const WORDS = /(?!log)[a-z]{3}|^[A-Z]$/i;
/** The words between the values of a list. The group keeps them in its split. */
const BETWEEN = /(, | or )/;
const PLAIN = /^-?[\d.]+$/;

/**
 * Puts the math in a printed answer between dollar signs, as in the text of a question.
 * @example withMathematics('(1/2, 3)') // "($1/2$, 3)"
 * @example withMathematics('x = 2 or x = 3') // "$x = 2$ or $x = 3$"
 */
export function withMathematics(text: string): string {
  const [, figure = text, unit = ''] = MEASURE.exec(text) ?? [];
  if (WORDS.test(figure)) return text;
  const [, point] = /^\(([^()]*,[^()]*)\)$/.exec(figure) ?? [];
  const parts = (point ?? figure).split(BETWEEN);
  const list = parts
    .map((part, index) => (index % 2 === 1 || PLAIN.test(part) ? part : `$${part}$`))
    .join('');
  return (point === undefined ? list : `(${list})`) + unit;
}
