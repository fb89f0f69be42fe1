import { readdirSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { PLAIN } from '../locale/plain.test-support.js';
import { MathError } from '../result/index.js';

const SOURCES = new URL('..', import.meta.url);
const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

type Callable = (...given: readonly unknown[]) => unknown;

/** Values of wrong types that an untyped caller may pass. */
const WRONG: readonly unknown[] = [
  null,
  true,
  5,
  Number.NaN,
  10n,
  '',
  '__proto__',
  'no such name',
  Symbol('wrong'),
  () => 1,
  {},
  Object.create(null),
  [],
  [null],
  [[]],
  [Symbol('wrong')],
  new Map(),
  new Date(Number.NaN),
];

const topics = await Promise.all(
  paths
    .filter((path) => /^[\w-]+\/index\.ts$/.test(path))
    .map(async (path) => [path, (await import(new URL(path, SOURCES).pathname)) as object] as const),
);
/** The names in examples. The German and Spanish texts are in another package. */
const all = Object.assign({ de: PLAIN, es: PLAIN }, ...topics.map(([, names]) => names)) as Readonly<
  Record<string, unknown>
>;
const examples = paths
  .filter((path) => /(?<!\.test|\.test-support|index)\.ts$/.test(path))
  .flatMap((path) =>
    readFileSync(new URL(path, SOURCES), 'utf8')
      .split('\n')
      .flatMap((line) => /^ \* @example (.+?) \/\/ /.exec(line)?.[1] ?? [])
      .map((code) => [path, code] as const),
  );

interface Call {
  readonly name: string;
  readonly run: Callable;
  readonly given: readonly unknown[];
}

/** Runs an example, and returns the calls of public functions in it. */
function callsIn([path, code]: (typeof examples)[number]): readonly Call[] {
  const calls: Call[] = [];
  const own = topics.find(([index]) => index === path.replace(/^([\w-]+\/)?.*/, '$1index.ts'))?.[1];
  const scope = Object.entries({ ...all, ...own }).map(([name, value]) => {
    if (typeof value !== 'function' || /^class\b/.test(String(value))) return [name, value] as const;
    const run = value as Callable;
    const recorded = (...given: readonly unknown[]): unknown => {
      calls.push({ name, run, given });
      return run(...given);
    };
    return [name, recorded] as const;
  });
  const names = scope.map(([name]) => name);
  const run = compileFunction(`return (${code});`, names) as Callable;
  run(...scope.map(([, value]) => value));
  return calls;
}

const calls = examples.filter(([, code]) => (/\w+/.exec(code)?.[0] ?? '') in all).flatMap(callsIn);

/** Returns a description of a call that throws anything but a MathError. */
function faultOf({ name, run }: Call, given: readonly unknown[]): string | undefined {
  try {
    run(...given);
    return undefined;
  } catch (error) {
    if (error instanceof MathError) return undefined;
    return `${name}, argument ${given.length}: ${String(error)}`;
  }
}

/** Texts that many functions refuse, so that their other arguments are used in an error. */
const REFUSED = ['', 'no such name', '03/04/2024'];

/** Returns the arguments with one replaced by a wrong one, also next to a first one that is refused. */
function wrongly(given: readonly unknown[], at: number, wrong: unknown): readonly (readonly unknown[])[] {
  const firsts = at === 0 ? [wrong] : [given[0], ...REFUSED];
  return firsts.map((first) =>
    Array.from({ length: Math.max(given.length, at + 1) }, (_, index) =>
      index === 0 ? first : index === at ? wrong : given[index],
    ),
  );
}

it('every public function refuses arguments of wrong types with a MathError or a failure', () => {
  expect(calls.length).toBeGreaterThan(200);
  const faults = calls.flatMap((call) =>
    Array.from({ length: call.given.length + 2 }, (_, at) =>
      WRONG.flatMap((wrong) => wrongly(call.given, at, wrong).map((given) => faultOf(call, given))),
    ).flat(),
  );
  expect([...new Set(faults.filter((fault) => fault !== undefined))]).toEqual([]);
});
