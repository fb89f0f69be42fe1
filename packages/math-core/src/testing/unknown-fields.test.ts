import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { age } from '../age/index.js';
import { evaluateStepwise, solve } from '../algebra/index.js';
import { gpa } from '../gpa/index.js';
import { format } from '../format/index.js';
import { combineQuantities, convert } from '../more-units/index.js';
import { convert as convertSpecified } from '../unit/index.js';
import type { Failure, Result } from '../result/index.js';
import { parseQuantity } from '../unit-text/index.js';
import { CALCULATORS, TESTED } from './calculators.test-support.js';
import { Fields, type FunctionFields } from '../../package/fields.js';
import type { Tested } from './fuzz.test-support.js';
import { pathsOf, replacedAt } from './spoilt.test-support.js';

type Path = readonly string[];

const topics = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !['testing', 'real'].includes(each.name))
  .map(({ name }) => name);
const fields = new Fields(topics);
const functions = topics.flatMap((topic) => fields.functionsOf(topic));

/** Returns whether a function takes its fields in one object. */
const isCalculator = ({ name, call, inputs }: FunctionFields): boolean =>
  call === `${name}(input)` && inputs.length > 0;
const calculators = functions.filter(isCalculator);

const tested = (name: string, example: object, run: (input: never) => Result<unknown>): Tested => ({
  name,
  example,
  run: (input) => run(input as never),
});

/** Examples with inner objects that no example of a calculator has, and the functions with options. */
const MORE: readonly Tested[] = [
  tested('age', { birth: '2000-01-01', target: '2020-01-01', time: { hours: 1, minutes: 2 } }, age),
  tested('gpa', { courses: [{ credits: 3, grade: 'Z' }], scale: [{ grade: 'Z', points: 4 }] }, gpa),
  ...[convert, convertSpecified].map((run) =>
    tested('convert', { value: { value: 5, unit: 'feet', category: 'length' }, to: 'meters' }, run),
  ),
  tested('solve', { unknown: 'x' }, (options) => solve('x y = 2', options)),
  tested('format', { decimals: 2 }, (options) => format(1, options)),
  tested('evaluateStepwise', { isDecimal: true }, (options) => evaluateStepwise('1/2 + 1', options)),
];
const subjects: readonly Tested[] = [
  ...CALCULATORS.flatMap(({ name, run, examples }) => examples.map((example) => ({ name, run, example }))),
  ...TESTED.slice(CALCULATORS.length),
]
  .filter(({ name }) => calculators.some((each) => each.name === name))
  .concat(MORE);

/** Returns the declared names of the fields of an object within an input, such as `courses.0` within that of `gpa`. */
function declaredAt(name: string, path: Path): readonly string[] {
  const found = functions.find((each) => each.name === name);
  const start = found && isCalculator(found) ? '' : 'options.';
  const inner = path.map((part) => `${part}.`).join('');
  const prefix = start + inner.replaceAll(/\.\d+\./g, '[].');
  return (found?.inputs ?? [])
    .map((row) => row.name.replace('?', ''))
    .filter((row) => row.startsWith(prefix) && !/[.[]/.test(row.slice(prefix.length)))
    .map((row) => row.slice(prefix.length));
}

/** Returns the paths of all objects of an example whose fields are declared. */
function objectsOf({ name, example }: Tested): readonly Path[] {
  return [[], ...pathsOf(example)].filter((path) => {
    const value = at(example, path);
    return typeof value === 'object' && !Array.isArray(value) && declaredAt(name, path).length > 0;
  });
}

function at(example: object, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), example);
}

/** Runs a calculator whose object at a path has other fields. */
function runWith({ run, example }: Tested, path: Path, change: (object: object) => object): Failure {
  return run(replacedAt(example, path, change(at(example, path) as object))) as Failure;
}

/** Returns misspellings of a name: two letters swapped, the last one left out or doubled, and capitals. */
function misspellings(name: string): readonly string[] {
  const [first = '', second = '', ...rest] = name;
  return [
    second + first + rest.join(''),
    ...(name.length > 2 ? [name.slice(0, -1)] : []),
    name + name.slice(-1),
    name.toUpperCase(),
  ];
}

/** Returns an object with another name for one of its fields. */
function renamed(object: object, from: string, to: string): object {
  const entries = Object.entries(object).filter(([name]) => name !== from);
  return Object.fromEntries([...entries, [to, Reflect.get(object, from)]]);
}

it('has an example of every calculator, with every inner object', () => {
  const prefixes = new Set(
    calculators.flatMap(({ name, inputs }) =>
      inputs.map((row) => `${name}: ${row.name.replace(/[\w?]+$/, '')}`),
    ),
  );
  const covered = subjects.flatMap((subject) =>
    objectsOf(subject).map(
      (path) =>
        `${subject.name}: ${path
          .map((part) => `${part}.`)
          .join('')
          .replaceAll(/\.\d+\./g, '[].')}`,
    ),
  );
  expect([...prefixes].filter((prefix) => !covered.includes(prefix))).toEqual([]);
});

describe.each(subjects)('$name', (subject) => {
  it('knows exactly the declared fields, and refuses others', () => {
    for (const path of objectsOf(subject)) {
      const inner = path.map((part) => `${part}.`).join('');
      const found = runWith(subject, path, (object) => ({ ...object, qqqqqq: 1 }));
      expect(found).toMatchObject({ ok: false, field: `${inner}qqqqqq`, code: 'unknown-name' });
      const [, listed = ''] =
        / is not a field of this input\. Its fields are (.*)\.$/.exec(found.message) ?? [];
      // Results of parseQuantity and combineDurations have more fields, and are inputs, too.
      const names = listed.split(', ').filter((name) => !['text', 'totalSeconds', 'steps'].includes(name));
      expect(names.sort()).toEqual([...declaredAt(subject.name, path)].sort());
      const unnamed = runWith(subject, path, (object) => ({ ...object, 'two words': 1 }));
      expect(unnamed).toMatchObject({ field: path.join('.') || 'input', code: 'unknown-name' });
    }
  });

  it('suggests the field that is misspelled', () => {
    for (const path of objectsOf(subject)) {
      const declared = declaredAt(subject.name, path);
      for (const name of declared)
        for (const wrong of misspellings(name).filter((each) => !declared.includes(each))) {
          const found = runWith(subject, path, (object) => renamed(object, name, wrong));
          const field = [...path, wrong].join('.');
          const message = `${field} is not a field of this input. Did you mean ${name}?`;
          expect(found).toEqual({ ok: false, field, code: 'unknown-name', message });
        }
    }
  });
});

it.each([
  [{ value: 1, form: 'mile', to: 'km' }, 'form is not a field of this input. Did you mean from?'],
  [
    { value: 1, from: 'mile', to: 'km', decimal: 2 },
    'decimal is not a field of this input. Did you mean decimals?',
  ],
])('refuses %j', (input, message) => {
  expect(convert(input as never)).toMatchObject({ code: 'unknown-name', message });
  expect(convertSpecified(input as never)).toMatchObject({ code: 'unknown-name', message });
});

it('accepts the result of parseQuantity as a value', () => {
  const [value, time] = [parseQuantity('5 ft'), parseQuantity('2 h')];
  if (!value.ok || !time.ok) throw new Error('The quantities are not read.');
  expect(convert({ value: value.value, to: 'meters' }).ok).toBe(true);
  expect(combineQuantities({ left: value.value, operation: 'divide', right: time.value }).ok).toBe(true);
});
