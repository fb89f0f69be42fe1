import { saidTwice } from './again.js';
import { withoutAsides } from './text/asides.js';
import { entryTokens, isInWords, normalized, readingsOf, withoutProse } from './entry.js';
import { gradeText } from './form/form-choice.js';
import { gradeEquation } from './form/form-equation.js';
import { gradeExpression } from './form/form-expression.js';
import { gradeInequality } from './form/form-inequality.js';
import { gradeNumber } from './form/form-number.js';
import { gradeNumbers } from './form/form-numbers.js';
import { gradePoint } from './form/form-point.js';
import { hourOf, plain } from './text/plain.js';
import { readable } from './text/readable.js';
import { hasOtherReading, otherReading, withBothSigns } from './other-reading.js';
import { charge, within } from '../value/work.js';
import type { Token } from './token.js';
import { tokensOf } from './tokens.js';
import { readUnit } from './units.js';
import { type Comma, commasFor, groupingIn } from './text/typed-number.js';
import { withTypedPowers } from './typed-powers.js';
import type { Asked, Verdict } from './verdict.js';

export type { Asked, Verdict } from './verdict.js';

/**
 * Grades an entry: correct if equal to the stored answer apart from whitespace and case, or, if the form of the answer
 * allows it, equal in value. Never guesses: an entry that can't be compared exactly is "unreadable", a list whose commas
 * may also group thousands, and one whose second reading would be correct, is "ambiguous".
 * @example grade('x = 0.5', { answer: '1/2', form: { kind: 'number', variable: 'x' } }) // "correct"
 */
export const grade = (entry: string, problem: Asked): Verdict => gradedWithWork(entry, problem).verdict;

/** Grades an entry and returns the work, in products of two terms. An entry that takes more than the budget is "unreadable". */
export function gradedWithWork(
  entry: string,
  problem: Asked,
): { readonly verdict: Verdict; readonly work: number } {
  const { result, work } = within(MAX_WORK, () => verdictWithin(entry, problem));
  return { verdict: result ?? 'unreadable', work };
}

/** The budget of one entry: 20 times the median work of an entry. */
export const MAX_WORK = 1_500;

/** The work of matching an empty question, and the number of its characters that cost one unit more. */
const QUESTION = 16;

function verdictWithin(entry: string, problem: Asked): Verdict {
  charge(QUESTION + (problem.question ?? '').length / QUESTION);
  const verdict = gradeWithSigns(entry, problem);
  if (verdict === 'correct' && hasOtherReading(entry, problem.form)) return 'ambiguous';
  if (verdict === 'approximate' && (ROUNDING.test(problem.question ?? '') || isMistake(entry, problem)))
    return 'incorrect';
  const other = verdict === 'incorrect' ? otherReading(entry, problem.form) : undefined;
  return other !== undefined && gradeAsTyped(other, problem) === 'correct' ? 'ambiguous' : verdict;
}

/** Grades an entry in which +- stands for both signs where only this gives the answer. */
function gradeWithSigns(entry: string, problem: Asked): Verdict {
  const verdict = gradeAsTyped(entry, problem);
  const both = verdict === 'correct' ? undefined : withBothSigns(entry, problem.form);
  return both !== undefined && gradeAsTyped(both, problem) === 'correct' ? 'correct' : verdict;
}

/** Tests if an entry is the answer of a known mistake. */
const isMistake = (entry: string, { mistakes = [], ...problem }: Asked): boolean =>
  mistakes.some(({ answer }) => gradeAsTyped(entry, { ...problem, answer }) === 'correct');

/** Questions in which rounding is the task, so a decimal with other decimals is wrong. */
const ROUNDING = /\bround|\bnearest\b|\bestimate|\bdecimal places?\b|\bsignificant\b/i;

function gradeAsTyped(entry: string, problem: Asked): Verdict {
  if (typeof entry !== 'string' || entry.length > MAX_CHARACTERS) return 'unreadable';
  if (normalized(entry) === '') return 'unreadable';
  const { form } = problem;
  if (form.kind === 'numbers' && groupingIn(entry) === 'ambiguous') return 'ambiguous';
  if (normalized(entry) === normalized(problem.answer)) return 'correct';
  if (form.kind === 'numbers' && /\b(?:or|and)\s*$/i.test(entry)) return 'unreadable'; // not finished
  return form.kind === 'text' ? gradeText(entry, problem) : gradeRead(entry, problem);
}

