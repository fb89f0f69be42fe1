import { constantValue } from '../../../expression/constant.js';
import { numberText } from '../../../expression/number-text.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Solution } from '../solution.js';
import type { Line } from '../linear/line.js';
import type { Method, Solved } from '../solved.js';
import { lettersIn } from '../../normal/identical.js';
import { addFractions } from '../../operations/add-fractions.js';
import { simplify } from '../../operations/simplify.js';
import { put } from '../../../expression/rewrite.js';
import { sideSteps } from '../values/side-steps.js';
import { freeStep, type SystemSolution } from './back-substitution.js';
import { eliminate } from './elimination.js';
import type { Equation } from './equations.js';
import { substitute } from './substitution.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** Solves linear equations in several unknowns. Returns undefined if a coefficient isn't rational. */
export function solveLinearSystem(
  equations: readonly Equation[],
  unknowns: readonly string[],
  requestedMethod?: Method,
): Solved | undefined {
  const isIsolated = equations.some(({ line }) => unknowns.some((unknown) => unknown === line.left));
  const usual: Method = isIsolated ? 'substitution' : 'elimination';
  const method =
    requestedMethod === 'substitution' || requestedMethod === 'elimination' ? requestedMethod : usual;
  const found = (method === 'substitution' ? substitute : eliminate)(equations, unknowns);
  if (!found) return undefined;
  return {
    kind: 'system',
    method,
    methods: ['substitution', 'elimination'],
    unknowns,
    steps: [...found.steps, ...freeSteps(found, unknowns), ...checks(equations, found)],
    solution: solutionOf(found, unknowns),
    excluded: [],
    extraneous: [],
  };
}

/** Returns steps for the free unknowns that have none yet. */
function freeSteps({ steps, values }: SystemSolution, unknowns: readonly string[]): readonly Step[] {
  const shown = steps.filter(({ id }) => id === 'algebra.free').flatMap(lettersSaid);
  return unknowns
    .filter((unknown) => values && !values.has(unknown) && !shown.includes(unknown))
    .map((unknown) => freeStep([unknown]));
}

function solutionOf({ values }: SystemSolution, unknowns: readonly string[]): Solution {
  if (!values) return { kind: 'none' };
  const point = Object.fromEntries(
    unknowns.flatMap((unknown) => {
      const value = values.get(unknown);
      return value ? [[unknown, value.expression]] : [];
    }),
  );
  const free = unknowns.filter((unknown) => !values.has(unknown));
  return free.length > 0 ? { kind: 'family', free, point } : { kind: 'points', points: [point] };
}

function checks(equations: readonly Equation[], { values }: SystemSolution): readonly Step[] {
  if (!values) return [];
  const point = new Map([...values].map(([unknown, { expression }]) => [unknown, expression]));
  return checkSteps(equations, point);
}

/** Returns the letters that a step names. */
const lettersSaid = ({ values = {} }: Step): readonly string[] =>
  Object.values(values).flatMap((text) => String(text).split(', '));

/** Returns the law that checks values in an equation, and names them if there are several points. */
export function checkLaw(equation: string | number, values: string | undefined): Law {
  return values === undefined
    ? say('algebra.check:equation', { n: equation })
    : say('algebra.check:values', { m: values, n: equation });
}

/**
 * Substitutes a point into every equation to show that both sides are equal. The step names the point if
 * there are several.
 */
export function checkSteps(
  equations: readonly { readonly name: string; readonly line: Line }[],
  point: ReadonlyMap<string, Expression>,
  isNamed = false,
): readonly Step[] {
  const values = [...point].map(([unknown, value]) => `${unknown} = ${expressionText(value)}`).join(' and ');
  return equations.map(({ name, line }) => {
    const [left, right] = [put(line.left, point), put(line.right, point)];
    const letters = letterSteps(left, right);
    const substeps = letters.length > 1 ? letters : sideSteps(left, right, valueOrSelf);
    const more = substeps.length > 1 ? { substeps } : {};
    return step(checkLaw(name, isNamed ? values : undefined), left, right, more);
  });
}

function valueOrSelf(part: Expression): Expression {
  const value = constantValue(part);
  return value ? numberText(value) : part;
}

/** Returns the lines from a side with letters in fractions to the other side, because their equality isn't seen. */
function letterSteps(left: Expression, right: Expression): readonly Step[] {
  if (!lettersIn(left).length || !JSON.stringify(left).includes('"/"')) return [];
  const found = [addFractions(left), simplify(left)].find(
    (done) => done.ok && expressionText(done.value.result) === expressionText(right),
  );
  return found?.ok ? found.value.steps : [];
}
