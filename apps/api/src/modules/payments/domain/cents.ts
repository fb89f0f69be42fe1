/** Converts dollars to integer cents, exactly; undefined for fractions of a cent and for what is not an amount. */
export function centsOf(dollars: number): number | undefined {
  // The shortest decimal text of the number is what the client wrote: 19.99 * 100 would be 1998.9999999999998.
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(dollars)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
