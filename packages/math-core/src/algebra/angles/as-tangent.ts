import { isSame, mapOperands, operandsOf } from '../../expression/rewrite.js';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { simplify } from '../operations/simplify.js';
import { solve } from '../solve/solve.js';
import { isolate } from '../solve/trigonometry/solve-angles.js';
import { isCall, lettersOf } from '../trigonometry/calls.js';
import type { Typed } from '../trigonometry/typed.js';
import { say, step } from '../texts/function-steps.js';

type Isolated = ReturnType<typeof isolate>;

/** Writes an equation with multiples of the sine and the cosine of one angle with the tangent, and isolates that. */
export function isolateTangent(typed: Typed, field: string): Isolated | undefined {
  const [left, right = '0'] = typed.sides;
  const calls = [left, right].flatMap(callsIn);
  const angle = operandsOf(calls[0] ?? 'x')[0] ?? 'x';
  const sine: Expression = ['sin', angle];
  const cosine: Expression = ['cos', angle];
  if (![sine, cosine].every((call) => calls.some((each) => isSame(each, call)))) return undefined;
  const put = (side: Expression): Expression => replaced(replaced(side, sine, 'S'), cosine, 'C');
  const sides = { left: put(left), right: put(right) };
  const letters = lettersOf([sides.left, sides.right]);
  if (letters.some((letter) => letter !== 'S' && letter !== 'C')) return undefined;
  const multiple = multipleOf(solve({ kind: 'relation', relation: '=', ...sides }, { unknown: 'S' }));
  if (multiple === undefined) return undefined;
  const found = isolate({ ...typed, sides: [['tan', angle], multiple] }, field);
  if (!found.ok) return undefined;
  const alone = replaced(['×', multiple, 'C'], 'C', cosine);
  const steps: Step[] = [
    step(say('algebra.isolate', { n: sine }), sine, multiple === '1' ? cosine : alone),
    step(say('algebra.divide-both:cosine', { n: cosine }), ['tan', angle], multiple),
  ];
  const isAlone = isSame(left, sine) && multiple === '1';
  return {
    ...found,
    value: { ...found.value, steps: [...steps.slice(isAlone ? 1 : 0), ...found.value.steps] },
  };
}

/** Returns the number m of the only solution S = mC. */
function multipleOf(solved: ReturnType<typeof solve>): Expression | undefined {
  const { solution } = solved.ok ? solved.value : {};
  const [value, other] = solution?.kind === 'values' ? solution.values : [];
  if (value === undefined || other !== undefined || value === '0') return undefined;
  const multiple: Result<{ readonly result: Expression }> = simplify(['/', value, 'C']);
  return multiple.ok && lettersOf([multiple.value.result]).length === 0 ? multiple.value.result : undefined;
}

function callsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  return isCall(expression) ? [expression] : operandsOf(expression).flatMap(callsIn);
}

function replaced(expression: Expression, part: Expression, by: Expression): Expression {
  if (isSame(expression, part)) return by;
  return typeof expression === 'string'
    ? expression
    : mapOperands(expression, (each) => replaced(each, part, by));
}
