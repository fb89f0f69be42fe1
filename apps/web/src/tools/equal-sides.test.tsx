import { fixedText, rational } from '@mathtools/math-core/rational';
import { UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, inject, test } from 'vitest';
import { equationsIn, linesOf } from '../testing/equal-sides.js';
import { ExampleInputs } from '../ui/card/tool-place.js';
import { tools } from './index.js';
import { MorePercentages } from './percentage/more-percentages.js';
import { PercentageCard } from './percentage/percentage-card.js';

const views = import.meta.glob<{ readonly Component: ComponentType }>('./*/view.tsx');

const RUNS = 10;

type Inputs = Readonly<Record<string, string>>;

const scaled = (places: number, least: number, most: number) =>
  fc
    .integer({ min: least * 10 ** places, max: most * 10 ** places })
    .map((n) => fixedText(rational(n, 10 ** places), places));
const decimal = fc.integer({ min: 0, max: 3 }).chain((places) => scaled(places, -200, 2000));
const positive = fc.integer({ min: 0, max: 3 }).chain((places) => scaled(places, 1, 2000));
const money = scaled(2, 0, 3000);
const percent = fc.oneof(scaled(0, 0, 60), scaled(1, 0, 60));
const whole = (least: number, most: number) => scaled(0, least, most);
const operation = fc.constantFrom('add', 'subtract', 'multiply', 'divide');
const fraction = fc.tuple(whole(-20, 20), whole(1, 12)).map(([n, d]) => `${n}/${d}`);

const unit = fc.constantFrom(...UNIT_CATEGORIES).chain(({ id, units }) =>
  fc.record({
    category: fc.constant<string>(id),
    value: id === 'temperature' ? positive : decimal,
    from: fc.constantFrom(...units.map((each) => each.id)),
    to: fc.constantFrom(...units.map((each) => each.id)),
    exact: fc.constantFrom('', '', '1'),
  }),
);

/** Inputs of each tool that computes its result while it renders. */
const INPUTS: Readonly<Record<string, fc.Arbitrary<Inputs>>> = {
  logarithm: fc.oneof(
    fc.record({ mode: fc.constant('evaluate'), base: whole(2, 20), value: positive }),
    fc.record({
      mode: fc.constant('solve'),
      base: whole(2, 9),
      value: fc.constant(''),
      result: whole(-3, 6),
    }),
  ),
  time: fc.record({
    operation: fc.constantFrom('add', 'subtract'),
    hours: whole(0, 99),
    minutes2: whole(0, 999),
  }),
  fractions: fc.record({ left: fraction, operation, right: fraction }),
  quadratic: fc.record({ a: whole(1, 9), b: decimal, c: decimal }),
  primes: fc.array(whole(2, 999), { minLength: 1, maxLength: 3 }).map((all) => ({ numbers: all.join(' ') })),
  statistics: fc.array(decimal, { minLength: 2, maxLength: 7 }).map((all) => ({ values: all.join('; ') })),
  arithmetic: fc.record({ left: decimal, operation, right: decimal }),
  percentage: fc.record({ part: decimal, total: positive }),
  bmi: fc.oneof(
    fc.record({ system: fc.constant('metric'), weight: scaled(1, 30, 200), height: whole(100, 220) }),
    fc.record({
      system: fc.constant('imperial'),
      weight: whole(60, 400),
      feet: whole(4, 6),
      height: whole(0, 11),
    }),
  ),
  tip: fc.record({ bill: money, percentage: percent, people: whole(1, 9) }),
  discount: fc.record({ price: money, percentage: percent }),
  gpa: fc
    .array(fc.tuple(whole(1, 5), fc.constantFrom('A', 'A-', 'B+', 'C', 'D')), { minLength: 1, maxLength: 5 })
    .map((all) => ({ courses: all.map((course) => course.join(':')).join(';') })),
  loan: fc.record({ principal: money, annualRate: percent, years: whole(1, 30) }),
  'compound-interest': fc.record({
    principal: money,
    rate: percent,
    years: whole(1, 9),
    periods: fc.constantFrom('1', '12'),
    contribution: money,
  }),
  unit,
  'number-bases': fc.record({ digits: whole(0, 9999), from: fc.constant('10'), to: whole(2, 36) }),
};

/** Tools whose result comes after the first render, and whose lines other tests check. */
const LATER = ['age', 'equation', 'working'];

async function markupOf(View: ComponentType, inputs: Inputs): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <ExampleInputs value={inputs}>
        <View />
      </ExampleInputs>
    </StaticRouter>,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

/** Expects that each line of a tool has equal sides, and that the tool printed equations. */
async function expectEqualSides(View: ComponentType, inputs: fc.Arbitrary<Inputs>, specified?: RegExp) {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(inputs, async (given) => {
      const { read, unequal } = equationsIn(linesOf(await markupOf(View, given)));
      count += read.length;
      expect(unequal.filter((line) => !specified?.test(line))).toEqual([]);
    }),
    { numRuns: RUNS, seed: inject('seed') },
  );
  expect(count).toBeGreaterThan(0);
}

test('every tool is checked here, or has its result later', () => {
  expect([...Object.keys(INPUTS), ...LATER].sort()).toEqual(tools.map(({ id }) => id).sort());
});

test.for(Object.entries(INPUTS))('a line of %s has equal sides', async ([id, inputs]) => {
  const module = await views[`./${id}/view.tsx`]?.();
  if (!module) throw new Error(`${id} has no view.`);
  await expectEqualSides(module.Component, inputs);
});

test('a line of the percentage page has equal sides, except the two specified ones', async () => {
  const inputs = fc.record({ value: decimal, percentage: percent });
  await expectEqualSides(PercentageCard, inputs, /^-?[\d.]+% of -?[\d.]+ = |^\(.* × .*\) ÷ 100 = /);
  const questions = fc.record({
    mode: fc.constantFrom('of', 'part', 'change', 'reverse'),
    first: positive,
    second: positive,
  });
  await expectEqualSides(MorePercentages, questions);
});
