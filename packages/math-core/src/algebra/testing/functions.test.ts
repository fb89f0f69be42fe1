import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import type { Expression } from '../../steps/expression.js';
import { approximate } from '../expression/approximate.js';
import { identity } from '../operations/identity.js';
import { answerRequest } from '../request/answer-request.js';
import type { Answered, AnswerName } from '../functions/answered.js';
import { contains, solutionSet } from '../real-set/solution-set.js';
import { sameSet } from '../real-set/set-algebra.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import problems from './functions.json' with { type: 'json' };

/** A problem about functions with its answer, written without the code. */
interface Problem {
  readonly input: string;
  readonly refused?: boolean;
  readonly nothing?: AnswerName;
  readonly without?: AnswerName;
  readonly value?: string;
  readonly zeros?: readonly string[];
  readonly set?: { readonly name: AnswerName; readonly intervals: readonly Ends[] };
  readonly inverse?: string;
  readonly condition?: string | null;
  readonly xIntercepts?: readonly string[];
  readonly yIntercept?: string | null;
  readonly vertex?: readonly string[];
  readonly vertexForm?: string;
  readonly slope?: string;
  readonly equation?: string;
  readonly graph?: boolean;
  readonly center?: readonly string[];
  readonly radius?: string;
  readonly asymptotes?: readonly string[];
  readonly holes?: readonly (readonly string[])[];
  readonly overview?: boolean;
  /** The letter that another reading solves for. */
  readonly unknown?: string | null;
  readonly symmetry?: 'even' | 'odd' | 'both' | 'neither';
}

type Ends = readonly [low: string, high: string, includesLow: boolean, includesHigh: boolean];

const ROWS = problems as unknown as readonly Problem[];

function answered(input: string): Answered {
  const result = answerRequest(input);
  if (!result?.ok) throw new Error(result?.message ?? `not a request: ${input}`);
  return result.value;
}

function lineOf({ answers }: Answered, name: AnswerName): Statement | undefined {
  return answers.find((line) => line.name === name)?.statement;
}

function rightOf(statement: Statement | undefined): Expression {
  if (statement?.kind === 'expression') return statement.expression;
  return statement?.kind === 'relation' ? statement.right : '?';
}

function valuesOf(statement: Statement | undefined): readonly number[] {
  if (statement?.kind === 'or') return statement.parts.flatMap(valuesOf);
  return statement?.kind === 'relation' ? [approximate(statement.right)] : [];
}

function expectSame(found: Expression, expected: string): void {
  const read = readStatement(expected);
  const right = rightOf(read.ok ? read.value : undefined);
  expect([expressionText(found), identity(found, right)]).toMatchObject([
    expect.any(String),
    { value: { verdict: 'same' } },
  ]);
}

function expectValues(statement: Statement | undefined, expected: readonly string[]): void {
  const numbers = expected.map((text) => {
    const read = readStatement(text);
    return approximate(rightOf(read.ok ? read.value : undefined));
  });
  const rounded = (all: readonly number[]): readonly string[] =>
    [...all].sort((a, b) => a - b).map((value) => value.toPrecision(9));
  expect(rounded(valuesOf(statement))).toEqual(rounded(numbers));
}

/** Returns a statement as the statement of a set of numbers, whatever its letter. */
function expectSet(statement: Statement | undefined, letter: string, expected: Statement): void {
  const [found, wanted] = [statement && solutionSet(statement, letter), solutionSet(expected, letter)];
  expect(found && wanted && sameSet(found, wanted)).toBe(true);
}

const partsOf = (statement: Statement | undefined): readonly Statement[] =>
  statement?.kind === 'and' ? statement.parts : statement ? [statement] : [];

function expectLines(statement: Statement | undefined, expected: readonly string[]): void {
  const parts = partsOf(statement);
  expect(parts).toHaveLength(expected.length);
  for (const [i, line] of expected.entries()) {
    const [left, right = ''] = line.split(' = ');
    expect(parts[i]).toMatchObject({ kind: 'relation', left, relation: '=' });
    expectSame(rightOf(parts[i]), right);
  }
}

function inEnds(letter: string, ends: readonly Ends[]): Statement {
  if (ends.length === 0) return { kind: 'none' };
  return {
    kind: 'intervals',
    unknown: letter,
    intervals: ends.map(([low, high, includesLow, includesHigh]) => ({
      ...(low !== '-inf' && { low }),
      ...(high !== 'inf' && { high }),
      includesLow,
      includesHigh,
    })),
  };
}

