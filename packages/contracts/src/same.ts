import type { Expression } from '@mathtools/math-core/steps';

/** A type with everything in it readonly, as the packages declare their data; an expression is left as it is, being recursive. */
type ReadonlyAll<T> = T extends Expression
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyAll<T[Key]> }
    : T;

/** True where a schema and a type hold the same values: `true satisfies Same<z.infer<typeof Schema>, Type>`. */
export type Same<Parsed, Declared> = [ReadonlyAll<Parsed>] extends [ReadonlyAll<Declared>]
  ? [ReadonlyAll<Declared>] extends [ReadonlyAll<Parsed>]
    ? true
    : false
  : false;
