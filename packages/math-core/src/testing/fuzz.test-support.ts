import fc from 'fast-check';
import type { ErrorCode } from '../result/index.js';

const CODES: readonly ErrorCode[] = [
  'not-a-number',
  'not-an-integer',
  'not-a-date',
  'too-large',
  'out-of-range',
  'division-by-zero',
  'unknown-name',
  'ambiguous',
  'empty',
  'syntax',
  'unsupported',
  'unsupported-notation',
];

const million = 1_000_000;

/** Wraps an array in arrays. */
function nested(depth: number): unknown[] {
  let result: unknown[] = [];
  for (let i = 0; i < depth; i++) result = [result];
  return result;
}

/** Values that an untyped caller may pass. */
export const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' '.repeat(million),
  true,
  NaN,
  Infinity,
  -Infinity,
  -0,
  5e-324,
  Number.MAX_VALUE,
  '1e400',
  '1e401',
  '-1e-400',
  '1e-999999',
  '1e999999999999',
  'NaN',
  '∞',
  '1,5',
  '٣',
  'abc',
  '9'.repeat(400),
  '9'.repeat(million),
  `0.${'9'.repeat(398)}`,
  `0.${'9'.repeat(million)}`,
  '1,'.repeat(million / 2),
  '('.repeat(million),
  'ln '.repeat(300),
  '2^'.repeat(400) + '2',
  '2023-02-30',
  '9999-12-31',
  '0000-00-00',
  '12345-01-01',
  '__proto__',
  'constructor',
  'toString',
  Symbol('one'),
  Symbol.iterator,
  (): number => 1,
  Map,
  10n ** 800n - 1n,
  10n ** 100_000n,
  -(10n ** 100_000n),
  {},
  Object.create(null) as unknown,
  JSON.parse('{"__proto__": {"ok": true}, "constructor": 1}') as unknown,
  { numerator: 1n, denominator: 0n },
  { numerator: 1n, denominator: -3n },
  { numerator: '1', denominator: 2 },
  { numerator: 10n ** 799n + 1n, denominator: 10n ** 799n - 1n },
  { year: 2023, month: 2, day: 30 },
  { year: NaN, month: 1n, day: '1' },
  { hours: '24', minutes: -1 },
  [],
  [[]],
  nested(100_000),
  Object.assign(nested(100_000), ['ln', nested(100_000)]),
  ['ln', 'x'],
  ['+', ...Array.from({ length: 10_000 }, () => 'x')],
  ['?'],
  ['constructor', '1'],
  [null],
  Object.assign(new Array(2), { 1: 1 }),
  new Array(2 ** 32 - 1),
  Array.from({ length: 100_000 }, () => ({ credits: 3, grade: 'A' })),
  new Date(NaN),
  new Map([['base', 2]]),
  new Uint8Array(8),
  /x/,
];

/** Any JSON value, and values that JSON doesn't have. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  }),
  fc.double().map(String),
);

/** A function that accepts any input and returns a Result. */
export interface Tested {
  readonly name: string;
  readonly run: (input: unknown) => unknown;
  /** A valid input, whose fields are replaced one by one. */
  readonly example: object;
}

/** Describes a function that accepts any input. */
export function tested(name: string, example: object, run: (fields: never) => unknown): Tested {
  return { name, example, run: run as Tested['run'] };
}

/** Returns one argument of an input that contains them by name. */
export function argument(input: unknown, name: string): never {
  return Reflect.get(Object(input) as object, name) as never;
}

/** Returns the fault of a call that throws or doesn't return a well-formed Result. */
export function outcomeFault({ run, name }: Tested, input: unknown): string | undefined {
  let outcome: unknown;
  try {
    outcome = run(input);
  } catch (error) {
    return `${name} throws ${String(error)}`;
  }
  const fault = isFailure(outcome) ? failureFault(outcome) : successFault(outcome);
  return fault && `${name} ${fault}`;
}

function isFailure(outcome: unknown): outcome is Readonly<Record<string, unknown>> {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}

function failureFault({ field, code, message }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof field !== 'string' || !/^[a-zA-Z]\w*(\.\w+)*$/.test(field))
    return `names the field ${String(field)}`;
  if (!CODES.some((known) => known === code)) return `gives the code ${String(code)}`;
  const isSentence = typeof message === 'string' && message.length < 200 && /^\S.*[.?]$/.test(message);
  return isSentence ? undefined : `says ${String(message)}`;
}

function successFault(outcome: unknown): string | undefined {
  const isSuccess = typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === true;
  if (!isSuccess || !('value' in outcome)) return 'gives no Result';
  return containsNaN(outcome) ? 'gives NaN' : undefined;
}

/** Returns whether NaN, undefined or their names in text occur anywhere in a value. */
function containsNaN(value: unknown): boolean {
  const open = [value];
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next === 'number' && Number.isNaN(next)) return true;
    if (typeof next === 'string' && /NaN|undefined|\[object/.test(next)) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner);
  }
  return false;
}
