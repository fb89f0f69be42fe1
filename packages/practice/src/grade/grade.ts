import { type Rational, compare, roundHalfAwayFromZero, sign } from '@mathtools/math-core/rational';
import type { AnswerForm, Problem } from '../problem.js';
import { greatestCommonDivisor } from '../value/divisor.js';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { approximate } from './approximate.js';
import {
  normalized,
  isInWords,
  listed,
  withLanguageSigns,
  withoutBrackets,
  withoutName,
  withoutUnit,
} from './entry.js';
import { hasSameForm, readEquation, isEquivalent } from './equation.js';
import { readInequality } from './inequality.js';
import { isNumeric, type ReadAnswer, readAnswer } from './read-value.js';
import { hasShape } from './shape.js';

/**
 * The verdict on an entry. "unreadable" and "wrong-form" (the right value, not in the required form) don't count as
 * answers.
 */
export type Verdict = 'correct' | 'incorrect' | 'unreadable' | 'wrong-form';

/**
 * Grades an entry: correct if equal to the stored answer apart from white space and case, or, if the form of the answer
 * allows it, equal in value. Never guesses: an entry that can't be compared exactly is "unreadable".
 * @example grade('x = 0.5', { answer: '1/2', form: { kind: 'number', variable: 'x' } }) // "correct"
 */
export function grade(entry: string, problem: Pick<Problem, 'answer' | 'form'>): Verdict {
  const { answer, form } = problem;
  if (typeof entry !== 'string' || normalized(entry) === '') return 'unreadable';
  if (normalized(entry) === normalized(answer)) return 'correct';
  if (entry.length > MAX_CHARACTERS) return 'unreadable';
  return GRADERS[form.kind](entry, answer, form as never);
}

const MAX_CHARACTERS = 200;

type Grader<Kind extends AnswerForm['kind']> = (
  entry: string,
  answer: string,
  form: Extract<AnswerForm, { kind: Kind }>,
) => Verdict;

const GRADERS: { readonly [Kind in AnswerForm['kind']]: Grader<Kind> } = {
  number: (entry, answer, form) => {
    const [own, model] = [entry, answer].map((text) => readNumber(text, form));
    if (!own || !model) return 'unreadable';
    const verdict = compareValues(own, model);
    return verdict === 'incorrect' && form.unit === '%' && isFractionOfOne(own, model)
      ? 'wrong-form'
      : verdict;
  },
  rounded: gradeRounded,
  fraction: (entry, answer) => {
    const verdict = readNumber(entry, {}) ? gradeExpression(entry, answer) : 'unreadable';
    return verdict === 'correct' && !isLowest(entry) ? 'wrong-form' : verdict;
  },
  numbers: gradeNumbers,
  point: gradePoint,
  expression: (entry, answer, { shape }) => {
    const text = withoutForeignName(entry, answer);
    const verdict = gradeExpression(text, answer);
    const [own, model] = [text, answer].map(readAnswer);
    if (verdict !== 'correct' || shape === undefined || !own || !model) return verdict;
    return hasShape(own.expression, shape, model.expression) ? 'correct' : 'wrong-form';
  },
  inequality: (entry, answer, { variable }) => {
    const [own, model] = [entry, answer].map((text) => readInequality(withLanguageSigns(text), variable));
    if (!own || !model) return 'unreadable';
    return own.relation === model.relation ? compareValues(own.bound, model.bound) : 'incorrect';
  },
  equation: (entry, answer) => {
    const [own, model] = [entry, answer].map((text) => readEquation(text));
    if (!own || !model) return 'unreadable';
    if (hasSameForm(own, model)) return 'correct';
    return isEquivalent(own, model) ? 'wrong-form' : 'incorrect';
  },
  text: () => 'incorrect',
};

function compareValues(own: ReadAnswer, model: ReadAnswer): Verdict {
  const isSame = isSameValue(own.value, model.value);
  return isSame === undefined ? 'unreadable' : isSame ? 'correct' : 'incorrect';
}

/** Whether a percentage is given as a fraction of 1: 0.45 for 45. */
function isFractionOfOne(own: ReadAnswer, { expression }: ReadAnswer): boolean {
  const share = valueOf(['%', expression]);
  return share !== undefined && isSameValue(own.value, share) === true;
}

function gradeExpression(entry: string, answer: string): Verdict {
  const [own, model] = [entry, answer].map(readAnswer);
  return own && model && !isInWords(entry, answer) ? compareValues(own, model) : 'unreadable';
}

