/**
 * Converts dollars to integer cents, exactly. Returns undefined for fractions of a cent and for values that
 * aren't amounts.
 */
export function centsOf(dollars: number): number | undefined {
  // The shortest decimal representation of the number is what the client sent: 19.99 * 100 would be
  // 1998.9999999999998.
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(dollars)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
