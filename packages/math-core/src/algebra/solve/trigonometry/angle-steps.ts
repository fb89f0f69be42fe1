import * as exact from '../../../rational/rational.js';
import { compare, negate, type Rational, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { signed } from '../../operations/tree.js';
import { ONE, ZERO } from '../../trigonometry/angle.js';
import { exactAngle, type Ratio } from '../../trigonometry/exact-values.js';
import { type Family, memberExpression, roundedMember } from './families.js';

const HALF = rational(1n, 2n);

/** Names the turns after which a function repeats. */
export function turnsLaw(ratio: Ratio, found: readonly Family[], inDegrees: boolean): string {
  if (ratio === 'tan') return `Add half turns, because the tangent repeats after ${inDegrees ? '180°' : 'π'}`;
  if (found.every(({ period }) => period.numerator === period.denominator))
    return 'Add half turns, because the solutions are half a turn apart';
  return `Add full turns, because the ${NAMES[ratio]} repeats after ${inDegrees ? '360°' : '2π'}`;
}

const NAMES = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;

/** A value of a function, and the angles that have it. */
interface Found {
  readonly ratio: Ratio;
  readonly value: Expression;
  readonly found: readonly Family[];
  readonly inDegrees: boolean;
}

/** Returns the lines that find an angle with this sine, cosine or tangent, and the other one. */
export function angleSteps({ ratio, value, found, inDegrees }: Found): readonly Step[] {
  const pi = exactAngle(ratio, value);
  if (!pi) return roundedSteps({ ratio, value, found, inDegrees });
  const angleOf = (multiple: Rational): Expression => {
    const family = { one: ZERO, pi: multiple, arc: ZERO, period: ONE, perPi: false };
    return memberExpression(family, inDegrees);
  };
  const [angle, half] = [angleOf(pi), angleOf(ONE)];
  const name = NAMES[ratio];
  const first = step(
    'algebra.inverse-value',
    `Find the angle with this ${name}`,
    [`arc${ratio}`, value],
    angle,
  );
  if (ratio === 'sin' && compare(pi, HALF) !== 0 && compare(pi, negate(HALF)) !== 0) {
    const law = `Subtract the angle from ${expressionText(half)} to get one with the same sine`;
    const { isNegative, body } = signed(angle);
    const difference: Expression = isNegative ? ['+', half, body] : ['-', half, angle];
    const other = angleOf(exact.subtract(ONE, pi));
    return pi.numerator === 0n ? [first] : [first, step('algebra.second-angle', law, difference, other)];
  }
  if (ratio === 'cos' && pi.numerator !== 0n && compare(pi, ONE) !== 0) {
    const law = 'Use the opposite angle, which has the same cosine';
    return [first, step('algebra.second-angle', law, ['cos', ['neg', angle]], value)];
  }
  return [first];
}

/** Returns the lines that find rounded angles: arcsin 0.3 ≈ 0.3047, and π − arcsin 0.3 ≈ 2.8369. */
function roundedSteps({ ratio, value, found: [one, other], inDegrees }: Found): readonly Step[] {
  if (!one) return [];
  const line = (id: string, law: string, before: Expression, family: Family): readonly Step[] => {
    const after = roundedMember(family, inDegrees);
    return after === undefined ? [] : [step(id, law, before, after, { relation: '≈' })];
  };
  const angle = memberExpression(one, inDegrees);
  const first = line('algebra.inverse-value', `Find the angle with this ${NAMES[ratio]}`, angle, one);
  if (!other || ratio === 'tan') return first;
  if (ratio === 'cos') {
    const law = 'Use the opposite angle, which has the same cosine';
    return [...first, step('algebra.second-angle', law, ['cos', ['neg', angle]], value)];
  }
  const half = memberExpression({ ...one, pi: ONE, arc: ZERO }, inDegrees);
  const law = `Subtract the angle from ${expressionText(half)} to get one with the same sine`;
  return [...first, ...line('algebra.second-angle', law, memberExpression(other, inDegrees), other)];
}
