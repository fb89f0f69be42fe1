/** Returns a number as an ordinal: 1st, 22nd, 13th. */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  const suffix = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10];
  return `${n}${suffix ?? 'th'}`;
}
