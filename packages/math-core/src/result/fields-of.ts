/**
 * Copies the own fields of a calculator's input; gives none where a caller without types passes null, a list or no
 * object at all. To spread those would do the same, but copy a pasted novel letter by letter.
 */
export function fieldsOf<T extends object>(input: T | null | undefined): T {
  return typeof input === 'object' && !Array.isArray(input) ? ({ ...input } as T) : ({} as T);
}
