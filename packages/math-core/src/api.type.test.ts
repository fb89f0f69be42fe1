import { describe, expectTypeOf, it } from 'vitest';
import type * as expression from './expression/index.js';
import type * as format from './format/index.js';
import type * as root from './index.js';
import {
  age,
  bmi,
  calculate,
  convert,
  type Conversion,
  type ConvertInput,
  type Rational,
  type ErrorCode,
  evaluateLogarithm,
  type Expression,
  type Failure,
  loan,
  type NumericInput,
  parseNumber,
  percentOf,
  type Result,
  type Success,
  tip,
  type UnitCategory,
  type UnitOf,
} from './index.js';
import type * as logarithm from './logarithm/index.js';
import { convert as convertAny } from './more-units/index.js';

type IsAny<T> = 0 extends 1 & T ? true : false;

/** True if `any` occurs in a type: in parameters, results, fields or elements, up to seven levels deep. */
type HoldsAny<T, Levels extends readonly unknown[] = [1, 2, 3, 4, 5, 6, 7]> =
  IsAny<T> extends true
    ? true
    : Levels extends readonly [unknown, ...infer Fewer]
      ? T extends (...args: infer Parameters) => infer Returned
        ? HoldsAny<Parameters, Fewer> | HoldsAny<Returned, Fewer>
        : T extends readonly (infer Element)[]
          ? HoldsAny<Element, Fewer>
          : T extends object
            ? { [Key in keyof T]-?: HoldsAny<T[Key], Fewer> }[keyof T]
            : false
      : false;

type Untyped = ReturnType<typeof JSON.parse>;

/** The names of a module's exports whose types contain `any`. */
type NamesWithAny<Module> = {
  [Name in keyof Module]: true extends HoldsAny<Module[Name]> ? Name : never;
}[keyof Module];

/** Takes code that must not compile, and never runs it. */
function neverCalled(code: () => unknown): void {
  expectTypeOf(code).toBeFunction();
}

describe('the public types', () => {
  it('don’t contain any', () => {
    // A class inherits the static members of Error, whose types we don't control.
    expectTypeOf<NamesWithAny<Omit<typeof root, 'MathError'>>>().toBeNever();
    expectTypeOf<HoldsAny<root.MathError>>().toEqualTypeOf<false>();
    expectTypeOf<NamesWithAny<typeof format>>().toBeNever();
    expectTypeOf<NamesWithAny<typeof expression>>().toBeNever();
    expectTypeOf<NamesWithAny<typeof logarithm>>().toBeNever();
    expectTypeOf<
      NamesWithAny<{ found: (options: { deep: readonly Untyped[] }) => 1 }>
    >().toEqualTypeOf<'found'>();
  });

  it('accept a number as a number, text, bigint or exact number', () => {
    expectTypeOf<NumericInput>().toEqualTypeOf<number | string | bigint | Rational>();
    expectTypeOf(percentOf).toBeCallableWith({ percentage: 25, value: '80' });
    expectTypeOf(percentOf).toBeCallableWith({ percentage: 25n, value: { numerator: 1n, denominator: 3n } });
    // @ts-expect-error: true is not a number
    neverCalled(() => percentOf({ percentage: true, value: 80 }));
    // @ts-expect-error: a field is missing
    neverCalled(() => tip({ bill: 50, people: 2 }));
    // @ts-expect-error: a name is misspelled
    neverCalled(() => loan({ principal: 1000, anualRate: 5, years: 1 }));
  });

  it('don’t convert a length to a weight', () => {
    expectTypeOf<UnitOf<'length'>>().not.toEqualTypeOf<UnitOf<'weight'>>();
    expectTypeOf<Extract<UnitOf<'length'>, UnitOf<'weight'>>>().toBeNever();
    expectTypeOf(convert<'length'>).toBeCallableWith({
      category: 'length',
      value: 5,
      from: 'inches',
      to: 'feet',
    });
    // @ts-expect-error: pounds are not a unit of length
    neverCalled(() => convert({ category: 'length', value: 5, from: 'inches', to: 'pounds' }));
    // @ts-expect-error: inches are not a unit of weight
    neverCalled(() => convert({ category: 'weight', value: 5, from: 'inches', to: 'pounds' }));
    // @ts-expect-error: there is no such category
    neverCalled(() => convert({ category: 'luck', value: 5, from: 'inches', to: 'feet' }));
    // Other names of units compile, because there are many spellings.
    neverCalled(() => convert({ category: 'length', value: 5, from: 'mile', to: 'km' }));
    neverCalled(() => convert({ value: 5, from: 'mile', to: 'km' }));
    // @ts-expect-error: a value without a unit
    neverCalled(() => convert({ value: 5, to: 'km' }));
    expectTypeOf<ConvertInput['category']>().toEqualTypeOf<UnitCategory>();
  });

  it('accept names of a category that are ids of another', () => {
    neverCalled(() => convertAny({ category: 'data size', value: 15, from: 'GB', to: 'MB' }));
    neverCalled(() => convertAny({ category: 'data size', value: 15, from: 'gigabytes', to: 'KB' }));
    neverCalled(() => convertAny({ category: 'data size', value: 15, from: 'kB', to: 'MiB' }));
    neverCalled(() => convertAny({ category: 'data', value: 15, from: 'gigabytes', to: 'MB' }));
    const category: string = 'data size';
    neverCalled(() => convertAny({ category, value: 15, from: 'GB', to: 'MB' }));
    // @ts-expect-error: miles are not a data size
    neverCalled(() => convertAny({ category: 'data size', value: 15, from: 'GB', to: 'miles' }));
    // @ts-expect-error: GB is not a unit of length
    neverCalled(() => convertAny({ category: 'length', value: 15, from: 'GB', to: 'miles' }));
    // @ts-expect-error: there are no kibibytes in data, where KB are
    neverCalled(() => convertAny({ category: 'data', value: 15, from: 'kibibytes', to: 'MB' }));
  });

  it('return results that ok discriminates', () => {
    const result = parseNumber('1');
    expectTypeOf(result).toEqualTypeOf<Result<Rational>>();
    expectTypeOf<Result<Conversion>>().toEqualTypeOf<Success<Conversion> | Failure>();
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Rational>();
    else expectTypeOf(result.code).toEqualTypeOf<ErrorCode>();
    // @ts-expect-error: the value may be missing
    neverCalled(() => result.value);
    expectTypeOf(convert).returns.toEqualTypeOf<Result<Conversion>>();
    type Calculators = typeof age | typeof bmi | typeof calculate | typeof evaluateLogarithm | typeof loan;
    expectTypeOf<Extract<ReturnType<Calculators>, { ok: false }>>().toEqualTypeOf<Failure>();
    expectTypeOf<Exclude<ReturnType<Calculators>, { ok: false }>>().toExtend<Success<object>>();
  });

  it('are read-only in results', () => {
    const step = { id: 'x.y', law: 'Law', before: 'a', relation: '=', after: 'b' } as const;
    expectTypeOf(step).toExtend<root.Step>();
    const steps: readonly root.Step[] = [step];
    // @ts-expect-error: the list is read-only
    neverCalled(() => (steps[0] = step));
    // @ts-expect-error: there is no such operator
    neverCalled((): Expression => ['sinh', 'x']);
  });
});
