import type { Step } from '../../../steps/step.js';
import { degreeOf } from '../../polynomial/polynomial.js';
import type { Solved } from '../solved.js';
import { checkedPoints } from './curve-points.js';
import { bySubstitution } from './curve-substitution.js';
import type { Equation } from './equations.js';
import { pairPoints } from './two-conics.js';

/**
 * Solves two equations in two unknowns: by substitution if one of them can be solved for an unknown, such as a line and
 * a circle, or else as {@link pairPoints} does. Returns undefined if the zeros of the remaining equation can't be found.
 */
export function solveCurves(equations: readonly Equation[], unknowns: readonly string[]): Solved | undefined {
  const [first, second, ...others] = equations;
  if (!first || !second || others.length > 0 || unknowns.length !== 2) return undefined;
  const steps: Step[] = [];
  const known = bySubstitution([first, second], unknowns, steps);
  const found = known ?? pairPoints([first, second], unknowns, steps);
  if (!found) return undefined;
  return {
    kind: kindOf(equations),
    method: steps.some(({ id }) => id === 'algebra.eliminate') ? 'elimination' : 'substitution',
    methods: [],
    unknowns,
    solution: 'kind' in found ? found : checkedPoints(found, equations, steps),
    steps,
    excluded: [],
    extraneous: [],
  };
}

function kindOf(equations: readonly Equation[]): string {
  return equations.some(({ difference }) => degreeOf(difference) === 1) ? 'line and curve' : 'two curves';
}