/** Grades an entry that is mathematics. */
function gradeRead(entry: string, problem: Asked): Verdict {
  const { form } = problem;
  if (/^\s*[-+−]?0x[\da-f]+\s*$/i.test(entry)) return 'unreadable';
  const text = isTimeOfDay(problem)
    ? hourOf(withoutAsides(plain(entry), form.kind))
    : readable(ofTwo(entry, problem), problem);
  const answer = saidTwice(text, form);
  const said = answer === undefined ? 'unreadable' : verdictOnAll(answer, entry, problem);
  const verdict =
    said === 'correct' || (said !== 'unreadable' && form.kind !== 'expression')
      ? said
      : verdictOnAll(text, entry, problem);
  if (verdict !== 'correct') return verdict;
  if (form.kind === 'fraction' && isRepeating(text)) return 'wrong-form';
  if (isRestated(entry, problem)) return 'wrong-form';
  return isNotConverted(entry, problem) ? 'unit' : verdict;
}

/** Tests if an entry repeats the calculation of the question: 12 x 10^3, to be worked out. */
function isRestated(entry: string, { form, question = '' }: Asked): boolean {
  if (form.kind === 'expression' || form.kind === 'text' || !/[+×*·^²³]|\d\s*[-−x]\s*\d/i.test(entry))
    return false;
  const own = spelling(entry);
  return (question.match(/\$[^$]+\$/g) ?? []).some((piece) => spelling(piece.slice(1, -1)) === own);
}

