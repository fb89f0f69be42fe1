import type { ScaleContinuousNumeric } from 'd3-scale';
import type { Tick } from './axes.js';

/** Returns the number format of a scale, which shortens long numbers, such as 3M, 4B and 2 × 10⁻⁵. */
export function tickFormatOf(
  scale: ScaleContinuousNumeric<number, number>,
  count: number,
): (tick: number) => string {
  const largest = Math.max(...scale.domain().map(Math.abs));
  const form = largest >= 1e15 || largest < 1e-3 ? '~e' : largest >= 1e4 ? '~s' : '~f';
  const format = scale.tickFormat(count, form);
  return (tick) =>
    tick === 0
      ? '0'
      : format(tick)
          .replace('G', 'B')
          .replace(/e(.+)/, (_, power: string) => ` × 10${raised(power)}`);
}

/** Returns about `count` ticks of a scale with their labels. */
export function ticksOf(scale: ScaleContinuousNumeric<number, number>, count = 5): readonly Tick[] {
  const label = tickFormatOf(scale, count);
  return scale.ticks(count).map((tick) => ({ at: scale(tick), label: label(tick) }));
}

const raised = (digits: string): string =>
  Array.from(digits.replace('+', ''), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻').join('');
