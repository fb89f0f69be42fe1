import { conditionLines } from './conditions.js';
import type { Result } from '../../result/result.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import {
  type Divided,
  longDivision,
  MOST_DEGREE,
  syntheticDivision,
} from '../operations/divide-polynomials.js';
import { simplify } from '../operations/simplify.js';
import { isSum } from '../operations/tree.js';
import { polynomialOf } from '../operations/worked.js';
import { lettersIn } from '../normal/identical.js';
import { caught, normalForm } from '../normal/normal-form.js';
import {
  bounded,
  degreeOf,
  isZero,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Answered, AnswerLine, AnswerName } from '../functions/answered.js';

/** The work limit of one request. */
const LIMIT = 120_000;
/** The maximum number of characters of a request. */
const MOST_CHARACTERS = 1000;

const METHOD =
  /(?:\b(?:please\s+)?(?:do|use|using|with|by|apply|perform)\s+)?\b((?:polynomial\s+)?(?:long|synthetic)\s+(?:polynomial\s+)?division|polynomial\s+division|polynomdivision|horner(?:['’]s method|[\s-]*schema)?)(?:\s+(?:of|to|for|on|with))?\s*:?/i;
const LEAD =
  /^\s*(?:please\s+)?(?:(?:find|what\s+is|what['’]s|calculate|compute|determine|work\s+out)\s+)?(?:the\s+)?(?:quotient(?:\s+and\s+(?:the\s+)?remainder)?|remainder)\s*(?:\b(?:of|when|if|for)\b|:)\s*/i;
const VERB = /^\s*(?:please\s+)?(?:to\s+)?divide\s*:?\s+/i;

type Side = string | Expression;

interface Asked {
  readonly above: Side;
  readonly below: Side;
  readonly isSynthetic: boolean;
  /** True if the text names long or synthetic division, so that anything but polynomials is refused. */
  readonly isNamed: boolean;
  /** True if the text has a verb: divide x² by x. */
  readonly isLed: boolean;
}

/** The number of a synthetic division after the dividend: c = −2, at x = −2, with -2. */
const NUMBER_AFTER =
  /[\s,;]+(?:(?:with|at|for|and|where|when|using)\s+)?(?:[a-z]\s*=\s*|(?<=(?:with|at|for)\s+))([-−–]?\d+(?:[./]\d+)?)\s*[.?]?\s*$/i;

/** Writes synthetic division of p with the number c as the division of p by x − c. */
function withDivisor(text: string): string {
  const [all, typed = ''] = NUMBER_AFTER.exec(text) ?? [];
  const before = all === undefined || !/synthetic|horner/i.test(text) ? '' : text.slice(0, -all.length);
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(before.replace(METHOD, ' '))?.[0];
  if (letter === undefined) return text;
  return `${before} by ${letter} ${/^\d/.test(typed) ? `- ${typed}` : `+ ${typed.slice(1)}`}`;
}

/** Reads a division of polynomials: "divide x³ − 2x² + 4 by x − 3", "long division …", "(x² − 1) ÷ (x − 1)". */
export function divide(typed: string, field: string): Result<Answered> | undefined {
  const text = withDivisor(typed);
  if (text.length > MOST_CHARACTERS || text.includes('=')) return undefined;
  const asked = askedIn(text);
  if (!asked) return undefined;
  const [above, below] = [typedExpression(asked.above, field), typedExpression(asked.below, field)];
  if (lettersOf(above).length + lettersOf(below).length === 0) return undefined;
  if (!asked.isNamed && !isLong(above, below, asked.isLed)) return undefined;
  if (!above.ok) return above;
  if (!below.ok) return below;
  return caught(() =>
    bounded(LIMIT, () => {
      if (!asked.isNamed && hasOneTerm(below.value)) return cancelledQuotient(above.value, below.value);
      const run = asked.isSynthetic ? syntheticDivision : longDivision;
      return answered(above.value, below.value, run(above.value, below.value));
    }),
  );
}

/** Returns whether a divisor is a product of several letters: 2xy. */
function hasOneTerm(below: Expression): boolean {
  return !isSum(below) && new Set(lettersIn(below)).size > 1;
}

function cancelledQuotient(above: Expression, below: Expression): Answered {
  const { result, steps } = unwrap(simplify(['/', above, below]));
  const { conditions } = unwrap(normalForm(['/', above, below]));
  return {
    asked: { kind: 'expression', expression: ['÷', above, below] },
    answers: [
      { name: 'value', statement: { kind: 'expression', expression: result } },
      ...conditionLines(conditions),
    ],
    steps,
  };
}

function lettersOf(read: Result<Expression>): readonly string[] {
  return read.ok ? lettersIn(read.value) : [];
}

/**
 * Returns whether a division without a name is one of polynomials in one letter that has a quotient. With a verb, one
 * power or sum is enough, so that 10 m by 2 s stays a calculation with units.
 */
function isLong(above: Result<Expression>, below: Result<Expression>, isLed: boolean): boolean {
  if (!above.ok || !below.ok) return false;
  const letters = new Set([...lettersOf(above), ...lettersOf(below)]);
  const [dividend, divisor] = [polynomialIn(above.value), polynomialIn(below.value)];
  if (!dividend || !divisor) return false;
  if (degreeOf(dividend) > MOST_DEGREE) return false;
  if (isLed) return isSum(above.value) || isSum(below.value) || degreeOf(dividend) > 1;
  const isShorter = degreeOf(divisor) > 0 && degreeOf(divisor) <= degreeOf(dividend);
  return letters.size === 1 && isSum(below.value) && isShorter;
}

function polynomialIn(side: Expression): Polynomial | undefined {
  const read = caught(() => bounded(LIMIT, () => polynomialOf(side)));
  return read.ok ? read.value : undefined;
}

function askedIn(text: string): Asked | undefined {
  const [found, method = ''] = METHOD.exec(text) ?? [];
  const isSynthetic = /synthetic|horner/i.test(method);
  const rest = (found === undefined ? text : text.replace(METHOD, ' ')).replace(/[?.,;:]\s*$/, '').trim();
  const bare = rest.replace(LEAD, '').replace(VERB, '').trim();
  const isLed = bare !== rest || found !== undefined;
  const worded =
    /^(.+?)\s+(?:is\s+)?divided\s+by\s+(.+)$/is.exec(bare) ??
    (isLed ? /^(.+?)\s+by\s+(.+)$/is.exec(bare) : undefined);
  const sides: readonly [Side, Side] | undefined = worded
    ? [worded[1] ?? '', worded[2] ?? '']
    : quotientIn(bare, isLed);
  if (!sides) return undefined;
  const [above, below] = sides;
  return { above, below, isSynthetic, isNamed: found !== undefined, isLed };
}

/** Returns the two sides of a typed quotient. With a verb, the sides of a spaced sign may be sums: x² + 3x ÷ x + 3. */
function quotientIn(text: string, isLed: boolean): readonly [Side, Side] | undefined {
  if (!isLed && !/[÷:]/.test(text)) return undefined;
  const whole = typedExpression(text, 'quotient');
  if (whole.ok && typeof whole.value !== 'string') {
    const [operator, above, below] = whole.value;
    if (above !== undefined && below !== undefined && (operator === '÷' || (isLed && operator === '/')))
      return [above, below];
  }
  const [above, below, more] = text.split(/\s+[÷:/]\s+/);
  return isLed && above !== undefined && below !== undefined && more === undefined
    ? [above, below]
    : undefined;
}

function answered(
  above: Expression,
  below: Expression,
  { quotient, remainder, result, steps }: Divided,
): Answered {
  const form = unwrap(normalForm(['/', above, below]));
  const lines: [AnswerName, Expression][] = [
    ['result', result],
    ['quotient', polynomialExpression(quotient)],
    ['remainder', polynomialExpression(remainder)],
  ];
  const answers = lines.map(
    ([name, expression]): AnswerLine => ({ name, statement: { kind: 'expression', expression } }),
  );
  return {
    asked: { kind: 'expression', expression: ['÷', above, below] },
    answers: [
      ...(isZero(remainder) || isZero(quotient) ? answers.slice(1) : answers),
      ...conditionLines(form.conditions),
    ],
    steps,
  };
}
