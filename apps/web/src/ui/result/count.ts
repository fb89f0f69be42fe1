/** Returns a count with its unit: "1 day", "0.5 days", "2 days". */
export function count(n: number | string, unit: string): string {
  return `${n} ${unit}${String(n) === '1' ? '' : 's'}`;
}
