import { roundedLines } from './rounded-lines.js';
import { closingSteps, formSteps, type Circle, equationOf } from './circle-steps.js';
import { failure, type Result, success } from '../../result/result.js';
import { constantValue } from '../../expression/constant.js';
import { compare, divide, rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { polynomialOf } from '../operations/worked.js';
import { coefficientsIn, constantOf, isZero, ZERO } from '../polynomial/polynomial.js';
import { numberText } from '../../expression/number-text.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from '../functions/answered.js';
import { worked as formOf } from '../functions/worked.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/** The curve that a text describes. */
export interface Asked {
  readonly field: string;
  /** True if the text names a circle, its center or its radius. Otherwise, other curves aren't answered. */
  readonly isNamed: boolean;
}

/** Finds the center and radius of a circle. Returns undefined for a curve that is no circle and isn't called one. */
export function circleOf(equation: Relation, { field, isNamed }: Asked): Result<Answered> | undefined {
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
