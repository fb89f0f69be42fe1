import { scaleLinear } from 'd3-scale';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** The distances of ticks below a day, with the length and the symbol of their unit. */
const STEPS = (
  [
    [1, 's', [1, 2, 5, 10, 15, 30]],
    [MINUTE, 'min', [1, 2, 5, 10, 15, 30]],
    [HOUR, 'h', [1, 2, 3, 6, 12]],
    [DAY, 'd', [1]],
  ] as const
).flatMap(([unit, symbol, counts]) => counts.map((count) => ({ unit, symbol, step: count * unit })));
const MOST = 5;

/** Returns at most about five ticks at whole seconds, minutes, hours or days. */
export function ticksOf([first, last]: readonly [first: number, last: number]) {
  const { unit, symbol, step } = STEPS.find((each) => (last - first) / each.step <= MOST) ?? {
    unit: DAY,
    symbol: 'd',
    step: undefined,
  };
  const counts =
    step === undefined
      ? scaleLinear()
          .domain([first / unit, last / unit])
          .ticks(MOST)
      : Array.from(
          { length: Math.floor(last / step) - Math.ceil(first / step) + 1 },
          (_, index) => ((Math.ceil(first / step) + index) * step) / unit,
        );
  return counts.map((count) => ({
    seconds: count * unit,
    label: count === 0 ? '0' : `${String(count).replace('-', '−')} ${symbol}`,
  }));
}
