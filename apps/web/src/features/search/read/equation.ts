import {
  answerRequest,
  evaluateAt,
  operationNamed,
  readInput,
  type Statement,
  type Unread,
} from '@mathtools/math-core/algebra';
import { unsupportedNotation } from '@mathtools/math-core/expression';
import { exactText } from '@mathtools/math-core/rational';
import { matchWhole, type Slot, wordsAsSigns } from '@mathtools/math-core/read';
import { pageSentence } from '../../../ui/math-lines/page-sentence.js';
import { lettersOf } from '../../../ui/solving/letters.js';
import { readQuadratic, rewrittenLogarithm } from './algebra.js';
import { numberOf, readCalculation, readComparison, simplifiedFraction } from './arithmetic.js';
import { type Reading, refused } from './reading.js';
import { LONGEST, MOST_CHARACTERS, tidy, withDigits } from './tidy.js';

const EXAMPLE = '2x + 3 = 11';
const TOO_LONG = `This is too long to read as one problem. Try ${EXAMPLE}.`;
const NO_COMPARISON = 'This could be a comparison or a calculation. Try 3 * 5 > 4, or 3 * 5 + 4.';
const FACTORIALS = 'We work out factorials of whole numbers from 0 to 99 only. Try 5!.';

type Read = Extract<ReturnType<typeof readInput>, { ok: true }>['value'];

