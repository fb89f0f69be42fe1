import { success } from '../../../result/result.js';
import type { Statement } from '../../statement.js';
import { type SolvedResult, type SolveOptions, unsupported } from '../solved.js';
import { guarded } from '../values/guarded.js';
import { equationsOf, isLinear, unknownsIn } from './equations.js';
import { solveLinearSystem } from './linear-system.js';
import { solveCurves } from './curves.js';

/** The maximum number of unknowns of a system. */
const MOST_UNKNOWNS = 6;
/** The maximum number of equations. */
const MOST_EQUATIONS = 8;

/**
 * Solves a system of linear equations in up to six unknowns by substitution or elimination, or two equations in two
 * unknowns such as a line and a parabola or two circles. Errors: `unsupported`, `too-large`.
 */
export function solveSystem(parts: readonly Statement[], { method }: SolveOptions = {}): SolvedResult {
  return guarded(() => {
    if (parts.length > MOST_EQUATIONS) return unsupported(`a system of ${parts.length} equations`);
    const equations = equationsOf(parts);
    if (!equations)
      return unsupported('a system with an equation that is not built from sums, products and powers');
    const unknowns = unknownsIn(equations);
    if (unknowns.length > MOST_UNKNOWNS) return unsupported(`a system with ${unknowns.length} unknowns`);
    const areLinear = equations.every(({ difference }) => isLinear(difference));
    const solved = areLinear
      ? solveLinearSystem(equations, unknowns, method)
      : solveCurves(equations, unknowns);
    return solved
      ? success(solved)
      : unsupported(areLinear ? 'a system with coefficients like these' : 'a system of higher degree');
  });
}
