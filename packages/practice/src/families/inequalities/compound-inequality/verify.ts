import { Decimal } from 'decimal.js';
import type { Expression } from '@mathtools/math-core/steps';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';
import { admittedBy, boundsIn } from '../../shared/sets.test-support.js';

/** Evaluates the inequalities of the question at many numbers, and compares with the answer. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const [, low = '', left = '', right = '', high = ''] =
    /([−\d]+) ([<≤]) \$[^$]+\$ ([<≤]) ([−\d]+)/.exec(question) ?? [];
  const pieces = piecesOf(problem).filter(({ kind }) => kind !== 'words');
  const isTrue = (a: Decimal, relation: string, b: Decimal): boolean => {
    const order = a.cmp(b);
    return order === 0 ? /[≤≥]/.test(relation) : /[<≤]/.test(relation) === order < 0;
  };
  const isTrueAt = (x: Decimal): boolean => {
    const at = (side: Expression): Decimal => realValue(side, { x: x.toString() });
    const all = pieces.flatMap((piece) => {
      if (piece.kind === 'relation') return [isTrue(at(piece.left), piece.relation, at(piece.right))];
      if (piece.kind !== 'math') return [];
      const [from = x, to = x] = [low, high].map((bound) => new Decimal(bound.replace('−', '-')));
      const value = at(piece.expression);
      return [isTrue(from, left, value), isTrue(value, right, to)];
    });
    return question.includes(' or ') ? all.includes(true) : all.length === 2 && !all.includes(false);
  };
  const bounds = boundsIn(answer);
  const tried = [...bounds, ...bounds.flatMap((bound) => [-0.5, 0.5, -30, 30].map((by) => bound.plus(by)))];
  const wrong = tried.filter((x) => isTrueAt(x) !== admittedBy(answer, x));
  const [first = { x: '0' }, ...others] = bounds.map((x) => ({ x: x.toString() }));
  const inner = tried.filter((x) => admittedBy(answer, x) && !bounds.some((bound) => bound.eq(x)));
  return {
    values: first,
    others,
    insides: inner.map((x) => ({ x: x.toString() })),
    faults: [
      ...(bounds.length === 2 ? [] : ['there are not two bounds']),
      ...wrong.map((x) => `x = ${x.toString()} is judged otherwise`),
    ],
  };
};
