import { readingWith } from './angle-reading.js';
import { rootSteps } from '../solve/approximate/root-steps.js';
import { ONE_SIDE } from '../solve/approximate/approximate-roots.js';
import { type Result, success } from '../../result/result.js';
import type { Step } from '../../steps/step.js';
import { caught } from '../normal/normal-form.js';
import { bounded } from '../polynomial/work.js';
import { roundedCheck } from '../solve/equation/check.js';
import type { Statement } from '../read/statement.js';
import { isOutside, mixedRoots, type MixedRoots } from '../solve/trigonometry/mixed-roots.js';
import type { Typed } from '../trigonometry/typed.js';
import { lettersOf } from '../trigonometry/calls.js';
import type { Answered } from '../functions/answered.js';
import { intervalOf } from '../trigonometry/interval.js';
import { step } from '../texts/function-steps.js';

/** The work limit of one equation. */
const LIMIT = 800_000;
/** The largest number of rounded solutions that are checked. */
const MOST_CHECKS = 6;

/**
 * Solves an equation such as cos x = x, with the unknown also outside of the function, by rounded solutions. Returns
 * undefined for other equations, and if the solutions can't all be found.
 */
export function mixedSolutions(typed: Typed): Result<Answered> | undefined {
  const [left, right = '0'] = typed.sides;
  const [unknown, ...others] = lettersOf([left, right]);
  if (unknown === undefined || others.length > 0 || typed.inDegrees) return undefined;
  if (![left, right].some((side) => isOutside(side, unknown))) return undefined;
  const found = caught(() => bounded(LIMIT, () => mixedRoots({ left, right }, unknown, typed.interval)));
  return found.ok && found.value ? success(answerOf(typed, unknown, found.value)) : undefined;
}

function answerOf(typed: Typed, unknown: string, { difference, zeros, between }: MixedRoots): Answered {
  const [left, right = '0'] = typed.sides;
  const values = zeros.zeros.map((zero) => ('exact' in zero ? zero.exact : zero.rounded));
  const lines = zeros.zeros.map(
    (zero, i): Statement => ({
      kind: 'relation',
      left: unknown,
      relation: 'exact' in zero ? '=' : '≈',
      right: values[i] ?? '0',
    }),
  );
  const [only, ...more] = lines;
  const checks = zeros.zeros.flatMap((zero) =>
    'exact' in zero ? [] : (roundedCheck(unknown, { left, right }, zero.rounded) ?? []),
  );
  const steps: Step[] = [
    ...(right === '0' ? [] : [step(ONE_SIDE, difference, '0')]),
    ...rootSteps(difference, zeros, unknown, between),
    ...checks.slice(0, MOST_CHECKS),
  ];
  return {
    asked: askedIn(typed, unknown),
    answers: [
      {
        name: 'result',
        statement: !only ? { kind: 'none' } : more.length === 0 ? only : { kind: 'or', parts: lines },
      },
    ],
    steps,
    notes: notesOf(typed, values.length, between),
    graphs: right === '0' ? [left] : [left, right],
    marks: values,
    ...readingWith(typed.text + typed.range, typed.notes, typed.alternatives),
  };
}

/** Returns the equation with its interval. */
function askedIn({ sides: [left, right = '0'], interval }: Typed, unknown: string): Statement {
  const equation: Statement = { kind: 'relation', left, relation: '=', right };
  return interval ? { kind: 'and', parts: [equation, intervalOf(interval, unknown, false)] } : equation;
}

function notesOf(
  { interval, text }: Typed,
  count: number,
  between: MixedRoots['between'],
): readonly string[] {
  const angles = 'Angles are in radians';
  if (interval) return [angles];
  if (between)
    return [
      `We only looked for solutions between −10 and 10. For others, add an interval: ${text} on [0, 20]`,
      angles,
    ];
  const all = count === 1 ? 'This is the only real solution' : 'These are all real solutions';
  return count === 0 ? [angles] : [all, angles];
}