describe('problems about functions', () => {
  it.each(ROWS.filter(({ refused }) => refused))('$input is refused', ({ input }) => {
    expect(answerRequest(input)).toMatchObject({ ok: false });
  });

  it.each(ROWS.filter(({ refused }) => !refused))('$input', (row) => {
    const found = answered(row.input);
    const line = (name: AnswerName): Statement | undefined => lineOf(found, name);
    expect(found.steps.length).toBeGreaterThan(0);
    if (row.nothing) expect(line(row.nothing)).toEqual({ kind: 'none' });
    if (row.without) expect(line(row.without)).toBeUndefined();
    if (row.value !== undefined) expectSame(rightOf(line('value')), row.value);
    if (row.zeros) expectValues(line('zeros'), row.zeros);
    if (row.set)
      expectSet(
        line(row.set.name),
        row.set.name === 'range' ? 'y' : 'x',
        inEnds(row.set.name === 'range' ? 'y' : 'x', row.set.intervals),
      );
    if (row.inverse !== undefined) expectSame(rightOf(line('inverse')), row.inverse);
    if (row.condition === null) expect(line('condition')).toBeUndefined();
    if (typeof row.condition === 'string') {
      const read = readStatement(row.condition);
      expectSet(line('condition'), 'x', read.ok ? read.value : { kind: 'all' });
    }
    if (row.xIntercepts) expectValues(line('x-intercepts'), row.xIntercepts);
    if (row.yIntercept === null) expect(line('y-intercept')).toEqual({ kind: 'none' });
    if (typeof row.yIntercept === 'string') expectSame(rightOf(line('y-intercept')), row.yIntercept);
    if (row.slope !== undefined) expectSame(rightOf(line('slope')), row.slope);
    if (row.equation !== undefined) expectSame(rightOf(line('equation')), row.equation);
    if (row.vertexForm !== undefined) expectSame(rightOf(line('vertex-form')), row.vertexForm);
    if (row.vertex)
      expect(line('vertex')).toEqual({ kind: 'expression', expression: ['()', [',', ...row.vertex]] });
    if (row.center)
      expect(line('center')).toEqual({ kind: 'expression', expression: ['()', [',', ...row.center]] });
    if (row.radius !== undefined) expectSame(rightOf(line('radius')), row.radius);
    if (row.symmetry) expect(found.notes?.join()).toMatch(new RegExp(`\\b${row.symmetry}\\b`));
    if (row.asymptotes) expectLines(line('asymptotes'), row.asymptotes);
    if (row.holes)
      expect(partsOf(line('holes'))).toEqual(
        row.holes.map((hole) => ({ kind: 'expression', expression: ['()', [',', ...hole]] })),
      );
    if (row.overview !== undefined) expect(found.isOverview ?? false).toBe(row.overview);
    if (row.unknown !== undefined) expect(found.reading?.alternatives[0]?.unknown ?? null).toBe(row.unknown);
    if (row.graph) expect(found.graphs).toHaveLength(1);
  });
});

it.each([
  ['y = 1/2x + 3', ['y = 1/(2x) + 3', 'solve y = 1/2 x + 3 for x']],
  ['f(x) = 1/2x', ['f(x) = 1/(2x)', 'solve y = 1/2 x for x']],
  ['y = 2,5x', ['solve y = 2.5x for x']],
  ['graph y = 1/2x', []],
])('the reading of %s has a note and the alternatives %j', (input, texts) => {
  const { reading } = answered(input);
  expect(reading?.notes).toHaveLength(1);
  expect(reading?.alternatives.map(({ text }) => text)).toEqual(texts);
  for (const text of texts) expect(answerRequest(text)?.ok).not.toBe(false);
});

