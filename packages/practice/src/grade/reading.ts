import { rational, reduce } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import type { AnswerForm, Piece, Problem } from '../problem.js';
import { piecesText } from '../text.js';
import { saidTwice } from './again.js';
import { entryTokens, isName } from './entry.js';
import { readInequality } from './inequality.js';
import { readQuantity } from './quantity.js';
import { readable } from './text/readable.js';
import { parseTokens } from './read-value.js';
import { type Comma, commasFor, groupingIn } from './text/typed-number.js';
import type { Token } from './token.js';
import { split, unwrapped } from './tokens.js';
import { withTypedPowers } from './typed-powers.js';
import { DENYING } from './text/words.js';

/** A part of the interpretation of an entry. */
export type ReadPiece = Extract<Piece, { readonly kind: 'words' | 'math' }>;

/** The context for reading an entry: the form of the answer and the words of the question, never the answer itself. */
export type ReadBy = Pick<Problem, 'form'> & Partial<Pick<Problem, 'question'>>;

/**
 * Returns the interpretation of an entry for typesetting: `1/2x` as half of x, `2 1/20` as 2 + 1/20. If a
 * comma or an x allows two
 * readings, returns both: 2, 345 (or 2345). Returns undefined if the entry isn't read as mathematics.
 * @example readEntry('2 1/20', { form: { kind: 'number' } }) // 0.kind is "math"
 */
export function readEntry(entry: string, by: ReadBy): readonly ReadPiece[] | undefined {
  const { form } = by;
  if (entry.length > MAX_CHARACTERS || form.kind === 'text' || NOT_SHOWN.test(entry)) return undefined;
  const isAmbiguous = form.kind === 'numbers' && groupingIn(entry) === 'ambiguous';
  const readings = commasFor(form.kind, entry).flatMap((comma) =>
    tokensIn(entry, comma, by).flatMap((tokens) => {
      const pieces = typeset(tokens, { ...by, entry });
      const isNoPoint =
        form.kind === 'point' &&
        tokens.some(({ text }) => text === '/') &&
        tokens[0]?.text === '(' &&
        !tokens.some(({ text }) => /^[,;|]$/.test(text));
      if (isNoPoint) return []; // (6/-5), with / for the comma
      if (!pieces?.some(({ kind }) => kind === 'math')) return [];
      return [{ pieces, fits: isAmbiguous || isFitting(tokens, comma, form) }];
    }),
  );
  const [first, second] = readings.some(({ fits }) => fits) ? readings.filter(({ fits }) => fits) : readings;
  const isOne = !second || !first || piecesText(first.pieces) === piecesText(second.pieces);
  return isOne ? first?.pieces : [...first.pieces, words(' (or '), ...second.pieces, words(')')];
}

