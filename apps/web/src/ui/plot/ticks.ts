import type { ScaleContinuousNumeric } from 'd3-scale';

/** Returns the number format of a scale, which shortens long numbers: 3M for 3,000,000, 2 × 10⁻⁵ for 0.00002. */
export function tickFormatOf(
  scale: ScaleContinuousNumeric<number, number>,
  count: number,
): (tick: number) => string {
  const largest = Math.max(...scale.domain().map(Math.abs));
  const format = scale.tickFormat(count, largest >= 1e6 ? '~s' : largest < 1e-3 ? '~e' : undefined);
  return (tick) =>
    tick === 0 ? '0' : format(tick).replace(/e(.+)/, (_, power: string) => ` × 10${raised(power)}`);
}

const raised = (digits: string): string =>
  Array.from(digits.replace('+', ''), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻').join('');
