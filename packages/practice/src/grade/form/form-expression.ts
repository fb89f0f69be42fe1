import type { Expression } from '@mathtools/math-core/steps';
import type { AnswerForm, Shape } from '../../problem.js';
import { withImaginaryUnit } from '../../value/imaginary.js';
import { decided, isSameValue } from '../../value/value.js';
import { isElsewhere } from '../approximate.js';
import { isInWords, isName, linksOf, statements } from '../entry.js';
import { holds } from '../holds.js';
import { isRoundedOf } from '../judged.js';
import { isNumeric, lettersIn, parseTokens, type ReadAnswer, readTokens } from '../read-value.js';
import { withTimes } from './form-number.js';
import { hasShape } from '../shape.js';
import type { Token } from '../token.js';
import { distinct, split } from '../tokens.js';
import type { Verdict } from '../verdict.js';

/** The answer that an expression is compared with. */
interface Wanted {
  readonly wanted: ReadAnswer;
  readonly answer: string;
  readonly shape: Shape | undefined;
  readonly question: string;
  readonly letters: ReadonlySet<string>;
}

/** Grades an expression by its value and its shape. */
export function gradeExpression(
  typed: readonly Token[],
  model: readonly Token[],
  answer: string,
  { shape }: Extract<AnswerForm, { kind: 'expression' }>,
  question: string,
): Verdict {
  const wanted = readTokens(model);
  if (!wanted) return 'unreadable';
  const letters = lettersIn(wanted.expression);
  return gradeAgainst(typed, { wanted, answer, shape, question, letters });
}

function gradeAgainst(typed: readonly Token[], context: Wanted): Verdict {
  const own = withTimes(typed, context.letters.has('x') ? 'x' : undefined);
  const choices = split(own, ({ text }) => text === 'or' || text === 'and');
  if (choices.length > 1) return gradeChoices(choices, context);
  const larger = largerOf(own, context.question);
  if (larger) return gradeAgainst(larger, { ...context, question: '' });
  const [last, ...more] = statements(own, /^(?:[,;]|so)$/);
  if (!last || more.length > 0 || last.at(-1)?.text === '=') return 'unreadable';
  return gradeLinks(withoutNames(linksOf(last), context), context);
}

/** Grades an expression that is written in several ways, which must have the same verdict. */
function gradeChoices(choices: readonly (readonly Token[])[], context: Wanted): Verdict {
  const [first = 'unreadable', ...others] = distinct(choices).map((one) => gradeAgainst(one, context));
  return first !== 'incorrect' && others.every((one) => one === first) ? first : 'unreadable';
}

/** Returns the larger side of a comparison: `log(3) > log(2)`. */
function largerOf(own: readonly Token[], question: string): readonly Token[] | undefined {
  const at = own.findIndex(({ text }) => text === '<' || text === '>');
  if (at <= 0 || !question.includes('larger')) return undefined;
  if (own[at]?.text === '<') return own.slice(at + 1);
  return own.slice(0, own[at - 1]?.text === '=' ? at - 1 : at);
}

/** Removes the name of the expression, or the expression of the question, from a chain: `f(x) = 2x`. */
function withoutNames(
  links: readonly (readonly Token[])[],
  { letters, question }: Wanted,
): readonly (readonly Token[])[] {
  const [first = []] = links;
  const last = links.at(-1) ?? [];
  const isOther = (link: readonly Token[]): boolean =>
    isName(link) && (link.length > 1 || !letters.has(link[0]?.text ?? '')) && !readsAs(link, letters);
  if (links.length < 2) return links;
  if (isOther(first) || isAsked(first, letters, question)) return links.slice(1);
  return isOther(last) ? links.slice(0, -1) : links;
}

/** Tests if a link is an expression of the question, in other letters than the answer. */
function isAsked(link: readonly Token[], letters: ReadonlySet<string>, question: string): boolean {
  const read = parseTokens(link);
  const own = read === undefined ? [] : [...lettersIn(read)];
  const isOther = own.some((letter) => !letters.has(letter));
  return question !== '' && link.length > 3 && isTypedBack([link], question) && isOther;
}

/** Grades a chain of equal expressions by its last one. */
function gradeLinks(links: readonly (readonly Token[])[], context: Wanted): Verdict {
  const { wanted, answer, question, letters } = context;
  if (links.some((link) => isInWords(link, answer))) return 'unreadable';
  if (links.length > 1 && !isTypedBack(links, question) && isSolvedBy(links, letters, wanted))
    return 'wrong-form';
  const read = links.map(readTokens);
  const end = read.at(-1);
  if (!end && isElsewhere(parseTokens(links.at(-1) ?? []), wanted.expression)) return 'incorrect';
  if (!end || read.includes(undefined)) return 'unreadable';
  if (read.some((one) => one && isSameValue(one.value, end.value) === false)) return 'unreadable';
  return gradeEnd(end, context);
}

function gradeEnd(end: ReadAnswer, { wanted, shape }: Wanted): Verdict {
  const isSame = isSameValue(end.value, wanted.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame && isComplex(end, wanted)) return 'wrong-form';
  if (!isSame) return isNumeric(wanted) && isRoundedOf(end, end, wanted) ? 'approximate' : 'incorrect';
  return shape === undefined || hasShape(end.expression, shape, wanted.expression) ? 'correct' : 'wrong-form';
}

/** Tests if an expression has the value of a complex number, with products still to be multiplied out: 6 + i - i². */
const isComplex = (own: ReadAnswer, wanted: ReadAnswer): boolean =>
  [...lettersIn(wanted.expression)].join('') === 'i' &&
  decided(() => isSameValue(withImaginaryUnit(own.value), wanted.value)) === true;

/** Tests if an equation is the one in the question. */
function isTypedBack(links: readonly (readonly Token[])[], question: string): boolean {
  const text = links.map((link) => link.map((token) => token.text).join('')).join('=');
  return question === '' || question.toLowerCase().replaceAll(/\s/g, '').includes(text);
}

/** Tests if the answer satisfies an equation with one more letter: `2b = p - 2a`. */
function isSolvedBy(
  links: readonly (readonly Token[])[],
  letters: ReadonlySet<string>,
  wanted: ReadAnswer,
): boolean {
  const sides = links.map(parseTokens);
  if (sides.includes(undefined)) return false;
  const read = sides as readonly Expression[];
  const [other, ...more] = [...new Set(read.flatMap((side) => [...lettersIn(side)]))].filter(
    (one) => !letters.has(one),
  );
  return other !== undefined && more.length === 0 && holds(read, new Map([[other, wanted.expression]]));
}

/** Tests if a link is an expression in the letters of the answer. */
function readsAs(tokens: readonly Token[], letters: ReadonlySet<string>): boolean {
  const read = readTokens(tokens);
  return read !== undefined && [...lettersIn(read.expression)].every((letter) => letters.has(letter));
}
