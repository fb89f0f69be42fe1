/**
 * Copies the own properties of a calculator's input. Returns none if an untyped caller passes null, an array
 * or another type. Unlike a spread, it doesn't copy a long string letter by letter.
 */
export function fieldsOf<T extends object>(input: T | null | undefined): T {
  return typeof input === 'object' && !Array.isArray(input) ? ({ ...input } as T) : ({} as T);
}

/** Returns the properties of a value that an untyped caller passed. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value ?? {}) as Readonly<Record<string, unknown>>;
}
