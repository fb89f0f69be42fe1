import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText, type Step, stepText } from '../../steps/index.js';
import type { Expression } from '../../steps/expression.js';
import { readStatement } from '../read/read-statement.js';
import type { Method, Solved } from '../solve/solve.js';
import { solve } from '../solve/solve.js';
import { runs } from '../../testing/draws.test-support.js';
import { relationHolds, statementHolds } from './claim.test-support.js';
import exercises from './exercises.json' with { type: 'json' };
import { compare, value, type Value, valueOf } from './surd-value.test-support.js';

const SYSTEMS = exercises.filter(
  ({ kind, input, answer }) =>
    /^(?:system|line-parabola)/.test(kind) ||
    (kind === 'hostile' && Array.isArray(input) && !('refuse' in answer)),
);

type Point = Readonly<Record<string, Value>>;

const solved = (lines: readonly string[], method?: Method): Solved =>
  unwrap(solve(lines.join('\n'), method ? { method } : {}));

const claim = (line: string) => unwrap(readStatement(line));

function expression(text: string): Expression {
  const read = claim(text);
  if (read.kind !== 'expression') throw new Error(text);
  return read.expression;
}

/**
 * Returns the points of a solution. For a family, it returns those with small integers for the free unknowns.
 */
function pointsOf({ solution }: Solved): readonly Point[] {
  if (solution.kind === 'none') return [];
  if (solution.kind === 'points')
    return solution.points.map((point) =>
      Object.fromEntries(Object.entries(point).map(([name, at]) => [name, valueOf(at)])),
    );
  if (solution.kind !== 'family') throw new Error(solution.kind);
  return [-2n, 0n, 3n].map((n) => {
    const free = Object.fromEntries(solution.free.map((name, i) => [name, value(n + BigInt(i))]));
    const bound = Object.entries(solution.point).map(([name, at]) => [name, valueOf(at, free)] as const);
    return { ...free, ...Object.fromEntries(bound) };
  });
}

/** Returns the steps that are true at none of the points. A list of values states nothing at a single point. */
function stepFaults(steps: readonly Step[], points: readonly Point[]): readonly string[] {
  return steps
    .filter(({ after }) => after[0] !== ',' && !JSON.stringify(after).includes('±'))
    .filter(({ before, relation, after }) => !points.some((at) => relationHolds(before, relation, after, at)))
    .map(stepText);
}

function expectPairs(
  own: readonly Point[],
  pairs: readonly (readonly string[])[],
  unknowns: readonly string[],
): void {
  expect(own.length).toBe(pairs.length);
  for (const [i, pair] of pairs.entries())
    for (const [j, text] of pair.entries()) {
      const found = own[i]?.[unknowns[j] ?? ''];
      expect(found && compare(found, valueOf(expression(text)))).toBe(0);
    }
}

describe('every system of the exercises is solved', () => {
  it.each(SYSTEMS)('$id: $input', ({ input, variable, method, answer }) => {
    const lines = input as string[];
    const result = solved(lines, (method ?? undefined) as Method | undefined);
    const points = pointsOf(result);
    for (const line of lines) for (const at of points) expect(statementHolds(claim(line), at)).toBe(true);
    if ('pairs' in answer) expectPairs(points, answer.pairs, variable as string[]);
    else if ('parametric' in answer) {
      // Both describe the solutions of linear equations with the same number of free letters, so they are equal.
      expect(result.solution.kind === 'family' && result.solution.free.length).toBe(
        answer.parameters?.length,
      );
    } else expect(result.solution.kind).toBe('none');
    if (points.length > 0) expect(stepFaults(result.steps, points)).toEqual([]);
    if (method) expect(result.method).toBe(method);
  });
});

const SMALL = fc.integer({ min: -5, max: 5 });
const METHOD = fc.constantFrom<Method>('substitution', 'elimination');
const NAMES = ['x', 'y', 'z'];

/** Returns a line with these coefficients that a point satisfies. */
function line(coefficients: readonly number[], point: readonly number[], off = 0): string {
  const right = coefficients.reduce((sum, a, i) => sum + a * (point[i] ?? 0), off);
  return `${coefficients.map((a, i) => `${a}${NAMES[i] ?? ''}`).join(' + ')} = ${right}`.replaceAll(
    '+ -',
    '- ',
  );
}

function determinant(rows: readonly (readonly number[])[]): number {
  const [first = [], ...rest] = rows;
  if (first.length === 1) return first[0] ?? 0;
  return first.reduce((sum, a, i) => {
    const minor = rest.map((row) => row.filter((_, j) => j !== i));
    return sum + (i % 2 ? -a : a) * determinant(minor);
  }, 0);
}