/** Notations that the grammar would misread, each with the sentence that refuses it. */
const ODD: readonly (readonly [RegExp, string])[] = [
  [/\d\s*[CP]\s*\d|\bchoose\b|\bn[CP]r\b/, 'We work out one number of choices at a time. Try 5C2.'],
  [/\d\.\d+\(\d+\)$/, 'This can be a product or a repeating decimal. Type 0.1 * 6 for the product.'],
  [/\d\s*:\s*\d+\s*:\s*\d/, 'A ratio of three numbers has no single value. Try simplify 2:4:6.'],
  [/!\s*!/, 'We can’t read two factorial signs in a row. Try 6!.'],
  [/\d\.\d+\s*!/, FACTORIALS],
  [/%\s*%/, 'We can’t read two percent signs in a row. Try 5% of 80.'],
  [/\de[-−+]?\d{4}/i, 'This number is too large or too small for us to write out. Try 1.5e-3.'],
  [/=.*\d *(?:[cmk]m|[km]g|ml|ft|lbs?|oz)\s*$/i, 'Units in equations aren’t supported yet. Try 2x = 8.'],
  [/\\frac\s*\{[^{}]*\}\s*\{[^{}]*$/, 'A brace isn’t closed. Try \\frac{1}{2}.'],
];

/** A comparison without "is", whose number could also be added: 4 times 5 less than 12. */
const OPEN_COMPARISON =
  /^(?!.*\bis\b)(?:.*[-+−*×·]|.*(?:times|plus|minus|of) ).*\d (?:more|less|fewer|greater|larger|smaller|bigger) than|^(?!.*\bis\b).*\d (?:more|less|fewer|greater|larger|smaller|bigger) than .*(?:[-+−*×·]| times| plus| minus| of)/i;

/** Words around a problem that ask for its solution. */
const ASKED =
  /^(?:(?:solve|find|what is|equations?(?! ?\d)|inequalit(?:y|ies)|(?:the )?(?:system|value)(?: of(?: equations)?)?|[a-z](?= (?:if|when|in|from|given|where))|[a-z](?= *, (?=.*[a-z])(?!.*=.*:))|if|when|in|from|given(?: that)?|where)\b[ :,]*)+(?=.*[=<>≤≥≠])(?!for\b)/i;
const ASKED_LAST = /[ ,;]+(?:(?:solve|find) [a-z]|solve|[a-z] ?= ?\??|find)$/i;
const FRACTION =
  /^(?:simplify|reduce|(?:simplest|lowest) (?:form|terms) of)(?: the)?(?: fractions?)? (.+?)(?: (?:to|in|into) (?:its |the )?(?:lowest|simplest) (?:form|terms))?$|^(?:convert |write |express |turn )?(.+?) (?:simplified|in (?:its )?(?:lowest|simplest) (?:form|terms)|(?:as|to|into|in) (?:an? )?(?:simplified |improper |proper |common )?(?:fractions?|decimals?|mixed numbers?|mixed fractions?))$|^what fraction is (.+)$/i;

/**
 * Reads text that the engine can solve, rewrite or evaluate: as typed, or else without the words around the
 * problem.
 */
export function readMath(typed: string): Reading | undefined {
  if (typed.length > MOST_CHARACTERS) return WRITTEN.test(typed) ? refused(TOO_LONG, typed) : undefined;
  // 12 = 5 + ? asks for the missing number.
  const raw = typed
    .trim()
    .replace(/^(?=.*=)(?!.*=\s*\?$)([^a-z?_]*[-+−*×·/÷:=(]\s*|\s*)(?:\?|_+)([^a-z?_]*)$/i, '$1x$2');
  const isLong = raw.length > LONGEST;
  const bare = isLong ? raw : tidy(raw);
  const quadratic = readQuadratic(bare);
  if (quadratic) return quadratic;
  if (answerRequest(raw)) return { tool: 'equation', inputs: { lines: raw } };
  const texts = isLong ? [raw] : [withDigits(raw), bare, wordsAsSigns(bare)];
  const fraction = fractionIn(bare);
  const simplified = fraction === undefined ? undefined : simplifiedFraction(fraction);
  if (simplified) return simplified;
  const odd = ODD.find(([pattern]) => pattern.test(raw));
  if (odd) return refused(odd[1], raw);
  // A fraction that isn't simplified is a repeating decimal such as 0.333…
  const all = [...texts.map(withoutQuestion), ...(fraction === undefined ? [] : [fraction])];
  return readTexts([...new Set(all)], { typed, raw, bare });
}

/** Returns the fraction or decimal that is to be simplified or written as a fraction. */
function fractionIn(bare: string): string | undefined {
  const [, ...values] = FRACTION.exec(bare) ?? [];
  const fraction = values.find(Boolean)?.replaceAll(/ ?\/ ?/g, '/') ?? '';
  const isNumber = /^-?[\d .,/½⅓⅔¼¾⅛⅜⅝⅞()…]*[./,½⅓⅔¼¾⅛⅜⅝⅞][\d .,/½⅓⅔¼¾⅛⅜⅝⅞()…]*$/.test(fraction);
  return isNumber ? fraction : undefined;
}

/** A problem as typed, without outer blanks, and tidied. */
type Typed = Readonly<Record<'typed' | 'raw' | 'bare', string>>;

/** Reads the first of several texts for a problem that can be read. Otherwise returns why none can. */
function readTexts(texts: readonly string[], problem: Typed): Reading | undefined {
  const { raw } = problem;
  let failure: Unread | undefined;
  for (const text of texts) {
    const asked = readQuadratic(text) ?? rewrittenLogarithm(text);
    if (asked) return asked;
    const lines = text.replaceAll(/(?<!\w)\(([^()]{1,40})\)!(?![!\w])/g, factorialOfSum);
    const read = readInput(lines, 'text');
    if (read.ok) {
      const reading = withOthers(read.value, lines, problem, failure);
      if (reading) return reading;
    } else if (read.code === 'unsupported-notation' && !isInWords(read, text)) return refusalOf(read, raw);
    else if (failure?.code !== 'unsupported-notation' && failure?.code !== 'ambiguous') failure = read;
  }
  return failure && refusalOf(failure, raw);
}

/** Returns what a statement asks for, and the other ways to read its text. */
function withOthers(
  { statement, notes, alternatives }: Read,
  lines: string,
  { typed, bare }: Typed,
  failure: Unread | undefined,
): Reading | undefined {
  // 2 x 3 is a product of numbers; otherwise, the reading asks what x means
  const asks = failure?.code === 'ambiguous' ? failure.alternatives : undefined;
  const reading = asks && lettersOf(statement).length > 0 ? undefined : readingOf(statement, lines, typed);
  const readAs = /^\d{1,2}:[0-5]\d$/.test(lines)
    ? [...notes, `${lines} is read as a ratio, not as a time.`]
    : [...notes, ...productsIn(statement, lines)];
  const others = alternatives.length > 0 ? alternatives : [...withLetters(asks), ...groupedIn(bare)];
  return reading && { ...reading, ...othersOf(readAs, others) };
}

/** Says which words are read as products of letters. */
function productsIn(statement: Statement, lines: string): readonly string[] {
  const letters = lettersOf(statement);
  const words = lines.match(/(?<![\p{L}\\])[a-z]{3,}(?!\p{L})/giu) ?? [];
  return [...new Set(words)]
    .filter((word) => Array.from(word).every((letter) => letters.includes(letter) || /[ei]/i.test(letter)))
    .map((word) => `${word} is read as ${Array.from(word).join(' × ')}.`);
}

/** Returns whether words, and not a notation, are the reason that text can't be read. */
function isInWords({ message }: Unread, text: string): boolean {
  return /^Only some sentences/.test(message) || unsupportedNotation(text, 'text') === undefined;
}

/** Returns the readings that keep a letter. */
function withLetters(alternatives: Unread['alternatives'] = []): typeof alternatives {
  return alternatives.filter(({ text }) => /[a-z]/i.test(text));
}

/** Returns the two readings of 10 % 3. */
function percentOr(text: string): NonNullable<Unread['alternatives']> {
  const [, a = '', b = ''] = /^([\d.]+) ?% ?([\d.]+)$/.exec(text) ?? [];
  return a === ''
    ? []
    : [`${a}% of ${b}`, `${a} mod ${b}`].map((each) => ({ text: each, note: `as ${each}` }));
}

/** Matches an operation between two numbers. */
const operation: Slot = (tokens, at, text) => {
  const [first = '', second] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isOne = ['plus', 'minus', 'times', 'over'].includes(first);
  const end = isOne ? at : at + 1;
  const isTwo = second === 'by' && ['divided', 'increased', 'decreased'].includes(first);
  return isOne || isTwo ? [[text.slice(tokens[at]?.at, tokens[end]?.end), end + 1]] : [];
};
/** A request for one operation, and another operation behind it: sum of 8 and 12 divided by 5. */
const TWO_OPERATIONS = 'the? ({of:any} of|twice|double|triple) {any}? {a:n} {operation} {b:n}';

/** Returns the other readings of two operations in words, such as the square of 3 minus 2: with the first or the second one in parentheses. */
function groupedIn(text: string): NonNullable<Unread['alternatives']> {
  const found = matchWhole(text, TWO_OPERATIONS, { operation });
  const { of = '', a = '', operation: sign = '', b = '' } = found ?? {};
  const before = text.slice(0, text.lastIndexOf(a, text.lastIndexOf(sign) - 1));
  const [c = '', d = ''] = /^difference (?:between|of) ([\d.]+) and ([\d.]+)$/i.exec(text)?.slice(1) ?? [];
  if (Number(c) < Number(d)) return [{ text: `${d} - ${c}`, note: `as ${d} - ${c}` }];
  if (sign === '' || /%|percent$/i.test(of)) return [];
  const value = (each: string): string | undefined => {
    const number = numberOf(wordsAsSigns(each));
    return number && exactText(number);
  };
  const ours = value(text);
  const first = `(${wordsAsSigns(before + a).trim()})`;
  const second = `${before.replace(/^the /i, '')}(${a} ${sign} ${b})`;
  return [
    {
      text: `${first} ${wordsAsSigns(`1 ${sign} ${b}`).slice(1).trim()}`,
      note: `as ${first} ${sign} ${b}`,
    },
    { text: second, note: `as ${/^\w+ of|root of/i.test(second) ? 'the ' : ''}${second}` },
  ].filter((each) => ![ours, undefined].includes(value(each.text)));
}

function othersOf(readAs: readonly string[], others: Unread['alternatives'] = []): Partial<Reading> {
  return {
    ...(readAs.length > 0 && { readAs }),
    ...(others.length > 0 && { others: others.map(({ text, note }) => ({ text, note: `Read ${note}` })) }),
  };
}

function withoutQuestion(text: string): string {
  const rest = text.replace(ASKED_LAST, '').replace(/[,;]? solve for ([a-z])$/i, ' for $1');
  return /^solve for/i.test(rest) ? rest : rest.replace(ASKED, '');
}

function readingOf(statement: Statement, lines: string, typed: string): Reading | undefined {
  const letters = lettersOf(statement);
  if (letters.length > 0)
    return isMath(statement, lines) ? { tool: 'equation', inputs: { lines } } : undefined;
  if (statement.kind === 'relation' && [lines, typed].some((text) => OPEN_COMPARISON.test(text)))
    return refused(NO_COMPARISON, lines);
  if (statement.kind === 'relation')
    return readComparison([statement.left, statement.right], [statement.relation], lines);
  if (statement.kind === 'chain') return readComparison(statement.members, statement.relations, lines);
  if (statement.kind !== 'expression') return undefined;
  const { expression } = statement;
  const isNumber = typeof expression === 'string' && /^-?[\d.]+$/.test(expression);
  const isWritten = /[,!()|'’]|\d \d/.test(typed) || isScaled(typed);
  if (isNumber && !isWritten) return undefined;
  return readCalculation(expression, lines);
}

/** Returns whether a text is a number in several words, or with a scale: two dozen, 3.5 crore. */
const isScaled = (typed: string): boolean => typed.includes(' ') && withDigits(typed) !== typed;

/** Returns whether a statement with letters is meant as mathematics, and not as words or a number with its unit. */
function isMath(statement: Statement, text: string): boolean {
  if (statement.kind === 'none' || statement.kind === 'all' || statement.kind === 'intervals') return false;
  if (statement.kind !== 'expression') return true;
  const words = text.replaceAll(/\\[a-z]+/gi, ' ').match(/[a-z]{2,}/gi) ?? [];
  return (
    operationNamed(text) !== undefined ||
    (/[-+*/^(√|²³·×÷\\]/.test(text) &&
      words.every((word) => /^(?:sqrt|cbrt|root|abs|log|ln|lg|exp|pi|[abcuvxyz]{2,3})$/i.test(word)))
  );
}

/** Writes (1 + 2)! as 3!. */
function factorialOfSum(typed: string, sum: string): string {
  const value = evaluateAt(sum, {});
  const number = value.ok ? value.value.result : '';
  return typeof number === 'string' && /^\d{1,2}$/.test(number) ? `${number}!` : typed;
}

/** Matches signs that occur in problems but not in search words. */
const WRITTEN = /[\d=^()[\]∫∑Σ∏\\'’′√|]/;

/** Returns a sentence about the part that can't be read, with an example that works. */
function refusalOf(unread: Unread, text: string): Reading | undefined {
  const { code, message, expected = EXAMPLE, position = 0, alternatives = [] } = unread;
  if (!WRITTEN.test(text)) return undefined;
  const words = text.match(/[a-z]{2,}/gi) ?? [];
  const isProse = words.some(
    (word) => !/^(?:sqrt|cbrt|root|abs|log|ln|lg|exp|pi|for|and|or|at)$/i.test(word),
  );
  if (code === 'unsupported-notation') {
    if (/^Factorials/.test(message)) return refused(FACTORIALS, text);
    if (/^Only some sentences/.test(message)) return undefined;
    if (isInWords(unread, text) && words.length < 6 && !text.includes('=')) return undefined;
    return { ...refused(pageSentence(message, ''), text), ...othersOf([], percentOr(text)) };
  }
  if (code === 'too-large') return refused(TOO_LONG, text);
  if (isProse) return undefined;
  if (code === 'ambiguous') {
    const choices = alternatives.length > 0 ? '' : ` Type ${expected}.`;
    return {
      ...refused(`This can be read in more than one way.${choices}`, text),
      ...othersOf([], alternatives),
    };
  }
  const [before, after] = [text.slice(0, position).trim(), text.slice(position).trim()];
  if (after === '')
    return refused(`Something is missing after “${before.slice(-12)}”. Try ${EXAMPLE}.`, text);
  return refused(
    `We can’t read “${after.slice(0, 12)}”${before === '' ? '' : ` after “${before.slice(-12)}”`}. Try ${EXAMPLE}.`,
    text,
  );
}
