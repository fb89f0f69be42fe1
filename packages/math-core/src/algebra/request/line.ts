import { constantValue } from '../../expression/constant.js';
import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { lettersIn } from '../normal/identical.js';
import { normalForm } from '../normal/normal-form.js';
import { compareValues } from '../normal/value-sign.js';
import { simplify } from '../operations/simplify.js';
import { negative, product, signedTerms, tidy } from '../operations/tree.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../statement.js';
import type { Answered } from './answered.js';

type Point = readonly [x: Expression, y: Expression];

const POINT = String.raw`[a-z]?\s*\(\s*((?:[^(),;]|\([^()]*\))+)\s*[,;|]\s*((?:[^(),;]|\([^()]*\))+)\s*\)`;
const BETWEEN = String.raw`\s*(?:and|,|;|to|&)?\s*`;
const LINE = String.raw`(?:(?:find|what is|write|give|determine)\s+)?(?:the\s+)?(?:equation\s+(?:of|for)\s+)?(?:(?:a|the)\s+)?(?:straight\s+)?line\s*(?:that\s+)?(?:(?:passing|passes|going|goes|which passes)\s+)?(?:(?:through|thru|between|from|with|joining|containing)\s+)?(?:the\s+)?(?:two\s+)?(?:points?\s+)?:?\s*`;
const SLOPE = String.raw`(?:(?:find|what is|give|determine)\s+)?(?:the\s+)?(?:slope|gradient)\s*(?:of\s+)?(?:the\s+)?(?:line\s+)?(?:(?:passing\s+)?(?:through|between|from|with|joining|of)\s+)?(?:the\s+)?(?:two\s+)?(?:points?\s+)?:?\s*`;
const LINE_THROUGH = new RegExp(`^${LINE}${POINT}${BETWEEN}${POINT}$`, 'i');
const SLOPE_OF = new RegExp(`^${SLOPE}${POINT}${BETWEEN}${POINT}$`, 'i');

/** Answers "line through (1, 2) and (3, 8)" and "slope of (1, 2) and (3, 8)". */
export function answerLine(typed: string, field: string): Result<Answered> | undefined {
  if (typeof typed !== 'string' || typed.length > 300) return undefined;
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const line = LINE_THROUGH.exec(text);
  const found = line ?? SLOPE_OF.exec(text);
  if (!found) return undefined;
  const values: Expression[] = [];
  for (const value of found.slice(1)) {
    const read = typedExpression(value, field);
    if (!read.ok) return read;
    if (lettersIn(read.value).length > 0)
      return failure(field, 'unsupported', `${field} can't be solved here: points with letters.`);
    values.push(read.value);
  }
  const [a = '0', b = '0', c = '0', d = '0'] = values;
  return through([a, b], [c, d], { field, isSlope: !line });
}

function through(
  [x1, y1]: Point,
  [x2, y2]: Point,
  { field, isSlope }: { readonly field: string; readonly isSlope: boolean },
): Result<Answered> {
  const [across, up] = [compareValues(x1, x2), compareValues(y1, y2)];
  if (across === undefined || up === undefined)
    return failure(field, 'out-of-range', `${field} has no real value.`);
  if (across === 0 && up === 0)
    return failure(field, 'unsupported', `${field} can't be solved here: the two points are the same.`);
  const points: Statement = {
    kind: 'and',
    parts: [
      { kind: 'expression', expression: ['()', [',', x1, y1]] },
      { kind: 'expression', expression: ['()', [',', x2, y2]] },
    ],
  };
  const put: Expression = ['/', ['-', y2, y1], ['-', x2, x1]];
  const formula = step(
    'algebra.line-slope',
    'The slope is the change in y divided by the change in x',
    'm',
    put,
  );
  if (across === 0) {
    const vertical = { kind: 'relation', left: 'x', relation: '=', right: x1 } as const;
    const same = step(
      'algebra.line-vertical',
      'Both points have this x, so the line is vertical and has no slope',
      'x',
      x1,
    );
    const answers = [
      { name: 'slope', statement: { kind: 'none' } },
      { name: 'equation', statement: vertical },
    ] as const;
    return success({ asked: points, answers: isSlope ? answers : [...answers].reverse(), steps: [same] });
  }
  const slope = worked(put);
  const start = worked(['-', y1, ['×', slope, x1]]);
  const isRational = constantValue(slope) !== undefined;
  const right = isRational
    ? sumOf(product([slope, 'x']), slope, start)
    : worked(['+', ['×', slope, 'x'], start]);
  const steps: Step[] = [formula, ...chain(put, slope)];
  const slopeLine = { name: 'slope', statement: { kind: 'expression', expression: slope } } as const;
  const line = {
    name: 'equation',
    statement: { kind: 'relation', left: 'y', relation: '=', right },
  } as const;
  const startLine = {
    name: 'y-intercept',
    statement: { kind: 'relation', left: 'y', relation: '=', right: start },
  } as const;
  if (isSlope) return success({ asked: points, answers: [slopeLine, line], steps, graphs: [right] });
  const putStart = tidy(['-', y1, ['×', slope, x1]]);
  return success({
    asked: points,
    answers: [line, slopeLine, startLine],
    steps: [
      ...steps,
      step('algebra.line-start', 'Substitute a point into y = mx + b and solve for b', 'b', putStart),
      ...chain(putStart, start),
      step('algebra.line-equation', 'Write y = mx + b', 'y', right),
    ],
    graphs: [right],
    marks: [x1, x2],
  });
}

/** Writes the lines from an expression to its value. */
function chain(from: Expression, to: Expression): readonly Step[] {
  const simple = simplify(from);
  if (!simple.ok) return [];
  const { steps, result } = simple.value;
  return JSON.stringify(result) === JSON.stringify(to)
    ? steps
    : [...steps, step('algebra.simplify', 'Simplify', result, to)];
}

function worked(of: Expression): Expression {
  const form = normalForm(of);
  return form.ok ? form.value.sum : of;
}

/** Writes mx + b. */
function sumOf(term: Expression, slope: Expression, start: Expression): Expression {
  if (slope === '0') return start;
  const first = slope === '-1' ? negative('x') : term;
  return sumOfTerms([...signedTerms(first), ...(start === '0' ? [] : signedTerms(start))]);
}
