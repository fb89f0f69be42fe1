import { compare, type Rational, roundHalfAwayFromZero, sign } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import type { AnswerForm } from '../problem.js';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { approximate } from './approximate.js';
import { isFinished, isLowest } from './finished.js';
import type { ReadAnswer } from './read-value.js';
import type { Verdict } from './verdict.js';
import type { Quantity } from './with-unit.js';

/** The forms of answers that are one number. */
export type NumberForm = Extract<AnswerForm, { kind: 'number' | 'rounded' | 'fraction' }>;

/** Returns the verdict on a number with its unit. */
export function judged(own: Quantity, wanted: ReadAnswer, form: NumberForm): Verdict {
  const bare = judgedNumber(own.read, own.read, wanted, form);
  const isRight = bare === 'correct' || bare === 'wrong-form';
  if (own.match === 'convertible' && own.converted) {
    const verdict = judgedNumber(own.converted, own.read, wanted, form);
    return verdict === 'incorrect' && isRight ? 'unit' : verdict;
  }
  if (own.match === 'other') return isRight ? 'unit' : 'incorrect';
  if (own.match === 'unknown') return isRight ? 'unit' : 'unreadable';
  const isShare = bare === 'incorrect' && own.match === 'none' && isShareOf(own.read, wanted, form);
  return isShare ? 'wrong-form' : bare;
}

export const isInPercent = (form: NumberForm): boolean => 'unit' in form && form.unit === '%';

/** Returns whether a number is the share that an answer in percent means: 0.25 for 25%. */
export function isShareOf(own: ReadAnswer, wanted: ReadAnswer, form: NumberForm): boolean {
  const share = isInPercent(form) ? valueOf(['%', wanted.expression]) : undefined;
  return share !== undefined && isSameValue(own.value, share) === true;
}

/** Returns the verdict on a value. `typed` is the number as entered, in its original unit. */
function judgedNumber(own: ReadAnswer, typed: ReadAnswer, wanted: ReadAnswer, form: NumberForm): Verdict {
  if (form.kind === 'rounded') return judgedRounded(own, typed, wanted, form.decimals);
  const isSame = isSameValue(own.value, wanted.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame) return isRoundedOf(typed, own, wanted) ? 'approximate' : 'incorrect';
  if (form.kind === 'fraction')
    return isLowest(typed.expression) || (rationalOf(typed.value) && isWholeNumber(typed))
      ? 'correct'
      : 'wrong-form';
  const isRational = rationalOf((own === typed ? wanted : typed).value) !== undefined; // π/3 rad for 60°
  if (isQuotient(typed.expression) && isDecimal(wanted.expression)) return 'wrong-form';
  return isFinished(typed, isRational) ? 'correct' : 'wrong-form';
}

/** Returns whether a decimal is the answer, rounded to the decimals that were typed: 50.27 for 16π, 0.83 for 5/6. */
export function isRoundedOf(typed: ReadAnswer, own: ReadAnswer, wanted: ReadAnswer): boolean {
  const decimals = decimalsOf(typed.expression);
  if (decimals === undefined) return false;
  const [exact, rounded] = [rationalOf(wanted.value), rationalOf(typed.value)];
  if (exact && rounded && own === typed)
    return roundHalfAwayFromZero(exact, decimals) === roundHalfAwayFromZero(rounded, decimals);
  if (exact && isTerminating(exact)) return false;
  return Math.abs(approximate(own.value) - approximate(wanted.value)) <= 0.5 * 10 ** -decimals;
}

/** Returns the decimals of a number with two or more digits, not counting zeros before them, also of a percentage. */
function decimalsOf(expression: Expression): number | undefined {
  if (typeof expression !== 'string') {
    const [operator, operand = ''] = expression;
    const decimals = operator === 'neg' || operator === '%' ? decimalsOf(operand) : undefined;
    return decimals !== undefined && operator === '%' ? decimals + 2 : decimals;
  }
  const [digits = '', decimals] = /^-?\d*\.(\d+)$/.exec(expression) ?? [];
  return digits.replaceAll(/\D/g, '').replace(/^0+/, '').length < 2 ? undefined : decimals?.length;
}

/** Returns whether a number has a terminating decimal. */
function isTerminating({ denominator }: Rational): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

const isDecimal = (expression: Expression): boolean =>
  typeof expression === 'string' && expression.includes('.');

/** Tests if a fraction such as 400/64 can be reduced: if the answer is a decimal, it is an unfinished division. */
function isQuotient(expression: Expression): boolean {
  if (typeof expression === 'string' || !/^[/÷]$/.test(expression[0])) return false;
  return !isLowest(expression) && !/^10*$/.test(String(expression[2]));
}

const isWholeNumber = ({ expression }: ReadAnswer): boolean =>
  typeof expression === 'string' && /^[-+]?\d+(?:\.0+)?$/.test(expression);

function judgedRounded(own: ReadAnswer, typed: ReadAnswer, wanted: ReadAnswer, decimals: number): Verdict {
  const [mine, model] = [rationalOf(own.value), rationalOf(wanted.value)];
  if (!model) return 'unreadable';
  if (!mine) {
    const distance = Math.abs(approximate(own.value) - approximate(wanted.value));
    return distance <= 0.5 * 10 ** -decimals ? 'wrong-form' : 'incorrect';
  }
  if (compare(mine, model) !== 0 && !isNearer(mine, model, decimals)) return 'incorrect';
  // More decimals than asked for still have to be rounded, 1.504 for 1.50, except in another unit.
  const isRounded = compare(mine, model) === 0 || (own !== typed && typeof typed.expression === 'string');
  return isRounded && isFinished(typed) ? 'correct' : 'wrong-form';
}

/** Tests if a number with more decimals than required rounds to the answer. */
function isNearer(own: Rational, model: Rational, decimals: number): boolean {
  return roundHalfAwayFromZero(own, decimals) === roundHalfAwayFromZero(model, decimals) && sign(model) !== 0;
}
