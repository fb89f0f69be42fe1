import fc from 'fast-check';
import { dateStepFaults } from '../age/date-steps.test-support.js';
import { dates } from '../date/calendar.test-support.js';
import { dateText, type LeapDayBirthday } from '../date/index.js';
import {
  changeOfBase,
  condenseLogarithms,
  expandLogarithm,
  type RewrittenLogarithm,
} from '../expression/index.js';
import {
  age,
  bmi,
  BMI_SYSTEMS,
  calculate,
  type CategoryOfUnits,
  combineDurations,
  convert,
  convertToAll,
  DEFINITIONS,
  discount,
  evaluateLogarithm,
  type Expression,
  expressionText,
  type Figure,
  gpa,
  GRADE_POINTS,
  loan,
  type LogarithmEquation,
  OPERATIONS,
  partOfTotal,
  percentageChange,
  percentOf,
  reversePercentage,
  solveLogarithm,
  type SolvedLogarithm,
  type Step,
  tip,
  UNIT_CATEGORIES,
} from '../index.js';
import { fieldsOf } from '../result/fields-of.js';
import { SECONDS_OF } from '../time/seconds.test-support.js';
import { contract, type Contract, type Solution } from './contract.test-support.js';
import { decimalText } from './oracle.test-support.js';
import { holdsApproximately, realValue } from './real-value.test-support.js';
import { stepFaults } from './step-faults.test-support.js';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));
const number = fc.oneof(decimalText, decimalText, fraction, fc.integer({ min: -1000, max: 1000 }));
const nonZero = number.filter((n) => (typeof n === 'object' ? n.numerator !== 0n : Number(n) !== 0));
const positive = fc.oneof(
  fc.integer({ min: 2, max: 1000 }),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => `${String(n)}e-4`),
  fc.nat(40).map((n) => `1e-${String(n)}`),
);
const fromThese = <T>(names: readonly T[]) => fc.constantFrom(...names);

const withAnswer = (value: { steps: readonly Step[]; answer: Figure }): readonly Solution[] => [
  { steps: value.steps, answer: value.answer.text },
];

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const conversion = fromThese(categories).chain(({ id, units }) => {
  const unit = fromThese(units.map((known) => known.id));
  return fc.record({
    category: fc.constant(id),
    value: number,
    from: unit,
    to: unit,
    definitions: fromThese(DEFINITIONS),
  });
});
const unitLength = { category: 'length', value: 5, from: 'inches', to: 'centimeters' };

interface Lifetime {
  readonly birth: string;
  readonly target: string;
  readonly leapDayBirthday?: LeapDayBirthday;
}
const lifetime = fc
  .record({
    days: fc.tuple(dates(1800, 2200), dates(1800, 2200)),
    leapDayBirthday: fromThese(['march-1', 'february-28'] as const),
    time: fc.record({ hours: fc.nat(23), minutes: fc.nat(59) }),
  })
  .map(({ days, ...options }) => {
    const [birth, target] = days.map(dateText).sort();
    return { birth, target, ...options };
  });

const whole = fc.oneof(fc.nat(100), fc.integer({ min: -100_000, max: 100_000 }), fc.bigInt());
const period = fc.record({ days: whole, hours: whole, minutes: whole, seconds: whole });

const course = fc.record({
  credits: fc.integer({ min: 1, max: 40 }).map((n) => n / 4),
  grade: fromThese([...GRADE_POINTS.map(({ grade }) => grade), 'none']),
});

const power = (letter: string) => fc.integer({ min: -3, max: 3 }).map((n) => `${letter}^(${String(n)})`);
const logarithmText = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fromThese(['ln', 'lg', 'log_2', 'log_3', 'log_4', 'log_(1/2)', 'log_a']),
    fc.tuple(
      fc.integer({ min: 1, max: 40 }).map(String),
      power('x'),
      power('y'),
      fromThese(['z', 'sqrt(z)', 'a']),
    ),
  )
  .map(([factor, name, factors]) => `${String(factor)}${name}(${factors.join('*')})`);
const rewritable = fc.record({
  input: fc.array(logarithmText, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' - ')),
});
/** Where the laws of logarithms hold. */
const VARIABLES = { a: '3.7', x: '7.3', y: '2.6', z: '5.2' };

