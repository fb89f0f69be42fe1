import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import type { Expression } from '../../steps/expression.js';
import type { Comparison, Statement } from '../read/statement.js';
import { membersOf, samplePoint } from './members.js';
import { complement, intersection, isEmpty, isSubset, type RealSet, sameSet, union } from './set-algebra.js';
import { contains, solutionSet } from './solution-set.js';

/** An exact fraction of the oracle, which doesn't use the engine's arithmetic. */
type Fraction = readonly [bigint, bigint];

const number = fc.integer({ min: -6, max: 6 }).map((n): Expression => n.toString());
const leaf = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Expression>('x') },
  { weight: 1, arbitrary: number },
);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]): Expression => ['+', a, b]),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]): Expression => ['-', a, b]),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]): Expression => ['×', a, b]),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]): Expression => ['/', a, b]),
    tie('expression').map((a): Expression => ['abs', a]),
    tie('expression').map((a): Expression => ['neg', a]),
    tie('expression').map((a): Expression => ['^', a, '2']),
  ),
}));

const comparison = fc.constantFrom<Comparison>('=', '≠', '<', '≤', '>', '≥');
const statement = fc
  .tuple(expression, comparison, expression)
  .map(([left, relation, right]): Statement => ({ kind: 'relation', left, relation, right }));

/** Returns the value at x, or undefined if there is none. */
function valueAt(tree: Expression, x: Fraction): Fraction | undefined {
  if (tree === 'x') return x;
  if (typeof tree === 'string') return [BigInt(tree), 1n];
  const values = tree.slice(1, tree[0] === '^' ? 2 : 3).map((part) => valueAt(part, x));
  const [a, b] = values;
  if (!a || (values.length > 1 && !b)) return undefined;
  const [n, d] = b ?? [0n, 1n];
  switch (tree[0]) {
    case '+':
      return [a[0] * d + n * a[1], a[1] * d];
    case '-':
      return [a[0] * d - n * a[1], a[1] * d];
    case '×':
      return [a[0] * n, a[1] * d];
    case '/':
      return n === 0n ? undefined : n < 0n ? [-a[0] * d, -a[1] * n] : [a[0] * d, a[1] * n];
    case 'abs':
      return a[0] < 0n ? [-a[0], a[1]] : a;
    case 'neg':
      return [-a[0], a[1]];
    default:
      return [a[0] * a[0], a[1] * a[1]];
  }
}

function holdsAt(line: Statement, x: Fraction): boolean {
  if (line.kind !== 'relation') throw new Error('only relations are drawn');
  const [left, right] = [valueAt(line.left, x), valueAt(line.right, x)];
  if (!left || !right) return false;
  const difference = left[0] * right[1] - right[0] * left[1];
  const sign = difference < 0n ? '<' : difference > 0n ? '>' : '=';
  return { '=': '=', '≠': '<>', '<': '<', '≤': '<=', '>': '>', '≥': '>=', '≈': '' }[line.relation].includes(
    sign,
  );
}

const point = fc.tuple(fc.integer({ min: -24, max: 24 }), fc.integer({ min: 1, max: 6 }));

it('contains a rational number exactly if it satisfies the statement', () => {
  fc.assert(
    fc.property(statement, fc.array(point, { minLength: 5, maxLength: 5 }), (line, points) => {
      const set = solutionSet(line, 'x');
      if (!set) return;
      for (const [n, d] of points) {
        expect(contains(set, `${n}/${d}`)).toBe(holdsAt(line, [BigInt(n), BigInt(d)]));
      }
    }),
    { numRuns: runs(60) },
  );
});

it('lists only members that solve the statement', () => {
  fc.assert(
    fc.property(statement, (line) => {
      const set = solutionSet(line, 'x');
      for (const { exact } of (set && membersOf(set)) ?? []) {
        if (typeof exact !== 'string') continue;
        const [n = '0', d = '1'] = exact.split('/');
        expect(holdsAt(line, [BigInt(n), BigInt(d)])).toBe(true);
      }
    }),
    { numRuns: runs(60) },
  );
});

it('obeys the laws of sets', () => {
  const both = (a: RealSet, b: RealSet): RealSet => intersection(a, b) ?? a;
  const either = (a: RealSet, b: RealSet): RealSet => union(a, b) ?? a;
  fc.assert(
    fc.property(statement, statement, statement, (...lines) => {
      const [a, b, c] = lines.map((line) => solutionSet(line, 'x'));
      if (!a || !b || !c) return;
      expect(sameSet(complement(both(a, b)), either(complement(a), complement(b)))).toBe(true);
      expect(sameSet(both(a, either(b, c)), either(both(a, b), both(a, c)))).toBe(true);
      expect(isSubset(both(a, b), a)).toBe(true);
      expect(isEmpty(both(a, complement(a)))).toBe(true);
      expect(sameSet(a, b)).toBe(isSubset(a, b) === true && isSubset(b, a) === true);
    }),
    { numRuns: runs(40) },
  );
});

