import {
  addFractions,
  cancel,
  checkWorking,
  collect,
  completeSquare,
  evaluateAt,
  expand,
  factor,
  type Method,
  rationalise,
  simplify,
  solve,
  substitute,
} from '@mathtools/math-core/algebra';
import { readFileSync } from 'node:fs';
import { medianTime } from './measure.js';

/** The time limit, in milliseconds, for every line of a textbook exercise and every refusal. */
const MOST_MILLISECONDS = 20;

interface Exercise {
  readonly operation: string;
  readonly input: string | readonly string[];
  readonly variable: string | readonly string[] | null;
  readonly method: Method | null;
}

interface Working {
  readonly id: string;
  readonly lines: readonly string[];
}

/** Reads the textbook exercises and students' work from the engine's own tests. */
function written(name: string): unknown {
  const path = new URL(`../../math-core/src/algebra/testing/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const valuesOf = ({ variable }: Exercise): Readonly<Record<string, string>> =>
  (variable ?? {}) as unknown as Readonly<Record<string, string>>;
const letterOf = ({ variable }: Exercise): string | undefined =>
  typeof variable === 'string' ? variable : undefined;
const textOf = ({ input }: Exercise): string => (typeof input === 'string' ? input : input.join('\n'));

const solved = (exercise: Exercise): unknown =>
  solve(textOf(exercise), {
    unknown: letterOf(exercise),
    ...(exercise.method ? { method: exercise.method } : {}),
  });

const OPERATIONS: Readonly<Record<string, (exercise: Exercise) => unknown>> = {
  solve: solved,
  'solve-for': solved,
  simplify: (exercise) => simplify(textOf(exercise)),
  expand: (exercise) => expand(textOf(exercise)),
  factor: (exercise) => factor(textOf(exercise)),
  rationalise: (exercise) => rationalise(textOf(exercise)),
  cancel: (exercise) => cancel(textOf(exercise)),
  collect: (exercise) => collect(textOf(exercise), letterOf(exercise) ?? 'x'),
  'add-fractions': (exercise) => addFractions(textOf(exercise)),
  'complete-square': (exercise) => completeSquare(textOf(exercise)),
  substitute: (exercise) => substitute(textOf(exercise), valuesOf(exercise)),
  evaluate: (exercise) => evaluateAt(textOf(exercise), valuesOf(exercise)),
};

const sixty = (line: (i: number) => string): readonly string[] =>
  Array.from({ length: 60 }, (_, i) => line(i));

/** Inputs at the limits, which are rejected or take the most work. */
const BOUNDS: Readonly<Record<string, () => unknown>> = {
  'degree 500': () => solve('x^500 + x + 1 = 0'),
  'a power with the exponent 500': () => solve('(x + 1)^500 = (x - 1)^500'),
  '10,000 characters': () => solve(`${'x + '.repeat(2500)}1 = 0`),
  '10,000 digits': () => solve(`x = ${'9'.repeat(9990)}`),
  '5,000 parentheses': () => solve(`${'('.repeat(5000)}x${')'.repeat(5000)} = 1`),
  '40 nested absolute values': () => solve(`${'|'.repeat(40)}x${'| - 1'.repeat(40)} < 1`),
  '20 nested roots': () => solve(`x = ${'√(2 + '.repeat(20)}1${')'.repeat(20)}`),
  'degree 20 without factors': () => solve('x^20 - 3x^19 + 7x^13 - x^2 + 5 = 0'),
  '20 fractions': () => solve(`${Array.from({ length: 20 }, (_, i) => `1/(x + ${i})`).join(' + ')} = 1`),
  'a square root of 390 digits': () => solve(`x^2 = ${'7'.repeat(390)}`),
  'numbers 400 digits apart': () => solve('(x - ln(2))(x - ln(2) - 10^(-390)) = 0'),
  'a product of 165 terms': () => expand('(a + b + c + d)^8'),
  'a sum of 8 fractions': () => simplify(Array.from({ length: 8 }, (_, i) => `1/(x + ${i})`).join(' + ')),
  'a denominator of 4 roots': () => simplify('√(11) + 1/(√(2) + √(3) + √(5) + √(7))'),
  'the factors of x^40 - 1': () => factor('x^40 - 1'),
  '60 lines of absolute values judged': () =>
    checkWorking(sixty((i) => `|x - 1| + |x - 2| + |x - 3| = ${40 + i}`)),
  '60 literal equations judged': () => checkWorking(sixty((i) => `a x^2 + b x + c = ${i} d e`)),
  '60 powers of powers judged': () => checkWorking(sixty((i) => `2^3^2^x = ${i}`)),
  '60 systems judged': () => checkWorking(sixty((i) => `x^2 + y^2 = ${i + 20}, x*y = ${i + 5}`)),
  '60 lines without solutions judged': () =>
    checkWorking(sixty((i) => `(x + 1)(x + 2) = x^2 + 3x + ${25 + i}`)),
  'roots within roots judged': () => checkWorking(['√(x+1) + √(x+2) = 3', 'x = √(2 + √(3 + √(5)))']),
};

/** Benchmarks the algebra engine: every exercise, every worked solution and every refusal, relative to one linear equation. */
export function benchAlgebra(): void {
  const unit = medianTime(() => solve('2(x - 3) + 4 = 10'), 99);
  const exercises = (written('exercises') as readonly Exercise[]).map((exercise) => ({
    name: `${exercise.operation} ${textOf(exercise).slice(0, 60)}`,
    run: () => OPERATIONS[exercise.operation]?.(exercise),
  }));
  const workings = (written('workings') as readonly Working[]).map(({ id, lines }) => ({
    name: `working ${id}`,
    run: () => checkWorking(lines),
  }));
  const bounds = Object.entries(BOUNDS).map(([name, run]) => ({ name, run }));
  console.log(`\n## Algebra, relative to 2(x - 3) + 4 = 10, which takes ${(unit / 1e6).toFixed(3)} ms\n`);
  console.log('| input | count | median ms | worst ms | worst ÷ the equation | the worst |');
  console.log('|---|---|---|---|---|---|');
  const rows = [
    row('exercises', exercises, unit),
    row('workings', workings, unit),
    ...bounds.map((each) => row(each.name, [each], unit)),
  ];
  const late = rows.filter(({ worst }) => worst > MOST_MILLISECONDS).map(({ title }) => title);
  console.log(
    `\nAll at most ${MOST_MILLISECONDS} ms: ${late.length === 0 ? 'kept' : `MISSED by ${late.join(', ')}`}`,
  );
}

interface Timed {
  readonly name: string;
  readonly run: () => unknown;
}

const milliseconds = (time: number): string => (time / 1e6).toFixed(2);

function row(
  title: string,
  all: readonly Timed[],
  unit: number,
): { readonly title: string; readonly worst: number } {
  const times = all
    .map(({ name, run }) => ({ name, time: medianTime(run, 7) }))
    .sort((a, b) => b.time - a.time);
  const [worst = { name: '', time: 0 }] = times;
  const median = milliseconds(times[times.length >> 1]?.time ?? 0);
  const ratio = (worst.time / unit).toFixed(0);
  const name =
    all.length > 1 ? `\`${worst.name.replaceAll('|', String.raw`\|`).replaceAll('\n', '; ')}\`` : '';
  console.log(`| ${title} | ${all.length} | ${median} | ${milliseconds(worst.time)} | ${ratio} | ${name} |`);
  return { title, worst: worst.time / 1e6 };
}