/** What a rewriting of a whole expression promises: the steps form a chain from the first form to the last. */
function asChain({ before, after, steps }: RewrittenLogarithm): readonly Solution[] {
  if (steps.length === 0) return [];
  const faults = (lines: readonly Step[]): readonly string[] => [
    ...lines.filter((line) => !holdsApproximately({ ...line, parameters: VARIABLES })).map(({ id }) => id),
    ...lines
      .filter((line, i) => i > 0 && expressionText(line.before) !== expressionText(lines[i - 1]?.after ?? ''))
      .map(({ id }) => `${id} does not begin where the step before it ends`),
  ];
  const starts = expressionText(steps[0]?.before ?? '') === expressionText(before);
  return [{ steps, answer: starts ? expressionText(after) : 'another beginning', faults }];
}

const text = (input: LogarithmEquation['base']): string => (typeof input === 'object' ? '' : String(input));

/** Puts the solution in for the unknown. */
function solved({ unknown, answer, steps }: SolvedLogarithm, input: LogarithmEquation): readonly Solution[] {
  if (unknown === 'result') {
    const end = steps.at(-1)?.id === 'logarithm.answer' ? answer.text : (answer.exact ?? 'irrational');
    return [{ steps, answer: end }];
  }
  const { base = '1', value = '1', result = '1' } = input;
  const power: Expression =
    unknown === 'value' ? ['^', text(base), text(result)] : ['^', text(value), ['/', '1', text(result)]];
  const solution = { [unknown === 'value' ? 'x' : 'a']: realValue(power).toString() };
  const faults = (lines: readonly Step[]): readonly string[] =>
    lines
      .filter((line) => !holdsApproximately({ ...line, parameters: { ...line.parameters, ...solution } }))
      .map((line) => JSON.stringify(line));
  return [{ steps, answer: answer.text, faults }];
}

const small = fc.integer({ min: -40, max: 40 }).map((n) => n / 4);
const equation = fc.oneof(
  fc.record({ base: fc.oneof(fc.constant('e'), fc.integer({ min: 2, max: 99 })), result: small }),
  fc.record({ base: fc.integer({ min: 2, max: 99 }), value: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ value: fc.integer({ min: 2, max: 999 }), result: small.filter((n) => n !== 0) }),
);

