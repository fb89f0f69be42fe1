/** Freezes a table and everything in it. */
export function frozen<T extends object>(table: T): T {
  for (const held of Object.values(table))
    if (typeof held === 'object' && held !== null) frozen(held as object);
  return Object.freeze(table);
}
