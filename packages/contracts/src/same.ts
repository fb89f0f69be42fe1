import type { Expression } from '@mathtools/math-core/steps';

/** A deeply readonly type, as the packages declare their data. The recursive type of expressions stays unchanged. */
type ReadonlyAll<T> = T extends Expression
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyAll<T[Key]> }
    : T;

/** True if a schema and a type have the same values: `true satisfies Same<z.infer<typeof Schema>, Type>`. */
export type Same<Parsed, Declared> = [ReadonlyAll<Parsed>] extends [ReadonlyAll<Declared>]
  ? [ReadonlyAll<Declared>] extends [ReadonlyAll<Parsed>]
    ? true
    : false
  : false;
