import type { Expression } from '@mathtools/math-core/steps';
import type { AnswerForm } from '../../problem.js';
import { isSameValue } from '../../value/value.js';
import { isElsewhere } from '../approximate.js';
import { isInWords, isName, linksOf, statements } from '../entry.js';
import { holds } from '../holds.js';
import { isRoundedOf } from '../judged.js';
import { isNumeric, lettersIn, parseTokens, type ReadAnswer, readTokens } from '../read-value.js';
import { withTimes } from './form-number.js';
import { hasShape } from '../shape.js';
import { split, type Token } from '../tokens.js';
import type { Verdict } from '../verdict.js';

/** Grades an expression by its value and its shape. */
export function gradeExpression(
  typed: readonly Token[],
  model: readonly Token[],
  answer: string,
  form: Extract<AnswerForm, { kind: 'expression' }>,
  question: string,
): Verdict {
  const { shape } = form;
  const wanted = readTokens(model);
  const own = wanted && withTimes(typed, lettersIn(wanted.expression).has('x') ? 'x' : undefined);
  if (!own) return 'unreadable';
  const choices = split(own, ({ text }) => text === 'or' || text === 'and');
  if (choices.length > 1) {
    const verdicts = choices.map((one) => gradeExpression(one, model, answer, form, question));
    return verdicts.every((one) => one === verdicts[0]) && verdicts[0] !== 'incorrect'
      ? (verdicts[0] ?? 'unreadable')
      : 'unreadable';
  }
  const compared = own.findIndex(({ text }) => text === '<' || text === '>');
  if (compared > 0 && /larger/.test(question))
    return gradeExpression(
      own[compared]?.text === '>'
        ? own.slice(0, own[compared - 1]?.text === '=' ? compared - 1 : compared)
        : own.slice(compared + 1),
      model,
      answer,
      form,
      '',
    );
  const parts = statements(own, /^(?:[,;]|so)$/);
  const last = parts.at(-1);
  if (!last || parts.length > 1 || last.at(-1)?.text === '=') return 'unreadable';
  const all = linksOf(last);
  const letters = lettersIn(wanted.expression);
  const isForeign = (link: readonly Token[]): boolean =>
    isName(link) && (link.length > 1 || !letters.has(link[0]?.text ?? ''));
  const isOther = (link: readonly Token[] = []): boolean => isForeign(link) && !readsAs(link, letters);
  const isAsked = (link: readonly Token[] = []): boolean => {
    const read = parseTokens(link);
    const own = read === undefined ? [] : [...lettersIn(read)];
    return (
      question !== '' &&
      link.length > 3 &&
      isTypedBack([link], question) &&
      own.some((letter) => !letters.has(letter))
    );
  };
  const links =
    all.length > 1 && (isOther(all[0]) || isAsked(all[0]))
      ? all.slice(1)
      : all.length > 1 && isOther(all.at(-1))
        ? all.slice(0, -1)
        : all;
  if (links.some((link) => isInWords(link, answer))) return 'unreadable';
  if (links.length > 1 && !isTypedBack(links, question) && isSolvedBy(links, letters, wanted))
    return 'wrong-form';
  const read = links.map(readTokens);
  const end = read.at(-1);
  if (!end && isElsewhere(parseTokens(links.at(-1) ?? []), wanted.expression)) return 'incorrect';
  if (!end || read.includes(undefined)) return 'unreadable';
  const isSame = isSameValue(end.value, wanted.value);
  if (isSame === undefined) return 'unreadable';
  if (read.some((one) => one && isSameValue(one.value, end.value) === false)) return 'unreadable';
  if (!isSame) return isNumeric(wanted) && isRoundedOf(end, end, wanted) ? 'approximate' : 'incorrect';
  return shape === undefined || hasShape(end.expression, shape, wanted.expression) ? 'correct' : 'wrong-form';
}

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
