import { count } from '../../ui/result/count.js';

const MONTHS_PER_YEAR = 12;

/** Formats a time in years and months: "2 years 5 months". */
export function timeText(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  return [years > 0 && count(years, 'year'), (rest > 0 || years === 0) && count(rest, 'month')]
    .filter(Boolean)
    .join(' ');
}