const MAX_CHARACTERS = 200;
/** Times of day, repeated numbers and conditions in words, which are not shown as mathematics. */
const NOT_SHOWN = /\d:\d\d|\(minus \d|\ball\b|\bin the \w+ing\b|\{ ?[a-z] ?:/i;
/** The signs and words between expressions. */
const BETWEEN = /^(?:[=≈<>≤≥≠∈⇔,;|&]|or|and|so)$/;

/** Returns the tokens of an entry up to a reason, in every reading. An x between numbers is a sign, unless it is the variable. */
function tokensIn(entry: string, comma: Comma, by: ReadBy): readonly (readonly Token[])[] {
  const { form, question = '' } = by;
  const text = readable(entry, by);
  const tokens = entryTokens(saidTwice(text, form) ?? text, comma) ?? [];
  const because = tokens.findIndex(({ text }) => text === 'because');
  const isX = !isOfNumbers(form) || ('variable' in form && form.variable === 'x');
  const read = (because > 0 ? tokens.slice(0, because) : tokens).map((token, at, all): Token => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const isBetween = before?.kind === 'number' && (after?.kind === 'number' || after?.text === '√');
    if (token.text === 'x' && !isX && isBetween) return { ...token, kind: 'sign', text: '*' };
    return token.kind === 'number'
      ? { ...token, text: shownNumber(token.text, /\.\.|…/.test(entry)) }
      : token;
  });
  return form.kind === 'expression' ? withTypedPowers(read, question) : [read];
}

/** Tests if the question asks for numbers, so letters after them are units. */
function isOfNumbers({ kind }: AnswerForm): boolean {
  return kind !== 'expression' && kind !== 'equation' && kind !== 'inequality';
}

/** Returns a mixed number, which tokens hold as 41/20, as 2+1/20; a recurring decimal, 24/9, in lowest terms. */
function shownNumber(text: string, isRecurring: boolean): string {
  const [, top = '', bottom = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (bottom === '') return text;
  const [n, d] = [BigInt(top), BigInt(bottom)];
  if (d === 0n || (n < d && !isRecurring)) return text;
  if (!isRecurring) return `${String(n / d)}+${String(n % d)}/${bottom}`;
  const { numerator, denominator } = reduce(rational(n, d));
  return `${String(numerator)}/${String(denominator)}`;
}

/**
 * Tests if a reading has the parts that the form requires. If there are two readings, the other one may have
 * these parts.
 */
function isFitting(tokens: readonly Token[], comma: Comma, form: AnswerForm): boolean {
  const isSeparator = ({ text }: Token): boolean => /^(?:[,;|&]|or|and|so)$/.test(text);
  if (form.kind === 'inequality') return readInequality(tokens, form.variable) !== undefined;
  if (form.kind === 'point') {
    const at = tokens.findIndex(({ text }) => text === '(');
    const bare =
      at >= 0 && unwrapped(tokens.slice(at)).length < tokens.length - at ? tokens.slice(at) : tokens;
    return split(unwrapped(bare), isSeparator).length === form.names.length;
  }
  // 1,25 without a blank
  const isTight = tokens.some(
    ({ text, spaced }, at) =>
      text === ',' && !spaced && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.spaced === false,
  );
  if (form.kind === 'numbers')
    return comma === 'separate'
      ? !isTight || !tokens.some(({ text }) => /^[;|±]$/.test(text))
      : tokens.some(({ text }) => /^(?:[;|&±]|or|and)$/.test(text));
  const parts = split(tokens, ({ text }) => /^[,;]$/.test(text));
  return (
    !isTight && parts.slice(0, -1).every((part) => part.some(({ text }) => text === '=' || text === '≈'))
  );
}

type Context = ReadBy & { readonly entry: string };

/** Returns the pieces of a sequence of expressions with signs and words between them, or undefined if one can't be read. */
function typeset(tokens: readonly Token[], context: Context): readonly ReadPiece[] | undefined {
  const pieces: ReadPiece[] = [];
  let rest = tokens;
  let before: readonly Token[] = [];
  while (rest.length > 0) {
    const [part = []] = split(rest, ({ text }) => BETWEEN.test(text));
    const sign = rest[part.length];
    if (sign && part.length === 0 && pieces.length > 0 && sign.text === 'so') pieces.pop(); // `4² = 16, so 2`
    const isProse =
      !sign && part.length > 0 && part.every(({ kind, text }) => kind === 'word' && text.length > 1);
    if (isProse && before.some(({ kind }) => kind === 'number')) return pieces.slice(0, -1); // `408 seats are taken`
    const read = part.length === 0 ? [] : partOf(part, context);
    if (!read) return undefined;
    pieces.push(...read);
    if (sign) pieces.push(words(/[,;]/.test(sign.text) ? `${sign.text} ` : ` ${sign.text} `));
    before = part;
    rest = rest.slice(part.length + 1);
  }
  return pieces;
}

const FUNCTIONS = /sqrt|cbrt|root|log|ln|lg|pi|exp/g;
const words = (text: string): ReadPiece => ({ kind: 'words', text });
const math = (expression: Expression): ReadPiece => ({ kind: 'math', expression });

/** A part of an entry between signs. */
interface Part {
  readonly tokens: readonly Token[];
  readonly context: Context;
  readonly text: string;
  readonly first: Token | undefined;
  readonly after: readonly Token[];
  /** True if the question asks for numbers. */
  readonly isNumbers: boolean;
  /** True if it contains words that aren't functions. */
  readonly hasWords: boolean;
}

/** Returns the pieces of a part between signs. Returns undefined if no way of reading fits. */
function partOf(tokens: readonly Token[], context: Context): readonly ReadPiece[] | undefined {
  const [first, ...after] = tokens;
  const isNumbers = isOfNumbers(context.form);
  const hasWords = tokens.some(({ kind, text, spaced }) => {
    const { length } = text.replaceAll(FUNCTIONS, '');
    return kind === 'word' && (length > 3 || (isNumbers && length > 1 && (spaced || length > 2)));
  });
  const part = { tokens, context, text: wordsOf(tokens, context), first, after, isNumbers, hasWords };
  for (const way of WAYS) {
    const read = way(part);
    if (read) return read;
  }
  return undefined;
}

/** The ways of reading a part, in the order in which they are tried. */
const WAYS: readonly ((part: Part) => readonly ReadPiece[] | undefined)[] = [
  // `f(x)`
  ({ text, context }) =>
    context.form.kind === 'equation' && /^[fgh]\(?x\)?$/i.test(text)
      ? [words(`${text.charAt(0)}(x)`)]
      : undefined,
  ({ text }) => (/^[-+]? ?∞$/.test(text) ? [words(text.replace(/- ?/, '−'))] : undefined),
  // `x`
  ({ text, first, context }) =>
    text.length === 1 && first?.kind === 'word'
      ? [math(isVariable(first, context.form) ? first.text : text)]
      : undefined,
  // `no solution`, `area`
  ({ tokens, text, isNumbers, hasWords }) => {
    const isDenied = tokens.some((token) => token.kind === 'word' && DENYING.has(token.text));
    return (isName(tokens) || isDenied) && (isNumbers || hasWords) ? [words(text)] : undefined;
  },
  // `5 cm`
  ({ tokens, context, isNumbers }) =>
    isNumbers ? quantityOf(multipleOf(tokens, context) ?? tokens, context) : undefined,
  ({ tokens, hasWords }) => {
    const expression = hasWords ? undefined : (parseTokens(tokens) ?? withBothSigns(tokens));
    return expression === undefined ? undefined : [math(expression)];
  },
  ({ first, after, context }) =>
    first?.text === '±' && after[0]?.text !== '±' ? withFirst(words('±'), partOf(after, context)) : undefined,
  // `M(2|3)`, `area 5`
  ({ first, after, isNumbers, context }) => {
    if (first?.kind !== 'word' || !isNumbers) return undefined;
    const name = wordsOf([first], context) + (after[0]?.spaced ? ' ' : '');
    return withFirst(words(name), partOf(after, context));
  },
  // `(2, 3)`, `{2, 3}`, `[2, 3[`
  ({ first, after, context }) => {
    const last = after.at(-1);
    if (!first || !last || !/^[([{\]]$/.test(first.text) || !/^[)\]}[]$/.test(last.text)) return undefined;
    const inner = after.slice(0, -1);
    const isRow = first.text === '{' || inner.some(({ text: sign }) => BETWEEN.test(sign));
    const read = isRow ? typeset(inner, context) : undefined;
    return read && [words(first.text), ...read, words(last.text)];
  },
];

const withFirst = (
  first: ReadPiece,
  rest: readonly ReadPiece[] | undefined,
): readonly ReadPiece[] | undefined => rest && [first, ...rest];

const isVariable = ({ text }: Token, form: AnswerForm): boolean =>
  !isOfNumbers(form) ||
  ('variable' in form && form.variable === text) ||
  ('names' in form && form.names.includes(text));

/** Returns a multiple, `3 times as strong`, without its words, or undefined for anything else. */
function multipleOf(
  tokens: readonly Token[],
  { form, question = '' }: Context,
): readonly Token[] | undefined {
  const texts = tokens.map(({ text }) => text);
  const at = Math.max(texts.lastIndexOf('*'), texts.lastIndexOf('x'));
  const isEnd = tokens.slice(at + 1).every(({ kind, text }) => kind === 'word' && text.length > 1);
  return at > 0 && isEnd && !('unit' in form && form.unit) && /times/i.test(question)
    ? tokens.slice(0, at)
    : undefined;
}

/** Returns a number with the unit after it or the currency before it. */
function quantityOf(
  tokens: readonly Token[],
  { entry, form, question = '' }: Context,
): readonly ReadPiece[] | undefined {
  const own = 'unit' in form ? form.unit : undefined;
  const quantity = readQuantity(tokens, own, question);
  if (!quantity) return undefined;
  const isRead = (part: readonly Token[]): boolean =>
    JSON.stringify(parseTokens(part)) === JSON.stringify(quantity.read.expression);
  const sign = tokens.findIndex(({ text }) => /^[$€£¥]$/.test(text));
  if (sign === 0 || (sign === 1 && tokens[0]?.text === '-'))
    return [
      words(`${sign === 0 ? '' : '−'}${tokens[sign]?.text ?? ''}`),
      math(parseTokens(tokens.slice(sign + 1)) ?? ''),
    ];
  const end = tokens.reduce((found, _, at) => (isRead(tokens.slice(0, at + 1)) ? at + 1 : found), 0);
  if (end === 0) return [math(['()', quantity.read.expression]), words(` ${own ?? ''}`)]; // 44 cm + 6π cm
  const after = tokens.slice(end);
  const unit = wordsOf(after, { entry });
  return [
    math(quantity.read.expression),
    ...(unit === '' ? [] : [words((/^[°%]$/.test(unit) ? '' : ' ') + unit)]),
  ];
}

/** Returns the expression of tokens with one ±. */
function withBothSigns(tokens: readonly Token[]): Expression | undefined {
  if (tokens.filter(({ text }) => text === '±').length !== 1) return undefined;
  const [plus, minus] = ['+', '-'].map((sign) =>
    parseTokens(tokens.map((token) => (token.text === '±' ? { ...token, text: sign } : token))),
  );
  return plus === undefined || minus === undefined ? undefined : merged(plus, minus);
}

/** Returns the expression with ± where one expression has a sum and the other a difference. */
function merged(sum: Expression, difference: Expression): Expression | undefined {
  if (typeof sum === 'string' || typeof difference === 'string') return sum === difference ? sum : undefined;
  const [operator, ...operands] = sum;
  const [other, ...others] = difference;
  if (operator === '+' && other === '-') return ['±', ...others];
  if (operator !== other || operands.length !== others.length) return undefined;
  const all = operands.map((operand, at) => merged(operand, others[at] ?? ''));
  return all.includes(undefined) ? undefined : [operator, ...(all as readonly Expression[])];
}

/** Returns words and units as typed, with the capitals of the entry. */
function wordsOf(tokens: readonly Token[], { entry }: Pick<Context, 'entry'>): string {
  return tokens
    .map(({ kind, text, spaced }, at) => {
      const typed =
        kind === 'word' ? new RegExp(`(?<![a-z])${text}(?![a-z])`, 'i').exec(entry)?.[0] : undefined;
      return (spaced && at > 0 && !/^[²³]$/.test(text) ? ' ' : '') + (typed ?? text);
    })
    .join('')
    .replace(/\bsq(?=c?m)/, 'sq ')
    .replaceAll(/\^([23])/g, (_, power: string) => (power === '2' ? '²' : '³'));
}
