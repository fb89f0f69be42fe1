import { realValue } from '@mathtools/math-core/testing/real-value';
import { expressionText } from '@mathtools/math-core/steps';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, isClose, valueOfText } from '../../shared/checks.test-support.js';

/** Substitutes the coordinates into the equation of the graph, or tries numbers on both sides of a bound. */
export const verify: Verify = (problem) => {
  const graph = equationsOf(problem)[0]?.right ?? '0';
  const at = (x: number) => realValue(graph, { x: String(x) });
  const given = Number(/coordinate (-?\d+)/.exec(problem.question)?.[1] ?? 0);
  if (problem.form.kind === 'inequality') {
    const [, relation = '', text = ''] = /^x ([<>]) (-?[\d/]+)$/.exec(problem.answer) ?? [];
    const bound = valueOfText(text).toNumber();
    const side = relation === '>' ? 1 : -1;
    const argument = expressionText(graph).replace(/^[^(]*\((.*)\)$/, '$1');
    const value = (x: number) => valueOfText(argument.replace('−', '-'), { x: String(x) });
    const isEdge = value(bound).abs().lt('1e-12') && value(bound + side).gt(0) && value(bound - side).lt(0);
    return {
      values: { x: valueOfText(text).toString() },
      inside: { x: String(bound + side) },
      faults: isEdge ? [] : ['defined elsewhere'],
    };
  }
  const answer = Number(problem.answer);
  const isPlace = problem.form.kind === 'number' && problem.form.variable === 'x';
  const [x, y] = isPlace ? [answer, given] : [given, answer];
  const isOn = isClose(at(x), valueOfText(String(y)));
  return { values: { x: String(x), y: String(y) }, faults: isOn ? [] : ['the point is not on the graph'] };
};
