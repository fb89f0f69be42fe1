import { type CivilDate, dateDifference } from '@mathtools/math-core/date';
import { loan, monthlyPayment } from '@mathtools/math-core/loan';
import { evaluateLogarithm, logarithm } from '@mathtools/math-core/logarithm';
import {
  convert as exactConvert,
  convertLength,
  convertNumber,
  type UnitOf,
} from '@mathtools/math-core/unit';
import { convert } from 'convert';
import convertUnits from 'convert-units';
import { intervalToDuration } from 'date-fns';
import { Decimal } from 'decimal.js';
import { pmt } from 'financial';
import { Finance } from 'financejs';
import Qty from 'js-quantities';
import { DateTime } from 'luxon';
import { log, unit as mathUnit } from 'mathjs';
import { Temporal } from 'temporal-polyfill';
import unitMath from 'unitmath/dist/UnitMath.js';
import { LengthUnitConverter } from 'univerto/length';
import { benchAlgebra } from './algebra.js';
import { measure, report } from './measure.js';
import { LENGTHS } from './sweeps/length.js';

const SIZE = 512;
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
const indices = Array.from({ length: SIZE }, (_, i) => i);

// Units that are known only at run time: every pair of the six units that this package and all other
// libraries have.
const units = LENGTHS.filter((each) => 'ours' in each);
type Unit = (typeof units)[number];

interface Conversion<U> {
  readonly value: number;
  readonly from: U;
  readonly to: U;
}

function conversions<U>(nameOf: (unit: Unit) => U, valueOf: (i: number) => number): readonly Conversion<U>[] {
  return indices.map((i) => ({
    value: valueOf(i),
    from: nameOf(at(units, i)),
    to: nameOf(at(units, i + 1 + (Math.floor(i / 6) % 5))),
  }));
}

const hand: Readonly<Record<string, number>> = {
  inches: 0.0254,
  centimeters: 0.01,
  feet: 0.3048,
  meters: 1,
  miles: 1609.34,
  kilometers: 1000,
};

function benchConversion(title: string, valueOf: (i: number) => number, isExactPath: boolean): void {
  type C = Conversion<string>;
  const ours = conversions<string>((each) => each.ours, valueOf);
  const symbols = conversions<string>((each) => each.symbol, valueOf);
  const univerto = conversions<string>((each) => each.univerto, valueOf);
  type Length = UnitOf<'length'>;
  const measured = measure<C>([
    {
      name: 'hand-written float table',
      cases: ours,
      run: (c) => (c.value * (hand[c.from] ?? NaN)) / (hand[c.to] ?? NaN),
    },
    {
      name: 'convertLength',
      cases: ours,
      run: (c) => convertLength(c.value, c.from as Length, c.to as Length),
    },
    {
      name: 'convertNumber',
      cases: ours,
      run: (c) => convertNumber('length', c.value, c.from as Length, c.to as Length),
    },
    {
      name: 'univerto',
      cases: univerto,
      run: (c) =>
        LengthUnitConverter.from(c.value, c.from as 'inch')
          .to(c.to as 'foot')
          .convert(),
    },
    { name: 'convert', cases: symbols, run: (c) => convert(c.value, c.from as 'in').to(c.to as 'ft') },
    { name: 'convert-units', cases: symbols, run: (c) => convertUnits(c.value).from(c.from).to(c.to) },
    { name: 'mathjs', cases: symbols, run: (c) => mathUnit(c.value, c.from).toNumber(c.to) },
    { name: 'js-quantities', cases: symbols, run: (c) => Qty(c.value, c.from).to(c.to).scalar },
    { name: 'unitmath', cases: symbols, run: (c) => unitMath(c.value, c.from).to(c.to).value },
  ]);
  const peers = measured.slice(3).map(({ name }) => ({ to: name, ratio: 1 }));
  report(
    title,
    measured,
    isExactPath
      ? [{ to: 'univerto', ratio: 1.5 }]
      : [{ to: 'hand-written float table', ratio: 1.5 }, ...peers],
  );
}

/**
 * Measures values that fill a double. Their shortest text has 16 or 17 digits, and no product with a factor
 * is exact.
 */
function benchLongConversion(): void {
  const valueOf = (i: number): number => (1 + ((7 * i) % 1000)) / 7.3;
  type Length = UnitOf<'length'>;
  const cases = conversions<Length>((each) => each.ours, valueOf);
  const handTable = 'hand-written float table';
  const measured = measure<Conversion<Length>>([
    { name: handTable, cases, run: (c) => (c.value * (hand[c.from] ?? NaN)) / (hand[c.to] ?? NaN) },
    { name: 'convertNumber', cases, run: (c) => convertNumber('length', c.value, c.from, c.to) },
    { name: 'convertLength', cases, run: (c) => convertLength(c.value, c.from, c.to) },
    {
      name: 'convert (with steps)',
      cases,
      run: (c) => exactConvert({ category: 'length', ...c }).ok,
    },
  ]);
  report('Conversion at run time, 16 and 17 digits', measured, [
    { to: handTable, ratio: 10 },
    { of: 'convertLength', to: handTable, ratio: 10 },
  ]);
}

