import type { Expression } from '../../../../steps/expression.js';
import type { Step } from '../../../../steps/step.js';
import { expressionText } from '../../../../steps/to-text.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { solveEquation } from '../../equation/solve-equation.js';
import { HOLDS } from '../../linear/isolate.js';
import { type Line, lineStep } from '../../linear/line.js';
import { setText } from '../../values/real-intervals.js';
import { put } from '../../../../expression/rewrite.js';
import {
  type Cell,
  cellsBetween,
  endsOf,
  inOrder,
  type Intervals,
  intervalsWhere,
  isIn,
} from './interval-set.js';
import { say, step } from '../../../texts/solve-steps.js';

const SIGNS = { [-1]: ['<', 'less'], 0: ['=', 'equal'], 1: ['>', 'greater'] } as const;

/**
 * Solves an inequality with the solutions of the equation and the ends of the domain: between two of them, both sides
 * are continuous and different, so one number decides. An end of the domain is tested separately. Returns undefined if the equation can't be solved.
 */
export function solveByTesting(
  line: Line,
  {
    unknown,
    domain,
    steps,
  }: { readonly unknown: string; readonly domain: Intervals; readonly steps: Step[] },
): Intervals | undefined {
  const { left, relation, right } = line;
  const equation: Line = { left, relation: '=', right };
  const solved = solveEquation(equation, unknown);
  if (!solved.ok) return undefined;
  const { solution } = solved.value;
  if (solution.kind === 'points' || solution.kind === 'family' || solution.kind === 'all') return undefined;
  const values = solution.kind === 'values' ? solution.values : [];
  const pieces = solution.kind === 'intervals' ? solution.intervals : [];
  const points = inOrder([...values, ...endsOf([domain, pieces])]);
  const cells = points && cellsBetween(points);
  if (!cells) return undefined;
  steps.push(
    lineStep('algebra.boundary', equation),
    ...solved.value.steps.filter(({ id }) => id !== 'algebra.complex'),
  );
  return intervalsWhere(cells, (cell) => {
    const isDefined = isIn(domain, cell.at);
    if (isDefined !== true) return isDefined;
    const found = testedSign(line, unknown, cell.at);
    if (found === undefined) return undefined;
    // At a solution of the equation, both sides are known to be equal.
    if (!cell.isPoint || found !== 0) steps.push(testStep(line, { unknown, cell, sign: found }));
    return HOLDS[relation](found);
  });
}

function testedSign({ left, right }: Line, unknown: string, at: Expression): -1 | 0 | 1 | undefined {
  const values = new Map([[unknown, at]]);
  return signOfValue(['-', put(left, values), put(right, values)]);
}

function testStep(
  { left, right }: Line,
  { unknown, cell, sign }: { readonly unknown: string; readonly cell: Cell; readonly sign: -1 | 0 | 1 },
): Step {
  const values = new Map([[unknown, cell.at]]);
  const [relation, word] = SIGNS[sign];
  const { low, high, isPoint } = cell;
  const ends = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  const x = `${unknown} = ${expressionText(cell.at)}`;
  const n = setText([{ ...ends, includesLow: false, includesHigh: false }]);
  const test = isPoint ? 'algebra.compare-end' : 'algebra.compare-sides';
  const law = say(`${test}:${word}`, { x, n });
  return step(law, put(left, values), put(right, values), { relation });
}
