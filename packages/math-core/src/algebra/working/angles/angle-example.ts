import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { multipleExpression } from '../../trigonometry/angle.js';
import type { Counterexample } from '../verdict.js';
import type { Angles } from './angle-sets.js';
import { areNear, turnOf, type Window } from './angle-units.js';
import type { AngleWork } from './read-angles.js';

/** Returns an angle that is in only one of two lines, if it has a short exact form. */
export function angleExample(
  before: Angles,
  after: Angles,
  work: AngleWork,
  { high, low, isPeriodic }: Window,
): Counterexample | undefined {
  const isIn = (value: number, { values, isList }: Angles): boolean =>
    values.some((other) => {
      const turns = isPeriodic && !isList ? Math.round((value - other) / (high - low)) : 0;
      return areNear(other + turns * (high - low), value, work);
    });
  const lost = before.values.find((value) => !isIn(value, after) && written(value, work) !== undefined);
  const value = lost ?? after.values.find((each) => !isIn(each, before) && written(each, work) !== undefined);
  const angle = value === undefined ? undefined : written(value, work);
  if (angle === undefined) return undefined;
  const at = { [work.symbol ?? work.unknown]: angle };
  return { at, holds: lost === undefined ? 'after' : 'before', before: [], after: [] };
}

/** Writes an angle that is a multiple of half a degree. */
function written(value: number, work: AngleWork): Expression | undefined {
  const halves = Math.round((value / turnOf(work)) * 720);
  if (!areNear((halves * turnOf(work)) / 720, value, work)) return undefined;
  if (work.inDegrees) return ['°', halves % 2 === 0 ? String(halves / 2) : `${halves / 2}`];
  return halves % 15 === 0 ? multipleExpression(rational(BigInt(halves), 360n), ['π']) : undefined;
}