describe('other texts', () => {
  it.each([
    ...(['10 divided by 4', 'slope', 'domain', 'range of 2, 4, 4', 'roots of 16', 'graph', 'line'] as const),
    ...(['2(x + 1)', 'y = 2t + 3', 'f(3)', 'y = f(x)', 'roots of x^2 = 4', 'the inverse of 7'] as const),
    ...(['y = 5', 'x = y', 'x = y^2', 'y = mx + b', 'y = x^2 y', 'y = x^2 - 4 = 0', 'y > 2x'] as const),
    ...(['y = 2x + 1, y = 3x - 2', 'y = x^2; y = 4', 'y = 2x + 1; x = 3', 'y = x^2 at x = 3'] as const),
    ...([
      'solve y = x^2 - 4',
      'y = x^2 - 4 for x',
      'y = x^2 - 4, solve for x',
      'y = x^2 - 4; 0 < y',
    ] as const),
    ...(['y =', 'y = 2x +', "y' = 2x", 'y = 3x, find x when y = 12', '2x + 3y = 6'] as const),
    ...(['f(x) = 3x - 5; f(x) = 7', '', '((((', 'f'.repeat(2000)] as const),
  ])('%s is no request', (text) => {
    expect(answerRequest(text)).toBeUndefined();
  });
});

/** Functions whose range and inverse are known. */
const whole = fc.integer({ min: -6, max: 6 });
const factor = whole.filter((value) => value !== 0);
const shapes: readonly ((a: number, b: number, c: number) => string)[] = [
  (a, b, c) => `${a}x^2 + ${b}x + ${c}`,
  (a, b, c) => `${a}*sqrt(x + ${b}) + ${c}`,
  (a, b, c) => `${a}|x + ${b}| + ${c}`,
  (a, b, c) => `${a}/(x + ${b}) + ${c}`,
  (a, b, c) => `${a}*2^(x + ${b}) + ${c}`,
  (a, b, c) => `${a}*ln(x + ${b}) + ${c}`,
  (a, b, c) => `sqrt(${a}x^2 + ${b}x + ${c})`,
  (a, b, c) => `1/(${a}x^2 + ${b}x + ${c})`,
  (a, b, c) => `${a}(x + ${b})^3 + ${c}`,
];
const functions = fc
  .tuple(fc.constantFrom(...shapes), factor, whole, whole)
  .map(([shape, a, b, c]) => shape(a, b, c).replaceAll('+ -', '- '));
const PLACES = ['-7', '-5/2', '-2', '-1', '0', '1/3', '1', '2', '9/2', '11'];

it('every value is in the range, and only numbers of the domain have one', () => {
  fc.assert(
    fc.property(functions, (body) => {
      const { answers, asked } = answered(`f(x) = ${body}; domain; range`);
      const [domain, range] = answers.map(({ statement }) => statement);
      const expression = asked.kind === 'relation' ? asked.right : '?';
      const [inside, values] = [domain && solutionSet(domain, 'x'), range && solutionSet(range, 'y')];
      if (!inside || !values) throw new Error('no set');
      for (const place of PLACES) {
        const value = put(expression, place);
        const isDefined = Number.isFinite(approximate(value));
        expect([body, place, contains(inside, place)]).toEqual([body, place, isDefined]);
        if (isDefined) expect([body, place, contains(values, value)]).toEqual([body, place, true]);
      }
    }),
    { numRuns: 80, seed: 42 },
  );
});

it('an inverse undoes the function', () => {
  fc.assert(
    fc.property(functions, (body) => {
      const result = answerRequest(`inverse of f(x) = ${body}, x > 6`);
      if (!result?.ok) return;
      const [line] = result.value.answers;
      if (line?.statement.kind !== 'relation') return;
      const { asked } = result.value;
      const first = asked.kind === 'and' ? asked.parts[0] : asked;
      for (const place of ['13/2', '7', '20']) {
        const value = approximate(put(rightOf(first), place));
        if (!Number.isFinite(value)) continue;
        expect([body, approximate(line.statement.right, { x: value })]).toEqual([
          body,
          expect.closeTo(approximate(place), 6),
        ]);
      }
    }),
    { numRuns: 80, seed: 43 },
  );
});

function put(expression: Expression, place: string): Expression {
  if (expression === 'x') return place;
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => put(operand, place))];
}

it.each([
  ['f(x) = sqrt(x - 1) + 2; range', [{ low: '1', includesLow: true, includesHigh: false }]],
  ['f(x) = x^2, -1 <= x < 2', [{ low: '-1', high: '2', includesLow: true, includesHigh: false }]],
  ['f(x) = x^2', undefined],
] as const)('the graph of %s is drawn on its domain', (input, domain) => {
  expect(answered(input).domain).toEqual(domain);
});
