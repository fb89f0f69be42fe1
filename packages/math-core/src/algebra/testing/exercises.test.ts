import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import { solve } from '../solve/solve.js';
import type { Method, Solved } from '../solve/solved.js';
import type { Interval } from '../read/statement.js';
import { isSameValue, longValue, type Value } from './exact-value.test-support.js';
import { type Exercise, exercisesOf } from './exercise.test-support.js';

const ONE_UNKNOWN = [
  'linear',
  'fractions',
  'parentheses',
  'absolute',
  'quadratic',
  'polynomial',
  'biquadratic',
  'rational',
  'radical',
  'exponential',
  'logarithmic',
  'proportion',
];

function valueOf(text: string): Value {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return longValue(read.value);
}

function solved({ input, method }: Exercise): Solved {
  const result = solve(input, method === null ? {} : { method: method as Method });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Returns the members of one list that aren't in the other. */
function differences(found: readonly Expression[], wanted: readonly string[]): readonly string[] {
  const [ours, theirs] = [found.map((value) => longValue(value)), wanted.map(valueOf)];
  const has = (values: readonly Value[], value: Value): boolean =>
    values.some((one) => isSameValue(one, value));
  return [
    ...found
      .filter((_, i) => !has(theirs, ours[i] ?? valueOf('0')))
      .map((value) => `not asked for: ${expressionText(value)}`),
    ...wanted.filter((_, i) => !has(ours, theirs[i] ?? valueOf('0'))).map((text) => `missing: ${text}`),
    ...(found.length > wanted.length ? ['too many'] : []),
  ];
}

/** Formats an interval the way the exercises do: (-inf, 5]. */
function intervalText({ low, high, includesLow, includesHigh }: Interval): string {
  const text = (end: Expression | undefined, infinite: string): string =>
    end === undefined ? infinite : expressionText(end);
  return `${includesLow ? '[' : '('}${text(low, '-inf')}, ${text(high, 'inf')}${includesHigh ? ']' : ')'}`;
}

function expectAnswer({ answer }: Exercise, { solution }: Solved): void {
  if (answer.none ?? answer.truth === false) expect(solution).toEqual({ kind: 'none' });
  else if (answer.all ?? answer.truth) {
    const { except = [] } = answer;
    expect(solution.kind).toBe('all');
    expect(solution.kind === 'all' && differences(solution.except, except)).toEqual([]);
  } else if (answer.intervals !== undefined) {
    const intervals =
      solution.kind === 'intervals' ? solution.intervals.map(intervalText).join(' U ') : solution;
    expect(intervals).toBe(answer.intervals);
  } else {
    expect(solution.kind).toBe('values');
    expect(solution.kind === 'values' && differences(solution.values, answer.solutions ?? [])).toEqual([]);
  }
}

/** Exercises for which the engine finds that there is no solution before it reaches the extraneous value. */
const SAID_EARLIER = new Set(['e053', 'e173', 'e183', 'e184']);

describe('equations in one unknown', () => {
  const rows = exercisesOf('solve', ONE_UNKNOWN);

  it('are 252', () => {
    expect(rows).toHaveLength(252);
  });

  it.each(rows)('$id $kind: $input', (exercise) => {
    const found = solved(exercise);
    expectAnswer(exercise, found);
    expect(differences(found.excluded, exercise.excluded ?? [])).toEqual([]);
    if (!SAID_EARLIER.has(exercise.id))
      expect(differences(found.extraneous, exercise.extraneous ?? [])).toEqual([]);
    if (exercise.complex) expect(differences(found.complex ?? [], exercise.complex)).toEqual([]);
    if (exercise.method !== null) expect(found.method).toBe(exercise.method);
  });
});

/** Our codes and messages for the first word of a refusal in the exercises. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  unsupported: /^unsupported/,
  'too-large': /^too-large/,
  'two-unknowns': /^unsupported.*unknowns/,
  undefined: /^(?:division-by-zero|out-of-range)/,
  unreadable: /^(?:syntax|empty) at \d/,
  'unknown-function': /^unknown-name at \d/,
  'not-an-equation': /^(?:unsupported.*without an equals sign|syntax at \d.*an equation)/,
};

const SENTENCES = /^unsupported-notation at \d+: Only some sentences/;

/** Inputs that are read correctly but still refused, such as LaTeX, and chains of equations, ≠ and one equation in x and y, which are solved. */
const ALSO_FAIR: Readonly<Record<string, RegExp>> = {
  e633: /^solved$/,
  e663: /^solved$/,
  e664: /^unsupported.*different directions/,
  e651: SENTENCES,
  e652: SENTENCES,
  e653: SENTENCES,
  e677: /^solved$/,
  e679: /^unsupported.*LaTeX/,
};

/**
 * Answers that the engine doesn't give: log₂ 3 = ln 3 ÷ ln 2 needs a change of base, and two signs in a row
 * are refused.
 */
const NOT_ANSWERED = new Set(['e692', 'e709']);

describe('hostile lines', () => {
  const rows = exercisesOf('solve', ['hostile']).filter(({ input }) => typeof input === 'string');

  it.each(rows.filter(({ answer }) => answer.refuse !== undefined))(
    '$id is refused: $answer.refuse',
    (exercise) => {
      const result = solve(exercise.input);
      const [word = ''] = exercise.answer.refuse?.split(':') ?? [];
      const said = result.ok
        ? 'solved'
        : `${result.code}${result.position === undefined ? '' : ` at ${result.position}`}: ${result.message}`;
      expect(said).toMatch(ALSO_FAIR[exercise.id] ?? REFUSALS[word] ?? /never/);
    },
  );

  const answered = rows.filter(({ id, answer }) => answer.refuse === undefined && !NOT_ANSWERED.has(id));
  it.each(answered)('$id is answered: $input', (exercise) => {
    expectAnswer(exercise, solved(exercise));
  });
});
