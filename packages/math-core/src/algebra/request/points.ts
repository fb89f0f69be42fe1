import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { lettersIn } from '../normal/identical.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from './answered.js';
import { FILLER, POINT, type Point } from './line-text.js';
import { roundedLines } from './rounded-lines.js';
import { chain, worked } from './worked.js';

const ASKED =
  /^(?:(?:find|what is|what['’]s|give|determine|calculate|compute)\s+)?(?:the\s+)?(?:(midpoint|mid-point|middle)|(?:distance(?:\s+formula)?|length))(?![a-z])/i;
/** The words that occur only in a request about two points. */
const WORDS = /\b(?:of|(?:line\s+)?segment|with\s+end\s?points?|end\s?points?|coordinates?)\b/gi;

/** Answers "midpoint of (2, 3) and (8, −5)" and "distance between (1, 2) and (4, 6)". */
export function answerPoints(typed: string, field: string): Result<Answered> | undefined {
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const asked = ASKED.exec(text);
  if (!asked) return undefined;
  const pattern = new RegExp(POINT, 'gi');
  const texts = [...text.matchAll(pattern)].map(([, x = '', y = '']) => [x, y] as const);
  const rest = text.slice(asked[0].length).replaceAll(pattern, ' ').replaceAll(WORDS, ' ');
  if (texts.length !== 2 || !FILLER.test(rest)) return undefined;
  const points: Point[] = [];
  for (const pair of texts) {
    const [x, y] = [typedExpression(pair[0], field), typedExpression(pair[1], field)];
    if (!x.ok) return x;
    if (!y.ok) return y;
    points.push([x.value, y.value]);
  }
  const [first, second] = points;
  if (!first || !second) return undefined;
  if (points.flat().some((value) => lettersIn(value).length > 0))
    return failure(field, 'unsupported', `${field} can't be solved here: points with letters.`);
  const found = asked[1] === undefined ? distance(first, second) : midpoint(first, second);
  return success({ asked: { kind: 'and', parts: points.map(written) }, ...found });
}

type Found = Pick<Answered, 'answers' | 'steps'>;

function written([x, y]: Point): Statement {
  return { kind: 'expression', expression: ['()', [',', x, y]] };
}

function midpoint([x1, y1]: Point, [x2, y2]: Point): Found {
  const across: Expression = ['/', ['+', x1, x2], '2'];
  const up: Expression = ['/', ['+', y1, y2], '2'];
  const middle: Point = [worked(across), worked(up)];
  const steps: Step[] = [
    step('algebra.midpoint-x', 'Add the x-coordinates and divide by 2', 'x', across),
    ...chain(across, middle[0]),
    step('algebra.midpoint-y', 'Add the y-coordinates and divide by 2', 'y', up),
    ...chain(up, middle[1]),
  ];
  return { answers: [{ name: 'midpoint', statement: written(middle) }], steps };
}

function distance([x1, y1]: Point, [x2, y2]: Point): Found {
  const legs: readonly Expression[] = [
    ['-', x2, x1],
    ['-', y2, y1],
  ];
  const put: Expression = ['√', ['+', ...legs.map((leg): Expression => ['^', ['()', leg], '2'])]];
  const squares: Expression = ['√', ['+', ...legs.map((leg): Expression => ['^', worked(leg), '2'])]];
  const value = worked(put);
  const steps: Step[] = [
    step('algebra.distance', 'Use the Pythagorean theorem with the differences of the coordinates', 'd', put),
    ...chain(squares, value),
  ];
  const statement: Statement = { kind: 'expression', expression: value };
  return { answers: [{ name: 'distance', statement }, ...roundedLines(value)], steps };
}
