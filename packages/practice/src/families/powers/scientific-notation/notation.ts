/** The form of all answers. */
export const FORM = { kind: 'expression', shape: 'simplified' } as const;

/** Returns digits with a decimal point: `decimal(345, 2)` is "3.45". */
export function decimal(digits: number, places: number): string {
  const text = String(digits).padStart(places + 1, '0');
  if (places === 0) return text;
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
}

/** Returns a number in scientific notation: `scientific('3.45', -4)` is "3.45 × 10^(-4)". */
export function scientific(factor: string, exponent: number): string {
  return `${factor} × 10^${exponent < 0 ? `(${exponent})` : exponent}`;
}

/** Returns a count of places in words. */
export const places = (n: number): string => `${n} place${n === 1 ? '' : 's'}`;
