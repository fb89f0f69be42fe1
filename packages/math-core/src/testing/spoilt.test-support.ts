/** Returns the paths of all fields of an example: "first.hours", "courses.0.credits". */
export function pathsOf(example: object, prefix: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(example).flatMap(([key, value]) => {
    const path = [...prefix, key];
    const isInner = typeof value === 'object' && value !== null;
    return isInner ? [path, ...pathsOf(value as object, path)] : [path];
  });
}

/** Returns a copy of an example with another value at a path, or the value itself for an empty path. */
export function replacedAt(example: object, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner: unknown = Reflect.get(example, key);
  const replaced = replacedAt(Object(inner) as object, rest, value);
  return Object.assign(Array.isArray(example) ? [...(example as unknown[])] : { ...example }, {
    [key]: replaced,
  });
}
