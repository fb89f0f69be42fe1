/** Returns the properties of a value that an untyped caller passed. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value ?? {}) as Readonly<Record<string, unknown>>;
}
