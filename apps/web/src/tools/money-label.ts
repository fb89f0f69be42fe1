import type { ScaleLinear } from 'd3-scale';

/** Writes the amounts on the axis of a drawing whose largest is `most`: thousands as k, millions as M, billions as B. */
export function moneyLabel(scale: ScaleLinear<number, number>, most: number): (amount: number) => string {
  const text = scale.tickFormat(4, most < 10_000 ? undefined : '~s');
  return (amount) => (amount === 0 ? '0' : text(amount).replace('G', 'B'));
}
