import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import { constantValue } from '../../expression/constant.js';
import { compare, divide, rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { caught } from '../normal/normal-form.js';
import { polynomialOf } from '../operations/worked.js';
import { bounded, coefficientsIn, constantOf, isZero, ZERO } from '../polynomial/polynomial.js';
import { numberText } from '../../expression/number-text.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from './answered.js';
import { type Circle, closingSteps, equationOf, formSteps } from './circle-steps.js';
import { roundedLines } from './rounded-lines.js';
import { worked as formOf } from './worked.js';

const LIMIT = 60_000;
const NAMES = String.raw`(?:(?:the\s+)?(?:coordinates\s+of\s+)?(?:cent(?:er|re)|radius)(?:\s*(?:,|and|&)\s*(?:the\s+)?(?:cent(?:er|re)|radius))?)`;
const TO = String.raw`(?:(?:please\s+)?(?:find|what\s+(?:is|are)|give|determine|state|calculate)\s+)`;
const BEFORE = new RegExp(
  String.raw`^${TO}?${NAMES}(?:\s+(?:of|for))?(?:\s+the)?(?:\s+circle)?(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+`,
  'i',
);
const AFTER = new RegExp(String.raw`[\s,;.:]\s*(?:and\s+)?${TO}?${NAMES}\s*$`, 'i');
const CIRCLE = /^(?:(?:the|a)\s+)?circle(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+/i;

/** Matches one equation in x and y alone, perhaps after "graph". */
const PLAIN = /^(?:(?:graph|plot|draw|sketch)\s+(?:the\s+)?)?(?=[^=]*=[^=]*$)(?=.*x)(?=.*y)([^a-wz\n]+)$/i;

/** Answers "center and radius of x² + y² − 4x + 6y = 3", and the equation of a circle alone. */
export function answerCircle(typed: string, field: string): Result<Answered> | undefined {
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const isNamed = /cent(?:er|re)|radius|circle/i.test(typed);
  const rest = !isNamed
    ? (PLAIN.exec(text)?.[1] ?? '')
    : BEFORE.test(text)
      ? text.replace(BEFORE, '')
      : text.replace(AFTER, '');
  if (!rest.includes('=')) return undefined;
  const read = readStatement(rest.replace(CIRCLE, ''), field);
  if (!read.ok || read.value.kind !== 'relation' || read.value.relation !== '=') return undefined;
  const equation = read.value;
  const letters = [...new Set([equation.left, equation.right].flatMap(lettersIn))];
  if (letters.some((letter) => letter !== 'x' && letter !== 'y')) return undefined;
  const found = caught(() => bounded(LIMIT, () => circleOf(equation, { field, isNamed })));
  return found.ok ? found.value : isNamed ? found : undefined;
}

type Relation = Extract<Statement, { kind: 'relation' }>;

interface Reading {
  readonly field: string;
  /** True if the text names a circle, its center or its radius. Otherwise, other curves aren't answered. */
  readonly isNamed: boolean;
}

function circleOf(equation: Relation, { field, isNamed }: Reading): Result<Answered> | undefined {
  const numbers = coefficientsOf(equation);
  if (!numbers)
    return isNamed
      ? failure(field, 'unsupported', `${field} can't be solved here: not a circle.`)
      : undefined;
  const { p, q, moved } = numbers;
  const [h, k]: [Expression, Expression] = [half(['neg', p]), half(['neg', q])];
  const square = formOf(['+', moved, ['^', h, '2'], ['^', k, '2']]);
  const size = constantValue(square);
  const side = size ? sign(size) : 0;
  if (!isNamed && side <= 0) return undefined;
  const circle: Circle = { ...numbers, h, k, square };
  const form = equationOf(circle);
  const all = { asked: equation, steps: [...formSteps(equation, circle), ...closingSteps(circle, side)] };
  if (side < 0) return success({ ...all, answers: [{ name: 'center', statement: { kind: 'none' } }] });
  const radius = formOf(['√', square]);
  return success({
    ...all,
    answers: [
      { name: 'center', statement: { kind: 'expression', expression: ['()', [',', h, k]] } },
      { name: 'radius', statement: { kind: 'expression', expression: radius } },
      ...roundedLines(radius),
      { name: 'equation', statement: form },
    ],
    ...(side === 0
      ? { notes: ['The radius is 0, so the circle is one point'] }
      : { plane: { equations: [form], points: [[h, k]] } }),
  });
}

/** Returns the factor of x² and y², and p, q and d of x² + y² + px + qy = d. Returns undefined for other equations. */
function coefficientsOf({ left, right }: Relation): Pick<Circle, 'factor' | 'p' | 'q' | 'moved'> | undefined {
  const whole = polynomialOf(['-', left, right]);
  const [rest, b, a, more] = whole ? coefficientsIn(whole, 'x') : [];
  const [d, c, e, further] = rest ? coefficientsIn(rest, 'y') : [];
  const numbers = [a, e, b ?? ZERO, c ?? ZERO, d ?? ZERO].map(
    (each) => each && (isZero(each) ? rational(0n) : constantOf(each)),
  );
  const [one, other, ...others] = numbers;
  if (more || further || !one || !other || sign(one) === 0 || compare(one, other) !== 0) return undefined;
  const [p, q, number] = others.map((each) => each && numberText(divide(each, one)));
  return p === undefined || q === undefined || number === undefined
    ? undefined
    : { factor: numberText(one), p, q, moved: formOf(['neg', number]) };
}

const half = (of: Expression): Expression => formOf(['/', of, '2']);
