/** Freezes a table: the list and its rows, whose fields are text and numbers. */
export function frozen<T extends readonly object[]>(rows: T): T {
  for (const row of rows) Object.freeze(row);
  Object.freeze(rows);
  return rows;
}