/** Every calculator with steps; one of a new topic takes one entry here. */
export const CALCULATORS: readonly Contract[] = [
  contract(evaluateLogarithm, {
    examples: [
      { base: 8, value: 4 },
      { base: 2, value: 10 },
      { base: 'e', value: 1 },
      { base: 3, value: 1 },
    ],
    inputs: fc.record({
      base: fc.oneof(
        fc.constant('e'),
        positive.filter((base) => Number(base) !== 1),
      ),
      value: positive,
    }),
    solutions: ({ answer, steps, exactForm }) => [
      { steps, answer: answer.text },
      ...(exactForm.length > 0 ? [{ steps: exactForm, answer: answer.exact ?? 'irrational' }] : []),
    ],
  }),
  contract(solveLogarithm, {
    examples: [
      { base: 2, result: 5 },
      { value: 8, result: '1.5' },
      { value: 7, result: 2 },
      { base: 4, result: '1.5' },
    ],
    inputs: equation,
    solutions: solved,
  }),
  contract((all: { input: string }) => expandLogarithm(fieldsOf(all).input), {
    name: 'expandLogarithm',
    examples: [
      'log_2(8x^3/y)',
      'ln(sqrt(x))',
      '2(log_2 x + 1)',
      'ln(e^x)',
      'log_3(3^x)',
      'log_2 12',
      '2log_2 x + 3log_2 x',
      '2*3log_2 x',
      'log_2 1',
      'log_4 8',
    ].map((input) => ({ input })) as [object, ...object[]],
    inputs: rewritable,
    solutions: asChain,
  }),
  contract((all: { input: string }) => condenseLogarithms(fieldsOf(all).input), {
    name: 'condenseLogarithms',
    examples: ['3 + 2log_2 x - log_2 y', '1/2 ln x', 'log_2 x + log_4 y', 'ln 2 + ln 3'].map((input) => ({
      input,
    })) as [object, ...object[]],
    inputs: rewritable,
    solutions: asChain,
  }),
  contract((all: { input: string; base: string }) => changeOfBase(fieldsOf(all).input, fieldsOf(all).base), {
    name: 'changeOfBase',
    examples: [{ input: 'log_8 x', base: '2' }],
    inputs: fc
      .tuple(rewritable, fromThese(['2', 'e', '10', 'a', '0.5']))
      .map(([all, base]) => ({ ...all, base })),
    solutions: asChain,
  }),
  contract(convert, { examples: [unitLength], inputs: conversion, solutions: withUnit }),
  contract(convertToAll, {
    examples: [unitLength],
    inputs: conversion,
    solutions: (all) => all.flatMap(withUnit),
  }),
  contract(combineDurations, {
    examples: [{ operation: 'add', first: { hours: 23 }, second: { minutes: 90 } }],
    inputs: fc.record({
      operation: fromThese(['add', 'subtract']),
      first: period,
      second: period,
    }),
    solutions: ({ steps, text, negative }) => {
      const words = text.replace(/^-/, '').replaceAll(', ', ' + ');
      const faults = (lines: readonly Step[]) => stepFaults(lines, SECONDS_OF);
      return [{ steps, answer: negative ? `-(${words})` : words, faults }];
    },
  }),
  contract(calculate, {
    examples: [{ left: 2, operation: 'divide', right: 3 }],
    inputs: fc.record({ left: number, operation: fromThese(OPERATIONS), right: nonZero }),
    solutions: withAnswer,
  }),
  contract(percentOf, {
    examples: [{ percentage: 25, value: 80 }],
    inputs: fc.record({ percentage: number, value: number }),
    solutions: withAnswer,
  }),
  contract(partOfTotal, {
    examples: [{ part: 30, total: 120 }],
    inputs: fc.record({ part: number, total: nonZero }),
    solutions: withAnswer,
  }),
  contract(percentageChange, {
    examples: [{ from: 80, to: 100 }],
    inputs: fc.record({ from: nonZero, to: number }),
    solutions: withAnswer,
  }),
  contract(reversePercentage, {
    examples: [{ percentage: 25, result: 20 }],
    inputs: fc.record({ percentage: nonZero, result: number }),
    solutions: withAnswer,
  }),
  contract(age, {
    examples: [
      {
        birth: '2000-02-29',
        target: '2023-02-28',
        time: { hours: 1, minutes: 2 },
        leapDayBirthday: 'march-1',
      },
    ],
    inputs: lifetime,
    solutions: ({ steps, nextBirthday }, input) => {
      const { birth, target, leapDayBirthday = 'march-1' } = input as Lifetime;
      const faults = (lines: readonly Step[]) => dateStepFaults(lines, leapDayBirthday, { birth, target });
      const { inDays } = nextBirthday;
      return [{ steps, answer: `${String(inDays)} ${inDays === 1 ? 'day' : 'days'}`, faults }];
    },
  }),
  contract(bmi, {
    examples: [
      { system: 'metric', weight: 70, height: 175 },
      { system: 'imperial', weight: 154, height: 69 },
    ],
    inputs: fc.record({ system: fromThese(BMI_SYSTEMS), weight: number, height: nonZero }),
    solutions: ({ steps, bmi: { text } }) => [{ steps, answer: text }],
  }),
  contract(tip, {
    examples: [{ bill: '33.33', percentage: '17.5', people: 3 }],
    inputs: fc.record({ bill: number, percentage: number, people: fc.oneof(nonZero, fc.constant(1)) }),
    solutions: ({ steps, perPerson }) => [{ steps, answer: perPerson.text }],
  }),
  contract(discount, {
    examples: [{ price: '9.99', percentage: 15 }],
    inputs: fc.record({ price: number, percentage: number }),
    solutions: ({ steps, finalPrice }) => [{ steps, answer: finalPrice.text }],
  }),
  contract(gpa, {
    examples: [
      {
        courses: [
          { credits: 3, grade: 'A' },
          { credits: 4, grade: 'b+' },
        ],
      },
    ],
    inputs: fc
      .record({ courses: fc.array(course, { maxLength: 6 }) })
      .map(({ courses }) => ({ courses: [...courses, { credits: 1, grade: 'C' }] })),
    solutions: ({ steps, gpa: { text } }) => [{ steps, answer: text }],
  }),
  contract(loan, {
    examples: [
      { principal: 200_000, annualRate: '6.5', years: 3 },
      { principal: 1200, annualRate: 0, years: 1 },
    ],
    inputs: fc.record({
      principal: number,
      annualRate: fc.integer({ min: -1000, max: 4000 }).map((n) => n / 100),
      years: fc.integer({ min: 1, max: 60 }).map((n) => ({ numerator: BigInt(n), denominator: 12n })),
    }),
    solutions: ({ steps, interest }) => [{ steps, answer: interest.text }],
  }),
];

function withUnit({ steps, answer }: { steps: readonly Step[]; answer: Figure }): readonly Solution[] {
  const last = steps.at(-1)?.after;
  const label = Array.isArray(last) ? String(last[2]) : 'no unit';
  return [{ steps, answer: `${answer.text} ${label}` }];
}
