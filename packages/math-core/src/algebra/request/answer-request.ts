import { checkedText } from '../../result/math-error.js';
import { type Result, success } from '../../result/result.js';
import type { Answered, AnswerLine } from '../functions/answered.js';
import { functionNames } from '../../read/function-names.js';
import { asksToSolve, unlabeled } from '../read/labels.js';
import { answerConditioned } from './conditioned.js';
import { answerFunctions } from './functions.js';
import { answerLine } from './line.js';
import { answerLogarithmLaws } from './logarithm-laws.js';
import { answerRemainders } from './remainders.js';
import { answerPoints } from './points.js';
import { answerCircle } from './circle.js';
import { complex } from './complex.js';
import { decompose } from './decompose.js';
import { answerDerivative } from './derivative.js';
import { divide } from './divide.js';
import { answerTrigonometricFunction } from './trigonometric-function.js';
import { answerTrigonometry } from './trigonometry.js';

type Reader = (text: string, field: string) => Result<Answered> | undefined;

/** The maximum length of a request. */
const MOST_CHARACTERS = 1000;

/** The readers of requests. Each returns undefined for text that it doesn't recognize. */
const READERS: readonly Reader[] = [
  answerDerivative,
  answerTrigonometricFunction,
  answerTrigonometry,
  divide,
  decompose,
  complex,
  answerRemainders,
  answerLine,
  answerPoints,
  answerCircle,
  answerLogarithmLaws,
  answerConditioned,
  answerFunctions,
];

/**
 * Answers a typed request for something other than the solutions of a statement, such as an operation with a name, a
 * function and a request about it, or the line through two points. Returns undefined for other text, which
 * `readInput` reads. Errors: those of the reader, `unsupported` and `too-large`.
 * @example answerRequest('divide x^2 - 1 by x - 1') // answers.0.name is "quotient"
 */
export function answerRequest(text: string, field = 'equation'): Result<Answered> | undefined {
  checkedText('field', field);
  if (typeof text !== 'string') return undefined; // Untyped callers can pass anything.
  const typed = text.replaceAll(/[ \t]{2,}/g, ' ');
  if (typed.length > MOST_CHARACTERS) return undefined;
  const spaced = functionNames(typed);
  // A label is removed only if no request begins with it, as "slope: (1, 2), (3, 8)" does.
  for (const line of new Set([spaced, asksToSolve(spaced) ? spaced : unlabeled(spaced)]))
    for (const read of READERS) {
      const answered = read(line, field);
      if (answered?.ok) return success({ ...answered.value, answers: answered.value.answers.map(withPoint) });
      if (answered) return answered;
    }
  return undefined;
}

/** Adds the coordinates of a point, so that nobody has to find them in the expression. */
function withPoint(line: AnswerLine): AnswerLine {
  const { statement } = line;
  if (statement.kind !== 'expression' || typeof statement.expression === 'string') return line;
  const [sign, pair] = statement.expression;
  if (sign !== '()' || pair === undefined || typeof pair === 'string' || pair[0] !== ',') return line;
  const [, x, y, ...others] = pair;
  return x === undefined || y === undefined || others.length > 0 ? line : { ...line, point: { x, y } };
}
