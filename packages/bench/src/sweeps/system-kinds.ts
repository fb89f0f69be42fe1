import { answerRequest, solve, type Statement } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import type { Draw } from '../draws.js';
import { linear, type Swept } from './inequality-kinds.js';
import { doubleOf, type Real } from './scan.js';

type Point = readonly [x: number, y: number];

/** Compares the engine's points with the expected ones. */
function system(input: string, others: readonly Point[]): Swept {
  return {
    input,
    isRight: () => {
      const solved = solve(input);
      if (!solved.ok) return undefined;
      const { solution } = solved.value;
      const mine: readonly Point[] =
        solution.kind === 'points'
          ? solution.points.map(({ x = '?', y = '?' }) => [doubleOf(x), doubleOf(y)] as const)
          : [];
      if (solution.kind !== 'points' && solution.kind !== 'none') return false;
      const isNear = ([a, b]: Point, [c, d]: Point): boolean =>
        Math.abs(a - c) + Math.abs(b - d) <= 1e-6 * Math.max(1, Math.abs(c), Math.abs(d));
      return (
        mine.length === others.length &&
        others.every((other) => mine.some((own) => isNear(own, other))) &&
        mine.every((own) => others.some((other) => isNear(own, other)))
      );
    },
  };
}

/** Returns the real zeros of a x² + b x + c, given integers. */
function zeros(a: number, b: number, c: number): readonly number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return discriminant === 0 ? [-b / (2 * a)] : [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

const bothSigns = (square: number): readonly number[] =>
  square < 0 ? [] : square === 0 ? [0] : [-Math.sqrt(square), Math.sqrt(square)];

/** Returns the kinds of systems and functions, with the number of problems of each. */
export function systemKinds(
  whole: Draw,
): Readonly<Record<string, readonly [count: number, make: () => Swept]>> {
  const some = (size = 6): number => whole(-size, size, 0);
  return {
    'a line and a conic': [
      1500,
      () => {
        const [p, q, m, b] = [whole(1, 5), whole(-5, 5), whole(-4, 4), whole(-6, 6)];
        const r = whole(-5, 40);
        const input = `${p}x^2 + ${q}y^2 = ${r}; y = ${linear(m, b)[0]}`.replaceAll('+ -', '- ');
        const [a2, a1, a0] = [p + q * m * m, 2 * q * m * b, q * b * b - r];
        if (a2 === 0 && a1 === 0)
          return system('x^2 + y^2 = 2\ny = x', [
            [1, 1],
            [-1, -1],
          ]);
        return system(
          input.replace('; ', '\n'),
          zeros(a2, a1, a0).map((x) => [x, m * x + b] as const),
        );
      },
    ],
    'a line and a parabola': [
      500,
      () => {
        const [a, b, c, m, k] = [some(3), whole(-6, 6), whole(-9, 9), whole(-5, 5), whole(-9, 9)];
        const input = `y = ${a}x^2 + ${b}x + ${c}\n${m}x - y = ${-k}`.replaceAll('+ -', '- ');
        return system(
          input,
          zeros(a, b - m, c - k).map((x) => [x, m * x + k] as const),
        );
      },
    ],
    'two conics': [
      700,
      () => {
        const [a, b, c, d] = [whole(1, 4), whole(1, 4), whole(1, 4), -whole(1, 4)];
        const [r, s] = [whole(1, 40), whole(-20, 20)];
        const input = `${a}x^2 + ${b}y^2 = ${r}\n${c}x^2 - ${-d}y^2 = ${s}`;
        const under = a * d - b * c;
        const [xx, yy] = [(r * d - b * s) / under, (a * s - c * r) / under];
        return system(
          input,
          bothSigns(xx).flatMap((x) => bothSigns(yy).map((y) => [x, y] as const)),
        );
      },
    ],
    'a product and a circle': [
      300,
      () => {
        const [a, b, m] = [some(5), whole(1, 5), whole(1, 6)];
        const r = whole(0, 3) === 0 ? 2 * Math.abs(a) * b * m - whole(1, 5) : m * (a * a + b * b);
        const squares = zeros(1, -r, (m * a * b) ** 2);
        return system(
          `xy = ${m * a * b}\nx^2 + y^2 = ${r}`,
          squares.flatMap((square) => bothSigns(square)).map((x) => [x, (m * a * b) / x] as const),
        );
      },
    ],
    'the domain of a function': [
      1000,
      () => {
        const [a, b, c, d] = [some(), whole(-9, 9), some(), whole(-9, 9)];
        const [first, f] = linear(a, b);
        const [second, g] = linear(c, d);
        const forms: readonly (readonly [string, Real])[] = [
          [`sqrt${first}/${second}`, (x) => (g(x) === 0 ? NaN : Math.sqrt(f(x)) / g(x))],
          [`ln${first} + sqrt${second}`, (x) => (f(x) > 0 ? Math.log(f(x)) + Math.sqrt(g(x)) : NaN)],
          [`1/(x^2 - ${Math.abs(b)})`, (x) => 1 / (x * x - Math.abs(b))],
        ];
        const [text, of] = forms[whole(0, 2)] ?? ['x', (x: number) => x];
        const input = `domain of ${text}`;
        return { input, isRight: () => hasDomain(input, of) };
      },
    ],
    'the inverse of a function': [
      1000,
      () => {
        const [a, b, c, d] = [some(), whole(-9, 9), some(), whole(-9, 9)];
        const [first, f] = linear(a, b);
        const [second, g] = linear(c, d);
        const base = whole(2, 5);
        const forms: readonly (readonly [string, Real])[] = [
          [first, f],
          [`${first}/${second}`, (x) => f(x) / g(x)],
          [`sqrt${first} + ${c}`, (x) => Math.sqrt(f(x)) + c],
          [`${base}^${first} + ${c}`, (x) => base ** f(x) + c],
          [`ln${first}`, (x) => (f(x) > 0 ? Math.log(f(x)) : NaN)],
          [`${first}^3 + ${c}`, (x) => f(x) ** 3 + c],
        ];
        const place = a * d === b * c ? 0 : whole(0, 5);
        const [text, of] = forms[place] ?? forms[0] ?? ['x', (x: number) => x];
        const input = `inverse of ${text}`.replaceAll('+ -', '- ');
        return { input, isRight: () => isInverse(input, of) };
      },
    ],
  };
}

/** Returns whether a statement about a letter is true at a number. */
function isTrue(statement: Statement, at: Readonly<Record<string, number>>): boolean {
  switch (statement.kind) {
    case 'and':
      return statement.parts.every((part) => isTrue(part, at));
    case 'or':
      return statement.parts.some((part) => isTrue(part, at));
    case 'relation':
      return compares([statement.left, statement.right], [statement.relation], at);
    case 'chain':
      return compares(statement.members, statement.relations, at);
    default:
      return statement.kind === 'all';
  }
}

function compares(
  members: readonly Expression[],
  relations: readonly string[],
  at: Readonly<Record<string, number>>,
): boolean {
  const values = members.map((member) => doubleOf(member, at));
  return relations.every((sign, i) => {
    const [a = NaN, b = NaN] = values.slice(i);
    if (sign === '≠') return Math.abs(a - b) > 1e-12;
    if (sign === '=') return Math.abs(a - b) <= 1e-12;
    return sign === '<' ? a < b : sign === '≤' ? a <= b : sign === '>' ? a > b : a >= b;
  });
}

const SAMPLES = Array.from({ length: 400 }, (_, i) => (i - 200) * 0.131 + 0.0173);

/** Returns whether a function has a value exactly in the domain, at samples. */
function hasDomain(input: string, of: Real): boolean | undefined {
  const answered = answerRequest(input);
  const line = answered?.ok ? answered.value.answers.find(({ name }) => name === 'domain') : undefined;
  return line && SAMPLES.every((x) => isTrue(line.statement, { x }) === Number.isFinite(of(x)));
}

/** Returns whether the inverse undoes a function at samples, and has no value elsewhere. */
function isInverse(input: string, of: Real): boolean | undefined {
  const answered = answerRequest(input);
  if (!answered?.ok) return undefined;
  const [line, condition] = answered.value.answers;
  const statement = line?.statement;
  if (statement?.kind !== 'relation') return statement?.kind === 'none' ? false : undefined;
  return SAMPLES.map((x) => x / 3).every((x) => {
    const value = of(x);
    if (!Number.isFinite(value) || Math.abs(value) > 1e6 || Math.abs(of(x + 1e-4) - value) < 1e-9)
      return true;
    const isInside = !condition || isTrue(condition.statement, { x: value });
    const back = doubleOf(statement.right, { x: value });
    return isInside && Math.abs(back - x) <= 1e-5 * Math.max(1, Math.abs(x));
  });
}