/** Removes `b =` before an answer without b. */
function withoutForeignName(entry: string, answer: string): string {
  const [written = '', name = ''] = /^\s*([a-z])\s*=/i.exec(entry) ?? [];
  return name === '' || answer.toLowerCase().includes(name.toLowerCase())
    ? entry
    : entry.slice(written.length);
}

interface Named {
  readonly variable?: string;
  readonly unit?: string;
}

/** Parses a number without its name and unit; undefined if letters remain. */
function readNumber(text: string, { variable, unit }: Named): ReadAnswer | undefined {
  const read = readAnswer(withoutUnit(withoutName(withLanguageSigns(text), variable), unit));
  return read && isNumeric(read) ? read : undefined;
}

/** Whether an entry is a fraction in lowest terms, a mixed number with one, or an integer. */
function isLowest(entry: string): boolean {
  const text = withLanguageSigns(entry).replaceAll(/[()]/g, '').trim();
  const [, whole, top = '', bottom] = /^-?\s*(?:(\d+)\s+)?(\d+)(?:\s*[/÷]\s*(\d+))?$/.exec(text) ?? [];
  if (bottom === undefined) return top !== '' && whole === undefined;
  const [numerator, denominator] = [BigInt(top), BigInt(bottom)];
  if (whole !== undefined && numerator >= denominator) return false;
  return greatestCommonDivisor(numerator, denominator) === 1n && bottom !== '1';
}

function gradeRounded(
  entry: string,
  answer: string,
  form: Extract<AnswerForm, { kind: 'rounded' }>,
): Verdict {
  const [read, wanted] = [entry, answer].map((text) => readNumber(text, form));
  if (!read || !wanted) return 'unreadable';
  const [own, model] = [rationalOf(read.value), rationalOf(wanted.value)];
  if (!own || !model) {
    const distance = Math.abs(approximate(read.value) - approximate(wanted.value));
    return distance <= 0.5 * 10 ** -form.decimals ? 'wrong-form' : 'incorrect';
  }
  if (compare(own, model) === 0) return 'correct';
  return isNearer(own, model, form.decimals) ? 'wrong-form' : 'incorrect';
}

/** Whether a number with more decimals than required rounds to the answer. */
function isNearer(own: Rational, model: Rational, decimals: number): boolean {
  return roundHalfAwayFromZero(own, decimals) === roundHalfAwayFromZero(model, decimals) && sign(model) !== 0;
}

function gradeNumbers(entry: string, answer: string, { variable }: { readonly variable: string }): Verdict {
  const [own, model] = [entry, answer].map((text) =>
    listed(withLanguageSigns(text)).map((part) => readNumber(part, { variable })),
  );
  if (!own || !model || own.length === 0) return 'unreadable';
  const values = own.filter((read) => read !== undefined);
  const wanted = model.filter((read) => read !== undefined);
  if (values.length < own.length || wanted.length < model.length) return 'unreadable';
  const holds = (list: readonly ReadAnswer[], one: ReadAnswer): boolean =>
    list.some((other) => compareValues(one, other) === 'correct');
  const isAll = wanted.every((one) => holds(values, one)) && values.every((one) => holds(wanted, one));
  return isAll ? 'correct' : 'incorrect';
}

function gradePoint(
  entry: string,
  answer: string,
  { names }: { readonly names: readonly string[] },
): Verdict {
  const [own, model] = [entry, answer].map((text) => readPoint(withLanguageSigns(text), names));
  if (!own || !model) return 'unreadable';
  return own.every((coordinate, index) => {
    const wanted = model[index];
    return wanted !== undefined && compareValues(coordinate, wanted) === 'correct';
  })
    ? 'correct'
    : 'incorrect';
}

/** Parses `(2, 3)`, `2, 3`, or `y = 3, x = 2` with every name once. */
function readPoint(text: string, names: readonly string[]): readonly ReadAnswer[] | undefined {
  const spaced = withoutBrackets(text).replaceAll(/\s(?=[a-z]\s*=)/g, ', ');
  const parts = listed(spaced);
  if (parts.length !== names.length) return undefined;
  const isNamed = parts.every((part) => /^[a-z]\s*=/.test(part));
  const inOrder = isNamed
    ? names.map((name) => parts.find((part) => new RegExp(`^${name}\\s*=`).test(part)) ?? '')
    : parts;
  const read = inOrder.map((part, index) => readNumber(part, { variable: names[index] ?? '' }));
  return read.every((one) => one !== undefined) ? read : undefined;
}