describe('systems drawn from a known solution', () => {
  it.each([2, 3])('with one solution in %i unknowns, at which every line holds', (size) => {
    const row = fc.array(SMALL, { minLength: size, maxLength: size });
    fc.assert(
      fc.property(fc.array(row, { minLength: size, maxLength: size }), row, METHOD, (rows, point, method) => {
        fc.pre(determinant(rows) !== 0);
        const result = solved(
          rows.map((coefficients) => line(coefficients, point)),
          method,
        );
        const at = Object.fromEntries(point.map((n, i) => [NAMES[i] ?? '', value(BigInt(n))]));
        expect(pointsOf(result)).toEqual([at]);
        expect(stepFaults(result.steps, [at])).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it.each([2, 3])('with infinitely many in %i unknowns, or none', (size) => {
    const row = fc.array(SMALL, { minLength: size, maxLength: size });
    const drawn = fc.array(row, { minLength: size - 1, maxLength: size - 1 });
    const factors = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: size - 1, maxLength: size - 1 });
    fc.assert(
      fc.property(drawn, factors, row, fc.boolean(), METHOD, (rows, by, point, isBroken, method) => {
        // All letters must occur, or the system has fewer unknowns.
        fc.pre(point.every((_, i) => rows.some((coefficients) => coefficients[i] !== 0)));
        const sum = point.map((_, i) =>
          rows.reduce((total, coefficients, j) => total + (by[j] ?? 0) * (coefficients[i] ?? 0), 0),
        );
        const lines = [
          ...rows.map((coefficients) => line(coefficients, point)),
          line(sum, point, isBroken ? 1 : 0),
        ];
        const result = solved(lines, method);
        if (isBroken) expect(result.solution.kind).toBe('none');
        else {
          expect(result.solution.kind).toBe('family');
          for (const at of pointsOf(result))
            for (const text of lines) expect(statementHolds(claim(text), at)).toBe(true);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('of a line and a parabola through two known points', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, fc.integer({ min: 1, max: 3 }), (p, q, m, n, a) => {
        // y = a (x − p)(x − q) + m x + n intersects y = m x + n at p and q.
        const parabola = `y = ${a}(x - (${p}))(x - (${q})) + ${m}x + (${n})`;
        const result = solved([parabola, `y = ${m}x + (${n})`]);
        const own = pointsOf(result);
        const wanted = [...new Set([p, q])].sort((one, two) => one - two);
        expect(own.map(({ x }) => x)).toEqual(wanted.map((x) => value(BigInt(x))));
        expect(own.map(({ y }) => y)).toEqual(wanted.map((x) => value(BigInt(m * x + n))));
        expect(stepFaults(result.steps, own)).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('a typed system', () => {
  const point = [{ x: '3', y: '2' }];
  it.each([
    'x + y = 5, x - y = 1',
    'x + y = 5; x - y = 1',
    'x + y = 5 and x - y = 1',
    'x + y = 5\n\nx - y = 1\n',
  ])('%j', (text) => {
    expect(unwrap(solve(text)).solution).toEqual({ kind: 'points', points: point });
  });

  it.each([
    ['0x + y = 2, 0x + 2y = 4', { kind: 'family', free: ['x'], point: { y: '2' } }],
    ['x = 3, y = x - x', { kind: 'points', points: [{ x: '3', y: '0' }] }],
    ['x + y = 1, x + y = 1, 2x + 2y = 3', { kind: 'none' }],
    ['3 = 3, x = y', { kind: 'family', free: ['y'], point: { x: 'y' } }],
  ])('%s', (text, solution) => {
    expect(unwrap(solve(text)).solution).toEqual(solution);
  });

  it('with an error, whose position counts from the start', () => {
    expect(solve('x + y = 5\nx - = 1')).toMatchObject({ ok: false, code: 'syntax', position: 14 });
  });
});

describe('curves that intersect a line', () => {
  it.each([
    [
      'x^2 + y^2 = 25, y = x + 1',
      [
        ['-4', '-3'],
        ['3', '4'],
      ],
    ],
    ['x^2 + y^2 = 25, 3x + 4y = 25', [['3', '4']]],
    ['x^2 + y^2 = 4, x + y = 4', []],
    [
      'y = x^2, y = 2 - x^2',
      [
        ['-1', '1'],
        ['1', '1'],
      ],
    ],
    [
      'x y = 6, x + y = 5',
      [
        ['2', '3'],
        ['3', '2'],
      ],
    ],
    [
      'y = x^3, y = 4x',
      [
        ['-2', '-8'],
        ['0', '0'],
        ['2', '8'],
      ],
    ],
  ])('%s', (text, pairs) => {
    expectPairs(pointsOf(unwrap(solve(text))), pairs, ['x', 'y']);
  });

  it('may be the line itself', () => {
    expect(unwrap(solve('x y = x^2, y = x')).solution).toEqual({
      kind: 'family',
      free: ['x'],
      point: { y: 'x' },
    });
  });
});

it.each([
  ['x^2 + y^2 = 5, x y = 1', 'a system of higher degree'],
  ['a + b + c + d + f + g + h = 1, a - b = 0, b - c = 0, c - d = 0', 'a system with 7 unknowns'],
  ['x = 1, y = 2, x + y = 3, x - y = -1, 2x = 2, 2y = 4, 3x = 3, 3y = 6, 4x = 4', 'a system of 9 equations'],
  [
    'x + sqrt(y + 1) = 3, x - y = 1',
    'a system with an equation that is not built from sums, products and powers',
  ],
])('%s is refused', (text, recognised) => {
  expect(solve(text)).toMatchObject({
    ok: false,
    code: 'unsupported',
    message: expect.stringContaining(recognised) as string,
  });
});

describe('two conics', () => {
  it.each([
    ['x^2 + y^2 = 25, x^2 - y^2 = 7', '-4 -3, -4 3, 4 -3, 4 3'],
    ['xy = 12; x^2+y^2=25', '-4 -3, -3 -4, 3 4, 4 3'],
    ['x²+y²=9, (x-3)²+y²=9', '3/2 -3sqrt(3)/2, 3/2 3sqrt(3)/2'],
    ['x^2+y^2=1; x^2+y^2=4', ''],
    ['(x-1)(y-2)=0, x^2+y^2=5', '-1 2, 1 -2, 1 2'],
    ['x^2+xy=12, y^2+xy=24', '-2 -4, 2 4'],
    ['x^2+y^2-2xy=0, x^2+y^2=8', '-2 -2, 2 2'],
    ['x^2-3xy+2y^2=0, xy=2', '-2 -1, -sqrt(2) -sqrt(2), sqrt(2) sqrt(2), 2 1'],
    ['x^2+xy+y^2=7, x^2-xy+y^2=3', '-2 -1, -1 -2, 1 2, 2 1'],
    [
      'x^2+y^2=4, x^2/9+y^2=1',
      '-3sqrt(6)/4 -sqrt(10)/4, -3sqrt(6)/4 sqrt(10)/4, 3sqrt(6)/4 -sqrt(10)/4, 3sqrt(6)/4 sqrt(10)/4',
    ],
    ['x^2+y^2=4; x+y=2√2', 'sqrt(2) sqrt(2)'],
    ['y^2=4x, x^2+y^2=5', '1 -2, 1 2'],
    ['(x-1)^2+(y-2)^2=10, (x+1)^2+(y+2)^2=10', '-2 1, 2 -1'],
    ['x*y=-6, x-y=5', '2 -3, 3 -2'],
    ['xy = 1, x^2y = 2', '2 1/2'],
    ['9x^2+16y^2=144, x^2=16', '-4 0, 4 0'],
    ['x² + y² = 13 and xy = 6', '-3 -2, -2 -3, 2 3, 3 2'],
    ['2x^2 = 8, y^2 - x = 2', '-2 0, 2 -2, 2 2'],
    ['x^2 + y^2 + 6x - 7 = 0, x^2 + y^2 - 2x - 15 = 0', '-1 -2sqrt(3), -1 2sqrt(3)'],
    ['x² + y² = 0, xy = 0', '0 0'],
  ])('%s', (text, points) => {
    const result = unwrap(solve(text));
    const pairs = points === '' ? [] : points.split(', ').map((pair) => pair.split(' '));
    const own = pointsOf(result);
    expectPairs(own, pairs, ['x', 'y']);
    if (own.length > 0) expect(stepFaults(result.steps, own)).toEqual([]);
  });

  it('drawn through a common point have it among their points, and no others than common ones', () => {
    const point = fc.tuple(SMALL, SMALL);
    const conic = fc.tuple(SMALL, fc.constantFrom(0, 0, 1), SMALL, fc.constantFrom(0, 0, 2), SMALL);
    fc.assert(
      fc.property(point, conic, conic, ([x, y], one, other) => {
        const lines = [one, other].map(([a, b, c, d, e]) => {
          const right = a * x * x + b * x * y + c * y * y + d * x + e * y;
          return `${a}x^2 + ${b}xy + ${c}y^2 + ${d}x + ${e}y = ${right}`.replaceAll('+ -', '- ');
        });
        const result = solve(lines.join('\n'));
        fc.pre(result.ok && result.value.unknowns.length === 2);
        const points = pointsOf(result.value);
        for (const at of points) for (const text of lines) expect(statementHolds(claim(text), at)).toBe(true);
        const known = { x: value(BigInt(x)), y: value(BigInt(y)) };
        if (result.value.solution.kind !== 'family') expect(points).toContainEqual(known);
      }),
      { numRuns: runs(50), maxSkipsPerRun: 1000 },
    );
  });
});

describe('letters as coefficients', () => {
  it.each([
    ['ax+y=1, x+y=0 for x,y', { x: '1/(a-1)', y: '1/(1-a)' }, ['a - 1 ≠ 0']],
    ['x+y=s, x-y=d  (x and y)', { x: '(s+d)/2', y: '(s-d)/2' }, []],
    ['ax+by=c, dx+ky=f', { x: '(ck-bf)/(ak-bd)', y: '(af-cd)/(ak-bd)' }, ['ak - bd ≠ 0']],
    ['ax + y = 1, y = 2', { x: '-1/a', y: '2' }, ['a ≠ 0']],
    ['x+y+z=a, x-y=b, y+z=c', { x: 'a-c', y: 'a-b-c', z: '2c+b-a' }, []],
    ['ax+by=a²+b², bx-ay=0', { x: 'a', y: 'b' }, ['a² + b² ≠ 0']],
    ['x+y=a, x-y=2', { x: '(a+2)/2', y: '(a-2)/2' }, []],
    ['2x + ky = 4; x - y = k', { x: '(4+k^2)/(2+k)', y: '(4-2k)/(k+2)' }, ['k + 2 ≠ 0']],
    ['x + y = 3m, y = 2x', { x: 'm', y: '2m' }, []],
    ['x/2 + y/3 = p, x - y = q', { x: '(6p+2q)/5', y: '(6p-3q)/5' }, []],
  ])('%s', (text, expected, conditions) => {
    const { solution, conditions: own = [], steps } = unwrap(solve(text));
    const [point] = solution.kind === 'points' ? solution.points : [];
    const at = { a: 5n, b: 3n, c: 7n, d: 2n, f: 11n, k: 13n, m: 17n, p: 19n, q: 23n, s: 29n };
    const given = Object.fromEntries(Object.entries(at).map(([name, n]) => [name, value(n)]));
    const found = Object.fromEntries(
      Object.entries(point ?? {}).map(([name, one]) => [name, valueOf(one, given)]),
    );
    for (const [name, wanted] of Object.entries(expected))
      expect(found[name] && compare(found[name], valueOf(expression(wanted), given))).toBe(0);
    const shown = own.flatMap((each) =>
      each.kind === 'relation'
        ? `${expressionText(each.left)} ${each.relation} ${expressionText(each.right)}`
        : [],
    );
    expect(shown).toEqual(conditions);
    expect(stepFaults(steps, [{ ...given, ...found }])).toEqual([]);
  });

  it('one equation has a value of the last letter for every value of the others', () => {
    expect(unwrap(solve('x + y = 5')).solution).toEqual({
      kind: 'family',
      free: ['x'],
      point: { y: ['-', '5', 'x'] },
    });
  });

  it.each(['ax + ay = 1, ax + ay = 2', 'a + b = 3, bc = 1'])('%s is refused', (text) => {
    expect(solve(text)).toMatchObject({ ok: false, code: 'unsupported' });
  });
});

describe('the steps read like a teacher at the board', () => {
  it('by substitution', () => {
    expect(solved(['x + y = 3', '2x + 5y = 9'], 'substitution').steps.map(stepText)).toEqual([
      'Solve equation 1 for x: x + y = 3',
      'Subtract y from both sides: x = 3 - y',
      'Substitute x = 3 - y into equation 2: 2(3 - y) + 5y = 9',
      'Expand: 6 - 2y + 5y = 9',
      'Combine like terms: 3y + 6 = 9',
      'Subtract 6 from both sides: 3y = 3',
      'Divide both sides by 3: y = 1',
      'Substitute y = 1 into x = 3 - y: x = 3 - 1',
      'Simplify the right side: x = 2',
      'Check in equation 1: 2 + 1 = 3',
      'Check in equation 2: 2 × 2 + 5 × 1 = 9',
    ]);
  });

  it('by elimination with letters in their typed order', () => {
    const four = ['2w + x - y + z = 6', 'w - x + 2y - z = 0', '3w + 2x + y + z = 14', 'w + x + y + 2z = 13'];
    expect(solved(four, 'elimination').steps.slice(0, 3).map(stepText)).toEqual([
      'Add equations 1 and 2 to get equation 5: 3w + y = 6',
      'Multiply equation 2 by 2: 2w - 2x + 4y - 2z = 0',
      'Add the result to equation 3 to get equation 6: 5w + 5y - z = 14',
    ]);
  });

  it('by elimination', () => {
    expect(solved(['x + y = 3', '2x + 5y = 9'], 'elimination').steps.map(stepText)).toEqual([
      'Multiply equation 1 by -2: -2x - 2y = -6',
      'Add both equations: 3y = 3',
      'Divide both sides by 3: y = 1',
      'Substitute y = 1 into equation 1: x + 1 = 3',
      'Subtract 1 from both sides: x = 2',
      'Check in equation 1: 2 + 1 = 3',
      'Check in equation 2: 2 × 2 + 5 × 1 = 9',
    ]);
  });

  it('says once that a line is always true, and keeps the order in which unknowns are typed', () => {
    const lines = ['w + x + y + z = 10', '2w + 2x + 2y + 2z = 20', 'w - x = 1', 'y - z = 2'];
    const steps = solved(lines).steps.map(stepText);
    expect(steps.filter((line) => line.includes('0 = 0'))).toEqual([
      'Subtract equation 5 from equation 6 to get equation 7: this is always true: 0 = 0',
    ]);
    expect(steps.filter((line) => line.startsWith('Write equation'))).toEqual([]);
    expect(steps).toContain('z can be any number: y - z = 2');
  });

  it.each([
    [['2^x * 2^y = 8', 'x - y = 1'], { x: '2', y: '1' }],
    [['2^x * 4^y = 32', '3^x * 3^y = 27'], { x: '1', y: '2' }],
    [['9^x / 3^y = 27', 'x + y = 6'], { x: '3', y: '3' }],
  ])('compares the exponents of powers of one base: %j', (lines, point) => {
    const { solution, steps } = solved(lines);
    expect(solution).toEqual({ kind: 'points', points: [point] });
    expect(steps.map(({ law }) => law)).toContain('Set the exponents equal');
  });

  it('refuses powers of different bases', () => {
    expect(solve('2^x * 3^y = 12; x + y = 3')).toMatchObject({ ok: false, code: 'unsupported' });
  });

  it('shows why a check with letters is true', () => {
    const checks = solved(['x + y = a', 'x - y = b'], undefined).steps.filter(
      ({ id }) => id === 'algebra.check',
    );
    expect(checks[0]?.substeps?.map(stepText)).toEqual([
      'Add the numerators: (a + b) ÷ 2 + (a - b) ÷ 2 = (a + b + a - b) ÷ 2',
      'Simplify the numerator: (a + b + a - b) ÷ 2 = 2a ÷ 2',
      'Cancel the common factor 2: 2a ÷ 2 = a',
    ]);
  });

  it('sets each factor equal to 0', () => {
    const lines = solved(['x^2 + y^2 = 25', 'y = x + 1']).steps.map(stepText);
    expect(lines.slice(4, 9)).toEqual([
      'Factor: (x + 4)(x - 3) = 0',
      'A product is 0 when one of its factors is 0, so set x + 4 equal to 0: x + 4 = 0',
      'Subtract 4 from both sides: x = -4',
      'A product is 0 when one of its factors is 0, so set x - 3 equal to 0: x - 3 = 0',
      'Add 3 to both sides: x = 3',
    ]);
  });

  it('simplifies the quadratic formula before it lists both values', () => {
    const lines = solved(['y = x^2 - 3x', 'y = x + 1']).steps.map(stepText);
    expect(lines).toContain('Simplify: x = 2 ± √5');
  });

  it('multiplies the numbers after a value is substituted, in their order', () => {
    const lines = solved(['2x + y = 7', 'x - y = 2']).steps.map(stepText);
    expect(lines.slice(2, 5)).toEqual([
      'Substitute x = 3 into equation 1: 2 × 3 + y = 7',
      'Multiply the numbers: 6 + y = 7',
      'Subtract 6 from both sides: y = 1',
    ]);
    expect(solved(['x - 3y = 2', '2x + y = 11']).steps.map(stepText)).toContain(
      'Multiply the numbers: x - 3 = 2',
    );
  });

  it('names unknowns that can be any numbers together', () => {
    expect(solved(['x + y + z = 6', '2x + 2y + 2z = 12']).steps.map(stepText)).toContain(
      'y and z can be any numbers: x + y + z = 6',
    );
  });
});
