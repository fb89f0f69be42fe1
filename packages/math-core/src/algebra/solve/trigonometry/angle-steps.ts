import * as exact from '../../../rational/rational.js';
import { compare, negate, type Rational, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { signed } from '../../operations/tree.js';
import { ONE, ZERO } from '../../trigonometry/angle.js';
import { exactAngle, type Ratio } from '../../trigonometry/exact-values.js';
import { type Family, memberExpression, roundedMember } from './families.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

const HALF = rational(1n, 2n);

/** Names the turns after which a function repeats. */
export function turnsLaw(ratio: Ratio, found: readonly Family[], inDegrees: boolean): Law {
  if (ratio === 'tan') return say('algebra.unit-circle:tan', { n: inDegrees ? '180°' : 'π' });
  if (found.every(({ period }) => period.numerator === period.denominator))
    return 'algebra.unit-circle:apart';
  return say(`algebra.unit-circle:${ratio}`, { n: inDegrees ? '360°' : '2π' });
}

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
  const first = step(`algebra.inverse-value:${ratio}`, [`arc${ratio}`, value], angle);
  if (ratio === 'sin' && compare(pi, HALF) !== 0 && compare(pi, negate(HALF)) !== 0) {
    const law = say('algebra.second-angle:sin', { n: half });
    const { isNegative, body } = signed(angle);
    const difference: Expression = isNegative ? ['+', half, body] : ['-', half, angle];
    const other = angleOf(exact.subtract(ONE, pi));
    return pi.numerator === 0n ? [first] : [first, step(law, difference, other)];
  }
  if (ratio === 'cos' && pi.numerator !== 0n && compare(pi, ONE) !== 0) {
    const law = 'algebra.second-angle:cos';
    return [first, step(law, ['cos', ['neg', angle]], value)];
  }
  return [first];
}

/** Returns the lines that find rounded angles: arcsin 0.3 ≈ 0.3047, and π − arcsin 0.3 ≈ 2.8369. */
function roundedSteps({ ratio, value, found: [one, other], inDegrees }: Found): readonly Step[] {
  if (!one) return [];
  const line = (law: Law, before: Expression, family: Family): readonly Step[] => {
    const after = roundedMember(family, inDegrees);
    return after === undefined ? [] : [step(law, before, after, { relation: '≈' })];
  };
  const angle = memberExpression(one, inDegrees);
  const first = line(`algebra.inverse-value:${ratio}`, angle, one);
  if (!other || ratio === 'tan') return first;
  if (ratio === 'cos') {
    const law = 'algebra.second-angle:cos';
    return [...first, step(law, ['cos', ['neg', angle]], value)];
  }
  const half = memberExpression({ ...one, pi: ONE, arc: ZERO }, inDegrees);
  const law = say('algebra.second-angle:sin', { n: half });
  return [...first, ...line(law, memberExpression(other, inDegrees), other)];
}
