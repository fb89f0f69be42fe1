import type { Expression, Step } from '../steps/index.js';
import { exactValue, stepFaults } from '../testing/step-faults.test-support.js';

/** The legal definitions of the rounded factors, independent of the tables. */
const LEGAL: Readonly<Record<string, string>> = {
  '1609.34': '1609.344',
  '453.592': '453.59237',
  '28.3495': '28.349523125',
  '0.277778': '5/18',
};

/**
 * Returns the steps of a conversion that aren't true. A step whose value depends on the rounding of a factor must be "≈", and
 * must be correct by the factor that it names.
 */
export function conversionFaults(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (!isRounded(step.before)) return stepFaults([step]);
    const [equal, rounded] = (['=', '≈'] as const).map((relation) => stepFaults([{ ...step, relation }]));
    const isTrue = step.relation === '≈' && (equal?.length === 0 || rounded?.length === 0);
    return isTrue ? [] : [`${step.id}: ${JSON.stringify(step)}`];
  });
}

function isRounded(before: Expression): boolean {
  const legal = legally(before);
  if (JSON.stringify(legal) === JSON.stringify(before)) return false;
  const [[n, d], [legalN, legalD]] = [exactValue(before), exactValue(legal)];
  return n * legalD !== legalN * d;
}

/** Replaces the rounded factors of a product or a quotient. An amount has a unit, so it isn't a factor. */
function legally(expression: Expression): Expression {
  if (typeof expression === 'string' || !['×', '÷'].includes(expression[0])) return expression;
  const [operator, ...operands] = expression;
  return [
    operator,
    ...operands.map((each) => (typeof each === 'string' ? (LEGAL[each] ?? each) : legally(each))),
  ];
}
