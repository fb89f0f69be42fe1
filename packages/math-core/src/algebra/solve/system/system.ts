import { success } from '../../../result/result.js';
import type { Statement } from '../../read/statement.js';
import { isolate } from '../linear/isolate.js';
import { type SolvedResult, type SolveOptions, unsupported } from '../solved.js';
import { guarded } from '../values/guarded.js';
import { freeStep } from './back-substitution.js';
import { equationsOf, isLinear, unknownsIn } from './equations.js';
import { solveLetterSystem, unknownsAmongLetters } from './letter-system.js';
import { solveLinearSystem } from './linear-system.js';
import { solveCleared } from './cleared-system.js';
import { solveCurves } from './curves.js';
import { solveExponential } from './exponential-system.js';
import { solveRenamed } from './renamed-system.js';

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
    if (!equations) {
      const simpler =
        solveRenamed(parts, solveSystem) ??
        solveCleared(parts, solveSystem) ??
        solveExponential(parts, solveSystem);
      return simpler
        ? success(simpler)
        : unsupported('a system with an equation that is not built from sums, products and powers');
    }
    const unknowns = unknownsIn(equations);
    const among = unknownsAmongLetters(equations, unknowns);
    const values = among && solveLetterSystem(equations, among);
    if (values) return success(values);
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

/**
 * Solves one linear equation in several of the letters x, y and z for the last one, which has a value for any values of
 * the others. Returns undefined for any other equation.
 */
export function solveForLast(part: Statement): SolvedResult | undefined {
  const [equation] = equationsOf([part]) ?? [];
  if (!equation || !isLinear(equation.difference)) return undefined;
  const unknowns = unknownsIn([equation]);
  const last = unknowns.at(-1);
  if (last === undefined || unknowns.length < 2 || !unknowns.every((name) => 'xyz'.includes(name)))
    return undefined;
  const isolated = isolate(equation.line, last);
  if (isolated?.kind !== 'value') return undefined;
  const free = unknowns.filter((name) => name !== last);
  return success({
    kind: 'system',
    methods: [],
    unknowns,
    steps: [freeStep(free, equation.line), ...isolated.steps],
    solution: { kind: 'family', free, point: { [last]: isolated.right } },
    excluded: [],
    extraneous: [],
  });
}
