import { operandsOf, replaced } from '../../../expression/rewrite.js';
import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import { HOLDS, isolate } from '../linear/isolate.js';
import { type Line, lineStep, turned } from '../linear/line.js';
import { polynomialOf } from '../values/quotient.js';
import { intersectionOf, REAL_LINE, type RealIntervals, unionOf } from '../values/real-intervals.js';
import { signOf, surd, surdOfPolynomial, surdText } from '../values/surd-number.js';
import { type Around, byCases, innermostAbsolutes, inLine, type SolveLine } from './absolute-cases.js';
import type { FoundSet } from './sign-table.js';

/** A name that no letter can have. */
const PLACE = 'absolute value';

/** Solves a line with absolute values: directly if |A| is compared with a number, and by cases otherwise. */
export function solveAbsolute(line: Line, unknown: string, solve: SolveLine): FoundSet | undefined {
  const absolutes = [line.left, line.right].flatMap(innermostAbsolutes);
  const [only] = absolutes;
  const around: Around = { unknown, steps: [], solve };
  return (absolutes.length === 1 && only && withNumber(line, only, around)) || byCases(line, around);
}

/** Rewrites the line as |A| relation number, then removes the absolute value. */
function withNumber(line: Line, absolute: Expression, around: Around): FoundSet | undefined {
  const inner = operandsOf(absolute)[0] ?? '0';
  const isolated = isolate(inLine(line, absolute, PLACE), PLACE);
  const bound = isolated?.kind === 'value' && polynomialOf(inner) && surdOfPolynomial(isolated.value);
  if (isolated?.kind !== 'value' || !bound) return undefined;
  for (const shown of isolated.steps) {
    const [before, after] = [shown.before, shown.after].map((side) => replaced(side, PLACE, absolute));
    around.steps.push({ ...shown, before: before ?? absolute, after: after ?? '0' });
  }
  const { relation } = isolated;
  const size = signOf(bound);
  const isDecided = size < 0 || (size === 0 && (relation === '<' || relation === '≥'));
  return isDecided
    ? decided({ left: absolute, relation, right: surdText(bound) }, around)
    : split({ inner, relation, bound }, around);
}

function decided(line: Line, { steps }: Around): FoundSet {
  const holds = HOLDS[line.relation](1);
  steps.push(lineStep(holds ? 'algebra.always:absolute' : 'algebra.no-solution:absolute', line));
  return { set: holds ? REAL_LINE : [], steps, excluded: [] };
}

interface Split {
  readonly inner: Expression;
  readonly relation: Line['relation'];
  /** A number ≥ 0. */
  readonly bound: Surd;
}

const STARTS = {
  or: ['algebra.open-absolute:either', 'algebra.open-absolute:or'],
  and: ['algebra.open-absolute:must', 'algebra.open-absolute:must-too'],
} as const;
const ONLY_ZERO = 'algebra.open-absolute:zero';

/** Splits |A| < k into A < k and A > −k, and |A| > k into A > k or A < −k. */
function split({ inner, relation, bound }: Split, { unknown, steps, solve }: Around): FoundSet | undefined {
  const opposite = surd(-bound.whole, -bound.factor, bound.radicand, bound.divisor);
  const isOuter = relation === '>' || relation === '≥';
  const both: readonly Line[] = [
    { left: inner, relation, right: surdText(bound) },
    { left: inner, relation: turned(relation), right: surdText(opposite) },
  ];
  const isZero = signOf(bound) === 0;
  const only = both.slice(0, 1).map((line) => ({ ...line, relation: '=' as const }));
  const parts = isZero && relation === '≤' ? only : both;
  const sets: RealIntervals[] = [];
  for (const [i, part] of parts.entries()) {
    const law = parts.length === 1 ? ONLY_ZERO : STARTS[isOuter ? 'or' : 'and'][i];
    steps.push(lineStep(law ?? ONLY_ZERO, part));
    const found = solve(part, unknown);
    if (!found) return undefined;
    steps.push(...found.steps);
    sets.push(found.set);
  }
  const set = isOuter || relation === '=' ? unionOf(sets) : intersectionOf(sets);
  return { set, steps, excluded: [] };
}