it('distinguishes two statements by a number that solves only one of them', () => {
  fc.assert(
    fc.property(statement, statement, (one, other) => {
      const [a, b] = [solutionSet(one, 'x'), solutionSet(other, 'x')];
      const found = a && b && samplePoint(a, b);
      if (typeof found !== 'string') return;
      const [n = '0', d = '1'] = found.split('/');
      const x: Fraction = [BigInt(n), BigInt(d)];
      expect([holdsAt(one, x), holdsAt(other, x)]).toEqual([true, false]);
    }),
    { numRuns: runs(60) },
  );
});

/** Roots as expressions, with the polynomial that has exactly these roots: p/q, or a ± √b. */
const roots = fc.uniqueArray(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0, 2, 3, 4, 5, 7)), {
  minLength: 1,
  maxLength: 3,
  selector: String,
});

it('finds the roots that a polynomial was built from', () => {
  fc.assert(
    fc.property(roots, (all) => {
      const factors = all.map(([a, b]): Expression => ['-', ['^', ['-', 'x', `${a}`], '2'], `${b}`]);
      const made = solutionSet({ kind: 'relation', left: ['×', ...factors], relation: '=', right: '0' }, 'x');
      const written = solutionSet(
        {
          kind: 'or',
          parts: all.map(([a, b]) => {
            return {
              kind: 'relation',
              left: 'x',
              relation: '=',
              right: ['±', `${a}`, ['√', `${b}`]],
            } as const;
          }),
        },
        'x',
      );
      expect(made && written && sameSet(made, written)).toBe(true);
    }),
    { numRuns: runs(40) },
  );
});

it('squares both sides only where they are nonnegative: √p = q is p = q² and q ≥ 0', () => {
  const linear = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }));
  fc.assert(
    fc.property(linear, linear, comparison, ([a, b], [c, d], relation) => {
      const p: Expression = ['+', ['×', `${a}`, 'x'], `${b}`];
      const q: Expression = ['+', ['×', `${c}`, 'x'], `${d}`];
      const set = solutionSet({ kind: 'relation', left: ['√', p], relation, right: q }, 'x');
      const say = (left: Expression, sign: Comparison, right: Expression): Statement => {
        return { kind: 'relation', left, relation: sign, right };
      };
      const squares: Statement = { kind: 'and', parts: [say(q, '≥', '0'), say(p, relation, ['^', q, '2'])] };
      const below: Statement = { kind: 'and', parts: [say(q, '<', '0')] };
      const isMore = relation === '>' || relation === '≥' || relation === '≠';
      const parts: readonly Statement[] = isMore ? [squares, below] : [squares];
      const expected = solutionSet({ kind: 'and', parts: [say(p, '≥', '0'), { kind: 'or', parts }] }, 'x');
      expect(set && expected && sameSet(set, expected)).toBe(true);
    }),
    { numRuns: runs(60) },
  );
});

/** Replaces x in a statement. */
function substituted(tree: Expression, inner: Expression): Expression {
  if (tree === 'x') return inner;
  if (typeof tree === 'string') return tree;
  const [operator, ...parts] = tree;
  return [operator, ...parts.map((part) => substituted(part, inner))];
}

const powerOfTwo = (n: bigint): Fraction => (n < 0n ? [1n, 2n ** -n] : [2n ** n, 1n]);

it.each<[string, Expression, (n: bigint) => Fraction, (n: bigint) => Fraction]>([
  ['powers of 2', ['^', '2', 'x'], (n) => [n, 1n], powerOfTwo],
  ['powers of 1/2', ['^', '1/2', ['+', 'x', '1']], (n) => [-n - 1n, 1n], powerOfTwo],
  ['logarithms', ['log', '2', 'x'], powerOfTwo, (n) => [n, 1n]],
  ['square roots', ['√', 'x'], (n) => [n * n, 4n], (n) => [n < 0n ? -n : n, 2n]],
  ['cube roots', ['^', 'x', '1/3'], (n) => [n * n * n, 8n], (n) => [n, 2n]],
])(
  'has a number exactly where the statement holds at it, with %s in the place of x',
  (_, inner, place, value) => {
    fc.assert(
      fc.property(
        statement,
        fc.array(fc.bigInt({ min: -5n, max: 6n }), { minLength: 3, maxLength: 3 }),
        (line, ns) => {
          if (line.kind !== 'relation') return;
          const [left, right] = [substituted(line.left, inner), substituted(line.right, inner)];
          const set = solutionSet({ ...line, left, right }, 'x');
          if (!set) return;
          for (const n of ns) {
            const [over, under] = place(n);
            // A statement without x doesn't show where a logarithm has a value.
            if (JSON.stringify([left, right]) === JSON.stringify([line.left, line.right])) continue;
            expect(contains(set, `${over}/${under}`), `${n}`).toBe(holdsAt(line, value(n)));
          }
        },
      ),
      { numRuns: runs(20) },
    );
  },
);