/** Returns a calculation without blanks, with one sign for each operation. */
const spelling = (text: string): string =>
  plain(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[⁰¹²³⁴-⁹]+/g, (power) => `^${power.normalize('NFKC')}`)
    .replaceAll(/[×·x]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-');

/** Tests if an entry is a repeating decimal, which is read as a fraction: 0.8333... */
const isRepeating = (text: string): boolean => /[.,]\d+(?:\.\.|…)/.test(text) && !text.includes('/');

/** Tests if an entry repeats an amount of the question in another unit than the answer: 5.9 cm, to be converted to mm. */
function isNotConverted(entry: string, { form, question = '' }: Asked): boolean {
  const [, number = '', unit = ''] = /^\s*(\d(?:[\d.,]*\d)?)\s*([^\d\s.,].*?)\s*$/.exec(entry) ?? [];
  const wanted = 'unit' in form ? readUnit(unitTokens(form.unit)) : undefined;
  const own = wanted && readUnit(unitTokens(unit));
  const isGiven = [...question.matchAll(/\d[\d.,]*\d|\d/g)].some(
    ([given]) => given === number || given === number.replace(',', '.'),
  );
  return isGiven && own?.dimension === wanted?.dimension && own?.factor !== wanted?.factor;
}

const unitTokens = (unit: string): readonly string[] =>
  (tokensOf(unit, 'within') ?? []).map(({ text }) => text);

/** Returns the verdict on the first reading of a string that can be parsed. */
function verdictOnAll(text: string, entry: string, problem: Asked): Verdict {
  const { form } = problem;
  if (form.kind === 'text') return 'unreadable';
  for (const reading of readingsOf(text, form.kind))
    for (const isSentence of [false, true]) {
      const verdict = verdictOn(reading, isSentence, problem, commasFor(form.kind, reading));
      if (verdict !== 'unreadable')
        return verdict === 'correct' && isTrigonometric(entry) ? 'wrong-form' : verdict;
    }
  return 'unreadable';
}

/** Returns the verdict on one reading of an entry, with the interpretation of commas that fits best. */
function verdictOn(text: string, isSentence: boolean, problem: Asked, commas: readonly Comma[]): Verdict {
  return best(commas.map((comma) => graded(text, isSentence, comma, problem)));
}

/** Returns the verdict on the reading that fits best. */
function best(verdicts: readonly Verdict[]): Verdict {
  return (
    verdicts.find((verdict) => verdict === 'correct') ??
    verdicts.find((verdict) => verdict === 'wrong-form') ??
    verdicts.find((verdict) => verdict === 'approximate') ??
    verdicts.find((verdict) => verdict !== 'unreadable') ??
    'unreadable'
  );
}

/** Tests if the question asks for a time of day. */
const isTimeOfDay = ({ question = '' }: Asked): boolean =>
  /\b(?:at|by) what (?:hour|time)\b|\b(?:latest|earliest) (?:hour|time)\b/i.test(question);

/** Replaces `the first one` with the choice it refers to, if the question offers two: `Which is larger: $a$ or $b$?` */
function ofTwo(entry: string, { question = '' }: Asked): string {
  const [, which] = /^\s*(?:the )?(first|second)(?: (?:one|number))?[.!\s]*$/i.exec(entry) ?? [];
  const [, first, second] = /^Which.*: \$([^$]+)\$ or \$([^$]+)\$\?/.exec(question) ?? [];
  return (which && (which.toLowerCase() === 'first' ? first : second)) ?? entry;
}

/** Tests if an entry ends in an unevaluated sine or cosine: `12√3/cos(30°)`. */
const isTrigonometric = (entry: string): boolean =>
  /\b(?:sin|cos|tan) ?\(? ?\d[^=≈]*$/i.test(entry.replaceAll(/[\\{}]/g, ''));

const MAX_CHARACTERS = 200;

/** Reads `+-` as the minus of a negative number that is added. */
const withSigns = (tokens: readonly Token[] | undefined): readonly Token[] | undefined =>
  tokens?.map((token) => (token.text === '+-' ? { ...token, text: '-' } : token));

/** Returns whether there is nothing between two commas: `2,,3`. */
const hasGap = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === ',' && tokens[at + 1]?.text === ',');

const SEPARATED = /[;|±&]|,\s|\d,\d+\s+[-−]?\d|\+\s*\/?\s*-|\bor\b|\band\b/i;

function graded(entry: string, isSentence: boolean, comma: Comma, problem: Asked): Verdict {
  const { answer, form } = problem;
  const isList = form.kind === 'numbers' || form.kind === 'point';
  const isSeparated = groupingIn(entry) === 'grouped' || SEPARATED.test(entry);
  if (isList && comma === 'within' && !isSeparated) return 'unreadable';
  const typed = withSigns(entryTokens(entry, comma));
  const model = entryTokens(answer, isList ? 'separate' : 'within');
  if (!typed || !model || typed.length === 0 || hasGap(typed)) return 'unreadable';
  const own = isSentence ? withoutSentence(entry, typed, form.kind) : typed;
  return own.length === 0 ? 'unreadable' : gradedBy(own, model, problem);
}

/** Returns the tokens without the words around and between them, or no tokens if the words aren't those of an answer. */
function withoutSentence(
  entry: string,
  typed: readonly Token[],
  kind: Asked['form']['kind'],
): readonly Token[] {
  if (!/\d/.test(entry) && kind !== 'expression') return [];
  const own = withoutProse(typed, kind === 'inequality');
  return own.length === typed.length ? [] : own;
}

/** Grades tokens by the form of the answer. */
function gradedBy(
  own: readonly Token[],
  model: readonly Token[],
  { answer, form, question = '' }: Asked,
): Verdict {
  switch (form.kind) {
    case 'number':
    case 'rounded':
    case 'fraction':
      return gradeNumber(own, model, form, question);
    case 'numbers':
      return gradeNumbers(own, model, form, question);
    case 'point':
      return gradePoint(own, model, form);
    case 'expression':
      return best(
        withTypedPowers(own, question).map((read) => gradeExpression(read, model, answer, form, question)),
      );
    case 'inequality':
      return gradeInequality(own, model, form);
    case 'equation':
      return isInWords(own, answer) ? 'unreadable' : gradeEquation(own, model);
    case 'text':
      return 'incorrect';
  }
}
