/** Returns the value that a share of the values, from 0 to 1, is below. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Returns the middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Prints a row of a Markdown table. */
export function printRow(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints the head of a Markdown table. */
export function printHead(...names: string[]): void {
  console.log(`\n| ${names.join(' | ')} |\n${'|---'.repeat(names.length)}|`);
}