function benchLoan(): void {
  const cases = indices.map((i) => ({
    principal: 1000 * (1 + (i % 97)),
    rate: 0.5 + (i % 61) / 4,
    years: 5 + (i % 26),
  }));
  const finance = new Finance();
  const measured = measure<(typeof cases)[number]>([
    {
      name: 'naive formula',
      cases,
      run: ({ principal, rate, years }) => {
        const r = rate / 1200;
        const growth = Math.pow(1 + r, years * 12);
        return (principal * r * growth) / (growth - 1);
      },
    },
    {
      name: 'monthlyPayment',
      cases,
      run: ({ principal, rate, years }) => monthlyPayment(principal, rate, years),
    },
    {
      name: 'financial',
      cases,
      run: ({ principal, rate, years }) => pmt(rate / 1200, years * 12, principal),
    },
    {
      name: 'financejs',
      cases,
      run: ({ principal, rate, years }) => finance.AM(principal, rate, years * 12, 1),
    },
  ]);
  report('Loan payment', measured, [{ to: 'naive formula', ratio: 1.2 }]);
  const exact = measure<(typeof cases)[number]>([
    {
      name: 'decimal.js (payment, total, interest)',
      cases,
      run: ({ principal, rate, years }) => {
        const r = new Decimal(rate).div(1200);
        const payment = r.times(principal).div(new Decimal(1).minus(r.plus(1).pow(-12 * years)));
        const total = payment.times(12 * years);
        return payment.toFixed(2).length + total.toFixed(2).length + total.minus(principal).toFixed(2).length;
      },
    },
    {
      name: 'loan (with steps)',
      cases,
      run: ({ principal, rate, years }) => loan({ principal, annualRate: rate, years }).ok,
    },
  ]);
  report('Loan with steps', exact, [{ to: 'decimal.js (payment, total, interest)', ratio: 2.5 }]);
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number): number =>
  month === 2
    ? isLeap(year)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;

/** Returns the lower limit: only integer arithmetic, without checks or leap-day policy, packed into one number. */
function integerLimit({ year, month, day }: CivilDate, end: CivilDate): number {
  let months = (end.year - year) * 12 + end.month - month;
  let days = end.day - Math.min(day, lengthOf(end.year, end.month));
  if (days < 0) {
    months--;
    const before = end.month > 1 ? lengthOf(end.year, end.month - 1) : 31;
    days = end.day + before - Math.min(day, before);
  }
  return months * 32 + days;
}

function benchDates(): void {
  const civil = indices.map((i) => ({
    start: { year: 1950 + (i % 60), month: 1 + (i % 12), day: 1 + ((7 * i) % 28) },
    end: { year: 2011 + (i % 13), month: 1 + ((5 * i) % 12), day: 1 + ((11 * i) % 28) },
  }));
  const local = ({ year, month, day }: CivilDate): Date => new Date(year, month - 1, day);
  const utc = ({ year, month, day }: CivilDate): DateTime => DateTime.utc(year, month, day);
  const plain = ({ year, month, day }: CivilDate): Temporal.PlainDate =>
    new Temporal.PlainDate(year, month, day);
  const mapped = <T>(make: (date: CivilDate) => T) =>
    civil.map(({ start, end }) => ({ start: make(start), end: make(end) }));
  type Pair = { readonly start: unknown; readonly end: unknown };
  const measured = measure<Pair>([
    {
      name: 'integer limit',
      cases: civil,
      run: (c) => integerLimit((c as (typeof civil)[number]).start, (c as (typeof civil)[number]).end),
    },
    {
      name: 'dateDifference',
      cases: civil,
      run: (c) => dateDifference((c as (typeof civil)[number]).start, (c as (typeof civil)[number]).end).days,
    },
    {
      name: 'temporal-polyfill',
      cases: mapped(plain),
      run: (c) =>
        (c.start as Temporal.PlainDate).until(c.end as Temporal.PlainDate, { largestUnit: 'year' }).days,
    },
    {
      name: 'date-fns',
      cases: mapped(local),
      run: (c) => intervalToDuration({ start: c.start as Date, end: c.end as Date }).days,
    },
    {
      name: 'luxon',
      cases: mapped(utc),
      run: (c) => (c.end as DateTime).diff(c.start as DateTime, ['years', 'months', 'days']).days,
    },
  ]);
  report('Years, months, days between two dates', measured, [{ to: 'integer limit', ratio: 6 }]);
}

const nearestOf = (result: ReturnType<typeof evaluateLogarithm>): number =>
  result.ok ? result.value.answer.number : NaN;

function benchLogarithms(): void {
  const bases = [2, 10, 3, 5, 1.5, 0.5, 7, 12, 20, 1.1];
  const cases = indices.map((i) => ({ base: at(bases, i), value: i % 2 ? 1 + i : (1 + 3 * i) / 10 }));
  type C = (typeof cases)[number];
  const natural = { name: 'Math.log', cases, run: ({ value }: C) => Math.log(value) };
  const withSteps = measure<C>([
    natural,
    { name: 'evaluateLogarithm (with steps)', cases, run: (c) => evaluateLogarithm(c).ok },
    { name: 'and its nearest double', cases, run: (c) => nearestOf(evaluateLogarithm(c)) },
  ]);
  report('Logarithm with steps', withSteps, [{ to: 'Math.log', ratio: 500 }]);
  const plain = measure<C>([
    { name: 'ln ÷ ln', cases, run: ({ base, value }) => Math.log(value) / Math.log(base) },
    { name: 'logarithm', cases, run: ({ base, value }) => logarithm(base, value) },
    { name: 'mathjs', cases, run: ({ base, value }) => log(value, base) },
    { name: 'decimal.js', cases, run: ({ base, value }) => new Decimal(value).log(base).toNumber() },
  ]);
  report('Logarithm, a plain number', plain);
}

console.log('Medians of 31 rounds; all contenders of a table take turns.');
benchConversion('Conversion at run time, whole numbers', (i) => 1 + ((7 * i) % 1000), false);
benchConversion(
  'Conversion at run time, decimals (the exact path)',
  (i) => (1 + ((7 * i) % 1000)) / 10,
  true,
);
benchLongConversion();
benchLoan();
benchDates();
benchLogarithms();
benchAlgebra();
