import { distance, midpoint, written } from '../plane/points.js';
import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import { lettersIn } from '../normal/identical.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Answered, Point } from '../functions/answered.js';
import { FILLER, POINT } from './line-text.js';

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
