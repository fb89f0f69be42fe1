/** The decimals of a figure that is not very small. */
const DECIMALS = 4;

/**
 * The decimals of a figure near `number`: 4, or below 0.001 as many as show four significant digits, so that no figure
 * other than 0 reads 0.0000.
 */
export function decimalsNear(number: number): number {
  const power = Number(number.toExponential().split('e')[1]); // of ten, at the first digit; NaN for infinity
  return number !== 0 && power < -3 ? DECIMALS - 1 - power : DECIMALS;
}
